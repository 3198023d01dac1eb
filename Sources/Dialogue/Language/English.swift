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
      "{}", "number {}", "no. {}", "numero {}", "num {}", "nr {}", "option {}", "choice {}",
      "the number {}", "#{}", "take {}",
      "{} please", "number {} please", "pick {}",
    ],
    ordinalFrames: [
      "{}", "the {}", "the {} one", "{} one", "the very {}", "the very {} one", "very {}",
      "the {} of them", "the {} option", "{} option",
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
