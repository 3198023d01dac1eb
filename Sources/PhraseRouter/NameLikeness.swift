import BoundedWork
import EditDistance
import NameIndex

/// How like a typed name is to one of a catalogue, as a whole.
///
/// Word by word, a short word takes no typing error and every word has to be there. As a whole, a few
/// letters in all may differ, wherever they are, and a letter that stands alone is the beginning of a
/// word.
///
/// *“tm harris” is one edit from “tom harris”; “m harris” none from “mark harris”.*
struct NameLikeness {
  /// Code points of what was typed.
  private let typed: [UInt32]
  private let words: [[UInt32]]

  /// The longest text that is compared, in code points: comparing takes the square of it.
  static let longest = 80
  /// One edit is forgiven for each of so many letters, and one at least.
  private static let lettersPerEdit = 5
  /// The most edits.
  private static let mostEdits = 4

  /// - Parameter text: Normalized. `nil` for one that is too long, or has fewer than three letters:
  ///   nearly every name is like that.
  init?(_ text: [UInt8]) {
    typed = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
    guard typed.count >= 3, typed.count <= Self.longest else { return nil }
    words = typed.words
  }

  /// The edits between what was typed and a name; `nil` if they are too many, or nothing more may be
  /// compared.
  ///
  /// - Complexity: O(letters × edits), which is charged.
  func edits(to name: [UInt8], _ work: inout WorkBudget) -> Int? {
    work.charge(64 + 8 * name.count)
    guard !work.isSpent else { return nil }
    let name = String(decoding: name, as: UTF8.self).unicodeScalars.map(\.value)
    guard name.count <= Self.longest else { return nil }
    let budget = min(Self.mostEdits, max(1, typed.count / Self.lettersPerEdit))
    let whole = EditDistance.between(typed[...], name[...], atMost: budget, &work)
    return [whole, editsOfInitials(to: name.words, budget: budget)].compactMap { $0 }.min()
  }

  /// The edits where letters that stand alone are initials, with the words in their order or in the
  /// order of an entry in a list (*Harris, M.*).
  private func editsOfInitials(to names: [[UInt32]], budget: Int) -> Int? {
    guard words.count > 1, words.count == names.count,
      words.contains(where: { $0.count == 1 }), words.contains(where: { $0.count > 2 })
    else { return nil }
    let turned = Array(words[1...]) + [words[0]]
    return [words, turned].compactMap { words in
      var edits = 0
      for (word, name) in zip(words, names) {
        if word.count == 1, word[0] == name[0] { continue }
        guard let more = EditDistance.between(word[...], name[...], atMost: budget - edits) else {
          return nil
        }
        edits += more
      }
      return edits
    }.min()
  }
}

extension [UInt32] {
  /// The words between spaces.
  fileprivate var words: [[UInt32]] { split(separator: 0x20).map(Array.init) }
}
