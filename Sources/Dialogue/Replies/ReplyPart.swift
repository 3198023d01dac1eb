/// What a phrase says in a reply, whatever the question is. A phrase may say several things: which of
/// them is meant is told by what stands around it and by the question.
struct ReplyPart: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  // MARK: What surrounds an answer

  /// Hesitation, courtesy, introductions: *um, I think, if you don't mind*.
  static let padding = ReplyPart(rawValue: 1 << 0)
  /// Words that say something only beside others: *the, one, version, of*.
  static let glue = ReplyPart(rawValue: 1 << 1)
  /// What takes back what was said before it: *sorry, I mean, scratch that*.
  static let correction = ReplyPart(rawValue: 1 << 2)

  // MARK: What steers the dialogue

  static let assent = ReplyPart(rawValue: 1 << 3)
  /// Agrees where nothing else is said: *ok, right, fine*.
  static let mildAssent = ReplyPart(rawValue: 1 << 4)
  static let refusal = ReplyPart(rawValue: 1 << 5)
  static let doubt = ReplyPart(rawValue: 1 << 6)
  static let wait = ReplyPart(rawValue: 1 << 7)
  static let thanks = ReplyPart(rawValue: 1 << 8)
  static let praise = ReplyPart(rawValue: 1 << 9)
  static let cancel = ReplyPart(rawValue: 1 << 10)
  static let back = ReplyPart(rawValue: 1 << 11)
  static let more = ReplyPart(rawValue: 1 << 12)
  static let previous = ReplyPart(rawValue: 1 << 13)
  static let none = ReplyPart(rawValue: 1 << 14)
  static let again = ReplyPart(rawValue: 1 << 15)
  static let help = ReplyPart(rawValue: 1 << 16)
  /// Takes back what was done: *undo that*.
  static let undo = ReplyPart(rawValue: 1 << 17)

  // MARK: What asks back

  /// Which ones there are, what they are, who made them.
  static let asksWhich = ReplyPart(rawValue: 1 << 18)
  static let asksCount = ReplyPart(rawValue: 1 << 19)
  static let asksWhy = ReplyPart(rawValue: 1 << 20)

  /// A fact about an option: who made it, when it is from.
  static let asksFacts = ReplyPart(rawValue: 1 << 39)
  /// In what the options differ.
  static let asksDifference = ReplyPart(rawValue: 1 << 40)
  /// What the action does that the question is for.
  static let asksMeaning = ReplyPart(rawValue: 1 << 41)

  // MARK: What picks from a list

  /// Turns what follows or precedes into all but that: *not, anything but*.
  static let not = ReplyPart(rawValue: 1 << 21)
  static let newest = ReplyPart(rawValue: 1 << 22)
  static let oldest = ReplyPart(rawValue: 1 << 23)
  static let longest = ReplyPart(rawValue: 1 << 24)
  static let shortest = ReplyPart(rawValue: 1 << 25)
  static let original = ReplyPart(rawValue: 1 << 26)
  static let remake = ReplyPart(rawValue: 1 << 27)
  static let middle = ReplyPart(rawValue: 1 << 28)
  static let all = ReplyPart(rawValue: 1 << 29)
  static let other = ReplyPart(rawValue: 1 << 30)

  // MARK: What goes on after a run

  /// Repeats what was done, for something else: *and Up too*.
  static let also = ReplyPart(rawValue: 1 << 31)
  /// Stands for the last thing: *it*.
  static let pronoun = ReplyPart(rawValue: 1 << 32)
  /// Rejects what was done last: *not that one*.
  static let wrong = ReplyPart(rawValue: 1 << 33)
  /// What is counted: *stars, points*.
  static let unit = ReplyPart(rawValue: 1 << 34)
  /// The highest value that is possible: *top marks*.
  static let highest = ReplyPart(rawValue: 1 << 35)
  static let lowest = ReplyPart(rawValue: 1 << 36)
  /// Says of a number beside it that ten years are meant: *the years 70*.
  static let decade = ReplyPart(rawValue: 1 << 37)

  /// The last place but one.
  static let penultimate = ReplyPart(rawValue: 1 << 38)

  /// The first and the last place that is shown, as seen: *the top one, the bottom one*.
  static let top = ReplyPart(rawValue: 1 << 42)
  static let bottom = ReplyPart(rawValue: 1 << 43)
  /// Two of what is counted, in one word: *نجمتان*.
  static let pair = ReplyPart(rawValue: 1 << 44)

  /// Says of a year beside it that an earlier one is meant, or a later one.
  static let earlier = ReplyPart(rawValue: 1 << 45)
  static let later = ReplyPart(rawValue: 1 << 46)

  /// What may be left out at both ends of an answer.
  static let around: ReplyPart = [.padding, .mildAssent, .thanks, .praise]
  /// What may also be left out before one.
  static let before: ReplyPart = [
    .padding, .mildAssent, .thanks, .praise, .assent, .refusal, .correction, .wait,
  ]
  /// What takes back an answer that stands before it.
  static let takesBack: ReplyPart = [.correction, .refusal]
  /// What tells an option by its place among the others.
  static let operators: ReplyPart = [
    .newest, .oldest, .longest, .shortest, .original, .remake, .middle, .penultimate, .top,
    .bottom,
  ]
}

/// The phrases of one language that replies are composed of.
///
/// Phrases are written as a person would, parted by commas, in any order. They are normalized before
/// they are compared, so case, punctuation within a word and accents need no variants. Whatever
/// stands in several rows says all of that.
struct ReplyParts: Sendable {
  var rows: [(part: ReplyPart, phrases: String)]
  /// What the decades from the twenties to the nineties are called.
  var decades: [String]
  /// What stands between a number and the highest possible: *{} out of {max}*.
  var shares: [String]
  /// How the last thing is named within other words, and what that is with its name; empty where the
  /// words only give it a value.
  var pronouns: [(String, String)]
  /// What stands for the last thing behind a verb.
  var clitics: PronounTable.Clitics
  /// A conjunction that is written as part of the word after it.
  var conjunction: String?

  init(
    _ rows: [(part: ReplyPart, phrases: String)], decades: [String],
    shares: [String] = [], pronouns: [(String, String)] = [],
    clitics: PronounTable.Clitics = PronounTable.Clitics(), conjunction: String? = nil
  ) {
    self.clitics = clitics
    (self.rows, self.decades, self.shares, self.pronouns) = (rows, decades, shares, pronouns)
    self.conjunction = conjunction
  }

  /// The phrases of a row.
  static func phrases(of row: String) -> [String] {
    row.split { ",،、\n".contains($0) }.map(String.init)
  }
}
