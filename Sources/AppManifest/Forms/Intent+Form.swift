extension Forms {
  static let intent = Form<Manifest.Intent>(
    "intent", "an intent", "Something the app can do.", empty: .init(name: ""),
    [
      .init(
        "name", \.name, .name, isRequired: true,
        "The name that shortcuts and decisions refer to."),
      .init("title", \.title, .localized, "What people call it (\"Mark as watched\")."),
      .init("description", \.description, .localized, "What it does, in a sentence."),
      .init(
        "parameters", \.parameters, .array(of: .object(Forms.parameter)),
        "What it needs to know, in the order it is asked."),
      .init(
        "needsConfirmation", \.needsConfirmation, .flag,
        "True when the person is asked before it runs."),
      .init(
        "risk", \.risk, .optional(.choice(else: .undoable)),
        "What it would cost to run it by mistake."),
      .init(
        "examples", \.examples, .localizedList,
        "What people type who mean it. Examples teach what is likely, and run nothing by themselves."
      ),
    ])
}

extension Forms {
  fileprivate static let parameter = Form<Manifest.Parameter>(
    "parameter", "a parameter", "A value that an intent needs.",
    empty: .init(name: "", type: .string),
    finish: { members, parameter in
      // Of a type that cannot be read, nothing more can be said.
      guard !Manifest.ParameterType.isReadable(members["type"]) else { return }
      parameter.defaultValue = nil
      parameter.minimum = nil
      parameter.maximum = nil
      parameter.unit = nil
    },
    [
      .init(
        "name", \.name, .parameterName, isRequired: true,
        "The name that slots refer to: ${film}."),
      .init("title", \.title, .localized, "What people call it (\"film\")."),
      .init(
        "type", \.type, .parameterType, isRequired: true,
        ifMissing: "write \(Manifest.ParameterType.choices)", "What it holds."),
      .init("list", \.isList, .flag, "True when it takes several values."),
      .init("day", \.isDay, .flag, "True for a date without a time."),
      .init("optional", \.isOptional, .flag, "True when the intent runs without it."),
      .init(
        "default", \.defaultValue, .any,
        "The value if none is given: an entity by its id, a date as 2025-12-24."),
      .init(
        "unit", \.unit, .optional(.text),
        "The unit of bare numbers and bounds of a measurement or duration: km; a currency: EUR."),
      .init("minimum", \.minimum, .number, "The smallest number that it takes."),
      .init("maximum", \.maximum, .number, "The largest number that it takes."),
      .init(
        "trueLabel", \.trueLabel, .localized, "What people call true, of a boolean (\"on\")."),
      .init(
        "falseLabel", \.falseLabel, .localized,
        "What people call false, of a boolean (\"off\")."),
      .init(
        "prompt", \.prompt, .localized, "The question that asks for it (\"Which film?\")."),
      .init(
        "choicePrompt", \.choicePrompt, .localized,
        "The question that asks which of several is meant (\"Which of them?\")."),
    ])
}

extension FormValue<String> {
  fileprivate static var parameterName: FormValue {
    text([
      .init("type", .string("string")),
      .init("pattern", .string(#"^[^\s(){}\[\]<>|;:$\\]+$"#)),
      .init("not", .object(["const": .string(PhraseSlot.applicationName)])),
    ])
  }
}

extension Forms {
  static let shortcut = Form<Manifest.Shortcut>(
    "shortcut", "a shortcut", "The phrases that reach one intent.",
    empty: .init(intent: "", phrases: [:]),
    [
      .init("intent", \.intent, .text, isRequired: true, "The name of an intent."),
      .init("title", \.title, .localized, "What lists call the shortcut."),
      .init(
        "phrases", \.phrases, .localizedList,
        "What people type. ${film} is a parameter, ${applicationName} the app."),
      .init(
        "rules", \.rules,
        .byLanguage(.byName(.text, each: "a rule"), each: "the rules of a language"),
        "Parts that phrases refer to as <name>, by language and name."),
      .init("values", \.values, .values, "Parameter values that the shortcut sets by itself."),
      .init(
        "generated", \.isGenerated, .flag, "True for phrases that give way to the app's own."),
    ])
}
