/// Brings names that differ only in how they are written to the same letters.
///
/// A front article is left out where more follows, spaces are left out, every word for "and" is
/// "&", and Roman numerals after the first word are digits, "i" only after a word such as "part":
/// *"The Living Room, Part II" → `livingroompart2`, "wall e" and "walle" → `walle`.*
struct Squeezer: Sendable {
  /// The squeezed letters; empty unless they are kept.
  private(set) var bytes: [UInt8] = []
  /// Where words end in ``bytes``.
  private(set) var ends: [Int] = []
  /// Which of the words were written otherwise than ``bytes`` has them.
  private(set) var changed: [Int] = []
  /// The front article that was left out, if there was one.
  private(set) var hasArticle = false

  private let keepsBytes: Bool
  private var hash = ByteHash()
  private var words = 0
  private var isAfterPart = false

  /// - Parameter keepsBytes: false when only the hash is wanted; then nothing is allocated.
  init(keepsBytes: Bool) { self.keepsBytes = keepsBytes }

  /// The hash of the squeezed letters.
  var hashValue: UInt64 { hash.value }

  /// Starts another name.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    hash = ByteHash()
    (words, isAfterPart, hasArticle) = (0, false, false)
  }

  /// Takes the next word.
  ///
  /// - Parameter isLast: true for the name's last word.
  mutating func add(
    _ word: UnsafeBufferPointer<UInt8>, _ traits: WordTraits, isLast: Bool
  ) {
    if words == 0, !hasArticle, !isLast, traits.contains(.isArticle) {
      hasArticle = true
      return
    }
    if traits.contains(.isConjunction) {
      noteChange()
      put(UInt8(ascii: "&"))
    } else if let number = number(word, traits) {
      noteChange()
      if number > 9 { put(UInt8(ascii: "0") + UInt8(number / 10)) }
      put(UInt8(ascii: "0") + UInt8(number % 10))
    } else {
      for byte in word { put(byte) }
    }
    if keepsBytes { ends.append(bytes.count) }
    words += 1
    isAfterPart = traits.contains(.isPart)
  }

  /// The value of a word that is a Roman numeral where it stands.
  private func number(_ word: UnsafeBufferPointer<UInt8>, _ traits: WordTraits) -> Int? {
    guard words > 0, traits.contains(.isRoman) else { return nil }
    let value = NameNumeral.value(ofRoman: word)
    return value == 1 && !isAfterPart ? nil : value
  }

  private mutating func noteChange() {
    if keepsBytes { changed.append(words + (hasArticle ? 1 : 0)) }
  }

  private mutating func put(_ byte: UInt8) {
    hash.add(byte)
    if keepsBytes { bytes.append(byte) }
  }
}

extension Squeezer {
  /// How many word ends two names do not share, once squeezed.
  static func boundaryDifference(_ first: Squeezer, _ second: Squeezer) -> Int {
    var (i, j, shared) = (0, 0, 0)
    while i < first.ends.count, j < second.ends.count {
      if first.ends[i] == second.ends[j] {
        (i, j, shared) = (i + 1, j + 1, shared + 1)
      } else if first.ends[i] < second.ends[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return first.ends.count + second.ends.count - 2 * shared
  }
}
