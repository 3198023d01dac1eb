import DialogueScriptReading
import DialogueScripts
import Foundation
package import PhraseRouter

extension Corpus {
  /// The file beside a corpus that lists what is known to fail.
  package static let knownFailuresFile = "known-failures.jsonl"

  /// Loads corpora.
  ///
  /// A path names a JSON Lines file of rows, a YAML file of dialogue scripts, or a folder of
  /// such, with its folders `utterances` and `dialogues`. Of the folder of an app (it holds
  /// `manifest.json`) those two are read alone, as its other files are catalogues. A list of known
  /// failures beside a file or in its app's folder is read along.
  ///
  /// - Parameters:
  ///   - intents: The intents of the app. Talk that is labelled with other intents is expected
  ///     to be rejected.
  ///   - knownFailures: Further lists of known failures.
  /// - Throws: ``DiagnosticError`` with every fault of every file.
  package static func load(
    _ paths: [String], intents: Set<String>, knownFailures: [String] = []
  ) throws(DiagnosticError) -> Corpus {
    var loader = CorpusLoader(intents: intents)
    for path in paths { loader.addPath(path) }
    for path in knownFailures { loader.addKnownFailures(path) }
    guard loader.faults.isEmpty else {
      throw DiagnosticError(loader.faults, isMissingInput: loader.isMissingInput)
    }
    return loader.corpus
  }
}

/// Gathers corpora from files, and the faults of all of them.
private struct CorpusLoader {
  let intents: Set<String>
  var corpus = Corpus()
  var faults: [Diagnostic] = []
  var isMissingInput = false
  private var listsRead: Set<String> = []

  init(intents: Set<String>) { self.intents = intents }

  mutating func addPath(_ path: String) {
    switch FileKind(path) {
    case .file: addFile(path)
    case .folder: addFolder(path)
    case .missing: reportMissing(path)
    }
  }

  mutating func addKnownFailures(_ path: String) {
    guard FileKind(path) == .file else { return reportMissing(path) }
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    guard listsRead.insert(file).inserted else { return }
    readLines(path) { node, reader, loader in
      KnownFailure(node, reader: &reader).map { loader.corpus.knownFailures.append($0) }
    }
  }

  private mutating func report(_ message: String, fix: String, in path: String) {
    faults.append(Diagnostic(.error, at: .file(path), message, fix: fix))
  }

  private mutating func reportMissing(_ path: String) {
    isMissingInput = true
    report("there is no such file or folder", fix: "check the name", in: path)
  }

  private mutating func addFolder(_ path: String) {
    if FileKind(path + "/manifest.json") == .file {
      let parts = ["utterances", "dialogues", "corpus.jsonl"].map { path + "/" + $0 }
      let present = parts.filter { FileKind($0) != .missing }
      if present.isEmpty {
        isMissingInput = true
        report(
          "the app has no utterances or dialogues", fix: "write some beside its manifest.json",
          in: path)
      }
      return present.forEach { addPath($0) }
    }
    let folders = ["utterances", "dialogues"].map { path + "/" + $0 }
      .filter { FileKind($0) == .folder }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let files = names.filter { Self.isCorpusFile($0) }
    if files.isEmpty, folders.isEmpty {
      isMissingInput = true
      report(
        "the folder holds neither .jsonl rows nor .yaml dialogues", fix: "name another", in: path)
    }
    for name in files { addFile(path + "/" + name) }
    for folder in folders { addPath(folder) }
  }

  private static func isCorpusFile(_ name: String) -> Bool {
    name != Corpus.knownFailuresFile
      && [".jsonl", ".yaml", ".yml"].contains { name.hasSuffix($0) }
  }

  private mutating func addFile(_ path: String) {
    addListsBeside(path)
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else {
      let intents = intents
      return readLines(path) { node, reader, loader in
        CorpusRow(node, intents: intents, reader: &reader).map { loader.corpus.rows.append($0) }
      }
    }
    do throws(DiagnosticError) {
      let text = try CorpusFile(path).text()
      corpus.dialogues += try DialogueScript.scripts(yaml: text, file: path)
    } catch {
      faults += error.diagnostics
    }
  }

  private mutating func addListsBeside(_ path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let beside = folder.isEmpty ? "." : folder
    var candidates = [beside]
    if FileKind(beside + "/../manifest.json") == .file { candidates.append(beside + "/..") }
    for candidate in candidates {
      let list = candidate + "/" + Corpus.knownFailuresFile
      if FileKind(list) == .file { addKnownFailures(list) }
    }
  }

  private mutating func readLines(
    _ path: String, row: (SourceNode, inout SourceReader, inout CorpusLoader) -> Void
  ) {
    var reader = SourceReader(file: path)
    do {
      for var line in try CorpusFile(path).lines {
        do {
          let (node, duplicates) = try line.node(file: path)
          reader.faults += duplicates
          row(node, &reader, &self)
        } catch {
          reader.faults += error.diagnostics
        }
      }
    } catch {
      reader.faults += error.diagnostics
    }
    faults += reader.faults
  }
}

/// What a path leads to.
enum FileKind {
  case file, folder, missing

  init(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      self = .missing
      return
    }
    self = isFolder.boolValue ? .folder : .file
  }
}
