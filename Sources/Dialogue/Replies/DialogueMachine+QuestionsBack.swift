/// Questions that are asked back: they are answered, and the open question stays.
extension DialogueMachine {
  /// Answers a question about the open one.
  ///
  /// *"how many are there?" → “There are 4.”; "what's the difference?" → “The difference: year (1995,
  /// 1999).”; "what does that do?" → “Gives a film one to five stars.”*
  func explain(_ question: Question, _ control: ReplyLexicon.Control) -> DialogueAction {
    let writer = guide.writer
    let reader = QuestionReader(question: question, guide: guide)
    let notice =
      switch control {
      case .which, .count: writer.count(of: question) ?? reader.possibleAnswers
      case .difference: writer.difference(between: question) ?? writer.meaning(of: question)
      case .meaning: writer.meaning(of: question)
      default: writer.reason(for: question)
      }
    return show(question, notice: notice)
  }

  /// Answers a question for a fact about an option: *who made the second?*
  func explainOption(askedBy reply: Reply, of question: Question) -> DialogueAction? {
    guard let composition = reply.composition,
      composition.isAround([.asksFacts, .asksMeaning, .asksDifference])
    else { return nil }
    return explainOption(mentionedIn: reply, of: question)
  }

  /// Answers a question that names one of the options: *is the second any good?*
  func explainOption(mentionedIn reply: Reply, of question: Question) -> DialogueAction? {
    var reader = reader(question)
    guard question.optionCount > 0, !reader.takesAnyText,
      let index = reader.mentionedOption(in: reply)
    else { return nil }
    return show(question, notice: guide.writer.facts(about: index, of: question))
  }
}

extension QuestionReader {
  /// The most pieces of a question, and of an option's place or number in it.
  private static let (longestQuestion, longestMention) = (16, 3)

  /// The index of the option that a question names by its whole name, its place or its number; or
  /// tells, at its end, by what sets it apart.
  ///
  /// - Complexity: O(pieces × longest mention) lookups, and O(length × options).
  mutating func mentionedOption(in reply: Reply) -> Int? {
    let pieces = ReplyPieces(reply.text)
    guard pieces.count > 0, pieces.count <= Self.longestQuestion else { return nil }
    return named(in: reply.text) ?? numbered(in: pieces) ?? told(in: pieces)
  }

  /// The one option whose name stands in a text, the longest of them: *Toy Story 2*, not *Toy Story*.
  private mutating func named(in text: String) -> Int? {
    let found = texts.indices.flatMap { index in
      texts[index].names.filter { $0.isRunOfWords(in: text) }.map { (index, $0.utf8.count) }
    }
    let longest = found.map(\.1).max()
    let named = Set(found.filter { $0.1 == longest }.map(\.0))
    return named.count == 1 ? named.first : nil
  }

  private func numbered(in pieces: ReplyPieces) -> Int? {
    for length in (1...Self.longestMention).reversed() where length <= pieces.count {
      for start in 0...(pieces.count - length) {
        let text = String(pieces[start..<start + length])
        if let index = index(ofPlaceOrNumber: text, isSingle: length == 1) { return index }
      }
    }
    return nil
  }

  /// Number words alone are no mention, and neither are amounts: *which one is good?* and *how do the
  /// two differ?* name no option, *who made number two?* does.
  private func index(ofPlaceOrNumber text: String, isSingle: Bool) -> Int? {
    let lexicon = guide.lexicon
    let isPlace = lexicon.place(text) != nil
    if !isPlace {
      guard let number = lexicon.number(text, reading: { _ in nil }) else { return nil }
      let isAmount = isSingle || number == 1 || !lexicon.parts[text[...]].isDisjoint(with: .all)
      guard text.contains(where: \.isNumber) || !isAmount else { return nil }
    }
    return index(Reply(typed: text, guide: guide))
  }

  /// *Which one is the newest?*
  private mutating func told(in pieces: ReplyPieces) -> Int? {
    var selection = OptionSelection(question: question, guide: guide, texts: texts)
    for length in 1...min(Self.longestMention, pieces.count) {
      let text = String(pieces[pieces.count - length..<pieces.count])
      guard case .options(let indices)? = selection.pick(text), indices.count == 1 else {
        continue
      }
      return indices[0]
    }
    return nil
  }

  /// What answers a question that has no options: the bounds of a number, or what kind of answer.
  var possibleAnswers: String {
    if case .confirm = question.decision { return guide.writer.messages.confirmHint }
    return guide.writer.range(of: parameter) ?? answers ?? ""
  }
}

extension PromptWriter {
  /// How many options there are. `nil` where there are none.
  func count(of question: Question) -> String? {
    switch question.optionCount {
    case 0: nil
    case 1: messages.oneOption
    default: fill(messages.optionCount, ["count": String(question.optionCount)])
    }
  }

  /// What a question is for.
  func reason(for question: Question) -> String {
    guard let invocation = question.invocation else { return messages.reasonForAction }
    return fill(messages.reason, ["action": summary(of: invocation)])
  }

  /// What the action does, or each of several.
  func meaning(of question: Question) -> String {
    guard case .chooseIntent(let choice) = question.decision else {
      let description = question.invocation.flatMap { tables[$0.intent].description }
      return description ?? reason(for: question)
    }
    return choice.options[question.page].compactMap { option -> String? in
      let table = tables[tables.decision(of: option).invocation?.intent ?? ""]
      guard let title = table.title, let description = table.description else { return nil }
      return fill(messages.action, ["action": title, "values": description])
    }.joined(separator: messages.sentenceSeparator)
  }

  /// In what the shown options differ. `nil` where the app has no words for it.
  func difference(between question: Question) -> String? {
    let hits = Array(question.hits.prefix(question.page.upperBound).dropFirst(question.first))
    let differing = attributes(of: question).compactMap { attribute -> String? in
      let values = hits.compactMap { $0.attributes[attribute.name] }.map(\.displayText)
      var seen: Set<String> = []
      let distinct = values.filter { seen.insert($0).inserted }
      guard distinct.count > 1 else { return nil }
      guard distinct.count <= Self.mostValues else { return attribute.title }
      return fill(
        messages.subtitled,
        ["title": attribute.title, "subtitle": distinct.joined(separator: messages.separator)])
    }
    let told =
      differing.isEmpty ? hits.filter { $0.option.subtitle != nil }.map(display) : differing
    guard !told.isEmpty else { return nil }
    return fill(messages.difference, ["attributes": told.joined(separator: messages.separator)])
  }

  /// How many values of an attribute are told.
  private static let mostValues = 6

  /// What tells an option apart from the others.
  func facts(about index: Int, of question: Question) -> String {
    guard question.hits.indices.contains(index) else { return "" }
    let hit = question.hits[index]
    let facts = attributes(of: question).compactMap { attribute in
      hit.attributes[attribute.name].map { "\(attribute.title) \($0.displayText)" }
    }
    let known =
      facts.isEmpty ? hit.option.subtitle.map { [$0] } ?? [] : facts
    guard !known.isEmpty else { return "" }
    return fill(
      messages.facts,
      ["option": hit.option.title, "facts": known.joined(separator: messages.separator)])
  }

  private func attributes(of question: Question) -> [ParameterTable.Attribute] {
    guard let invocation = question.invocation, let slot = question.slot else { return [] }
    return parameter(slot, of: invocation)?.attributes ?? []
  }
}
