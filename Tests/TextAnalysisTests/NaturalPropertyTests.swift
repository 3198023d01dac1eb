import CICU
import RandomNumbers
import Testing

@testable import TextAnalysis

/// What holds for every text under the rules for typed text.
@Suite struct NaturalPropertyTests {
  private static let profiles = everyProfile.filter { $0.rules == .natural }

  /// The letters of Han and Hangul, which no rule looks at one by one, and all others.
  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1_7000...0x1_8AFF, 0x2_0000...:
      true
    default: false
    }
  }

  private static let assigned: [Unicode.Scalar] = (UInt32(0)...0x3_FFFF).lazy
    .filter { cicu_category_of($0) != CICU_UNASSIGNED && !(0xE000...0xF8FF).contains($0) }
    .compactMap(Unicode.Scalar.init)

  /// The code points that NFC or NFD writes otherwise, Hangul aside.
  private static let composed = assigned.filter { scalar in
    !isOrdinary(scalar)
      && [CICU_NFC, CICU_NFD].contains { form in
        let typed = Array(String(scalar).utf16)
        var units: [UInt16] = []
        ICU.normalize(form, typed, into: &units)
        return units != typed
      }
  }

  @Test(arguments: [true, false])
  func everyCodePointAloneIsIdempotent(folding: Bool) {
    let analyzer = TextAnalyzer("en", folding: folding)
    for scalar in Self.assigned where folding || !Self.isOrdinary(scalar) {
      expectIdempotent(String(scalar), analyzer)
    }
  }

  @Test(arguments: [
    TextProfile(language: "en"), TextProfile(language: "tr", foldsDiacritics: false),
  ])
  func everyCodePointInAWordIsIdempotent(profile: TextProfile) {
    let analyzer = TextAnalyzer(profile: profile)
    for scalar in Self.assigned where !Self.isOrdinary(scalar) && scalar.value < 0x1_0000 {
      expectIdempotent("a" + String(scalar) + "\u{301}1", analyzer)
    }
  }

  @Test(arguments: profiles)
  func randomTextIsIdempotent(profile: TextProfile) {
    var random = SeededGenerator(seed: 4)
    let analyzer = TextAnalyzer(profile: profile)
    for _ in 0..<2_000 { expectIdempotent(random.unruly(maximumLength: 10), analyzer) }
  }

  @Test(arguments: profiles)
  func canonicallyEquivalentTextsAreEqual(profile: TextProfile) {
    var random = SeededGenerator(seed: 5)
    let analyzer = TextAnalyzer(profile: profile)
    for scalar in Self.composed { expectEqualForms(String(scalar), analyzer) }
    for _ in 0..<2_000 { expectEqualForms(random.unruly(maximumLength: 10), analyzer) }
  }

  @Test(arguments: everyProfile)
  func sourceRangesAreMonotoneAndOnCharacters(profile: TextProfile) {
    var random = SeededGenerator(seed: 6)
    let analyzer = TextAnalyzer(profile: profile)
    for _ in 0..<2_000 {
      let text = random.unruly(maximumLength: 12)
      expectSoundRanges(analyzer.analyze(text), of: text)
    }
  }

  private func expectIdempotent(_ text: String, _ analyzer: TextAnalyzer) {
    let once = analyzer.normalized(text)
    let twice = analyzer.normalized(once)
    if Array(once.utf8) != Array(twice.utf8) {
      Issue.record("\(scalars(text)): \(scalars(once)) becomes \(scalars(twice))")
    }
  }

  private func expectEqualForms(_ text: String, _ analyzer: TextAnalyzer) {
    let typed = analyzer.analyze(text).bytes
    let typedUnits = Array(text.utf16)
    var units: [UInt16] = []
    for form in [CICU_NFC, CICU_NFD] {
      ICU.normalize(form, typedUnits, into: &units)
      if units == typedUnits { continue }
      let other = analyzer.analyze(String(decoding: units, as: UTF16.self)).bytes
      if typed != other {
        let shown = String(decoding: other, as: UTF8.self)
        Issue.record("\(scalars(text)) normalizes otherwise as form \(form.rawValue): \(shown)")
      }
    }
  }

  private func expectSoundRanges(_ analyzed: AnalyzedText, of text: String) {
    let bytes = Array(text.utf8)
    let (starts, ends) = (analyzed.sourceStarts, analyzed.sourceEnds)
    var isSound = starts.count == analyzed.bytes.count && ends.count == starts.count
    for index in starts.indices where isSound {
      isSound = starts[index] < ends[index] && ends[index] <= bytes.count
      if index > 0 {
        isSound = isSound && starts[index - 1] <= starts[index] && ends[index - 1] <= ends[index]
      }
      isSound = isSound && bytes[Int(starts[index])] & 0xC0 != 0x80
      let end = Int(ends[index])
      isSound = isSound && (end == bytes.count || bytes[end] & 0xC0 != 0x80)
    }
    let edges = analyzed.bytes.first == 0x20 || analyzed.bytes.last == 0x20
    if !isSound || edges { Issue.record("\(scalars(text)): \(Outcome(analyzed))") }
  }

  private func scalars(_ text: String) -> String {
    text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
