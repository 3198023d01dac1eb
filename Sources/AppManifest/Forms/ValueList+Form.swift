import TemplateGrammar

/// The members of a list, of which there is one.
private struct WrittenList: Equatable {
  var values: [ListValue]?
  var range: NumberRange?
  var isWildcard: Bool?
}

extension Forms {
  fileprivate static let valueList = Form<WrittenList>(
    "valueList", "a list", "What a list can match.", empty: .init(), isChoice: true,
    [
      .init("values", \.values, .optional(.array(of: .listValue)), "Any of some texts."),
      .init("range", \.range, .optional(.object(Forms.range)), "A range of numbers."),
      .init("wildcard", \.isWildcard, .optional(.wildcard), "Any text."),
    ])

  fileprivate static let listValue = Form<ListValue>(
    "listValue", "a value of a list", "A text, and what it stands for.",
    empty: ListValue(input: ""),
    [
      .init(
        "in", \.input, .name, isRequired: true, "The text that is typed. It may be a template."),
      .init("out", \.output, .any, "What it stands for. Left out: the text as it was typed."),
      .init("id", \.id, .optional(.text), "The identifier of the entity that it names."),
      .init("context", \.context, .values, "Facts that blocks can require or exclude."),
      .init("metadata", \.metadata, .values, "Anything else. Passed through."),
    ])

  fileprivate static let range = Form<NumberRange>(
    "range", "a range", "A range of numbers.", empty: NumberRange(from: 0, to: 0),
    [
      .init(
        "from", \.from, .integer(), isRequired: true, ifMissing: "write a whole number for it",
        "The smallest number, inclusive."),
      .init(
        "to", \.to, .integer(), isRequired: true, ifMissing: "write a whole number for it",
        "The largest number, inclusive."),
      .init(
        "step", \.step, .integer([.init("minimum", .integer(1))]),
        "The distance between numbers."),
      .init(
        "fractions", \.fractions, .optional(.choice(else: .halves)),
        "The fractions that may follow a number."),
      .init("multiplier", \.multiplier, .number, "What a typed number is multiplied by."),
      .init("digits", \.digits, .flag, "True when digits match."),
      .init("words", \.words, .flag, "True when number words match."),
      .init(
        "wordsLanguage", \.wordsLanguage, .optional(.text),
        "The language of the number words, if not the utterance's."),
    ])
}

extension FormValue<Bool> {
  /// True, since a list that is no wildcard is something else.
  fileprivate static var wildcard: FormValue {
    FormValue(
      read: flag.read, write: flag.write, schema: { _ in [.init("const", .bool(true))] })
  }
}

extension FormValue<ListValue> {
  /// A text that stands for itself, or an object.
  fileprivate static var listValue: FormValue {
    FormValue(
      read: { node, _, reader in
        node.string.map(ListValue.init(plain:)) ?? Forms.listValue.read(node, reader)
      },
      write: { value, writer in
        value == ListValue(plain: value.input)
          ? .string(value.input) : Forms.listValue.tree(value, writer)
      },
      schema: { definitions in
        let text = LocatedJSON.object([
          "type": .string("string"),
          "description": .string("A text, which stands for itself, or a template."),
        ])
        return [
          .init(
            "oneOf", .array([text, .object(Forms.listValue.reference(in: &definitions))]))
        ]
      })
  }
}

extension FormValue<ValueList> {
  static var valueList: FormValue {
    FormValue(
      read: { node, _, reader in reader.valueList(node) },
      write: { list, writer in Forms.valueList.tree(WrittenList(list), writer) },
      schema: { definitions in Forms.valueList.reference(in: &definitions) })
  }
}

extension WrittenList {
  fileprivate init(_ list: ValueList) {
    switch list {
    case .values(let values): self.values = values
    case .range(let range): self.range = range
    case .wildcard: isWildcard = true
    }
  }
}

extension FormReader {
  package func valueList(_ node: LocatedJSON) -> ValueList {
    let fix = "write {\"values\": […]}, {\"range\": {…}} or {\"wildcard\": true}"
    guard node.object != nil else {
      expected("an object", at: node, for: "a list", fix: fix)
      return .values([])
    }
    let written = Forms.valueList.read(node, self)
    switch (written.values, written.range, written.isWildcard) {
    case (let values?, nil, nil): return .values(values)
    case (nil, let range?, nil): return .range(range)
    case (nil, nil, true?): return .wildcard
    default:
      log.error(at: node.offset, "a list is none of values, a range and a wildcard", fix: fix)
      return .values([])
    }
  }
}

extension ListValue {
  /// A value that is written as a text alone. It stands for itself, unless it is a template: then
  /// for the text as it was typed.
  package init(plain text: String) {
    let isTemplate = TemplateDialect.sentence3_0.readsAsTemplate(text)
    self.init(input: text, output: isTemplate ? nil : .string(text))
  }
}
