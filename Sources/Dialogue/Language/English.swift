extension DialogueLanguage {
  static let english = DialogueLanguage(
    code: "en", words: .english, parts: .english, messages: .english)
}

extension ReplyWords {
  fileprivate static let english = ReplyWords(
    yes: [
      "yes", "y", "yeah", "yep", "yup", "ok", "okay", "sure", "right", "correct", "exactly",
      "go ahead", "do it", "that one", "that's it", "that's right", "of course", "please do",
      "confirm", "yes please",
    ],
    no: ["no", "n", "nope", "nah", "no thanks", "no thank you", "don't", "do not", "not that"],
    cancel: [
      "cancel", "stop", "never mind", "nevermind", "forget it", "forget about it", "quit", "exit",
      "abort", "cancel that", "stop it", "leave it",
    ],
    back: ["back", "go back", "undo that", "one step back", "previous question"],
    more: [
      "more", "next", "show more", "more options", "next page", "the rest", "others", "show others",
      "what else", "anything else",
    ],
    previous: ["previous", "previous page", "page up", "earlier ones", "show previous", "prev"],
    noneOfThese: [
      "none", "none of these", "none of those", "none of them", "neither", "neither of them",
      "not these", "something else", "another one", "none of the above", "it's not there",
      "not in the list",
    ],
    again: [
      "what", "pardon", "sorry", "repeat", "again", "say again", "say that again", "come again",
      "repeat that", "excuse me", "huh",
    ],
    help: ["help", "help me", "what can I say", "what now", "how does this work"],
    cardinals: [
      ["one"], ["two"], ["three"], ["four"], ["five"], ["six"], ["seven"], ["eight"], ["nine"],
      ["ten"], ["eleven"], ["twelve"],
    ],
    ordinals: [
      ["first", "1st"], ["second", "2nd"], ["third", "3rd"], ["fourth", "4th"], ["fifth", "5th"],
      ["sixth", "6th"], ["seventh", "7th"], ["eighth", "8th"], ["ninth", "9th"], ["tenth", "10th"],
    ],
    last: ["last", "bottom", "final"],
    numberFrames: [
      "{}", "number {}", "no. {}", "option {}", "choice {}", "the number {}", "#{}", "take {}",
      "{} please", "number {} please", "pick {}",
    ],
    ordinalFrames: [
      "{}", "the {}", "the {} one", "{} one", "the {} of them", "the {} option", "{} option",
      "the {} please", "the {} one please", "{} please", "take the {}", "take the {} one",
      "pick the {}", "the {} in the list",
    ],
    numberedOrdinals: ["{}st", "{}nd", "{}rd", "{}th"],
    attributeFrames: [
      "the one from {}", "the one by {}", "the one with {}", "the one directed by {}",
      "the one made in {}", "the one in {}", "the {} one", "the {} version", "{} version",
      "from {}", "by {}", "with {}", "in {}", "directed by {}", "{}'s", "the one of {}",
      "the one that is {}", "the one called {}", "{} one", "the {}",
    ],
    correctionFrames: [
      "no, I meant {}", "I meant {}", "no, I mean {}", "I mean {}", "no, I said {}", "I said {}",
      "sorry, I meant {}", "actually {}", "no, actually {}", "not that one, {}", "not that, {}",
      "make that {}", "make it {}", "no wait, {}", "wait, {}", "rather {}", "no, {}",
    ],
    fillers: [
      "please", "the", "a", "an", "one", "uh", "um", "oh", "well", "just", "then", "from", "by",
      "of", "in", "with", "it's", "it", "is", "thanks", "film", "version", "called",
    ],
    amountFillers: [
      "about", "ok", "around", "roughly", "approximately", "maybe", "perhaps", "probably",
      "exactly",
      "only", "I'd say", "I would say", "I'd give it", "I'll give it", "let's say", "I think",
      "I guess", "make it", "give them", "so", "hmm", "okay", "that's", "that is",
    ],
    and: [" and ", " & "])
}

extension Messages {
  fileprivate static let english = Messages(
    yes: "Yes",
    no: "No",
    sentenceSeparator: " ",
    separator: ", ",
    subtitled: "{title} ({subtitle})",
    action: "{action}: {values}",
    unnamedAction: "OK",
    confirm: "{action}. Go ahead?",
    cancelled: "Cancelled.",
    nothingDone: "All right, nothing was done.",
    corrected: "All right, {value}.",
    questions: [Question("Which {title}?")],
    bareTitles: [
      "from", "to", "when", "where", "who", "whom", "whose", "what", "which", "why", "how",
      "until", "till", "since", "by", "with", "without", "for", "at", "in", "on", "of", "into",
      "onto", "before", "after", "between", "via", "over", "under", "per", "about", "against",
      "off", "through", "toward", "towards", "than",
    ],
    bareQuestion: "{title}?",
    lowercasesTitles: true,
    untitledQuestion: "Which one?",
    yesOrNo: "{title}: yes or no?",
    eitherOr: "{title}: {yes} or {no}?",
    whichAction: "Which of these do you mean?",
    severalFit: "Several fit “{text}”.",
    didYouMean: "Did you mean {option}?",
    oneOfThese: "Did you mean one of these?",
    unknown: "I know no {type} called “{text}”.",
    unknownName: "I know nothing called “{text}”.",
    unreadable: "“{text}” does not fit here.",
    fromTo: "It has to be from {minimum} to {maximum}.",
    atLeast: "It has to be at least {minimum}.",
    atMost: "It has to be at most {maximum}.",
    outOfRange: "“{text}” is out of range.",
    unavailable: "I could not look up “{text}” just now.",
    notUnderstood: "I did not understand that.",
    listHint: "Reply with a number from {first} to {last}, or with a name.",
    confirmHint: "Reply “yes” or “no”.",
    cancelHint: "To stop, reply “cancel”.",
    replyTooLong: "That is too long for me.",
    nothingBefore: "There is no question before this one.",
    noMore: "There are no more.",
    noPrevious: "This is where the list begins.",
    help: """
      Reply with a number, a name, or what tells it apart. You can also reply “more”, “none of \
      these”, “back” or “cancel”, or start over with something else.
      """,
    helpText: "Whatever you reply is taken as it stands.",
    helpName: "Reply with a name.",
    helpNumber: "Reply with a number, such as 4 or “four”.",
    helpDate: "Reply with a date or a time, such as “tomorrow” or “friday at 6 pm”.",
    helpQuantity: "Reply with a number and its unit.",
    helpLink: "Reply with a web address.",
    helpOtherwise: "You can also reply “back” or “cancel”, or start over with something else.",
    thanked: "You’re welcome.",
    takeYourTime: "Take your time.",
    onlyOne: "I can take only one here.",
    didYouMeanInstead: "Did you mean “{option}” instead?",
    optionCount: "There are {count}.",
    reason: "I need that for: {action}.",
    undone: "Taken back.",
    rejectedEmpty: "Type what you would like to do.",
    rejectedNoMatch: "I did not understand that.",
    rejectedNegativePhrase: "I leave that alone.",
    rejectedTooLong: "That is too long for me.",
    rejectedLanguage: "I do not speak that language here.",
    nearest: "Try: {phrases}")
}
