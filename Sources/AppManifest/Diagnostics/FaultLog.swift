/// Collects what is wrong with one source, and finds the lines and columns at the end.
///
/// A class, since every part of a reader adds to the one log. It never leaves the reader's thread.
package final class FaultLog {
  /// How many errors are kept, and how many warnings. A file of nothing but faults must not fill
  /// the memory.
  package static let limit = 1000

  private struct Entry {
    var offset: Int
    var diagnostic: Diagnostic
  }

  package let source: JSONSource
  private var entries: [Entry] = []
  /// How many there were of each severity.
  private var counts: [Diagnostic.Severity: Int] = [:]

  package init(_ source: JSONSource) { self.source = source }

  /// True while nothing is wrong.
  package var isClean: Bool { entries.isEmpty }

  /// True if something is wrong, and not only odd.
  var hasErrors: Bool { counts[.error, default: 0] > 0 }

  /// True when no more errors are kept, and reading on is of no use.
  package var isFull: Bool { counts[.error, default: 0] >= Self.limit }

  package func add(
    _ severity: Diagnostic.Severity, at offset: Int, _ message: String, fix: String
  ) {
    add(Diagnostic(severity, at: .file(source.name), message, fix: fix), at: offset)
  }

  package func error(at offset: Int, _ message: String, fix: String) {
    add(.error, at: offset, message, fix: fix)
  }

  package func warning(at offset: Int, _ message: String, fix: String) {
    add(.warning, at: offset, message, fix: fix)
  }

  package func add(_ fault: JSONFault) {
    error(at: fault.offset, fault.message, fix: fault.fix)
  }

  /// Adds diagnostics about a manifest that the tree was read as. Those about a value that is
  /// known to be unreadable follow from that, and are left out.
  package func add(_ diagnostics: [Diagnostic], in tree: LocatedJSON) {
    let unreadable = Set(entries.filter { $0.diagnostic.severity == .error }.map(\.offset))
    for diagnostic in diagnostics {
      guard counts[diagnostic.severity, default: 0] < Self.limit else {
        counts[diagnostic.severity, default: 0] += 1
        continue
      }
      let place = offset(of: diagnostic, in: tree)
      if !unreadable.contains(place) { add(diagnostic, at: place) }
    }
  }

  private func add(_ diagnostic: Diagnostic, at offset: Int) {
    counts[diagnostic.severity, default: 0] += 1
    guard counts[diagnostic.severity, default: 0] <= Self.limit else { return }
    entries.append(Entry(offset: offset, diagnostic: diagnostic))
  }

  private func offset(of diagnostic: Diagnostic, in tree: LocatedJSON) -> Int {
    guard case .manifest(let path, let part) = diagnostic.place else { return 0 }
    switch part {
    case .value: return tree.nearest(to: path).offset
    case .key: return tree.keyOffset(of: path)
    case .text(let offset, _):
      let node = tree.nearest(to: path)
      return node.string == nil ? node.offset : source.offset(ofText: offset, in: node)
    }
  }

  /// What was found, in the order of the places.
  ///
  /// - Complexity: O(*n* + *d* log *d*) in the source's bytes and the number of faults.
  package func located() -> [Diagnostic] {
    guard !entries.isEmpty else { return [] }
    let sorted = entries.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
    let positions = source.positions(ofAscending: sorted.map(\.offset))
    let shown = zip(sorted, positions).map { entry, position in
      var diagnostic = entry.diagnostic
      diagnostic.place = .file(source.name, line: position.line, column: position.column)
      return diagnostic
    }
    return shown + truncations
  }

  /// A note for each severity of which not all are shown.
  private var truncations: [Diagnostic] {
    [Diagnostic.Severity.error, .warning].compactMap { severity in
      guard counts[severity, default: 0] > Self.limit else { return nil }
      return Diagnostic(
        severity, at: .file(source.name),
        "there are more \(severity.rawValue)s than the \(Self.limit) shown",
        fix: "correct those above first")
    }
  }
}
