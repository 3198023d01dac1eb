package import PhraseRouter

/// Whether utterances keep their decision and slots when they are mutated.
package struct MutationTrial: Sendable {
  package var router: Router
  package var seed: UInt64
  /// How many mutated utterances are drawn for each mutation. `nil`: one of each row.
  package var count: Int?

  package init(router: Router, seed: UInt64 = 1, count: Int? = nil) {
    self.router = router
    self.seed = seed
    self.count = count
  }

  /// Mutates those rows that run or ask, and do so as expected.
  package func run(_ mutations: [Mutation], on corpus: Corpus) -> MutationReport {
    let rows = corpus.rows.compactMap(reference(of:))
    var report = MutationReport(seed: seed)
    for (index, mutation) in mutations.enumerated() {
      var mutator = Mutator(
        seed: seed &+ UInt64(index) &* 0x1_0000_0001, utterances: rows.map(\.row.utterance))
      draw(mutation, from: mutator.shuffled(rows), mutator: &mutator, into: &report)
    }
    return report
  }

  /// Goes through the rows, again and again if more are wanted, until enough are drawn or none of
  /// them has a place for the mutation.
  private func draw(
    _ mutation: Mutation, from rows: [Reference], mutator: inout Mutator,
    into report: inout MutationReport
  ) {
    var drawn = 0
    repeat {
      let before = drawn
      for reference in rows where drawn < count ?? .max {
        let mutated = mutator.apply(
          mutation, to: reference.row.utterance, language: reference.language,
          fixed: reference.fixed)
        guard let mutated else { continue }
        drawn += 1
        report.add(mutation, reference, mutated: mutated, outcome: outcome(reference, mutated))
      }
      if drawn == before { return }
    } while drawn < count ?? 0
  }

  private func outcome(_ reference: Reference, _ mutated: String) -> MutationOutcome {
    let decision = router.route(
      mutated, language: reference.language, context: reference.row.context)
    return MutationOutcome(
      DecisionRecord(decision, manifest: router.manifest, language: reference.language))
  }

  /// A row that comes to what is expected, and what it comes to.
  struct Reference {
    var row: CorpusRow
    var language: String
    var outcome: MutationOutcome
    /// Slots that hold text as it was typed, in code points.
    var fixed: [Range<Int>]
  }

  func reference(of row: CorpusRow) -> Reference? {
    let language = row.language ?? router.manifest.defaultLanguage
    let decision = router.route(row.utterance, language: language, context: row.context)
    let record = DecisionRecord(decision, manifest: router.manifest, language: language)
    guard record.kind != .reject, row.differences(from: record).isEmpty else {
      return nil
    }
    return Reference(
      row: row, language: language, outcome: MutationOutcome(record),
      fixed: router.manifest.verbatimRanges(of: record))
  }
}

/// What a mutation should not change: the decision, what is asked for, and the slots' values.
struct MutationOutcome: Equatable {
  var kind: Decision.Kind
  var intent: String?
  var askedSlot: String?
  var slots: [String: SlotValue]
  /// The actions to choose from, where the action is the question.
  var intents: [String]

  struct SlotValue: Equatable {
    var value: Value
    var id: String?
  }

  init(_ record: DecisionRecord) {
    kind = record.kind
    intent = record.intent
    askedSlot = record.askedSlot?.name
    slots = Dictionary(
      record.slots.map { ($0.name, SlotValue(value: $0.value, id: $0.entityID)) }
    ) { _, last in last }
    intents = record.kind == .chooseIntent ? record.options.map(\.id) : []
  }

  /// The outcome in one line.
  var text: String {
    let values = slots.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.value.displayText)" }
    let parts = [kind.rawValue, intent] + [askedSlot.map { "asks \($0)" }]
    return (parts.compactMap { $0 } + values + intents).joined(separator: " ")
  }
}

extension Manifest {
  /// Where the slots stand whose value is the text as it was typed.
  fileprivate func verbatimRanges(of record: DecisionRecord) -> [Range<Int>] {
    let intent = intents.first { $0.name == record.intent }
    return record.slots.compactMap { slot in
      let parameter = intent?.parameters.first { $0.name == slot.name }
      return parameter?.type == .string ? slot.range : nil
    }
  }
}
