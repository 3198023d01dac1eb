import AppManifest

/// Reads replies as answers to one question.
struct QuestionReader {
  let question: Question
  let guide: DialogueGuide
  /// What can be said about the options, once a reply needs it.
  /// The index of the option that was taken before, which *the other one* is not.
  var current: Int?
  lazy var texts = readTexts()

  init(question: Question, guide: DialogueGuide) {
    self.question = question
    self.guide = guide
  }

  /// What a reply answers.
  enum Answer {
    /// The parameter's value.
    case filled(FilledSlot)
    /// Several entities of a list.
    case several([FilledSlot])
    /// One of several actions.
    case action(Decision)
    /// Fewer options than before.
    case narrowed(Question)
    /// A value that the parameter does not take.
    case refused(ValueRequest.Reason)
    /// Several options, where one is asked for.
    case tooMany
  }

  /// The parameter that is asked for, if the app declares it.
  var parameter: ParameterTable? {
    guard let slot = question.slot, let invocation = question.invocation else { return nil }
    return guide.tables[invocation.intent].parameter(slot)
  }

  /// The type of entity that is asked for, if one is.
  var entityType: String? {
    guard case .entity(let name) = parameter?.type else { return nil }
    return name
  }

  /// True when any text is an answer.
  var takesAnyText: Bool {
    guard case .askValue = question.decision else { return false }
    return parameter?.values.takesAnyText ?? false
  }

  /// An answer that leaves no doubt: a value, a number or place in the list, a whole name.
  mutating func sureAnswer(_ reply: Reply) -> Answer? {
    if let value = value(reply) { return value }
    if let index = index(reply) { return pick(index) }
    if let several = several(reply) { return several }
    return among(reply.matcher.matches(in: &texts, fits: [.exact]))
  }

  /// An answer that something else might suit better: part of a name, or what tells an option
  /// apart.
  mutating func likelyAnswer(_ reply: Reply) -> Answer? {
    if takesAnyText, let slot = question.slot {
      let value = parameter?.values.isList == true ? list(reply) : nil
      return value ?? filled(slot, text: reply.typed, value: .string(reply.typed))
    }
    if let number = tellingNumber(reply) { return answer(number, reply) }
    return among(reply.matcher.matches(in: &texts, fits: OptionFit.partial))
  }

  /// True when the reply is the app's own word for a case or for true or false, whatever else it
  /// says: *stop*, where that is a choice.
  mutating func namesChoice(_ reply: Reply) -> Bool {
    guard case .askValue = question.decision, let parameter,
      parameter.isLabelled || !parameter.cases.isEmpty
    else { return false }
    return reply.matcher.matches(in: &texts, fits: [.exact]).count == 1
  }

  /// The option at an index, as an answer.
  func pick(_ index: Int) -> Answer? {
    switch question.decision {
    case .chooseEntity(let choice):
      var slot = choice.slot
      slot.fill(with: choice.options[index])
      return .filled(slot)
    case .chooseIntent(let choice): return .action(guide.tables.decision(of: choice.options[index]))
    case .askValue(let request):
      return .filled(filled(request.parameter, with: request.suggestions[index]))
    case .run, .confirm, .reject: return nil
    }
  }
}

// MARK: Options

extension QuestionReader {
  private func readTexts() -> [OptionText] {
    switch question.decision {
    case .chooseEntity(let choice):
      return choice.options.map { OptionText($0, names: [], guide: guide) }
    case .chooseIntent:
      return guide.writer.options(for: question.decision).map { option in
        let action = guide.tables[option.id].title ?? option.title
        return OptionText(names: [action, option.title].map(guide.normalize))
      }
    case .askValue(let request):
      let cases = parameter?.cases ?? []
      return request.suggestions.map { hit in
        let names = cases.first { $0.hit.id == hit.id }?.names ?? []
        return OptionText(hit, names: names, guide: guide)
      }
    case .run, .confirm, .reject: return []
    }
  }

  /// The option that a number or place names. Numbers are those that are shown; places count on
  /// the page that is shown.
  func index(_ reply: Reply) -> Int? {
    if let number = reply.number, (1...max(1, question.optionCount)).contains(number) {
      return question.optionCount > 0 ? number - 1 : nil
    }
    switch reply.place {
    case .last: return question.page.last
    case .from(let start):
      let index = question.first + start - 1
      return question.page.contains(index) ? index : nil
    case nil: return nil
    }
  }

  /// The options whose numbers a reply lists, where several can be picked. *"1 and 3"*
  private func several(_ reply: Reply) -> Answer? {
    guard question.optionCount > 0, let parameter, parameter.values.isList,
      parameter.entityType != nil
    else { return nil }
    let items = parameter.values.items(of: reply.typed)
    guard items.count > 1, items.count <= question.optionCount else { return nil }
    let slots = items.compactMap { item -> FilledSlot? in
      guard let index = index(Reply(typed: item, guide: guide)),
        case .filled(let slot)? = pick(index)
      else { return nil }
      return slot
    }
    return slots.count == items.count ? .several(slots) : nil
  }

  func among(_ indices: [Int]) -> Answer? {
    guard let first = indices.first else { return nil }
    if indices.count == 1 { return pick(first) }
    guard indices.count < question.optionCount else { return nil }
    return question.narrowed(to: indices).map(Answer.narrowed)
  }

  /// A slot filled with a suggestion, whose identifier tells the value of enums and booleans.
  private func filled(_ slot: String, with hit: EntityHit) -> FilledSlot {
    var filled = FilledSlot(
      name: slot, text: hit.localizedTitle ?? hit.title, value: .string(hit.id))
    switch parameter?.type {
    case .boolean: filled.value = .bool(hit.id == "true")
    case .enumeration: break
    case .string, .integer, .number, .date, .duration, .measurement, .currency, .url, .person,
      .file:
      filled.value = .string(hit.title)
    case .entity, nil: filled.fill(with: hit)
    }
    return filled
  }
}
