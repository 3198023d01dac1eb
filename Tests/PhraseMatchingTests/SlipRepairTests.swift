import PhraseMatching
import RandomNumbers
import TextAnalysis
import Testing

/// What an utterance may have been meant as, if one slip happened in it.
@Suite("Repairs of slips")
struct SlipRepairTests {
  /// What is typed, what is among its repairs, and what happened.
  static let slips: [(String, String, SlipRepair.Slip)] = [
    ("mrk up as watched", "mark up as watched", .misspelt),
    ("mark up sa watched", "mark up as watched", .misspelt),
    ("mark up ad watched", "mark up as watched", .misspelt),
    ("give up fore stars", "give up four stars", .misheard),
    ("mark up aswatched", "mark up as watched", .joined),
    ("markup as watched", "mark up as watched", .joined),
    ("mark up as wat ched", "mark up as watched", .parted),
    ("mark up watched as", "mark up as watched", .swapped),
    ("mark up watched", "mark up as watched", .missing),
    ("pick a random a random film", "pick a random film", .repeated),
    ("rate up5 stars", "rate up 5 stars", .joined),
  ]

  @Test("A slip is repaired wherever it is", arguments: slips)
  func repaired(typed: String, meant: String, slip: SlipRepair.Slip) throws {
    let phrases = try FilmPhrases()
    let found = repairs(of: typed, phrases).filter { $0.slip == slip }
    #expect(found.map { String(decoding: $0.text.bytes, as: UTF8.self) }.contains(meant))
  }

  @Test("A word that turns what is said into its contrary is no slip of the other")
  func contraries() throws {
    let found = repairs(of: "show me watched films in film tracker", try FilmPhrases())
    #expect(
      !found.contains { String(decoding: $0.text.bytes, as: UTF8.self).contains("unwatched") })
  }

  @Test("Words that no phrase can use are left alone")
  func hopeless() throws {
    let phrases = try FilmPhrases()
    #expect(repairs(of: "the wether in lisbon tomorow", phrases).isEmpty)
    #expect(repairs(of: "", phrases).isEmpty)
  }

  /// Whatever is typed, the repairs are few, cheapest first, and say where the slip is.
  @Test("Repairs of anything keep to their bounds", arguments: 0..<40)
  func anything(seed: Int) throws {
    let phrases = try FilmPhrases()
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = [
      "mark", "mrak", "as", "sa", "watched", "up", "a", "é", "映", "画", "5stars", "\u{0301}", "x",
      "to",
      "two", "rate", "film", "flm", "tracker", "🎬", "in", "ni", "random", "radnom",
    ]
    let typed = (0..<generator.below(45)).map { _ in generator.pick(words) }
      .joined(separator: generator.below(4) == 0 ? "" : " ")
    let found = repairs(of: typed, phrases)
    #expect(found.count <= 130)
    for (left, right) in zip(found, found.dropFirst()) { #expect(left.cost <= right.cost) }
    for repair in found {
      #expect(repair.source.lowerBound >= 0 && repair.source.upperBound <= typed.utf8.count)
      #expect(repair.text.bytes.count == repair.text.sourceStarts.count)
      #expect(repair.text.bytes.count == repair.text.sourceEnds.count)
      #expect(zip(repair.text.sourceStarts, repair.text.sourceEnds).allSatisfy { $0 <= $1 })
    }
  }

  private func repairs(of typed: String, _ phrases: FilmPhrases) -> [SlipRepair] {
    let text = phrases.analyzer.analyze(typed)
    return phrases.matcher.repairs(of: text, reach: text.bytes.count)
  }
}
