/// A slot as phrases write it: `${film}`.
package struct PhraseSlot: Equatable, Sendable {
  /// The slot that stands for any of the app's names.
  package static let applicationName = "applicationName"

  /// The name between the braces.
  package var name: String
  /// Where the slot stands in the phrase, in UTF-8, from `$` to the closing brace.
  package var range: Range<Int>

  /// The slots of a phrase, in order. An unclosed one is left out.
  ///
  /// - Complexity: O(*n*) in the length of the phrase.
  package static func slots(in phrase: String) -> [PhraseSlot] {
    let bytes = Array(phrase.utf8)
    var slots: [PhraseSlot] = []
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { break }
        let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
        slots.append(PhraseSlot(name: name, range: index..<(end + 1)))
        index = end + 1
      } else {
        index += 1
      }
    }
    return slots
  }

  /// The phrase with its slots replaced.
  package static func replacing(
    in phrase: String, with text: (PhraseSlot) -> String
  ) -> String {
    let bytes = Array(phrase.utf8)
    var result = ""
    var index = 0
    for slot in slots(in: phrase) {
      result += String(decoding: bytes[index..<slot.range.lowerBound], as: UTF8.self) + text(slot)
      index = slot.range.upperBound
    }
    return result + String(decoding: bytes[index...], as: UTF8.self)
  }
}
