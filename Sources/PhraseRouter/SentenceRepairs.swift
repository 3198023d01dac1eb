import AppManifest
import Dialogue
import PhraseMatching
import Synchronization
import TextAnalysis

/// What imported sentence templates make of utterances with a slip in them, where the app wants that.
///
/// An utterance that no template matches is tried with filler left out, and then with every slip
/// repaired that the templates' words and names suggest. The cheapest repairs that match decide: one
/// meaning runs or, where what was typed may well have been meant, is confirmed; several are offered.
/// Slots that take any text take as little as they can, and a misspelt word of the templates' own in
/// one is asked about.
///
/// *“tunr off the kitchen lights” → run; “turn of the kitchen lights” → confirm; “pause timer fro 1
/// hour” → which: that of an hour, or the one called “fro 1 hour”?*
///
/// - Complexity: O(words × vocabulary) and at most 128 matches. The first such utterance also pays
///   for reading the words of all templates.
final class SentenceRepairs: Sendable {
  private let program: PhraseProgram
  private let index = Mutex<TolerantIndex?>(nil)

  /// The most meanings that are offered.
  private static let maximumOptions = 3
  /// A misspelt word of fewer letters is too little to find what takes any text.
  private static let telling = 5

  init(program: PhraseProgram) { self.program = program }

  /// A meaning that was found in a text.
  struct Finding {
    var invocation: Invocation
    /// What slots that take any text took, in bytes of what was typed.
    var freeText: [Range<Int>]

    fileprivate var freeLength: Int { freeText.reduce(0) { $0 + $1.count } }
  }

  /// Gives what a text means as it is written.
  typealias Match = (AnalyzedText) -> Finding?

  /// Decides what an utterance means that no template matches as it is written.
  ///
  /// - Parameters:
  ///   - text: The utterance, normalized.
  ///   - reach: Gives how far some template can match a text.
  /// - Returns: `nil` where no slip explains it.
  func decision(
    for text: AnalyzedText, reach: (AnalyzedText) -> Int, match: Match
  ) -> Decision? {
    let index = knownIndex
    var reduced = text
    let reduction = index.reducer().reduce(&reduced)
    if let reduction, var finding = match(reduced) {
      finding.invocation.confidence = Self.confidence(reduction)
      return .run(finding.invocation)
    }
    var found: [(finding: Finding, repair: SlipRepair)] = []
    for repair in index.repairs(of: reduced, reach: reach(reduced)) {
      if let first = found.first, first.finding.freeText.isEmpty, repair.cost > first.repair.cost {
        break
      }
      guard var finding = match(repair.text), !repair.isInside(finding.freeText) else { continue }
      finding.invocation.confidence = Self.confidence(repair.cost + (reduction ?? 0))
      found.append((finding, repair))
      found.sort { Self.order($0) < Self.order($1) }
    }
    guard let best = found.first.map(Self.order) else { return nil }
    return decision(among: found.filter { Self.order($0) == best })
  }

  /// The less any text is taken, and the less it costs, the better.
  private static func order(_ found: (finding: Finding, repair: SlipRepair)) -> (Int, Double) {
    (found.finding.freeLength, found.repair.cost)
  }

  private static func confidence(_ cost: Double) -> Double { 1 / (1 + cost) }

  private func decision(among found: [(finding: Finding, repair: SlipRepair)]) -> Decision? {
    var meanings: [Invocation] = []
    for (finding, _) in found where !meanings.contains(where: finding.invocation.meansTheSame) {
      meanings.append(finding.invocation)
    }
    guard let first = meanings.first else { return nil }
    guard meanings.count == 1 else { return Self.choice(among: meanings) }
    let isSure = found.contains { finding, repair in
      !repair.isDoubtful && (finding.freeText.isEmpty || repair.replacesWord(of: Self.telling))
    }
    return isSure ? .run(first) : .confirm(first)
  }

  private static func choice(among meanings: [Invocation]) -> Decision {
    let options = meanings.prefix(maximumOptions).map { IntentOption(invocation: $0) }
    return .chooseIntent(IntentChoice(options: Array(options)))
  }

  /// What else an utterance may mean that a template matches with any text in a slot, if a word in
  /// there may be a misspelt one of the templates' own.
  ///
  /// - Returns: A choice between both; `nil` where nothing else is meant.
  func doubt(
    about matched: Finding, in text: AnalyzedText, match: Match
  ) -> Decision? {
    let repairs = knownIndex.repairs(of: text, reach: text.bytes.count)
    for repair in repairs where repair.isOfNoWord && repair.isInside(matched.freeText) {
      guard let finding = match(repair.text), finding.freeLength < matched.freeLength,
        !repair.isInside(finding.freeText)
      else { continue }
      return Self.choice(among: [finding.invocation, matched.invocation])
    }
    return nil
  }

  /// What the templates' words are, read when it is first needed.
  private var knownIndex: TolerantIndex {
    index.withLock { known in
      if let known { return known }
      let made = TolerantIndex(program: program)
      known = made
      return made
    }
  }
}

extension SlipRepair {
  /// True if what was repaired stands in one of some stretches of what was typed.
  fileprivate func isInside(_ stretches: [Range<Int>]) -> Bool {
    // Marks are put back everywhere; what a slot takes is what was typed all the same.
    if slip == .unmarked { return false }
    return stretches.contains { stretch in
      source.isEmpty
        ? stretch.lowerBound < source.lowerBound && source.lowerBound < stretch.upperBound
        : stretch.overlaps(source)
    }
  }

  /// True if what was typed is no word of the templates, nor one that says little.
  fileprivate var isOfNoWord: Bool {
    switch slip {
    case .misspelt, .joined: true
    case .mistaken, .misheard, .unmarked, .repeated, .parted, .swapped, .missing, .character,
      .surplus:
      false
    }
  }

  /// True if a misspelt word of so many letters and more was repaired.
  fileprivate func replacesWord(of letters: Int) -> Bool {
    slip == .misspelt && source.count >= letters
  }
}

extension Invocation {
  /// True if two do the same, however it was said.
  fileprivate func meansTheSame(as other: Self) -> Bool {
    intent == other.intent && slots.count == other.slots.count
      && zip(slots, other.slots).allSatisfy {
        $0.name == $1.name && $0.entityID == $1.entityID && $0.value == $1.value
      }
  }
}
