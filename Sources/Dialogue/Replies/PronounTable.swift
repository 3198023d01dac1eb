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
  func attempts(_ text: String, naming title: String) -> [String] {
    var attempts = forms.compactMap { phrase, form in
      phrase.gap(in: text).map {
        form.replacing("{rest}", with: $0).replacing("{}", with: title)
      }
    }
    if let replaced = ReplyComposition(text, table: parts)?.replacing(.pronoun, with: title) {
      attempts.insert(replaced, at: 0)
    }
    return attempts
  }
}
