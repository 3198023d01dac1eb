/// How a language names the last thing without saying its name.
struct PronounTable: Sendable {
  private let parts: PartTable
  private let forms: [(phrase: Frame, form: String)]
  private let clitics: Clitics

  /// - Parameters:
  ///   - forms: Phrases with a gap for what follows, and how the same is said with a name: *それに{} →
  ///     {}に{rest}*. An empty form: what stands in the gap is a value for the last thing.
  ///   - clitics: What stands for the last thing behind a verb.
  init(
    _ forms: [(String, String)], clitics: Clitics, parts: PartTable,
    normalize: (String) -> String
  ) {
    self.parts = parts
    self.clitics = clitics
    self.forms = forms.map { (Frame($0, normalize: normalize), $1) }
  }

  /// What stands for the last thing behind a verb, whatever the verb is.
  struct Clitics: Sendable {
    /// As the end of its word: *márca-la, قيم-ه*.
    var endings: [String] = []
    /// As a word of its own: *note-le*.
    var words: [String] = []
  }

  /// A text as it may be said with a name.
  func attempts(_ text: String, naming title: String) -> [Attempt] {
    let formed = forms.compactMap { phrase, form -> Attempt? in
      guard let gap = phrase.gap(in: text) else { return nil }
      let command = form.replacing("{}", with: title)
      return form.contains("{rest}")
        ? Attempt(text: command.replacing("{rest}", with: gap)) : Attempt(text: command, value: gap)
    }
    return replaced(text, title) + formed.filter { !$0.text.isEmpty }
      + afterVerb(text, title) + formed.filter(\.text.isEmpty)
  }

  /// With the name in place of the pronoun.
  private func replaced(_ text: String, _ title: String) -> [Attempt] {
    guard let composition = ReplyComposition(text, table: parts),
      let replaced = composition.replacing(.pronoun, with: title)
    else { return [] }
    let halves = composition.halves(around: .pronoun).map { before, after in
      Attempt(text: before + " " + title, value: after)
    }
    return [Attempt(text: replaced)] + [halves].compactMap { $0 }
  }

  /// With the name in place of what stands for it behind the first word.
  private func afterVerb(_ text: String, _ title: String) -> [Attempt] {
    let words = text.spacedWords
    guard let verb = words.first else { return [] }
    let rest = words.dropFirst().joined(separator: " ")
    if let second = words.dropFirst().first, clitics.words.contains(String(second)) {
      return attempts(verb, title, words.dropFirst(2).joined(separator: " "))
    }
    return clitics.endings.filter { verb.hasSuffix($0) && verb.count > $0.count + 1 }
      .flatMap { attempts(verb.dropLast($0.count), title, rest) }
  }

  private func attempts(_ verb: Substring, _ title: String, _ rest: String) -> [Attempt] {
    guard !rest.isEmpty else { return [Attempt(text: "\(verb) \(title)")] }
    return [
      Attempt(text: "\(verb) \(title) \(rest)"), Attempt(text: "\(verb) \(title)", value: rest),
    ]
  }
}
