import AppManifest
package import Evaluation
import Foundation
package import PhraseRouter
import RandomNumbers

/// An app with sentence templates of its own, one of whose lists is to hold made-up names.
package struct ScalingApp: Sendable {
  /// The app, the list without values.
  let withoutNames: Manifest
  /// How many templates there are.
  let templateCount: Int
  let list: String
  /// The contexts of the list's own values, each as often as it occurs.
  private let contexts: [[String: Value]]
  /// What is said with the name of a value of the list.
  fileprivate let namedRows: [NamedRow]
  /// What is said without one.
  fileprivate let namelessRows: [CorpusRow]

  /// An utterance that names a value of the list.
  fileprivate struct NamedRow {
    let row: CorpusRow
    let name: Range<String.Index>
    let context: [String: Value]
  }

  /// - Parameters:
  ///   - list: A list of values. Slots that it fills bear its name.
  ///   - rows: Utterances with the intent and the slots that are expected.
  /// - Returns: `nil` if the app's default language has no sentence templates with such a list.
  package init?(_ manifest: Manifest, list: String, rows: [CorpusRow]) {
    let language = manifest.defaultLanguage
    guard let set = manifest.sentences[language], case .values(let values)? = set.lists[list],
      !values.isEmpty
    else { return nil }
    var app = manifest
    app.sentences[language]?.lists[list] = .values([])
    withoutNames = app
    templateCount = set.blocks.reduce(0) { $0 + $1.sentences.count }
    self.list = list
    contexts = values.map(\.context)
    let own = rows.filter { ($0.language ?? language) == language && $0.expectation.intent != nil }
    let named = Dictionary(grouping: values) { $0.output ?? .string($0.input) }
    namedRows = own.compactMap { row in
      guard case .string(let title)? = row.expectation.slots?[list],
        let bearers = named[.string(title)], let value = bearers.first,
        // Which of several is meant cannot be told.
        bearers.allSatisfy({ $0.context == value.context }),
        let range = row.utterance.range(of: title, options: .caseInsensitive),
        row.utterance[range.upperBound...].range(of: title, options: .caseInsensitive) == nil
      else { return nil }
      return NamedRow(row: row, name: range, context: value.context)
    }
    namelessRows = own.filter { $0.expectation.slots?[list] == nil }
  }

  /// The context of the name at a position of a catalogue: they come round in the list's order, so
  /// that each is as frequent as in the list, and a smaller catalogue is the start of a larger one.
  fileprivate func context(at position: Int) -> [String: Value] {
    contexts[position % contexts.count]
  }

  /// Names that no list has, each with an utterance of the app's own that has it in it.
  func probes(count: Int) -> [NameProbe] {
    guard !namedRows.isEmpty else { return [] }
    return (0..<count).map { number in
      // Letters only, since numbers could mean something of their own.
      let letters = "\(number)".utf8.map { String(UnicodeScalar($0 - 48 + 97)) }
      let name = "zqx" + letters.joined()
      let place = namedRows[number % namedRows.count]
      return NameProbe(
        value: ListValue(
          input: name, output: .string(name), id: "live-\(number)", context: place.context),
        text: place.row.utterance.replacingCharacters(in: place.name, with: name),
        context: place.row.context)
    }
  }

  /// Gives the app its names.
  func add(_ entities: [Manifest.Entity], to app: inout Manifest) {
    let values = entities.enumerated().map { position, entity in
      ListValue(
        input: entity.title, output: .string(entity.title), id: entity.id,
        context: context(at: position))
    }
    app.sentences[app.defaultLanguage]?.lists[list] = .values(values)
  }
}

/// Makes utterances of an app's own ones, with other names in them.
struct AppUtteranceGenerator {
  private let app: ScalingApp
  private let otherWords: [String]
  private var generator: SeededGenerator
  /// Where something is said, with the titles that can be named there.
  private let places: [(place: ScalingApp.NamedRow, titles: [String])]

  /// How many utterances of each kind there are.
  private static let counts: [ScalingBench.Kind: Int] = [
    .asWritten: 240, .nameless: 80, .typingError: 80, .nearMiss: 40, .unrelated: 40,
  ]

  init(
    _ app: ScalingApp, entities: [Manifest.Entity], otherWords: [String],
    generator: SeededGenerator
  ) {
    self.app = app
    self.otherWords = otherWords
    self.generator = generator
    let titles = Dictionary(grouping: entities.enumerated()) { app.context(at: $0.offset) }
    places = app.namedRows.compactMap { place in
      titles[place.context].map { (place, $0.map(\.element.title)) }
    }
  }

  mutating func utterances() -> [ScalingUtterance] {
    ScalingBench.Kind.allCases.flatMap { kind in
      (0..<(Self.counts[kind] ?? 0)).compactMap { _ in utterance(kind) }
    }
  }

  private mutating func utterance(_ kind: ScalingBench.Kind) -> ScalingUtterance? {
    switch kind {
    case .asWritten: return named(kind) { title, _ in title }
    case .nameless:
      return app.namelessRows.randomElement(using: &generator).map { row in
        ScalingUtterance(
          text: row.utterance, kind: kind, context: row.context,
          meaning: row.expectation.intent.map { ($0, nil) })
      }
    case .typingError:
      var utterance = named(kind) { LookupBench.misspelt($0, using: &$1) }
      utterance?.meaning = nil
      return utterance
    case .nearMiss:
      // Of words that are in no vocabulary: nothing is called that.
      var utterance = named(kind) { title, _ in
        title.split(separator: " ").map { $0.reversed() + "zq" }.joined(separator: " ")
      }
      utterance?.meaning = nil
      return utterance
    case .unrelated:
      let count = Int.random(in: 4...9, using: &generator)
      let words = (0..<count).compactMap { _ in otherWords.randomElement(using: &generator) }
      return ScalingUtterance(text: words.joined(separator: " "), kind: kind)
    }
  }

  /// An utterance of the app's own with another name, perhaps written differently.
  private mutating func named(
    _ kind: ScalingBench.Kind, write: (String, inout SeededGenerator) -> String?
  ) -> ScalingUtterance? {
    guard let (place, titles) = places.randomElement(using: &generator),
      let title = titles.randomElement(using: &generator),
      let written = write(title, &generator)
    else { return nil }
    let text = place.row.utterance.replacingCharacters(in: place.name, with: written)
    return ScalingUtterance(
      text: text, kind: kind, context: place.row.context,
      meaning: place.row.expectation.intent.map { ($0, title) })
  }
}
