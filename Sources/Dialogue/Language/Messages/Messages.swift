/// What a dialogue says in one language.
///
/// `{name}` stands for a placeholder; each text says which it may use. Texts are written so that
/// they are right whatever noun is filled in, because the app's words come without their gender.
struct Messages: Sendable {
  // MARK: Small parts

  /// The two answers, as options.
  var yes: String
  var no: String
  /// Stands between sentences.
  var sentenceSeparator: String
  /// Stands between the values of a list.
  var separator: String
  /// A name with what tells it apart: `{title}`, `{subtitle}`.
  var subtitled: String

  // MARK: What happens

  /// An action with its values: `{action}`, `{values}`.
  var action: String
  /// An action whose name the app does not tell.
  var unnamedAction: String
  /// Whether to go on: `{action}`.
  var confirm: String
  /// The dialogue ends because the person wants it to.
  var cancelled: String
  /// The dialogue ends because none of the answers fits.
  var nothingDone: String

  /// A correction was understood: `{value}`.
  var corrected: String

  // MARK: Questions

  /// Questions for a value of a titled parameter, by the ending of the title: `{title}`.
  var questions: [Question]
  /// Words that ask for no noun, such as *from* and *how*: titles that begin or end with one are
  /// asked as they stand.
  var bareTitles: Set<String>
  /// The question for such a title: `{title}`.
  var bareQuestion: String
  /// True where nouns are written small inside a sentence.
  var lowercasesTitles: Bool
  /// The question for a parameter without a title.
  var untitledQuestion: String
  /// The question for a yes or a no: `{title}`.
  var yesOrNo: String
  /// The same, where the app has words for true and false.
  var eitherOr: String
  /// Which of several actions.
  var whichAction: String
  /// Several entities fit: `{text}`.
  var severalFit: String
  /// One suggestion: `{option}`.
  var didYouMean: String
  /// Several suggestions, listed below.
  var oneOfThese: String

  // MARK: What is wrong with a value

  /// No entity has the name: `{type}`, `{text}`; `{article}`, which is *a* or *an*, and
  /// `{indefinite}`, the type without its Arabic article.
  var unknown: String
  /// The same where the app does not tell what is looked for: `{text}`.
  var unknownName: String
  /// The text is no such value: `{text}`.
  var unreadable: String
  /// Out of range: `{minimum}`, `{maximum}`.
  var fromTo: String
  var atLeast: String
  var atMost: String
  /// The same where the app does not tell the range: `{text}`.
  var outOfRange: String
  /// The lookup has no answer: `{text}`.
  var unavailable: String

  // MARK: What is wrong with a reply

  var notUnderstood: String
  /// How to answer a list: `{first}`, `{last}`.
  var listHint: String
  /// How to answer a yes-or-no question.
  var confirmHint: String
  /// How to get out.
  var cancelHint: String
  /// The reply is longer than the limits allow.
  var replyTooLong: String
  var nothingBefore: String
  var noMore: String
  var noPrevious: String
  /// What can be replied to a list, and in general.
  var help: String
  /// What can be replied to a question for any text, a name, a number, a date, a quantity and an
  /// address.
  var helpText: String
  var helpName: String
  var helpNumber: String
  var helpDate: String
  var helpQuantity: String
  var helpLink: String
  /// What can be replied to any question beside its answer.
  var helpOtherwise: String

  // MARK: Answers that keep the question

  /// To thanks.
  var thanked: String
  /// To *wait* and *I don't know*.
  var takeYourTime: String
  /// Several options were picked, where one is asked for.
  var onlyOne: String
  /// `{option}`: what a reply may mean that does not answer the question.
  var didYouMeanInstead: String
  /// `{count}`
  var optionCount: String
  var oneOption: String
  /// In what the options differ: `{attributes}`, each with its values.
  var difference: String
  /// What is known of an option: `{option}`, `{facts}`.
  var facts: String
  /// Why something is asked. `{action}`: with what is known of it.
  var reason: String
  /// Why it is asked what to do.
  var reasonForAction: String
  /// A number with a fraction, where whole ones are asked for: `{lower}`, `{upper}`.
  var wholeOnly: String
  /// The last run was taken back: `{action}`.
  var undone: String
  /// Nothing was run that could be taken back.
  var nothingToUndo: String
  /// All that was run is taken back.
  var nothingMoreToUndo: String

  // MARK: Rejections

  var rejectedEmpty: String
  var rejectedNoMatch: String
  var rejectedNegativePhrase: String
  var rejectedTooLong: String
  var rejectedLanguage: String
  /// The phrases that come nearest: `{phrases}`.
  var nearest: String

  /// What comes of running an action.
  var runs: RunMessages

  /// How dates are said.
  var dates: DateMessages

  /// What stands in the placeholders where messages are shown to someone who reviews them.
  var examples: [String: String]

  /// A way to ask for a thing, which suits titles with an ending.
  struct Question: Sendable {
    /// The ending, in lower case. A leading space stands for the start of the last word. Empty:
    /// any title.
    var ending: String
    /// The question: `{title}`.
    var text: String

    init(_ text: String, ending: String = "") {
      self.text = text
      self.ending = ending
    }

    /// The same question for several endings.
    static func forms(_ text: String, endings: [String]) -> [Question] {
      endings.map { Question(text, ending: $0) }
    }
  }
}
