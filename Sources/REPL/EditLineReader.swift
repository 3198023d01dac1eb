import CLibEdit
import Foundation
import Synchronization

/// Reads lines from a terminal, with line editing, history and completion by libedit.
///
/// libedit keeps its state in globals, so there is one reader a process, used by one thread.
package struct EditLineReader: LineReader {
  private let prompt: String
  private let historyFile: String?
  private var lastLine: String?
  /// The most lines that the history keeps.
  private static let maximumHistory: Int32 = 1000

  /// - Parameters:
  ///   - historyFile: Where lines are remembered from one time to the next. `nil`: nowhere.
  package init(prompt: String, historyFile: String?) {
    self.prompt = prompt
    self.historyFile = historyFile
    Self.useUTF8()
    phraserouter_complete_lines { text, _, _ in EditLineCompletion.matches(text) }
    using_history()
    stifle_history(Self.maximumHistory)
    if let historyFile { read_history(historyFile) }
  }

  package var needsEcho: Bool { false }

  package mutating func complete(with completion: LineCompletion) {
    EditLineCompletion.completion.withLock { $0 = completion }
  }

  package mutating func next() -> TypedLine {
    guard let line = readline(prompt) else { return .end }
    defer { free(line) }
    let length = strlen(line)
    guard length <= PipeLineReader.maximumLineBytes else { return .tooLong }
    let bytes = UnsafeRawBufferPointer(start: line, count: length)
    guard let text = String(validating: bytes, as: UTF8.self) else { return .notUTF8 }
    remember(text, line)
    return .text(text)
  }

  /// Adds a line to the history, unless it is blank or the same as the one before. The whole
  /// file is written each time, since libedit's way of appending repeats the line before.
  private mutating func remember(_ text: String, _ line: UnsafePointer<CChar>) {
    guard text != lastLine, text.contains(where: { !$0.isWhitespace }) else { return }
    lastLine = text
    add_history(line)
    if let historyFile { write_history(historyFile) }
  }

  /// libedit reads characters by the process's locale, which is plain ASCII unless it is set.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    let encoding = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
    if encoding != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}

/// What the tab key offers. libedit asks by a C function, which can hold nothing itself.
private enum EditLineCompletion {
  static let completion = Mutex<LineCompletion?>(nil)
  /// The matches that libedit has not fetched yet.
  static let pending = Mutex<[String]>([])

  /// Finds the lines that what was typed may become.
  static func matches(
    _ typed: UnsafePointer<CChar>?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    phraserouter_no_file_names()
    guard let typed else { return nil }
    let start = String(cString: typed)
    let found = completion.withLock(\.self)?.lines(for: start) ?? []
    pending.withLock { $0 = found.reversed() }
    return rl_completion_matches(typed) { _, _ in
      EditLineCompletion.pending.withLock { $0.popLast() }.flatMap { strdup($0) }
    }
  }
}
