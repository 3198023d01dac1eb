public import AppIntents
import DialogueScripts
import IntentRuntime
public import PhraseRouter

/// What an utterance is decided to mean.
///
/// *"mark cars as watched in film tracker"* → `run MarkFilmAsWatched film=cars`
public struct RoutedDecision: Sendable, CustomStringConvertible {
  /// What was typed.
  public let utterance: String
  /// What would happen.
  public let kind: Decision.Kind
  /// The intent's name. `nil` where it is rejected, or where one of several is to be chosen.
  public let intent: String?
  /// The parameter that is asked for, or for which one of several is to be chosen.
  public let parameter: String?
  /// What would be shown. Where an intent would be run, that is what the intent says in the end,
  /// which is not known yet: then it only says what was understood.
  public let message: String
  /// The titles of the options that would be shown, at most ten.
  public let options: [String]
  /// The parameters whose entities have been found by name and are not there any more.
  public let gone: [String]

  private let type: (any AppIntent.Type)?
  private let turn: Turn
  private let manifest: Manifest
  private let language: String?
  let readings: [ArgumentReading]

  init(_ utterance: String, _ turn: Turn, language: String?, host: AppHost) async {
    self.utterance = utterance
    self.turn = turn
    self.language = language
    manifest = host.manifest
    let decision = turn.decision ?? .reject(Rejection(reason: .noMatch))
    kind = decision.kind
    parameter = decision.parameter
    message = turn.message
    options = turn.options.map(\.title)
    let invocation = decision.invocation
    intent = invocation?.intent
    type = invocation.flatMap { host.type(ofIntent: $0.intent) }
    if let invocation {
      readings = [ArgumentReading](invocation, values: await host.values(of: invocation)) {
        host.title(of: $0, language: language)
      }
    } else {
      readings = []
    }
    gone = readings.filter { reading in
      reading.value == nil
        && invocation?.slots.last { $0.name == reading.name }?.entityID != nil
    }.map(\.name)
  }

  /// The values of the arguments that are known so far, by parameter.
  ///
  /// Entities are read anew by their identifiers, as they are before a run.
  public var arguments: [String: any Sendable] { readings.values }

  /// The value of an argument. `nil` if it is not known, or of another type.
  public func argument<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    readings.last { $0.name == name }?.value as? Value
  }

  /// The decision on one line: `chooseEntity RateFilm film [Toy Story, Toy Story 2]`.
  public var description: String {
    var words = [kind.rawValue] + [intent, parameter].compactMap { $0 }
    words += readings.filter { $0.name != parameter }.map(\.description)
    if !options.isEmpty { words.append("[\(options.joined(separator: ", "))]") }
    if !gone.isEmpty { words.append("(gone: \(gone.joined(separator: ", ")))") }
    return words.joined(separator: " ")
  }
}

// MARK: - Expectations

extension RoutedDecision {
  /// Expects what was decided. Only what is given is looked at.
  ///
  /// - Parameters:
  ///   - arguments: What some of the arguments are. Others may be known besides.
  ///   - options: The titles of all options that would be shown, in their order.
  /// - Returns: The decision, for further questions.
  /// - Throws: ``DecisionMismatch`` with every respect in which it differs.
  @discardableResult
  public func expect(
    _ kind: Decision.Kind, _ intent: (any AppIntent.Type)? = nil, parameter: String? = nil,
    arguments: [String: ExpectedArgument] = [:], options: [String]? = nil
  ) throws -> RoutedDecision {
    var expectation = TurnExpectation()
    expectation.decided = Expectation(
      decision: kind,
      intent: intent.map { $0 == type ? self.intent ?? "\($0)" : "\($0)" }, slot: parameter,
      options: options?.map { .described(id: nil, title: $0, subtitle: nil) })
    expectation.arguments = arguments.mapValues(\.value)
    expectation.optionCount = options?.count
    let answer = ScriptedAnswer(turn, arguments: readings.names, run: nil)
    let differences = expectation.differences(
      from: answer, manifest: manifest, language: language)
    guard differences.isEmpty else {
      throw DecisionMismatch(decision: self, differences: differences.map(\.description))
    }
    return self
  }
}

/// An utterance is decided to mean something else than was expected.
public struct DecisionMismatch: Error, Sendable, CustomStringConvertible {
  /// What was decided.
  public let decision: RoutedDecision
  /// Each respect in which that differs.
  public let differences: [String]

  /// The utterance, the differences, and the decision as a whole.
  public var description: String {
    """
    “\(decision.utterance)” was understood otherwise:
    \(differences.map { "  " + $0 }.joined(separator: "\n"))
      the decision was: \(decision)
      which says: \(decision.message)
    """
  }
}

extension Decision {
  /// The parameter that it asks about, if it does. What running intents ask is for none.
  var parameter: String? {
    switch self {
    case .askValue(let request): request.parameter
    case .chooseEntity(let choice): choice.slot.name.isEmpty ? nil : choice.slot.name
    case .run, .confirm, .chooseIntent, .reject: nil
    }
  }
}
