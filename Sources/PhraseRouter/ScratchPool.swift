import BoundedWork
import IntentRanking
import PhraseMatching
import Synchronization
import TextAnalysis

/// The buffers and automata that one routing needs.
///
/// They grow as they are used and are never shared: see ``ScratchPool``.
final class RouteScratch {
  let analyzer: TextAnalyzer
  let matcher: PhraseMatcher
  let tolerant: TolerantMatcher?
  var analyzed = AnalyzedText()
  var lookups: LookupMemory
  var ranking = IntentRanker.Scratch()
  private let steps: Int

  /// - Parameter steps: What an utterance may take of each kind of work.
  init(program: PhraseProgram, tolerance: TolerantIndex?, steps: Int) {
    self.steps = steps
    tolerant = tolerance.map { TolerantMatcher(index: $0) }
    analyzer = TextAnalyzer(profile: program.profile)
    lookups = LookupMemory(analyzer: analyzer, steps: steps)
    matcher = PhraseMatcher(program: program)
  }

  /// Forgets the last utterance and what it took.
  func start() {
    lookups.removeAll()
    matcher.budget = WorkBudget(steps: steps)
  }

  /// True if something was not looked for, since the utterance had taken its steps.
  var isCutShort: Bool { matcher.budget.isSpent || lookups.scratch.work.isSpent }

  /// What the utterance has taken until now.
  var spentSteps: Int { matcher.budget.spent + lookups.scratch.work.spent }
}

/// Lends scratch space to one routing at a time.
///
/// As many scratches come to exist as threads route at the same time.
final class ScratchPool: Sendable {
  private let program: PhraseProgram
  private let tolerance: TolerantIndex?
  private let steps: Int
  private let idle = Mutex<[Loan]>([])

  /// - Parameter steps: See ``RouterOptions/Limits/workSteps``.
  init(program: PhraseProgram, tolerance: TolerantIndex? = nil, steps: Int) {
    self.program = program
    self.steps = steps
    self.tolerance = tolerance
  }

  /// A scratch on its way between the pool and the one thread that uses it.
  ///
  /// Sendable although `RouteScratch` is not: a loan is either in `idle`, where no thread uses it,
  /// or taken out of it by exactly one caller, which puts it back when it is done. The lock
  /// orders what one caller did before what the next one does.
  private struct Loan: @unchecked Sendable {
    let scratch: RouteScratch
  }

  /// Runs a closure with scratch space that no other thread uses meanwhile.
  func withScratch<Result, Failure>(
    _ body: (RouteScratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let loan =
      idle.withLock { $0.popLast() }
      ?? Loan(scratch: RouteScratch(program: program, tolerance: tolerance, steps: steps))
    defer { idle.withLock { $0.append(loan) } }
    return try body(loan.scratch)
  }
}
