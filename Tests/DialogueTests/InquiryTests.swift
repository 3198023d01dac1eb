import AppManifest
import Foundation
import Testing

@testable import Dialogue

/// What a running action asks is answered to the action, and to nobody else.
@Suite("Inquiries")
struct InquiryTests {
  private static let rate = Invocation(
    intent: "rate", slots: [FilledSlot(name: "film", text: "dune", entityID: "dune", value: "Dune")]
  )

  private static let stars = Inquiry(
    .askValue(ValueRequest(invocation: rate, parameter: "stars", reason: .missing)),
    prompt: "How many stars, really?")
  private static let seats = Inquiry(
    .chooseEntity(
      EntityChoice(
        invocation: rate, slot: FilledSlot(name: "", value: ""),
        options: [hit("Front row", id: "0"), hit("Back row", id: "1")])),
    prompt: "Where do you want to sit?")
  private static let consent = Inquiry(.confirm(rate), prompt: "Really?")

  private func session(_ inquiry: Inquiry) throws -> (TestSession, Turn) {
    var session = TestSession()
    guard case .show(let turn) = session.machine.inquire(inquiry) else { throw NoTurn() }
    return (session, turn)
  }

  private struct NoTurn: Error {}

  @Test("Inquiries ask in the app's words")
  func prompts() throws {
    for inquiry in [Self.stars, Self.seats, Self.consent] {
      let (_, turn) = try session(inquiry)
      #expect(turn.message == inquiry.prompt)
      #expect(turn.isOpen)
    }
  }

  @Test(
    "Inquiries are answered by what fits the question",
    arguments: [
      (stars, "4", .value(FilledSlot(name: "stars", text: "4", value: 4))),
      (consent, "yes", .agreed), (consent, "no", .declined), (seats, "none of these", .declined),
    ] as [(Inquiry, String, Inquiry.Answer)])
  func answers(inquiry: Inquiry, reply: String, expected: Inquiry.Answer) throws {
    var (session, _) = try session(inquiry)
    let turn = try session.answer(reply)
    #expect(turn.answer == expected)
    #expect(!turn.isOpen)
    #expect(session.machine.state == DialogueState())
  }

  @Test(
    "Inquiries about options are answered by number, place and name",
    arguments: ["2", "last", "back row", "back"])
  func choices(reply: String) throws {
    var (session, _) = try session(Self.seats)
    let answer = try session.answer(reply).answer
    // "back" alone steers the dialogue, and there is nothing to go back to.
    guard reply != "back" else { return #expect(answer == nil) }
    guard case .value(let slot) = answer else { return #expect(Bool(false), "no option was taken") }
    #expect(slot.entityID == "1")
  }

  @Test("Inquiries ask again in the same words, after the reason")
  func asksAgain() throws {
    var (session, _) = try session(Self.stars)
    let turn = try session.answer("17")
    #expect(turn.answer == nil)
    #expect(turn.isOpen)
    #expect(turn.message.hasSuffix("How many stars, really?"))
    #expect(turn.message != "How many stars, really?")
    #expect(session.machine.state.isInquiry)
    #expect(try session.answer("3").answer != nil)
  }

  @Test("Inquiries have no answer once they are cancelled, or another command takes their place")
  func noAnswer() throws {
    for reply in ["cancel", "what haven't i watched"] {
      var (session, _) = try session(Self.consent)
      let turn = try session.answer(reply)
      #expect(turn.answer == nil)
      #expect(!turn.isOpen)
      #expect(!session.machine.state.isInquiry)
    }
  }

  @Test("Inquiries survive being saved")
  func saved() throws {
    let (session, turn) = try session(Self.seats)
    let saved = try JSONEncoder().encode(session.machine.state)
    let state = try JSONDecoder().decode(DialogueState.self, from: saved)
    let machine = DialogueMachine(guide: session.machine.guide, state: state)
    #expect(machine.turn == turn)
    #expect(state.isInquiry)
  }
}
