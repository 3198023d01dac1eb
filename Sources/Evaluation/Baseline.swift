import AppManifest
package import PhraseRouter

/// The failures of an earlier evaluation, to compare with.
package struct Baseline: Equatable, Sendable {
  /// What tells the failing rows and dialogues from others.
  package var failures: Set<String>

  package init(failures: Set<String>) { self.failures = failures }

  /// Reads a report that ``EvaluationReport/json`` made.
  ///
  /// - Throws: ``DiagnosticError`` where there is no such file, or it is no such report.
  package init(path: String) throws(DiagnosticError) {
    guard FileKind(path) == .file else {
      let fault = Diagnostic(
        .error, at: .file(path), "there is no such file", fix: "check the name")
      throw DiagnosticError([fault], isMissingInput: true)
    }
    guard let identities = try? Self.identities(in: path) else {
      let fault = Diagnostic(
        .error, at: .file(path), "this is no report that 'eval --json' wrote",
        fix: "write one with 'eval --json FILE'")
      throw DiagnosticError([fault])
    }
    failures = identities
  }

  private static func identities(in path: String) throws -> Set<String>? {
    var reader = JSONReader(try CorpusFile(path).bytes)
    let failures = try reader.document()["failures"]?.array
    let identities = failures?.map { $0["identity"]?.string }
    guard let identities, !identities.contains(nil) else { return nil }
    return Set(identities.compactMap { $0 })
  }
}

extension EvaluationReport {
  /// What fails now, is on no list and did not fail then.
  package func newFailures(since baseline: Baseline) -> [Failure] {
    unexpectedFailures.filter { !baseline.failures.contains($0.source.identity) }
  }
}
