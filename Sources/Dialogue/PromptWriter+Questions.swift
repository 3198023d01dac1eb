import AppManifest

extension PromptWriter {
  func message(for choice: EntityChoice) -> String {
    if prompt == nil, choice.options.count == 1, let only = choice.options.first {
      return fill(messages.didYouMean, ["option": display(only)])
    }
    let text = MessageTemplate.quote(choice.slot.text ?? "")
    let parameter = parameter(choice.slot.name, of: choice.invocation)
    return join(
      text.isEmpty ? "" : fill(messages.severalFit, ["text": text]),
      prompt ?? parameter?.choicePrompt ?? question(for: parameter))
  }

  func message(for request: ValueRequest) -> String {
    let parameter = parameter(request.parameter, of: request.invocation)
    let question = question(for: parameter)
    switch request.reason {
    case .missing: return question
    case .unknown(let text):
      return join(unknown(text, for: parameter), suggestion(request.suggestions) ?? question)
    case .unreadable(let text): return join(quote(text, in: messages.unreadable), question)
    case .outOfRange(let text):
      let outside = quote(text, in: messages.outOfRange)
      return join(
        tells(question, rangeOf: parameter) ? outside : range(of: parameter) ?? outside, question)
    case .unavailable(let text): return join(quote(text, in: messages.unavailable), question)
    }
  }

  /// Says that no entity has a name.
  func unknown(_ text: String, for parameter: ParameterTable?) -> String {
    guard let title = parameter?.title, !isBare(title) else {
      return quote(text, in: messages.unknownName)
    }
    return fill(
      messages.unknown,
      [
        "type": inSentence(title), "article": article(of: title), "indefinite": indefinite(title),
        "text": MessageTemplate.quote(text),
      ])
  }

  func quote(_ text: String, in template: String) -> String {
    fill(template, ["text": MessageTemplate.quote(text)])
  }

  func parameter(_ name: String, of invocation: Invocation) -> ParameterTable? {
    tables[invocation.intent].parameter(name)
  }

  /// The question for a value: the app's own, or one built from the parameter's title.
  ///
  /// *title: film → Which film?*
  func question(for parameter: ParameterTable?) -> String {
    if let prompt { return prompt }
    guard let parameter else { return messages.untitledQuestion }
    if let prompt = parameter.prompt { return prompt }
    guard let title = parameter.title else { return messages.untitledQuestion }
    if parameter.isLabelled, parameter.suggestions.count == 2 {
      let labels = parameter.suggestions.map(\.title)
      return fill(messages.eitherOr, ["title": title, "yes": labels[0], "no": labels[1]])
    }
    if parameter.type == .boolean { return fill(messages.yesOrNo, ["title": title]) }
    if isBare(title) { return fill(messages.bareQuestion, ["title": title]) }
    return fill(
      form(for: title), ["title": inSentence(title), "indefinite": indefinite(title)])
  }
}

extension PromptWriter {
  /// True for a title that is no noun, such as *From* and *How many*: nothing can be said about it.
  private func isBare(_ title: String) -> Bool {
    let words = title.lowercased().split(separator: " ").map(String.init)
    return [words.first, words.last].contains { $0.map(messages.bareTitles.contains) == true }
  }

  /// The question whose ending suits a title best: the longest.
  private func form(for title: String) -> String {
    let noun = " " + title.lowercased()
    let suiting = messages.questions.filter { noun.hasSuffix($0.ending) }
    return suiting.max { $0.ending.count < $1.ending.count }?.text ?? messages.untitledQuestion
  }

  /// A title as it stands inside a sentence. Abbreviations keep their capitals.
  private func inSentence(_ title: String) -> String {
    guard messages.lowercasesTitles, title.dropFirst().first?.isUppercase != true else {
      return title
    }
    return title.prefix(1).lowercased() + title.dropFirst()
  }

  /// The English article of a title. *a film, an artist, a user*
  private func article(of title: String) -> String {
    let word = title.lowercased()
    guard let first = word.first, "aeiou".contains(first) else { return "a" }
    return ["uni", "use", "uti", "eu", "one"].contains { word.hasPrefix($0) } ? "a" : "an"
  }

  /// A title without the article that Arabic writes before it, where it is one word.
  private func indefinite(_ title: String) -> String {
    guard title.hasPrefix("ال"), !title.contains(" ") else { return inSentence(title) }
    return String(title.dropFirst(2))
  }

  /// The offer of nearby names. `nil` if there are none.
  private func suggestion(_ suggestions: [EntityHit]) -> String? {
    guard let first = suggestions.first else { return nil }
    return suggestions.count > 1
      ? messages.oneOfThese : fill(messages.didYouMean, ["option": display(first)])
  }

  func display(_ hit: EntityHit) -> String {
    let option = hit.option
    guard let subtitle = option.subtitle else { return option.title }
    return fill(messages.subtitled, ["title": option.title, "subtitle": subtitle])
  }
}

// MARK: Rejections

extension PromptWriter {
  func message(for rejection: Rejection) -> String {
    let nearest = rejection.nearest.joined(separator: messages.separator)
    return join(
      text(for: rejection.reason),
      nearest.isEmpty ? "" : fill(messages.nearest, ["phrases": nearest]))
  }

  private func text(for reason: Rejection.Reason) -> String {
    switch reason {
    case .empty: messages.rejectedEmpty
    case .noMatch: messages.rejectedNoMatch
    case .negativePhrase: messages.rejectedNegativePhrase
    case .tooLong: messages.rejectedTooLong
    case .unknownLanguage: messages.rejectedLanguage
    }
  }
}
