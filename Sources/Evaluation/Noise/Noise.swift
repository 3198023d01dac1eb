/// A class of accidents of typing and speaking that leave what was meant plain to a person.
///
/// These classes, the keyboards and the words that they draw from are written here, apart from the
/// matcher and without a look at it: no word is spared because it is short, and none is chosen
/// because it is forgiven. Each makes one accident in an utterance.
package enum Noise: String, CaseIterable, Sendable {
  /// A letter's neighbour on the keyboard of its script. *rate → rste*
  case adjacentKey
  /// A letter left out. *rate → rte*
  case dropped
  /// A letter typed twice. *rate → ratte*
  case doubled
  /// Two neighbouring letters in the other order. *rate → raet*
  case transposed
  /// The marks of all letters left out. *für → fur*
  case diacritics
  /// A word of politeness or hesitation somewhere. *rate um jaws*
  case filler
  /// A function word left out. *add up to my list → add up my list*
  case missingFunctionWord
  /// Two neighbouring words in the other order. *rate jaws → jaws rate*
  case swappedWords
  /// Two words run together. *rate jaws → ratejaws*
  case missingSpace
  /// Two spaces in place of one. *rate  jaws*
  case doubledSpace
  /// A word that sounds alike. *to → too*
  case homophone
  /// The first word or two said twice. *rate the rate the race*
  case repeatedBeginning

  /// True for accidents in one word, whose length then counts.
  package var isInWord: Bool {
    switch self {
    case .adjacentKey, .dropped, .doubled, .transposed, .homophone: true
    case .diacritics, .filler, .missingFunctionWord, .swappedWords, .missingSpace, .doubledSpace,
      .repeatedBeginning:
      false
    }
  }
}
