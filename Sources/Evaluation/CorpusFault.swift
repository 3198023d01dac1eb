/// A fault of a corpus file, with its place and what to do about it.
package struct CorpusFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, as it was named by whoever asked for it.
  package var file: String
  /// Where in the file, counted from 1. `nil` where the fault is the whole file's.
  package var line: Int?
  package var column: Int?
  package var message: String

  package init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String {
    ([file] + [line, column].compactMap { $0 }.map(String.init)).joined(separator: ":")
      + ": " + message
  }
}

/// All faults of the corpora that were to be loaded.
package struct CorpusError: Error, Sendable, CustomStringConvertible {
  package var faults: [CorpusFault]
  /// True when a file or folder is not there at all.
  package var isMissingInput: Bool

  package init(faults: [CorpusFault], isMissingInput: Bool = false) {
    self.faults = faults
    self.isMissingInput = isMissingInput
  }

  /// The faults, one a line, of very many only the first.
  package var description: String {
    let shown = faults.prefix(50).map(\.description)
    let more = faults.count - shown.count
    return (shown + (more > 0 ? ["… and \(more) more"] : [])).joined(separator: "\n")
  }
}
