/// What a dialogue understands as replies in one language.
///
/// Everything is written as a person would, and normalized like any utterance before it is
/// compared, so case, punctuation and accents need no variants. A *frame* is a text with one
/// `{}` where the telling part stands: `the one from {}`. Frames need not stand at word
/// boundaries, so languages without spaces and with prefixes use them alike.
struct ReplyWords: Sendable {
  var yes: [String]
  var no: [String]
  var cancel: [String]
  /// To the question before.
  var back: [String]
  /// Further options.
  var more: [String]
  /// The options before.
  var previous: [String]
  /// None of the options.
  var noneOfThese: [String]
  /// The question again.
  var again: [String]
  var help: [String]

  /// Names of the numbers from 1 on.
  var cardinals: [[String]]
  /// Names of the places from the first on.
  var ordinals: [[String]]
  /// Names of the last place.
  var last: [String]
  /// What stands around a number.
  var numberFrames: [String]
  /// What stands around a place.
  var ordinalFrames: [String]
  /// How places are written in digits ("{}th").
  var numberedOrdinals: [String]
  /// What stands around a fact ("the one from {}").
  var attributeFrames: [String]
  /// What stands around a name that corrects an earlier one ("no, I meant {}").
  var correctionFrames: [String]
  /// Words that carry no meaning in a reply.
  var fillers: [String]
  /// Further words that may stand beside a number without changing it ("about", "I'd say").
  var amountFillers: [String]
  /// True where what is counted may stand before the number as well.
  var unitMayPrecedeAmount = false
  /// What stands between the last two items of a list, with the spaces around it.
  var and: [String]
}
