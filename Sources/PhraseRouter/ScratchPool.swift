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

  init(program: PhraseProgram, tolerance: TolerantIndex?) {
    tolerant = tolerance.map { TolerantMatcher(index: $0) }
    analyzer = TextAnalyzer(profile: program.profile)
    lookups = LookupMemory(analyzer: analyzer)
    matcher = PhraseMatcher(program: program)
  }
}

/// Lends scratch space to one routing at a time.
///
/// As many scratches come to exist as threads route at the same time.
final class ScratchPool: Sendable {
  private let program: PhraseProgram
  private let tolerance: TolerantIndex?
  private let idle = Mutex<[Loan]>([])

  init(program: PhraseProgram, tolerance: TolerantIndex? = nil) {
    self.program = program
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
      ?? Loan(scratch: RouteScratch(program: program, tolerance: tolerance))
    defer { idle.withLock { $0.append(loan) } }
    return try body(loan.scratch)
  }
}
