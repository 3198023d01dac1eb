/// A message as it reads with example values, for a native speaker who reviews it.
package struct MessageSample: Sendable {
  /// What the message is called in the table of its language.
  package var name: String
  /// The message with its placeholders filled.
  package var text: String

  /// Every message of a language, in the order of its table.
  ///
  /// Whatever stands in the table is shown, so that a message which is added cannot be forgotten.
  ///
  /// - Returns: `nil` for a language that dialogues are not held in.
  package static func all(in language: String) -> [MessageSample]? {
    guard let spoken = DialogueLanguage.all.first(where: { $0.code == language }) else {
      return nil
    }
    let messages = spoken.messages
    let dates = ["2026-11-21", "2026-12-24T18:30"].compactMap { date in
      messages.dates.text(iso: date).map { MessageSample(name: "dates", text: $0) }
    }
    return dates + samples(of: messages, messages.filledIn)
      + samples(of: messages.runs, messages.filledIn)
      + messages.questions.map { question in
        MessageSample(
          name: question.ending.isEmpty ? "questions" : "questions …\(question.ending)",
          text: messages.filledIn(question.text, title: question.ending))
      }
  }

  private static func samples(of table: Any, _ fill: (String) -> String) -> [MessageSample] {
    Mirror(reflecting: table).children.compactMap { name, value in
      guard let name, let text = value as? String else { return nil }
      return MessageSample(name: name, text: fill(text))
    }
  }
}

extension Messages {
  /// Numbers are the same in all languages.
  private static let numbers = [
    "first": "1", "last": "4", "minimum": "1", "maximum": "5", "count": "3", "lower": "4",
    "upper": "5",
  ]

  fileprivate func filledIn(_ text: String) -> String {
    MessageTemplate.fill(text, examples.merging(Self.numbers) { own, _ in own })
  }

  /// A question for a title that ends so.
  fileprivate func filledIn(_ text: String, title ending: String) -> String {
    guard !ending.isEmpty else { return filledIn(text) }
    return MessageTemplate.fill(text, ["title": "…" + ending])
  }
}
