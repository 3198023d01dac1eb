import Foundation
import AppManifest
import Testing

@testable import Dialogue

/// Every wording of every control, with what is said around it, at every kind of question.
struct ControlTableTests {
  static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  /// What may stand around a control, with `{}` for it.
  private static let paddings: [String: [String]] = [
    "en": ["{}", "um, {}", "oh well, {}", "{} please", "hmm, {}, mate"],
    "de": ["{}", "äh, {}", "na ja, {}", "{}, bitte", "also {}, gell"],
    "fr": ["{}", "euh, {}", "bah {}", "{}, s'il vous plaît", "bon ben {}, hein"],
    "es": ["{}", "eh, {}", "pues {}", "{}, por favor", "a ver, {}, che"],
    "ja": ["{}", "えーと、{}", "あのう、{}", "うーん、{}"],
    "ar": ["{}", "امم، {}", "والله {}", "{} لو سمحت", "يعني، {} يا أخي"],
  ]

  /// The kinds of question: entities, a value, a confirmation, actions.
  enum Kind: CaseIterable {
    case entities, value, confirmation, actions

    var decision: Decision {
      let film = FilledSlot(name: "film", text: "toy story", value: "toy story")
      let run = Invocation(intent: "markWatched", slots: [film])
      return switch self {
      case .entities:
        .chooseEntity(
          EntityChoice(
            invocation: Invocation(intent: "markWatched"), slot: film,
            options: [
              hit("Toy Story", year: 1995, director: "John Lasseter"),
              hit("Toy Story 2", year: 1999, director: "Ash Brannon"),
              hit("Toy Story 3", year: 2010, director: "Lee Unkrich"),
            ]))
      case .value:
        .askValue(
          ValueRequest(
            invocation: Invocation(intent: "rate", slots: [film]), parameter: "stars",
            reason: .missing))
      case .confirmation: .confirm(run)
      case .actions:
        .chooseIntent(
          IntentChoice(options: [
            IntentOption(invocation: run),
            IntentOption(invocation: Invocation(intent: "rate", slots: [film])),
          ]))
      }
    }
  }

  /// What a reply comes to that is no command of its own and no name.
  static func turn(_ reply: String, at kind: Kind, in language: String) throws -> Turn {
    var machine = DialogueMachine(guide: TestRouter.film(language).guide)
    _ = machine.begin(kind.decision)
    var action = machine.reply(reply)
    for _ in 0..<8 {
      switch action {
      case .show(let turn): return turn
      case .route: action = machine.routed(.reject(Rejection(reason: .noMatch)))
      case .lookUp: action = machine.lookedUp(LookupResult(hits: []))
      }
    }
    Issue.record("the machine never shows a turn")
    return Turn(decision: nil, message: "")
  }

  /// The phrases of a language that say one thing only.
  private static func phrases(_ part: ReplyPart, _ language: String) -> [String] {
    let guide = TestRouter.film(language).guide
    let rows = DialogueLanguage.best(for: language).parts.rows.filter { $0.part == part }
    return rows.flatMap { ReplyParts.phrases(of: $0.phrases) }.filter { phrase in
      guide.lexicon.parts[guide.normalize(phrase)[...]] == part
    }
  }

  /// A phrase alone and with one of the paddings, each of which is so tried with each control at each
  /// question: those of a control's phrases take turns.
  private static func replies(
    _ part: ReplyPart, _ language: String, at kind: Kind
  ) -> [(phrase: String, reply: String)] {
    let paddings = (paddings[language] ?? []).dropFirst()
    let turn = Kind.allCases.firstIndex(of: kind) ?? 0
    return phrases(part, language).enumerated().flatMap { index, phrase in
      let padding = paddings[paddings.startIndex + (index + turn) % paddings.count]
      return [(phrase, phrase), (phrase, padding.replacing("{}", with: phrase))]
    }
  }

  /// Wordings that combine to something else with what stands beside them, at some questions.
  private static let combining: Set<String> = ["nada", "seconde", "segundito", "segundo"]

  /// Checks what a reply comes to; known to fail for some wordings.
  private static func check(_ phrase: String, _ expectation: () -> Void) {
    if combining.contains(phrase.trimmingCharacters(in: .whitespaces)) {
      withKnownIssue(isIntermittent: true) { expectation() }
    } else {
      expectation()
    }
  }

  @Test(arguments: languages, Kind.allCases)
  func cancelEndsEveryQuestion(_ language: String, _ kind: Kind) throws {
    let cancelled = DialogueLanguage.best(for: language).messages.cancelled
    for (phrase, reply) in Self.replies(.cancel, language, at: kind) {
      let turn = try Self.turn(reply, at: kind, in: language)
      Self.check(phrase) { #expect(turn.message == cancelled && !turn.isOpen, "\(reply)") }
    }
  }

  @Test(arguments: languages, Kind.allCases)
  func waitAndDoubtKeepEveryQuestion(_ language: String, _ kind: Kind) throws {
    let notice = DialogueLanguage.best(for: language).messages.takeYourTime
    for part in [ReplyPart.wait, .doubt] {
      for (phrase, reply) in Self.replies(part, language, at: kind) {
        let turn = try Self.turn(reply, at: kind, in: language)
        Self.check(phrase) {
          #expect(turn.isOpen && turn.message.hasPrefix(notice), "\(reply)")
        }
      }
    }
  }

  @Test(arguments: languages, Kind.allCases)
  func thanksHelpAndBackKeepEveryQuestion(_ language: String, _ kind: Kind) throws {
    let messages = DialogueLanguage.best(for: language).messages
    for phrase in Self.phrases(.thanks, language) {
      let turn = try Self.turn(phrase, at: kind, in: language)
      Self.check(phrase) {
        #expect(turn.isOpen && turn.message.hasPrefix(messages.thanked), "\(phrase)")
      }
    }
    let asked: [ReplyPart] = [
      .help, .asksWhich, .asksCount, .asksWhy, .asksDifference, .asksMeaning, .again, .back,
    ]
    for part in asked {
      for (phrase, reply) in Self.replies(part, language, at: kind) {
        let turn = try Self.turn(reply, at: kind, in: language)
        Self.check(phrase) {
          #expect(turn.isOpen && !turn.message.hasPrefix(messages.notUnderstood), "\(reply)")
        }
      }
    }
  }

  @Test(arguments: languages)
  func assentAndRefusalAnswerConfirmations(_ language: String) throws {
    for (phrase, reply) in Self.replies(.assent, language, at: .confirmation) {
      let turn = try Self.turn(reply, at: .confirmation, in: language)
      Self.check(phrase) { #expect(turn.decision?.kind == .run, "\(reply)") }
    }
    for kind in Kind.allCases {
      for (phrase, reply) in Self.replies(.refusal, language, at: kind) {
        let turn = try Self.turn(reply, at: kind, in: language)
        Self.check(phrase) { #expect(turn.decision?.kind != .run, "\(reply)") }
        #expect(kind != .confirmation || !turn.isOpen, "\(reply)")
      }
    }
  }

  /// The controls of a language have wordings enough to be worth a table.
  @Test(arguments: languages)
  func everyControlHasManyWordings(_ language: String) {
    let rows = DialogueLanguage.best(for: language).parts.rows
    let controls: [ReplyPart] = [
      .assent, .refusal, .doubt, .wait, .back, .more, .cancel, .help, .all, .none, .thanks,
    ]
    for part in controls {
      let phrases = rows.filter { $0.part == part }.flatMap { ReplyParts.phrases(of: $0.phrases) }
      #expect(phrases.count >= 25, "\(part)")
    }
  }
}
