import AppManifest
import DialogueScripts
import Foundation
import PhraseRouter
import RandomNumbers
import Testing

@testable import Evaluation

/// The page shows the figures of the JSON, and the JSON's figures are those of its rows, counted
/// here once more in the plainest way.
@Suite struct ReportPageTests {
  private let document: ReportDocument
  private let page: String
  private let rows: [LocatedJSON]

  /// Hostile names, as intents, slots and utterances.
  private static let hostile = [
    "</style><script>alert(1)</script>", "\" onload=\"x", "a/b~c", "\u{202E}gnp.exe\u{1B}[31m",
    "<img src=x>&amp;'", "=cmd|' /C calc'!A0",
  ]

  init() {
    document = Self.document(baseline: nil)
    page = ReportPage(document).html
    rows = document.json["rows"]?.array ?? []
  }

  private static func document(baseline: Baseline?) -> ReportDocument {
    ReportDocument(
      report(seed: 5), app: hostile[0], noise: NoiseReport(seed: 1), baseline: baseline)
  }

  /// Rows of all outcomes and tiers, with values that agree in whole, in part and not at all.
  private static func report(seed: UInt64, rightInTen: Int = 7) -> EvaluationReport {
    var random = SeededGenerator(seed: seed)
    var report = EvaluationReport()
    let intents = ["Mark", "Rate"] + hostile
    for line in 1...400 {
      let intent = intents.randomElement(using: &random) ?? "Mark"
      let film = ["Up", "The Big Short", "Big", hostile[4]].randomElement(using: &random) ?? "Up"
      let isMeant = Int.random(in: 1...4, using: &random) > 1
      var row = CorpusRow(
        utterance: "\(hostile[line % hostile.count]) \(line)", language: "en",
        expectation: isMeant
          ? Expectation(decision: .run, intent: intent, slots: ["film": .string(film)])
          : Expectation(decision: .reject), file: "a.jsonl", line: line)
      row.rowClass = line % 3 == 0 ? hostile[line % 2] : nil
      let isRight = Int.random(in: 1...10, using: &random) <= rightInTen
      let other = intents.randomElement(using: &random) ?? "Mark"
      let decision = Self.decision(
        isRight && isMeant ? intent : other, isRight ? film : "The Short", random: &random)
      let record = Samples.record(isRight && !isMeant ? Samples.reject : decision)
      report.add(row, record: record, nanoseconds: .random(in: 900...900_000, using: &random))
    }
    return report
  }

  private static func decision(
    _ intent: String, _ film: String, random: inout SeededGenerator
  ) -> Decision {
    let confidences: [Double] = [1, 1, 0.93, 0.75, 0.5, 0.31]
    let confidence = confidences.randomElement(using: &random) ?? 1
    let invocation = Invocation(
      intent: intent, slots: [FilledSlot(name: "film", value: .string(film))],
      confidence: confidence, template: confidence == 0.5 ? "" : "mark ${film}")
    switch Int.random(in: 1...6, using: &random) {
    case 1: return .confirm(invocation)
    case 2: return .reject(Rejection(reason: .noMatch))
    default: return .run(invocation)
    }
  }

  // MARK: - The page says what the JSON says

