import AppManifest
import RandomNumbers

/// A made-up template: three to six words and one slot.
///
/// *`find [every] ${thing} (near|beside) home`.*
struct GeneratedTemplate: Sendable {
  var pieces: [Piece]
  /// The intent that the template means.
  var intent: String

  enum Piece: Sendable {
    case word(String)
    case optional(String)
    case alternatives(String, String)
    case slot
  }

  /// The words that must stand in every utterance of the template; of alternatives the first.
  var requiredWords: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .word(let word), .alternatives(let word, _): word
      case .optional, .slot: nil
      }
    }
  }

  /// The template as it is written, with a slot such as `${thing}`.
  func text(slot: String) -> String {
    pieces.map { piece in
      switch piece {
      case .word(let word): word
      case .optional(let word): "[\(word)]"
      case .alternatives(let first, let second): "(\(first)|\(second))"
      case .slot: slot
      }
    }.joined(separator: " ")
  }

  /// Something that the template matches.
  func utterance(of name: String, using generator: inout SeededGenerator) -> String {
    pieces.compactMap { piece in
      switch piece {
      case .word(let word): word
      case .optional(let word): Bool.random(using: &generator) ? word : nil
      case .alternatives(let first, let second):
        Bool.random(using: &generator) ? first : second
      case .slot: name
      }
    }.joined(separator: " ")
  }
}

/// Makes up templates that differ in their words.
///
/// The words come from a small part of the vocabulary, as an app's phrases do. Three templates in
/// ten have an optional word, three in ten a choice of two, and one in twenty begins with its slot.
struct TemplateGenerator {
  /// The words that templates are made of.
  let words: [String]
  private var generator: SeededGenerator

  /// The most words that all templates together are made of.
  static let maximumWords = 2_000
  /// How many templates mean the same intent.
  static let templatesPerIntent = 10

  init(_ vocabulary: NameVocabulary, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let plain = vocabulary.plainWords.shuffled(using: &generator)
    words = Array(plain.prefix(min(Self.maximumWords, plain.count / 2)))
  }

  /// The next templates.
  mutating func templates(_ count: Int) -> [GeneratedTemplate] {
    (0..<count).map { number in
      GeneratedTemplate(
        pieces: pieces(), intent: "action\(number / Self.templatesPerIntent)")
    }
  }

  private mutating func pieces() -> [GeneratedTemplate.Piece] {
    let count = Int.random(in: 3...6, using: &generator)
    let chosen = (0...count).map { _ in words.randomElement(using: &generator) ?? "word" }
    var pieces = chosen.dropLast().map { GeneratedTemplate.Piece.word($0) }
    // The first and the last word stay as they are, so that each template has two at least.
    if chance(0.3) { pieces[1] = .optional(chosen[1]) }
    if chance(0.3) {
      let place = Int.random(in: 1..<count, using: &generator)
      if case .word(let word) = pieces[place] {
        pieces[place] = .alternatives(word, chosen[count])
      }
    }
    let place = chance(0.05) ? 0 : Int.random(in: 1...count, using: &generator)
    pieces.insert(.slot, at: place)
    return pieces
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }
}
