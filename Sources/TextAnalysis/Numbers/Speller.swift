import CICU
import LanguageTags

/// One locale's spell-out rules.
final class Speller {
  private let handle: OpaquePointer

  init?(language: String, exactLanguageOnly: Bool) {
    let tag = LanguageTag(language)
    guard tag.subtags.count == 1 || !exactLanguageOnly else { return nil }
    guard let handle = cicu_speller_open(Self.locale(of: tag)) else { return nil }
    self.handle = handle
  }

  deinit {
    cicu_speller_close(handle)
  }

  /// ICU's spell-out rules know that Chinese is written in traditional characters where the script
  /// says so, and not where the region does: Taiwan, Hong Kong, Macao.
  private static func locale(of tag: LanguageTag) -> String {
    tag.language == "zh" && tag.likelyScript == "Hant" ? "zh_Hant" : tag.locale
  }

  func cardinalRuleSets(verbose: Bool) -> [String] {
    ruleSets { name in
      let isWanted =
        name.hasPrefix("%spellout-numbering") || name.hasPrefix("%spellout-cardinal")
      return isWanted && !name.contains("-year") && (verbose || !name.contains("-verbose"))
    }
  }

  func ruleSets(where isWanted: (String) -> Bool) -> [String] {
    var names: [String] = []
    while let name = ruleSet(at: names.count) { names.append(name) }
    return names.filter(isWanted)
  }

  private func ruleSet(at index: Int) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    guard cicu_speller_rule_set(handle, Int32(index), &buffer, Int32(buffer.count)) else {
      return nil
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The spellings of a range of numbers, each empty where the rules fail.
  func spell(_ range: ClosedRange<Int>, by ruleSet: String) -> [String] {
    spell(each: Array(range), by: ruleSet)
  }

  /// The spellings of some numbers, each empty where the rules fail.
  func spell(each numbers: [Int], by ruleSet: String) -> [String] {
    spell(numbers, by: ruleSet) { cicu_speller_spell(handle, Int64($0), &$1, Int32($1.count)) }
  }

  /// The spellings of numbers of tenths (205 is 20.5), each empty where the rules fail.
  func spell(tenths: [Int], by ruleSet: String) -> [String] {
    spell(tenths, by: ruleSet) {
      cicu_speller_spell_tenths(handle, Int64($0), &$1, Int32($1.count))
    }
  }

  private func spell(
    _ numbers: some Sequence<Int>, by ruleSet: String, _ write: (Int, inout [UInt16]) -> Int32
  ) -> [String] {
    guard cicu_speller_choose(handle, ruleSet) else { return numbers.map { _ in "" } }
    var buffer = [UInt16](repeating: 0, count: 512)
    return numbers.map { number in
      let length = write(number, &buffer)
      return String(decoding: buffer.prefix(Int(max(0, min(length, 512)))), as: UTF16.self)
    }
  }
}
