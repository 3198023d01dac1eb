import AppManifest

extension QuestionReader {
  /// The value that a reply spells, where the question takes values of that kind.
  func value(_ reply: Reply) -> Answer? {
    guard case .askValue = question.decision, let parameter, !takesAnyText else { return nil }
    let reading = parameter.values.isList ? readList(reply) : amount(reply)
    return reading == .unreadable ? nil : answer(reading, reply)
  }

  /// The array that a reply lists. `nil` if any of its items is no value.
  func list(_ reply: Reply) -> Answer? {
    let reading = readList(reply)
    return reading == .unreadable ? nil : answer(reading, reply)
  }

  /// What a reading of a reply answers.
  func answer(_ reading: TypedValueReader.Reading, _ reply: Reply) -> Answer? {
    guard let parameter else { return nil }
    switch reading {
    case .value(let value): return filled(parameter.name, text: reply.typed, value: value)
    case .unreadable: return .refused(.unreadable(reply.typed))
    case .outOfRange: return .refused(.outOfRange(reply.typed))
    }
  }

  func filled(_ slot: String, text: String, value: Value) -> Answer {
    .filled(FilledSlot(name: slot, text: text, value: value))
  }
}

extension QuestionReader {
  /// A reply as one value of the parameter's type: as anything typed for it is read, or as replies
  /// alone say it. *"number two", "sure"*
  func amount(_ reply: Reply) -> TypedValueReader.Reading {
    guard let parameter else { return .unreadable }
    let reading = parameter.values.readItem(reply.typed, now: guide.minute)
    guard reading == .unreadable else { return reading }
    if parameter.type == .boolean, reply.control == .yes || reply.control == .no {
      return .value(.bool(reply.control == .yes))
    }
    // Digits have been read as they were typed.
    guard !reply.text.utf8.contains(where: { $0 &- 0x30 < 10 }), let number = reply.number else {
      return .unreadable
    }
    return parameter.values.reading(of: Double(number))
  }

  private func readList(_ reply: Reply) -> TypedValueReader.Reading {
    guard let parameter else { return .unreadable }
    guard !parameter.cases.isEmpty else {
      return parameter.values.readList(reply.typed, now: guide.minute)
    }
    return parameter.values.readList(reply.typed) { item in
      choice(Reply(typed: item, guide: guide)).map { .value(.string($0.id)) } ?? .unreadable
    }
  }

  /// The case of an enum that a reply picks by a name or number.
  private func choice(_ reply: Reply) -> EntityHit? {
    let named = parameter?.cases.first { choice in
      choice.names.contains { guide.normalize($0) == reply.text }
    }
    if let named { return named.hit }
    guard case .askValue(let request) = question.decision, let number = reply.number,
      request.suggestions.indices.contains(number - 1)
    else { return nil }
    return request.suggestions[number - 1]
  }
}
