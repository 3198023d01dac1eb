/// Signs that are words in all languages: thumbs, ticks, crosses, stars.
///
/// *👍🏽 → yes; ❌ → no; ⭐⭐⭐ → 3*
struct SignReading {
  /// What the signs steer, if they all say the same.
  let control: ReplyLexicon.Control?
  /// How many stars there are, if there is nothing else.
  let stars: Int?

  init(_ text: String) {
    let signs = text.unicodeScalars.filter { !Self.isVariation($0) }
    let meanings = signs.map { Self.meanings[$0] }
    let first = meanings.first ?? nil
    control = meanings.allSatisfy { $0 == first } ? first : nil
    let full = signs.filter(Self.fullStars.contains).count
    let isRating = signs.allSatisfy { Self.fullStars.contains($0) || $0 == "☆" }
    stars = isRating && full > 0 ? full : nil
  }

  private static let fullStars: Set<Unicode.Scalar> = ["⭐", "★", "🌟"]

  /// Signs of assent, refusal, doubt, thanks and of waiting.
  private static let meanings: [Unicode.Scalar: ReplyLexicon.Control] = {
    let rows: [(ReplyLexicon.Control, String)] = [
      (.yes, "👍👌✅✔☑🆗🙆💯⭕"), (.no, "👎❌✖🚫🙅⛔❎🛑"), (.doubt, "🤷🤔😕😐❓❔⁉"),
      (.thanks, "🙏❤💖💕😘🥰"), (.wait, "⏳⌛✋⏸⏱"), (.praise, "🎉👏🥳😀😃😄😊🙂😁"),
    ]
    let pairs = rows.flatMap { control, signs in signs.unicodeScalars.map { ($0, control) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// True for what only changes how a sign looks: its tone of skin, its sex, its style; and white
  /// space.
  private static func isVariation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F, 0x200D, 0x2640, 0x2642: true
    default:
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .otherPunctuation
    }
  }
}
