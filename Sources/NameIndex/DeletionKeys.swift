/// The keys by which words that are a few edits apart find each other.
///
/// Two words at most *k* edits apart have a string in common that each becomes by deleting at most
/// *k* letters, and so have their first ``prefixLength`` letters (SymSpell's observation): an
/// alignment of the words, cut where either prefix ends, never needs more deletions on one side
/// than it has edits. A word is filed under the hash of each such string; the words found under the
/// keys of a typed word include all that are near enough, and a few that are not.
enum DeletionKeys {
  /// How many letters of a word count. Longer prefixes find fewer wrong words, in more memory.
  static let prefixLength = 7

  /// Appends the hashes of what remains of `letters`' prefix after at most `deletions` ≤ 2
  /// deletions, each once: up to 29.
  static func append(of letters: ArraySlice<UInt32>, deletions: Int, to keys: inout [UInt64]) {
    let prefix = letters.prefix(prefixLength)
    let first = keys.count
    let (start, end) = (prefix.startIndex, prefix.endIndex)
    keys.append(hash(prefix, without: end, end))
    guard deletions > 0 else { return }
    for one in start..<end {
      add(hash(prefix, without: one, end), to: &keys, from: first)
      guard deletions > 1 else { continue }
      for other in (one + 1)..<max(one + 1, end) {
        add(hash(prefix, without: one, other), to: &keys, from: first)
      }
    }
  }

  /// About how many keys a word of so many letters has.
  static func expectedCount(letters: Int, deletions: Int) -> Int {
    let length = min(letters, prefixLength)
    switch deletions {
    case 0: return 1
    case 1: return length + 1
    default: return length * (length - 1) / 2 + length + 1
    }
  }

  /// How many deletions a typed word needs to meet every catalogue word whose budget it may be in.
  ///
  /// A word of five letters, the first with a budget, may have lost one; one of nine, two.
  static func deletions(typedLetters count: Int) -> Int {
    count >= 7 ? 2 : count >= 4 ? 1 : 0
  }

  private static func add(_ key: UInt64, to keys: inout [UInt64], from first: Int) {
    if !keys[first...].contains(key) { keys.append(key) }
  }

  private static func hash(_ letters: ArraySlice<UInt32>, without one: Int, _ other: Int) -> UInt64
  {
    var hash = ByteHash()
    for index in letters.indices where index != one && index != other {
      hash.add(letters[index])
    }
    return hash.value
  }
}
