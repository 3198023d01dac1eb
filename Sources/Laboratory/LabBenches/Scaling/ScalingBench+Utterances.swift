import Evaluation
import PhraseRouter
import RandomNumbers

/// An utterance of a scaling bench, and what it must come to.
struct ScalingUtterance: Sendable {
  var text: String
  var kind: ScalingBench.Kind
  var context: [String: Value] = [:]
  /// The intent and the name, if there is one, that are meant. `nil`: nothing is, and it must be
  /// rejected.
  var meaning: (intent: String, title: String?)?

  /// True if a decision is right: it names the intent, and the name or a choice that has it.
  func accepts(_ decision: Decision) -> Bool {
    guard let meaning else { return decision.outcome == .reject }
    guard let invocation = decision.invocation, invocation.intent == meaning.intent else {
      return false
    }
    guard let title = meaning.title else { return true }
    if case .chooseEntity(let choice) = decision {
      return choice.options.contains { $0.title == title }
    }
    return invocation.slots.contains { $0.value == .string(title) }
  }
}

extension ScalingBench {
  /// How an utterance came about.
  package enum Kind: String, CaseIterable, Sendable {
    /// As a template and a name are written.
    case asWritten
    /// As a template is written that takes no name. Only of an app's own templates.
    case nameless
    /// With one typing error in a word of five letters or more.
    case typingError
    /// Two words of a template among others.
    case nearMiss
    /// Words that no template has.
    case unrelated
  }

  /// Makes up utterances from templates and names.
  struct UtteranceGenerator {
    let templates: [GeneratedTemplate]
    let titles: [String]
    /// Words that no template has.
    let otherWords: [String]
    /// False if an utterance with a typing error must be rejected.
    let forgivesErrors: Bool
    var generator: SeededGenerator

    /// How many utterances of each kind there are.
    static let counts: [Kind: Int] = [
      .asWritten: 240, .typingError: 80, .nearMiss: 40, .unrelated: 40,
    ]

    mutating func utterances() -> [ScalingUtterance] {
      Kind.allCases.flatMap { kind in
        (0..<(Self.counts[kind] ?? 0)).map { _ in utterance(kind) }
      }
    }

    private mutating func utterance(_ kind: Kind) -> ScalingUtterance {
      switch kind {
      // All made-up templates take a name.
      case .asWritten, .nameless: return written()
      case .typingError: return mistyped()
      case .nearMiss: return ScalingUtterance(text: nearMiss(), kind: kind)
      case .unrelated:
        let words = others(Int.random(in: 4...9, using: &generator))
        return ScalingUtterance(text: words.joined(separator: " "), kind: kind)
      }
    }

    private mutating func written() -> ScalingUtterance {
      let template = choose(templates)
      let title = choose(titles)
      return ScalingUtterance(
        text: template.utterance(of: title, using: &generator), kind: .asWritten,
        meaning: (template.intent, title))
    }

    private mutating func mistyped() -> ScalingUtterance {
      while true {
        var utterance = written()
        var words = utterance.text.split(separator: " ").map(String.init)
        let long = words.indices.filter {
          words[$0].utf8.count >= 5 && words[$0].utf8.allSatisfy { $0 < 0x80 }
        }
        guard let place = long.randomElement(using: &generator) else { continue }
        let typed = mistyped(words[place])
        guard typed != words[place] else { continue }
        words[place] = typed
        if !forgivesErrors { utterance.meaning = nil }
        utterance.text = words.joined(separator: " ")
        utterance.kind = .typingError
        return utterance
      }
    }

    /// An ASCII word with a letter inserted, left out, replaced, or swapped with the next.
    private mutating func mistyped(_ word: String) -> String {
      var letters = Array(word.utf8)
      let place = Int.random(in: 1..<letters.count - 1, using: &generator)
      let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: letters.insert(letter, at: place)
      case 1: letters.remove(at: place)
      case 2: letters[place] = letter
      default: letters.swapAt(place, place + 1)
      }
      return String(decoding: letters, as: UTF8.self)
    }

    /// Words of a template, all but two of them replaced.
    private mutating func nearMiss() -> String {
      while true {
        let template = choose(templates)
        var words = template.requiredWords
        guard words.count > 2 else { continue }
        let kept = Set(words.indices.shuffled(using: &generator).prefix(2))
        for place in words.indices where !kept.contains(place) { words[place] = choose(otherWords) }
        return (words + others(2)).joined(separator: " ")
      }
    }

    private mutating func others(_ count: Int) -> [String] {
      (0..<count).map { _ in choose(otherWords) }
    }

    private mutating func choose<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &generator)]
    }
  }
}
