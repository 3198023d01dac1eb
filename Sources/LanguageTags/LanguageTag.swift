/// A language as BCP 47 names it, such as `pt-BR` or `zh-Hant-TW`.
///
/// Any text makes a tag, since tags come from manifests, command lines and the network: letter case
/// does not count, `_` stands for `-`, and what POSIX writes behind the tag (`de_DE.UTF-8`) and what
/// goes beyond ``maximumLength`` is left out. A tag that names no language is one like others, for
/// which nothing else is found.
///
/// *`PT_br` → `pt-BR`, `ZH-hANT-tw` → `zh-Hant-TW`, `en-US-u-CA-buddhist` → `en-US-u-ca-buddhist`*
///
/// Where a language is missing, what stands in for it is decided here and nowhere else: see
/// ``fallbacks``.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The parts between the dashes, in the letter case of BCP 47.
  package let subtags: [String]

  /// The most bytes of a tag that are read. BCP 47 recommends room for 35.
  package static let maximumLength = 64

  /// Reads a tag.
  ///
  /// - Complexity: O(``maximumLength``), however long the text is.
  package init(_ text: some StringProtocol) {
    let bytes = text.utf8.prefix(Self.maximumLength).prefix { $0 != 0x2E && $0 != 0x40 }
    let parts = bytes.split { $0 == 0x2D || $0 == 0x5F }
    subtags = Self.canonical(parts.map { String(decoding: $0, as: UTF8.self) })
  }

  init(subtags: some Sequence<String>) { self.subtags = Array(subtags) }

  /// The tag as it is written: `zh-Hant-TW`.
  package var description: String { subtags.joined(separator: "-") }

  /// The language without script and region: `zh`.
  package var language: String { subtags.first ?? "" }

  /// The script, where the tag names one: `Hant`.
  package var script: String? {
    guard subtags.count > 1, Self.isScript(subtags[1]) else { return nil }
    return subtags[1]
  }

  /// The region, where the tag names one: `TW`.
  package var region: String? {
    let place = script == nil ? 1 : 2
    guard subtags.count > place, Self.isRegion(subtags[place]) else { return nil }
    return subtags[place]
  }
}

extension LanguageTag {
  /// Languages are written small, scripts with a capital, regions in capitals, and everything small
  /// behind a single letter, with which extensions begin.
  private static func canonical(_ subtags: [String]) -> [String] {
    var isExtension = false
    return subtags.enumerated().map { place, subtag in
      let small = subtag.lowercased()
      guard place > 0, !isExtension else { return small }
      isExtension = subtag.utf8.count == 1
      if isScript(subtag) { return small.prefix(1).uppercased() + small.dropFirst() }
      return isRegion(subtag) ? subtag.uppercased() : small
    }
  }

  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy(isLetter)
  }

  private static func isRegion(_ subtag: String) -> Bool {
    let bytes = subtag.utf8
    return bytes.count == 2 && bytes.allSatisfy(isLetter)
      || bytes.count == 3 && bytes.allSatisfy { $0 &- 0x30 < 10 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
