extension Forms {
  static let sentenceSet = Form<SentenceSet>(
    "sentenceSet", "a language of \"sentences\"", "Sentence templates of one language.",
    empty: .init(),
    [
      .init(
        "edition", \.edition, .choice(else: .v3_0), "The edition of the template semantics."),
      .init(
        "preferredSlot", \.preferredSlot, .optional(.text), "The slot whose match beats others."),
      .init(
        "preferredMetadata", \.preferredMetadata, .optional(.text),
        "The key of a block's metadata whose truth makes its matches beat all others."),
      .init(
        "ignoresWhitespace", \.ignoresWhitespace, .flag,
        "True when white space carries no meaning in the language's writing."),
      .init(
        "skipWords", \.skipWords, .array(of: .text),
        "Words that may stand anywhere and mean nothing."),
      .init(
        "lists", \.lists, .byName(.valueList, each: "a list"), "Lists of values, by name."),
      .init("rules", \.rules, .byName(.text, each: "a rule"), "Expansion rules, by name."),
      .init(
        "blocks", \.blocks, .array(of: .object(Forms.block)),
        "The sentences, in order of precedence."),
    ])

  fileprivate static let block = Form<SentenceBlock>(
    "block", "a block", "Sentences of one intent that share slots and conditions.",
    empty: .init(intent: "", sentences: []),
    [
      .init(
        "intent", \.intent, .name, isRequired: true, "The intent that the sentences mean."),
      .init("sentences", \.sentences, .array(of: .text), "The sentence templates."),
      .init("slots", \.slots, .values, "Slots set by the block itself."),
      .init(
        "requiresContext", \.requiresContext, .conditions, "What the context must hold."),
      .init(
        "excludesContext", \.excludesContext, .conditions, "What the context must not hold."),
      .init(
        "requiredKeywords", \.requiredKeywords, .array(of: .text),
        "Words of which at least one must stand in the utterance."),
      .init(
        "lists", \.lists, .byName(.valueList, each: "a list"), "Lists that only this block sees."),
      .init(
        "rules", \.rules, .byName(.text, each: "a rule"), "Rules that only this block sees."),
      .init(
        "response", \.response, .optional(.text),
        "The name of the response to give. Passed through."),
      .init("metadata", \.metadata, .values, "Anything else. Passed through."),
    ])
}
