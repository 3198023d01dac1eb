/// What straying from a phrase costs, and how far is too far.
///
/// The figures are ours. They are ordered by how often people mean the phrase all the same:
/// polite filler changes nothing, a doubled word little, an ending less than a typing error, and
/// another order of words most. An utterance whose cost exceeds ``maximum`` means something else.
/// Content words of a phrase may be misspelt but never missing, and the utterance may hold no
/// content words of its own beside its slots: unrelated talk that shares a few words with a
/// phrase is rejected however cheap the rest is.
package struct ToleranceCosts: Equatable, Sendable {
  /// A word of politeness or hesitation ("please", "can you").
  package var filler = 0.1
  /// A word typed twice.
  package var doubledWord = 0.2
  /// A plural or case ending too many or too few.
  package var ending = 0.25
  /// A function word of the phrase that was not typed, or one typed that the phrase lacks.
  package var functionWord = 0.4
  /// The app's name, where the phrase has it and the utterance does not.
  package var applicationName = 0.4
  /// A letter inserted, deleted, substituted, or swapped with its neighbour.
  package var edit = 0.5
  /// Words typed without the marks on their letters.
  package var lostMarks = 0.2
  /// A word written as another one that sounds alike.
  package var soundAlike = 0.4
  /// Two words run together, or one parted.
  package var lostSpace = 0.4
  /// The same of a word and a name, which nothing but the rest of the phrase tells apart.
  package var lostSpaceAtName = 0.5
  /// A word that is one itself, typed for another that is a letter away.
  package var mistakenWord = 0.8
  /// A name of which only a part was typed.
  package var partOfName = 0.25
  /// Two neighbouring words in the other order.
  package var swappedWords = 0.8
  /// A slot that stands elsewhere than in the phrase.
  package var displacedSlot = 0.8
  /// The most that an utterance may stray.
  package var maximum = 1.6

  package init() {}
}
