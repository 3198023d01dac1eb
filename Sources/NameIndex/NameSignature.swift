/// Which words a name may have, in 16 bits: one for each sixteenth of the vocabulary.
///
/// Postings carry the signature of their names, side by side. Most names that lack a word are told
/// by it, without a visit to the name itself, which in a large catalogue is in no cache. Words that
/// begin alike are neighbours in the vocabulary, so an unfinished word takes a bit or two as well.
struct NameSignature: Sendable {
  private var bits: UInt16 = 0

  /// A name without words.
  init() {}

  mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// False if a word of the other is surely not among these.
  func mayHaveAll(of other: Self) -> Bool { bits & other.bits == other.bits }

  /// False if all words of the other are surely not among these.
  func mayHaveAny(of other: Self) -> Bool { bits & other.bits != 0 }

  /// Makes the signatures of one vocabulary.
  struct Scale: Sendable {
    private let shift: UInt32

    init(vocabularyCount count: Int) {
      shift = UInt32(max(0, Int.bitWidth - max(0, count - 1).leadingZeroBitCount - 4))
    }

    /// The signature of some words.
    func signature(of words: some Sequence<WordID>) -> NameSignature {
      var signature = NameSignature()
      for word in words { signature.bits |= 1 << UInt16(word >> shift) }
      return signature
    }

    /// The signature of whatever may be any of the words.
    ///
    /// - Precondition: there is a word.
    func signature(ofAny words: Range<WordID>) -> NameSignature {
      var signature = NameSignature()
      for sixteenth in (words.lowerBound >> shift)...((words.upperBound - 1) >> shift) {
        signature.bits |= 1 << UInt16(sixteenth)
      }
      return signature
    }
  }
}