  /// The value at a JSON pointer, read by its rules and not by the page's own code.
  private func value(at pointer: String, in json: LocatedJSON) -> LocatedJSON? {
    var found: LocatedJSON? = json
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = String(part).replacing("~1", with: "/").replacing("~0", with: "~")
      if let elements = found?.array {
        found = Int(key).map { elements[$0] }
      } else {
        found = found?[key]
      }
    }
    return found
  }

  private func unescaped(_ text: Substring) -> String {
    var text = String(text)
    for scalar in [0x202E, 0x1B] {
      text = text.replacing("&#\(scalar);", with: String(Character(UnicodeScalar(scalar) ?? " ")))
    }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// Whether a figure is a number, as far as it is written out.
  private func says(_ text: Substring, _ number: Double, _ format: Substring) -> Bool {
    let places = ["count": 0, "percent": 1, "decimal": 4, "microseconds": 1, "signed": 4]
    guard let places = places[String(format)] else { return false }
    let isPercent = format == "percent"
    guard text.hasSuffix(" %") == isPercent,
      text.hasPrefix("+") == (format == "signed" && number > 0),
      let shown = Double(isPercent ? text.dropLast(2) : text)
    else { return false }
    return abs(shown - number * (isPercent ? 100 : 1)) <= 0.5 * pow(10, -Double(places)) + 1e-9
  }

  @Test(arguments: [true, false])
  func everyFigureIsTheJSONs(hasBaseline: Bool) throws {
    let then = Self.report(seed: 6, rightInTen: 5)
    var baseline = Baseline(failures: Set(then.failures.map(\.source.identity)))
    baseline.figures = ["exact": 17, "slotF1": 0.5, "utterances": 400]
    let document = Self.document(baseline: hasBaseline ? baseline : nil)
    let page = ReportPage(document).html
    #expect(page.contains("Since the baseline") == hasBaseline)
    let figure = /<span data-figure="([^"]*)" data-format="([a-z]*)">([^<]*)<\/span>/
    let figures = page.matches(of: figure).map(\.output)
    #expect(figures.count > 250)
    for (_, pointer, format, text) in figures {
      let number = value(at: unescaped(pointer), in: document.json)?.number
      #expect(number.map { says(text, $0, format) } == true, "\(pointer): \(text)")
    }
    // What is no figure has no number.
    let cells = page.replacing(figure, with: "").matches(of: /<td[^>]*>([^<]*)<\/td>/)
    #expect(!cells.contains { $0.output.1.contains(where: \.isNumber) })
    let tiles = page.replacing(figure, with: "").matches(of: /<b>([^<]*)<\/b>/)
    #expect(tiles.allSatisfy { $0.output.1.isEmpty || $0.output.1 == "–" })
  }

  @Test func everyShapeIsTheJSONs() throws {
    let bars =
      /<rect data-figure="([^"]*)" x="([0-9.]*)" y="([0-9.]*)" width="20" height="([0-9.]*)"/
    let dots = /<circle data-figure="([^"]*)" cx="([0-9.]*)" cy="([0-9.]*)"/
    #expect(page.matches(of: bars).count == document.json["reliability"]?["bins"]?.array?.count)
    func isAt(_ text: Substring, _ number: Double) -> Bool {
      abs((Double(text) ?? .nan) - number) < 0.011
    }
    for (_, pointer, x, y, height) in page.matches(of: bars).map(\.output) {
      let bin = try #require(value(at: String(pointer), in: document.json))
      let (from, share) = (try #require(bin["from"]?.number), try #require(bin["accuracy"]?.number))
      #expect(isAt(x, from * 200) && isAt(height, share * 200) && isAt(y, 200 - share * 200))
    }
    for (_, pointer, x, y) in page.matches(of: dots).map(\.output) {
      let bin = try #require(value(at: String(pointer), in: document.json))
      let sure = try #require(bin["confidence"]?.number)
      #expect(isAt(x, sure * 200) && isAt(y, 200 - (bin["accuracy"]?.number ?? 0) * 200))
    }
    let line = try #require(page.firstMatch(of: /<polyline [^>]*points="([^"]*)"/)).output.1
    let drawn = line.split(separator: " ").map { $0.split(separator: ",") }
    let curve = try #require(document.json["riskCoverage"]?["points"]?.array)
    let scale = try #require(document.json["riskCoverage"]?["scale"]?.number)
    #expect(drawn.count == curve.count)
    for (place, point) in zip(drawn, curve) {
      #expect(isAt(place[0], (point["coverage"]?.number ?? 0) * 200))
      #expect(isAt(place[1], 200 - (point["risk"]?.number ?? 0) / scale * 200))
    }
  }

  // MARK: - The JSON says what its rows say

  private func share(_ part: Int, _ whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }

  private func isSame(_ pointer: String, _ expected: Double?) -> Bool {
    let found = value(at: pointer, in: document.json)?.number
    guard let found, let expected else { return found == nil && expected == nil }
    return abs(found - expected) < 0.000_000_6
  }

  @Test func sharesAndTiersAreCounted() {
    #expect(rows.count == 400)
    func count(_ key: String, _ text: String, in rows: [LocatedJSON]) -> Int {
      rows.count { $0[key]?.string == text }
    }
    #expect(isSame("/exactShare", share(count("outcome", "right", in: rows), 400)))
    #expect(isSame("/silentlyWrongShare", share(count("outcome", "wrong", in: rows), 400)))
    let right = rows.count { $0["expected"]?.string == $0["actual"]?.string }
    #expect(isSame("/intentShare", share(right, 400)) && isSame("/intentCorrect", Double(right)))
    let tiers = Set(rows.compactMap { $0["tier"]?.string })
    #expect(tiers.count == 4)
    for tier in tiers {
      let own = rows.filter { $0["tier"]?.string == tier }
      #expect(isSame("/byTier/\(tier)/rows", Double(own.count)))
      #expect(
        isSame("/byTier/\(tier)/accuracy", share(count("outcome", "right", in: own), own.count)))
      for outcome in RowOutcome.allCases {
        let found = count("outcome", outcome.rawValue, in: own)
        #expect(isSame("/byTier/\(tier)/\(outcome.rawValue)", Double(found)))
      }
    }
  }

  @Test func intentsAndTheirConfusionsAreCounted() throws {
    let pairs: [(String, String)] = rows.map { row in
      (row["expected"]?.string ?? "", row["actual"]?.string ?? "")
    }
    for name in Set(pairs.flatMap { [$0, $1] }) {
      let (wanted, found) = (pairs.count { $0.0 == name }, pairs.count { $0.1 == name })
      let both = pairs.count { $0 == (name, name) }
      let key = name.replacing("~", with: "~0").replacing("/", with: "~1")
      #expect(isSame("/byIntent/\(key)/precision", share(both, found)), "\(name)")
      #expect(isSame("/byIntent/\(key)/recall", share(both, wanted)))
      #expect(isSame("/byIntent/\(key)/f1", share(2 * both, wanted + found)))
    }
    let matrix = try #require(document.json["confusionMatrix"])
    let labels = try #require(matrix["labels"]?.array).compactMap(\.string)
    for (line, expected) in labels.enumerated() {
      for (column, actual) in labels.enumerated() {
        let count = pairs.count { $0 == (expected, actual) }
        #expect(isSame("/confusionMatrix/counts/\(line)/\(column)", Double(count)))
      }
    }
  }

  @Test(arguments: ["exact", "lenient"])
  func slotsAreCounted(kind: String) {
    let scores = rows.compactMap { $0["slots"]?["film"]?[kind]?.array?.compactMap(\.number) }
    let sums = (0..<3).map { place in scores.reduce(0) { $0 + $1[place] } }
    #expect(isSame("/slots/\(kind)/f1", 2 * sums[2] / (sums[0] + sums[1])))
    #expect(isSame("/slots/byName/film/\(kind)/precision", sums[2] / sums[1]))
    #expect(isSame("/slots/byName/film/\(kind)/recall", sums[2] / sums[0]))
  }

  @Test func confidenceIsHeldAgainstWhatWasRight() throws {
    let answered = rows.filter { $0["tier"]?.string != "rejected" }
    let sure: [(Double, Bool)] = answered.map { row in
      (row["confidence"]?.number ?? -1, row["readRight"]?.kind.isTrue == true)
    }
    #expect(isSame("/reliability/rows", Double(answered.count)))
    var error = 0.0
    for (place, bin) in try #require(document.json["reliability"]?["bins"]?.array).enumerated() {
      let (from, to) = (bin["from"]?.number ?? 0, bin["to"]?.number ?? 0)
      let own = sure.filter { $0.0 > from + 1e-9 && $0.0 <= to + 1e-9 }
      let mean = own.reduce(0) { $0 + $1.0 } / Double(own.count)
      let right = Double(own.count { $0.1 }) / Double(own.count)
      error += abs(mean - right) * Double(own.count) / Double(sure.count)
      #expect(isSame("/reliability/bins/\(place)/rows", Double(own.count)))
      #expect(isSame("/reliability/bins/\(place)/confidence", mean))
      #expect(isSame("/reliability/bins/\(place)/accuracy", right))
    }
    #expect(isSame("/reliability/ece", error))
    for (place, point) in try #require(document.json["riskCoverage"]?["points"]?.array).enumerated()
    {
      let own = sure.filter { $0.0 >= (point["bar"]?.number ?? 0) - 0.0005 }
      #expect(isSame("/riskCoverage/points/\(place)/coverage", share(own.count, 400)))
      #expect(isSame("/riskCoverage/points/\(place)/risk", share(own.count { !$0.1 }, own.count)))
    }
  }

  @Test func latenciesAreThoseOfTheRows() throws {
    let groups = try #require(document.json["latency"]?.array)
    var total = 0
    for (place, group) in groups.enumerated() {
      let times = rows.filter { row in
        let kind = row["decision"]?.string.flatMap(Decision.Kind.init(rawValue:))
        return row["tier"]?.string == group["tier"]?.string
          && kind?.outcome.rawValue == group["outcome"]?.string
      }.compactMap { $0["microseconds"]?.number }.sorted()
      total += times.count
      #expect(isSame("/latency/\(place)/count", Double(times.count)))
      #expect(isSame("/latency/\(place)/max", times.last))
      #expect(isSame("/latency/\(place)/p50", times[(times.count + 1) / 2 - 1]))
    }
    #expect(total == 400)
  }

  // MARK: - Hostile names

  @Test func namesAreShownAsText() {
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains(" onload=\"x"))
    #expect(!page.unicodeScalars.contains("\u{202E}") && !page.unicodeScalars.contains("\u{1B}"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url("))
    let tables = [document.figuresCSV, document.rowsCSV]
    for line in tables.flatMap({ $0.split(separator: "\r\n") }) {
      #expect(!line.hasPrefix("=") && !line.contains(",=") && !line.hasPrefix("\"="))
    }
    #expect(document.rowsCSV.split(separator: "\r\n").count == 401)
  }

  @Test func anEmptyReportIsAPageToo() {
    let page = ReportPage(ReportDocument(EvaluationReport(), app: "x")).html
    #expect(page.contains("<h1>Evaluation of x</h1>"))
    #expect(!page.contains("nan") && !page.contains("inf"))
  }

  // MARK: - Lenient slots

  /// What is expected, what is found, and of the words how many are wanted, found and right.
  static let words: [(String?, String?, [Int])] = [
    ("near Alexanderplatz", "Alexanderplatz", [2, 1, 1]), ("Up", "Up", [1, 1, 1]),
    ("Up", "Cars", [1, 1, 0]), ("Big", "The Big Short", [1, 3, 1]), ("New York", nil, [2, 0, 0]),
    (nil, "New York", [0, 2, 0]), ("la la land", "la land", [3, 2, 2]), ("…", "…", [1, 1, 1]),
  ]

  @Test(arguments: words)
  func wordsOfValuesCount(expected: String?, produced: String?, counts: [Int]) {
    let score = SlotScore(
      expected: expected.map(Value.string), produced: produced.map(Value.string)
    ).lenient
    #expect([score.expected, score.produced, score.right] == counts)
  }
}

extension LocatedJSON.Kind {
  fileprivate var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}
