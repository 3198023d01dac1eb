/// A word of the utterance, and what it may be.
struct UtteranceWord {
  /// Where it stands, in bytes.
  var range: Range<Int>
  var word: ComparableWord
  var isFunctionWord = false
  /// True for a function word that says nothing where it is one too many.
  var isIdle = false
  /// How many words, from here, repeat those before them.
  var doubledLength = 0
  /// The filler that starts here.
  var filler: Filler?
  /// The number that it is in digits.
  var number: Double?
  var meanings: [Meaning] = []

  /// Words that mean nothing here, and what it costs to pass over them.
  struct Filler {
    var length: Int
    var cost: Double
  }

  /// A word of the phrases that a typed word may mean.
  struct Meaning {
    var word: Int
    var cost: Double
    /// What of the cost is typing errors.
    var typos = 0.0
  }
}
