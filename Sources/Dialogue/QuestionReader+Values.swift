import AppManifest

extension QuestionReader {
  /// The value that a reply spells, where the question takes values of that kind.
  func value(_ reply: Reply) -> Answer? {
    guard case .askValue = question.decision, let parameter else { return nil }
    if let reading = reading(reply), reading != .unreadable || parameter.type == .integer {
      return answer(reading, reply)
    }
    return parameter.values.isList && !takesAnyText ? list(reply) : nil
  }

  /// The array that a reply lists. `nil` if any of its items is no value.
  func list(_ reply: Reply) -> Answer? {
    guard let parameter else { return nil }
    let reading = parameter.values.readList(reply.typed) { item in
      self.item(Reply(typed: item, guide: guide)) ?? .unreadable
    }
    return reading == .unreadable ? nil : answer(reading, reply)
  }

  /// What a reading of a reply answers.
  func answer(_ reading: ValueReader.Reading, _ reply: Reply) -> Answer? {
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
  /// A reply as one value of the parameter's type. `nil` where it spells none, or where values are
  /// picked rather than spelled.
  private func reading(_ reply: Reply) -> ValueReader.Reading? {
    guard let parameter else { return nil }
    switch parameter.type {
    case .integer where reply.integer != nil:
      return reply.integer.map { parameter.values.reading(of: $0) }
    case .integer, .number:
      return reply.value.map { parameter.values.reading(of: $0) } ?? quantity(reply)
    case .duration, .measurement, .currency:
      return quantity(reply) ?? bareNumber(reply)
    case .url: return quantity(reply)
    case .date: return guide.readers.readDate(reply.typed).map { .value(.string($0)) }
    case .boolean:
      switch reply.control {
      case .yes: return .value(true)
      case .no: return .value(false)
      default: return nil
      }
    case .string, .person, .file, .entity, .enumeration: return nil
    }
  }

  private func quantity(_ reply: Reply) -> ValueReader.Reading? {
    guard let parameter else { return nil }
    return guide.readers.readQuantity(parameter.type, reply.typed)
      .map { parameter.values.reading(of: $0) }
  }

  /// A number without a unit. *"90", where a duration counts in minutes*
  private func bareNumber(_ reply: Reply) -> ValueReader.Reading? {
    guard let parameter else { return nil }
    return reply.value.map { parameter.values.reading(of: $0) }
  }

  /// One item of a list: also any text where that is taken, and the case of an enum by its names or
  /// number.
  private func item(_ reply: Reply) -> ValueReader.Reading? {
    switch parameter?.type {
    case .string, .person, .file: return .value(.string(reply.typed))
    case .enumeration:
      let named = parameter?.cases.first { choice in
        choice.names.contains { guide.readers.normalize($0) == reply.text }
      }
      return (named?.hit ?? suggestion(reply.number)).map { .value(.string($0.id)) }
    default: return reading(reply)
    }
  }

  private func suggestion(_ number: Int?) -> EntityHit? {
    guard case .askValue(let request) = question.decision, let number,
      request.suggestions.indices.contains(number - 1)
    else { return nil }
    return request.suggestions[number - 1]
  }
}
