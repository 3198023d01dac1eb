import AppManifest
import RandomNumbers

/// Apps among whose utterances slow ones are looked for.
package enum SlowFamily: String, CaseIterable, Sendable {
  /// 100,000 serial numbers of 30 letters that begin alike.
  case serials
  /// 60,000 names of 30 letters, of only two.
  case dense
  /// 400,000 people's names.
  case people
  /// Templates and names that are changed as well: few, so that they can be.
  case templates

  /// The app to begin with.
  func input(_ random: inout SeededGenerator, scale: Double) -> SlowInput {
    func count(_ full: Int) -> Int { max(20, Int(Double(full) * scale)) }
    return switch self {
    case .serials:
      SlowInput(names: (0..<count(100_000)).map(Self.serial), templates: Self.phrases)
    case .dense:
      SlowInput(
        names: (0..<count(60_000)).map { _ in Self.word(30, of: "ab", &random) },
        templates: Self.phrases)
    case .people:
      SlowInput(names: Self.people(count(400_000), &random), templates: Self.phrases)
    case .templates:
      SlowInput(
        names: Self.people(count(1_000), &random), templates: Self.phrases, changesApp: true)
    }
  }

  private static let phrases = [
    "find ${thing}", "move ${thing} to ${other}",
    "(show|give) [me] ${thing} [and ${other}] [please]", "how many ${thing} are there",
  ]

  private static func serial(_ number: Int) -> String {
    let digits = String(number)
    return "PART" + String(repeating: "0", count: 26 - digits.count) + digits
  }

  static func word(_ length: Int, of letters: String, _ random: inout SeededGenerator) -> String {
    let letters = Array(letters)
    return String((0..<length).map { _ in random.pick(letters) })
  }

  /// Names of a few thousand first and last names, as a telephone book has them.
  private static func people(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    let syllables = [
      "an", "ar", "be", "bert", "da", "el", "en", "er", "fa", "fran", "ga", "har", "is", "jo", "ka",
      "len", "lo", "ma", "mar", "mi", "na", "ni", "o", "pe", "ra", "ri", "ro", "sa", "ter", "to",
    ]
    func names(
      _ count: Int, _ length: ClosedRange<Int>, _ random: inout SeededGenerator
    ) -> [String] {
      (0..<count).map { _ in
        (0..<(length.lowerBound + random.below(length.count))).map { _ in random.pick(syllables) }
          .joined()
      }
    }
    let first = names(2_000, 2...3, &random)
    let last = names(20_000, 2...4, &random)
    return (0..<count).map { _ in "\(random.pick(first)) \(random.pick(last))" }
  }
}
