/// Where a dialogue stands. It can be saved, and resumed by another process.
///
/// ```swift
/// let saved = try JSONEncoder().encode(machine.state)
/// let state = try JSONDecoder().decode(DialogueState.self, from: saved)
/// print(state.isOpen)  // → true
/// ```
///
/// It holds the open question, those that *back* can return to (32 at most), what was run and can be
/// taken back (32 at most), and what was typed for them: what a person has said, so keep it as safe
/// as that.
///
/// The saved form has a version, and only the present one is read: a question from before an update
/// is better asked again than misread. Whatever a file holds, reading it gives a state that the
/// machine can go on from, or throws. Of what it offers, nothing is checked against the app; the
/// identifier that is chosen may be one that the app no longer has.
public struct DialogueState: Equatable, Sendable {
  /// The version of the saved form that this library reads and writes.
  public static let currentVersion = 2

  var stage: Stage
  /// The questions of this dialogue that have been answered, the latest last.
  var earlier: [Question]
  /// How many replies in a row were not understood.
  var misunderstood: Int
  /// What a running action has asked, if the dialogue is about that.
  var inquiry: Inquiry?
  /// What was offered beside the open question, which *yes* takes.
  var offer: Decision?
  /// True while what follows *cancel and …* is read.
  var isLeaving = false
  /// What was run last, while it is talked about.
  var recent: RecentRun?
  /// How what was typed after a run is being read.
  var followUp: FollowUp?
  /// What was run and not taken back, the latest last, so that *undo* goes back step by step.
  var done: [Invocation] = []
  /// True once something was taken back, and nothing was run since.
  var hasTakenBack = false

  /// No dialogue yet.
  public init() {
    stage = .idle
    earlier = []
    misunderstood = 0
  }

  /// The same conversation where nothing is open.
  ///
  /// - Parameter recent: What is talked about.
  func closed(after recent: RecentRun?) -> DialogueState {
    var state = DialogueState()
    state.recent = recent
    (state.done, state.hasTakenBack) = (done, hasTakenBack)
    return state
  }

  /// Keeps what was run, so that it can be taken back.
  mutating func add(_ run: Invocation) {
    done = (done + [run]).suffix(DialogueLimits.history)
    hasTakenBack = false
  }

  /// Takes what was run last off the list of what can be taken back.
  mutating func removeLastRun() -> Invocation? {
    hasTakenBack = hasTakenBack || !done.isEmpty
    return done.popLast()
  }

  /// True when the dialogue waits for a reply.
  public var isOpen: Bool { stage.question != nil }

  /// True when it waits for the answer to what a running action has asked.
  public var isInquiry: Bool { inquiry != nil }

  enum Stage: Equatable, Sendable, Codable {
    /// Nothing is asked.
    case idle
    /// A question waits for its reply.
    case asking(question: Question)
    /// A reply is being routed, to see whether it is a command of its own.
    case routing(question: Question?, reply: String)
    /// A name is being looked up.
    case lookingUp(question: Question, lookup: PendingLookup)

    /// The question that a reply would answer.
    var question: Question? {
      switch self {
      case .idle: nil
      case .asking(let question), .lookingUp(let question, _): question
      case .routing(let question, _): question
      }
    }
  }

  /// A lookup under way, and what its answer is for.
  struct PendingLookup: Equatable, Sendable, Codable {
    var request: LookupRequest
    /// What else the name could mean, to be looked up where nothing is found.
    var others: [LookupRequest]
    /// True when the name replaces what was understood before.
    var isCorrection: Bool
    /// What the reply means as a command, if the name is not found.
    var otherwise: Decision
    /// The names of a list, while they are looked up one by one.
    var gathering: NameGathering?
  }
}

extension DialogueState: Codable {
  private enum Key: String, CodingKey {
    case version, stage, earlier, misunderstood, inquiry, offer, isLeaving, recent, followUp
    case done, hasTakenBack
  }

  /// Reads a saved dialogue.
  ///
  /// - Throws: `DecodingError` where it was saved in another version or is damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription:
          "The dialogue was saved in version \(version), not \(Self.currentVersion).")
    }
    stage = try container.decode(Stage.self, forKey: .stage)
    earlier = try container.decode([Question].self, forKey: .earlier)
      .suffix(DialogueLimits.history)
    let count = try container.decode(Int.self, forKey: .misunderstood)
    misunderstood = min(max(0, count), DialogueLimits.patience)
    inquiry = try container.decodeIfPresent(Inquiry.self, forKey: .inquiry)
    offer = try container.decodeIfPresent(Decision.self, forKey: .offer)
    isLeaving = try container.decodeIfPresent(Bool.self, forKey: .isLeaving) ?? false
    recent = try container.decodeIfPresent(RecentRun.self, forKey: .recent)
    followUp = try container.decodeIfPresent(FollowUp.self, forKey: .followUp)
    done = (try container.decodeIfPresent([Invocation].self, forKey: .done) ?? [])
      .suffix(DialogueLimits.history)
    hasTakenBack = try container.decodeIfPresent(Bool.self, forKey: .hasTakenBack) ?? false
  }

  /// Saves the dialogue.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.currentVersion, forKey: .version)
    try container.encode(stage, forKey: .stage)
    try container.encode(earlier, forKey: .earlier)
    try container.encode(misunderstood, forKey: .misunderstood)
    try container.encodeIfPresent(inquiry, forKey: .inquiry)
    try container.encodeIfPresent(offer, forKey: .offer)
    try container.encodeIfPresent(recent, forKey: .recent)
    try container.encodeIfPresent(followUp, forKey: .followUp)
    if !done.isEmpty { try container.encode(done, forKey: .done) }
    if hasTakenBack { try container.encode(hasTakenBack, forKey: .hasTakenBack) }
    if isLeaving { try container.encode(isLeaving, forKey: .isLeaving) }
  }
}
