/// How a language names the last thing without saying its name.
struct PronounTable: Sendable {
  private let parts: PartTable
  private let forms: [(phrase: Frame, form: String)]

  /// - Parameter forms: Phrases with a gap for what follows, and how the same is said with a name:
  ///   *note-le {rest} → note {} {rest}*.
  init(_ forms: [(String, String)], parts: PartTable, normalize: (String) -> String) {
    self.parts = parts
    self.forms = forms.map { (Frame($0, normalize: normalize), $1) }
  }

  /// A text as it may be said with a name.
  func attempts(_ text: String, naming title: String) -> [Attempt] {
    let formed = forms.compactMap { phrase, form -> Attempt? in
      guard let gap = phrase.gap(in: text) else { return nil }
      let command = form.replacing("{}", with: title)
      return form.contains("{rest}")
        ? Attempt(text: command.replacing("{rest}", with: gap)) : Attempt(text: command, value: gap)
    }
    guard let composition = ReplyComposition(text, table: parts),
      let replaced = composition.replacing(.pronoun, with: title)
    else { return formed }
    let halves = composition.halves(around: .pronoun).map { before, after in
      Attempt(text: before + " " + title, value: after)
    }
    return [Attempt(text: replaced)] + [halves].compactMap { $0 } + formed
  }
}
