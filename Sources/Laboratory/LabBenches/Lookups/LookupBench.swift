package import AppManifest
package import Evaluation
import NameIndex
import RandomNumbers
import TextAnalysis

/// Looks up misspelt titles of a catalogue: how often it finds what was meant, and how fast.
///
/// Each draw takes a title that has a word of five letters or more, makes one random edit inside
/// such a word (a letter inserted, deleted, substituted, or swapped with its neighbour), and looks
/// the text up. An answer is found if an entity that bears the title is among the first five.
package struct LookupBench {
  /// How many titles are drawn.
  package var draws: Int
  /// The seed of the draws.
  package var seed: UInt64

  package init(draws: Int = 2000, seed: UInt64 = 1) {
    self.draws = draws
    self.seed = seed
  }

  /// What was measured.
  package struct Report: Sendable {
    /// The file's name.
    package var catalogue: String
    package var entities: Int
    package var draws: Int
    /// How often an entity that bears the title was among the first five, from 0 to 1.
    package var found: Double
    /// How many titles, spelt right, did not find every entity that bears them.
    package var incomplete: Int
    /// Microseconds of the lookups.
    package var latency: LatencySummary?
  }

  /// Measures a catalogue: a file of JSON Lines with `title` and `aliases`.
  ///
  /// - Throws: ``DiagnosticError`` if the file cannot be read.
  /// - Complexity: O(entities × log entities + draws).
  package func run(_ path: String) throws(DiagnosticError) -> Report {
    let names = try CatalogueName.load(path)
    let analyzer = TextAnalyzer(profile: TextProfile(language: "en"))
    var builder = NameIndexBuilder(language: "en")
    var bearers: [[UInt8]: [EntityID]] = [:]
    for (position, name) in names.enumerated() {
      let id = EntityID(rawValue: UInt32(position))
      let title = analyzer.analyze(name.title).bytes
      builder.add(name: title, entity: id, isTitle: true)
      for alias in name.aliases {
        builder.add(name: analyzer.analyze(alias).bytes, entity: id, isTitle: false)
      }
      bearers[title, default: []].append(id)
    }
    let index = builder.build()
    let incomplete = bearers.count { title, ids in
      !title.isEmpty && !Set(index.exact(title)).isSuperset(of: ids)
    }
    let (found, times) = lookUpDraws(names.map(\.title), index, bearers, analyzer)
    return Report(
      catalogue: path.split(separator: "/").last.map(String.init) ?? path, entities: names.count,
      draws: times.count, found: Double(found) / Double(max(1, times.count)),
      incomplete: incomplete, latency: LatencySummary(nanoseconds: times))
  }

  private func lookUpDraws(
    _ titles: [String], _ index: NameIndex, _ bearers: [[UInt8]: [EntityID]],
    _ analyzer: TextAnalyzer
  ) -> (found: Int, times: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    var scratch = SearchScratch()
    var times: [UInt64] = []
    var found = 0
    var attempts = 0
    while times.count < draws && attempts < draws * 100 {
      attempts += 1
      guard let title = titles.randomElement(using: &generator),
        let typed = Self.misspelt(title, using: &generator)
      else { continue }
      let text = analyzer.analyze(typed).bytes
      let start = MonotonicClock.now()
      let result = index.search(text, limit: 5, scratch: &scratch)
      times.append(MonotonicClock.now() - start)
      let meant = Set(bearers[analyzer.analyze(title).bytes] ?? [])
      if result.hits.contains(where: { meant.contains($0.entity) }) { found += 1 }
    }
    return (found, times)
  }

  /// A title with one edit inside a word of five letters or more; `nil` if it has no such word.
  static func misspelt(_ title: String, using generator: inout SeededGenerator) -> String? {
    var words = title.split(separator: " ", omittingEmptySubsequences: false).map(Array.init)
    let long = words.indices.filter { words[$0].count >= 5 && words[$0].allSatisfy(\.isLetter) }
    guard let word = long.randomElement(using: &generator) else { return nil }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    guard let letter = letters.randomElement(using: &generator) else { return nil }
    let place = Int.random(in: 1..<words[word].count - 1, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: words[word].insert(letter, at: place)
    case 1: words[word].remove(at: place)
    case 2: words[word][place] = letter
    default: words[word].swapAt(place, place + 1)
    }
    let typed = words.map { String($0) }.joined(separator: " ")
    return typed == title ? nil : typed
  }
}

/// The names of one entity of a catalogue.
private struct CatalogueName {
  var title: String
  var aliases: [String]

  /// Reads a file of JSON Lines.
  static func load(_ path: String) throws(DiagnosticError) -> [CatalogueName] {
    var names: [CatalogueName] = []
    var fault: Diagnostic?
    let file: CorpusFile
    do {
      file = try CorpusFile(path)
    } catch {
      throw DiagnosticError(error.diagnostics, isMissingInput: true)
    }
    JSONLines(JSONSource(name: path, bytes: file.bytes)).forEach { line in
      guard case .success(let node) = line, let title = node["title"]?.string else {
        fault = Diagnostic(
          .error, at: .file(path), "a line is no object with a \"title\"",
          fix: "write one name a line: {\"title\": \"…\"}")
        return false
      }
      let aliases = (node["aliases"]?.array ?? []).compactMap(\.string)
      names.append(CatalogueName(title: title, aliases: aliases))
      return true
    }
    if let fault { throw DiagnosticError([fault]) }
    return names
  }
}

extension LookupBench.Report {
  /// What a figure came to. `nil` where it was not measured here.
  package func value(of figure: LabFigure) -> Double? {
    switch figure {
    case .lookupP50: latency?.p50
    case .lookupP99: latency?.p99
    case .lookupMissed: 1 - found
    case .lookupIncomplete: Double(incomplete)
    default: nil
    }
  }

  /// What is over budget, a line each.
  package func violations(of budgets: [Budget<LabFigure>]) -> [String] {
    Budget.violations(of: budgets, value).map { "\(catalogue): \($0)" }
  }

  /// The report as JSON. Latencies are in microseconds.
  package var json: LocatedJSON {
    .object([
      .init("catalogue", .string(catalogue)),
      .init("entities", .integer(entities)),
      .init("draws", .integer(draws)),
      .init("missed", .number((1 - found).rounded(toPlaces: 4))),
      .init("incomplete", .integer(incomplete)),
      .init("latency", latency?.json ?? .null),
    ])
  }

  /// The report, as a person reads it.
  package var text: String {
    let share = (found * 1000).rounded() / 10
    let p50 = (latency?.p50 ?? 0).rounded(toPlaces: 1)
    let p99 = (latency?.p99 ?? 0).rounded(toPlaces: 1)
    return "\(catalogue): \(entities) entities, \(draws) misspelt titles: \(share) % among the "
      + "first five; p50 \(p50) µs, p99 \(p99) µs; \(incomplete) titles do not find all that "
      + "bear them"
  }
}
