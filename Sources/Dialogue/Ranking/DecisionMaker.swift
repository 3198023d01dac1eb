public import AppManifest

/// Turns candidates into a decision, for one app in one language.
///
/// The candidate that ranks best decides: by the lowest cost, then by how well its slots are
/// resolved (exact names before prefixes, words and typos; unresolved ones last), then by more
/// literal characters, fewer characters in slots, and the order of the manifest. If candidates
/// of different intents are equal in the first three, the person is asked which is meant, unless
/// the manifest's policy takes the first.
///
/// Phrases that nobody wrote for the app decide only where its own come to nothing, or to a
/// question about text that they make more of: see `OwnPhrases`.
///
/// *"mark dune as watched", two films called Dune → `chooseEntity` with both.*
public struct DecisionMaker: Sendable {
  private let tables: IntentTables
  private let ties: Manifest.Policies.Ties

  /// Prepares the tables of an app's intents.
  ///
  /// - Complexity: O(size of the manifest's intents and enums).
  public init(manifest: Manifest, language: String) {
    tables = IntentTables(manifest: manifest, language: language)
    ties = manifest.policies.ties
  }

  /// Decides what candidates come to.
  ///
  /// - Parameters:
  ///   - candidates: All matches of an utterance, in any order.
  ///   - utteranceLength: The length of the normalized utterance. 0: there was nothing to match.
  /// - Returns: The decision, or the lookups without which there is none. Once they are
  ///   answered, and the answers filled in with `fill(_:for:)`, decide again.
  /// - Complexity: O(candidates × slots).
  public func decide(_ candidates: [Candidate], utteranceLength: Int) -> DecisionStep {
    let candidates = OwnPhrases.preferred(among: candidates)
    guard let (winner, rank) = best(of: candidates) else {
      return .decided(.reject(Rejection(reason: utteranceLength == 0 ? .empty : .noMatch)))
    }
    if candidates.count == 1, !rank.needsLookup { return .decided(decide(alone: candidates[0])) }
    let requests = lookupsNeeded(candidates, cost: rank.cost)
    guard requests.isEmpty else { return .needsLookups(requests) }
    let tied = rivals(of: winner, rank: rank, among: candidates)
    guard !tied.isEmpty else { return .decided(decide(alone: candidates[winner])) }
    let options = ([winner] + tied).sorted { candidates[$0].order < candidates[$1].order }
    return .decided(
      .chooseIntent(IntentChoice(options: options.map { option(for: candidates[$0]) })))
  }
}

extension DecisionMaker {
  private func best(of candidates: [Candidate]) -> (index: Int, rank: CandidateRank)? {
    var best: (index: Int, rank: CandidateRank)?
    for index in candidates.indices {
      guard let rank = CandidateRank(candidates[index]) else { continue }
      if let known = best, !(rank < known.rank) { continue }
      best = (index, rank)
    }
    return best
  }

  /// The best candidate of each other intent that ties with the winner.
  private func rivals(of winner: Int, rank: CandidateRank, among candidates: [Candidate]) -> [Int] {
    guard ties == .ask, !candidates[winner].isGenerated else { return [] }
    var best: [(index: Int, rank: CandidateRank)] = []
    for index in candidates.indices where candidates[index].intent != candidates[winner].intent {
      guard let own = CandidateRank(candidates[index]), own.ties(with: rank) else { continue }
      let known = best.firstIndex { candidates[$0.index].intent == candidates[index].intent }
      guard let known else {
        best.append((index, own))
        continue
      }
      if own < best[known].rank { best[known] = (index, own) }
    }
    return best.map(\.index)
  }

  /// The lookups that the candidates of a cost still lack, each once.
  private func lookupsNeeded(_ candidates: [Candidate], cost: Double) -> [LookupRequest] {
    var requests: [LookupRequest] = []
    for index in candidates.indices where candidates[index].cost == cost {
      guard CandidateRank(candidates[index])?.needsLookup == true else { continue }
      for slot in candidates[index].slots {
        guard case .entity(let type, nil) = slot.resolution else { continue }
        let request = LookupRequest(entityType: type, text: slot.text, slot: slot.name)
        if !requests.contains(where: { $0.asksTheSame(as: request) }) { requests.append(request) }
      }
    }
    return requests
  }

  /// What would be decided if a candidate were the only one.
  private func decide(alone candidate: Candidate) -> Decision {
    let table = tables[candidate.intent]
    let decision = outcome(of: candidate, table)
    guard case .run(let invocation) = decision, table.asks(about: candidate) else {
      return decision
    }
    return .confirm(invocation)
  }

  private func outcome(of candidate: Candidate, _ table: IntentTable) -> Decision {
    if candidate.slots.isEmpty, table.parameters.isEmpty, candidate.fixedSlots.isEmpty {
      return table.outcome(of: Invocation(candidate))
    }
    var completion = Completion(table: table, candidate: candidate)
    return completion.next()
  }

  /// A candidate as one of several actions that a person can pick.
  package func option(for candidate: Candidate) -> IntentOption {
    var completion = Completion(table: tables[candidate.intent], candidate: candidate)
    // What it comes to is decided again once it is picked; here its lists and defaults are filled.
    _ = completion.next()
    return IntentOption(invocation: completion.invocation, pending: completion.pending)
  }
}

extension IntentTable {
  /// True if the policy wants to be sure that a candidate is what was meant.
  fileprivate func asks(about candidate: Candidate) -> Bool {
    switch confirmation {
    case .never: false
    case .inDoubt: !candidate.doubts.isEmpty
    case .unlessExact: !candidate.isExact
    case .always: true
    }
  }
}

/// What deciding comes to: a decision, or what has to be known first.
public enum DecisionStep: Equatable, Sendable {
  /// The decision.
  case decided(Decision)
  /// There is no decision before these names have been looked up.
  case needsLookups([LookupRequest])
}

/// A name that has to be looked up.
///
/// *"call grace" → the entity type `Person`, the text `grace`, for the parameter `person`.*
/// Requests that agree in type and text have one answer.
public struct LookupRequest: Hashable, Sendable, Codable {
  /// The type of entity that the name names.
  public var entityType: String
  /// The text that was typed.
  public var text: String
  /// The parameter that it was typed for.
  public var slot: String

  /// Creates a request from its parts.
  public init(entityType: String, text: String, slot: String) {
    self.entityType = entityType
    self.text = text
    self.slot = slot
  }

  /// True when one answer serves both.
  func asksTheSame(as other: Self) -> Bool {
    entityType == other.entityType && text == other.text
  }
}

extension Candidate {
  /// Fills in the answer to a lookup, wherever this candidate waits for it.
  public mutating func fill(_ result: LookupResult, for request: LookupRequest) {
    for index in slots.indices {
      guard case .entity(let type, nil) = slots[index].resolution else { continue }
      let own = LookupRequest(entityType: type, text: slots[index].text, slot: slots[index].name)
      if own.asksTheSame(as: request) {
        slots[index].resolution = .entity(type: type, lookup: result)
      }
    }
  }
}
