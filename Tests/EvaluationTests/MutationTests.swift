import PhraseRouter
import Testing

@testable import Evaluation

@Suite struct MutationTests {
  static let utterances = [
    ("mark toy story as watched", "en"), ("what haven't I watched?", "en"), ("Rate Up 5", "en"),
    ("トイ・ストーリーを見た", "ja"), ("شاهدت صمت الحملان", "ar"), ("ajoute Amélie à ma liste", "fr"),
    ("aaaaa", "en"), ("हटाना है", "hi"), ("", "en"), ("12345 67890", "en"),
  ]

  private func mutants(
    _ mutation: Mutation, of utterance: String, language: String, fixed: [Range<Int>] = [],
    count: Int = 200
  ) -> [String] {
    var mutator = Mutator(seed: 9, utterances: Self.utterances.map(\.0))
    return (0..<count).compactMap { _ in
      mutator.apply(mutation, to: utterance, language: language, fixed: fixed)
    }
  }

  @Test(arguments: utterances)
  func aTypoIsOneEdit(utterance: String, language: String) {
    for mutant in mutants(.typo, of: utterance, language: language) {
      #expect(mutant != utterance)
      #expect(isOneEdit(Array(utterance), Array(mutant)), "\(utterance) → \(mutant)")
    }
  }

  @Test func typosHitOnlyLongWords() {
    #expect(mutants(.typo, of: "Rate Up 5", language: "en").isEmpty)
    #expect(mutants(.typo, of: "12345 67890", language: "en").isEmpty)
    #expect(mutants(.typo, of: "これはなんですか", language: "ja").isEmpty)
    let english = mutants(.typo, of: "toy story as seen", language: "en")
    #expect(english.count == 200)
    #expect(english.allSatisfy { $0.hasPrefix("toy ") && $0.hasSuffix(" as seen") })
    let japanese = mutants(.typo, of: "トイ・ストーリーを見た", language: "ja")
    #expect(japanese.count == 200)
    #expect(japanese.allSatisfy { $0.hasPrefix("トイ・") && $0.hasSuffix("を見た") })
  }

  @Test func allKindsOfTyposOccur() {
    let found = Set(mutants(.typo, of: "story", language: "en"))
    #expect(found.contains { $0.count == 4 })
    #expect(found.contains { $0.count == 6 })
    #expect(found.contains("tsory"))
    #expect(
      found.contains { mutant in
        mutant.count == 5 && zip(mutant, "story").count { $0 != $1 } == 1
      })
  }

  @Test func slotsOfVerbatimTextStayAsTheyAre() {
    let utterance = "note purple elephants please"
    for mutation in [Mutation.typo, .double] {
      let found = mutants(mutation, of: utterance, language: "en", fixed: [5..<21])
      #expect(found.count == 200)
      #expect(found.allSatisfy { $0.contains(" purple elephants ") })
    }
  }

  @Test func aWordIsDoubled() {
    let found = Set(mutants(.double, of: "mark Up now", language: "en"))
    #expect(found == ["mark mark Up now", "mark Up Up now", "mark Up now now"])
    #expect(mutants(.double, of: "トイを見た", language: "ja").isEmpty)
  }

  @Test func fillersStandAroundTheUtterance() {
    let english = mutants(.filler, of: "mark Up", language: "en-GB")
    #expect(english.count == 200)
    #expect(english.allSatisfy { $0.hasPrefix("mark Up ") || $0.hasSuffix(" mark Up") })
    #expect(mutants(.filler, of: "トイを見た", language: "ja").contains { $0.hasPrefix("ねえトイ") })
    #expect(mutants(.filler, of: "x", language: "tlh").isEmpty)
  }

  @Test func theSameSeedGivesTheSameMutants() {
    for mutation in Mutation.allCases {
      let once = mutants(mutation, of: "mark toy story as watched", language: "en")
      #expect(once == mutants(mutation, of: "mark toy story as watched", language: "en"))
    }
  }

  @Test func reportsCountWhatIsKept() {
    let row = CorpusRow(utterance: "mark up", expectation: Expectation())
    let kept = MutationOutcome(Samples.record(Samples.run("Mark", ["film": "Up"])))
    let lost = MutationOutcome(Samples.record(Samples.run("Mark", ["film": "Cars"])))
    let reference = MutationTrial.Reference(row: row, language: "en", outcome: kept, fixed: [])
    var report = MutationReport(seed: 3)
    report.add(.typo, reference, mutated: "marc up", outcome: kept)
    report.add(.typo, reference, mutated: "\u{1B}mark", outcome: lost)
    report.add(.filler, reference, mutated: "hey mark up", outcome: kept)
    #expect(report.total == MutationReport.Tally(drawn: 3, kept: 2))
    #expect(report.tallies.map(\.tally.drawn) == [2, 1])
    #expect(report.losses.map(\.actual) == ["run Mark film=Cars"])
    #expect(!report.text().contains("\u{1B}"))
    #expect(report.json["byMutation"]?["typo"]?["share"]?.value == 0.5)
  }

  /// Whether one insertion, deletion, substitution or transposition leads from one to the other.
  private func isOneEdit(_ left: [Character], _ right: [Character]) -> Bool {
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let (a, b) = (Array(left[prefix...]), Array(right[prefix...]))
    if a.count + 1 == b.count { return Array(b.dropFirst()) == a }
    if b.count + 1 == a.count { return Array(a.dropFirst()) == b }
    guard a.count == b.count, !a.isEmpty else { return false }
    if a.dropFirst() == b.dropFirst() { return true }
    return a.count > 1 && a[0] == b[1] && a[1] == b[0] && a.dropFirst(2) == b.dropFirst(2)
  }
}
