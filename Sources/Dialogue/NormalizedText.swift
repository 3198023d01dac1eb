/// What normalized text needs to be compared: its words stand apart by single spaces, so bytes
/// are enough.
extension String {
  /// The words of the text.
  var spacedWords: [Substring] {
    utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// True when another text's bytes stand in this one.
  ///
  /// - Complexity: O(length × length of the other).
  func containsBytes(of other: String) -> Bool {
    place(of: other.utf8, where: { _, _ in true })
  }

  /// True when the text is a run of whole words of another.
  func isRunOfWords(in other: String) -> Bool {
    let space = UInt8(ascii: " ")
    return !isEmpty
      && other.place(of: utf8) { before, after in
        (before ?? space) == space && (after ?? space) == space
      }
  }

  /// True when bytes stand in this text with the right bytes around them.
  private func place(
    of other: String.UTF8View, where fits: (_ before: UInt8?, _ after: UInt8?) -> Bool
  ) -> Bool {
    guard other.count <= utf8.count else { return false }
    var before: UInt8?
    var rest = Substring(self).utf8
    while rest.count >= other.count {
      if rest.starts(with: other), fits(before, rest.dropFirst(other.count).first) { return true }
      before = rest.popFirst()
    }
    return false
  }
}

extension String {
  /// The text normalized or, where nothing is left of it, as it is: some names are signs alone.
  ///
  /// *Cars → cars; 🎉🎉 → 🎉🎉*
  func asComparable(_ normalize: (String) -> String) -> String {
    let normalized = normalize(self)
    return normalized.isEmpty ? String(trimmed) : normalized
  }
}

extension Substring {
  /// The shortest word in which a typing error is forgiven.
  private static var shortestTypo: Int { 5 }

  /// True when one letter is missing, added, wrong, or swapped with the next.
  func isOneTypo(from typed: Substring) -> Bool {
    guard utf8.count >= Self.shortestTypo else { return false }
    let (known, typed) = (Array(unicodeScalars), Array(typed.unicodeScalars))
    guard known.count >= Self.shortestTypo, abs(known.count - typed.count) <= 1 else {
      return false
    }
    let same = zip(known, typed).prefix { $0 == $1 }.count
    let (left, right) = (known[same...], typed[same...])
    if known.count != typed.count {
      return left.count > right.count ? left.dropFirst() == right : left == right.dropFirst()
    }
    if left.dropFirst() == right.dropFirst() { return true }
    return left.dropFirst(2) == right.dropFirst(2)
      && left.first == right.dropFirst().first && right.first == left.dropFirst().first
  }
}

extension Unicode.Scalar {
  /// True in scripts whose words stand without spaces or carry their particles, so that parts of
  /// a name are found anywhere in it: Thai to Khmer, CJK with kana, Hangul, and Han beyond.
  var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[start...end]
  }
}

extension Int {
  /// The number that digits of any script spell. At most nine of them.
  init?(digits text: String) {
    guard !text.isEmpty, text.utf8.count <= 4 * 9, text.count <= 9 else { return nil }
    var number = 0
    for character in text {
      guard character.unicodeScalars.first?.properties.numericType == .decimal,
        let digit = character.wholeNumberValue
      else { return nil }
      number = number * 10 + digit
    }
    self = number
  }
}

extension Double {
  /// The number that plain ASCII digits spell, with a sign and one fraction mark (`.` or `,`).
  ///
  /// Narrower than `Double.init`, which also takes *nan*, *inf* and hexadecimal.
  init?(decimal text: String) {
    var digits = ""
    for character in text.unicodeScalars {
      switch character {
      case "0"..."9", "+", "-", ".": digits.unicodeScalars.append(character)
      case ",": digits.append(".")
      case "\u{2212}": digits.append("-")
      default: return nil
      }
    }
    guard let number = Double(digits), number.isFinite else { return nil }
    self = number
  }
}

extension String {
  /// Without the commas, full stops and question marks at both ends.
  var trimmingPunctuation: String {
    let marks: Set<Character> = [
      ",", ".", "!", "?", ";", ":", "…", "、", "。", "！", "？", "،", "؟", "؛", "¿", "¡",
    ]
    var text = self[...]
    while let last = text.last, marks.contains(last) { text.removeLast() }
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    return String(text)
  }
}
