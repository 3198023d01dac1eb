import AppManifest
import Dialogue
import PhraseRouter

/// Replies to a list of ten films, of every kind: picked by number, place, year, director and age,
/// padded, corrected, negated, asked back, and those that answer nothing.
struct ReplyProbe {
  static let replies = [
    "3", "the second one", "hmm, er, the third I think, if you don't mind", "1, no, 2", "newest",
    "the one from 1999", "the eighties one", "not the first", "anything but the first two",
    "the one by george lucas please", "which ones are there?", "what's the difference between them",
    "who directed the last one?", "hang on a sec", "none of these", "more", "yes yes, please do",
    "whatever floats your boat", "what a lovely day it is in the garden", "return of the jedi",
    "mark up as watched", "I really could not say which one of all of these films it was",
  ]

  private let machine: DialogueMachine
  private var index = 0

  /// - Throws: ``WrongAnswer`` where the list is shorter, or a reply is answered by nothing.
  init(_ films: Manifest) throws {
    let router = try Router(manifest: films.validated(), languages: ["en"])
    var machine = DialogueMachine(guide: DialogueGuide(manifest: films, language: "en"))
    let utterance = "mark star wars as watched"
    guard case .show(let turn) = machine.begin(router.route(utterance)), turn.options.count == 10
    else { throw WrongAnswer(utterance, expected: "ten options", found: "fewer") }
    self.machine = machine
  }

  /// Replies, and goes on where no command and no name was meant.
  mutating func next() -> Int {
    var machine = machine
    var action = machine.reply(Self.replies[index])
    index = (index + 1) % Self.replies.count
    for _ in 0..<4 {
      switch action {
      case .show(let turn): return turn.message.utf8.count
      case .route: action = machine.routed(.reject(Rejection(reason: .noMatch)))
      case .lookUp: action = machine.lookedUp(LookupResult(hits: []))
      }
    }
    return 0
  }
}
