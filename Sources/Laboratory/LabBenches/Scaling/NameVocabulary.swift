package import AppManifest
import Evaluation
import Foundation

/// The words that made-up names and templates consist of: those of real names.
package struct NameVocabulary: Sendable {
  /// The words, each once whatever its case, as it was first written, in the order of their first
  /// occurrence.
  package private(set) var words: [String] = []
  private var known: Set<String> = []

  /// The most words that are kept: four of them fit one 64-bit number.
  static let maximumWords = Int(UInt16.max) - 1
  /// With fewer words than these there are not a million names of four words that are all new.
  package static let minimumWords = 256

  /// Takes the words of names.
  ///
  /// Only words of 2 to 20 letters count. Punctuation and digits at a word's edge drop the word,
  /// since they may mean something in a template.
  package init(names: some Sequence<String>) {
    for name in names { add(name) }
  }

  /// Takes the words of all names in an app's catalogues.
  package init(catalogues app: Manifest) {
    let entities = app.entityTypes.flatMap(\.entities)
    self.init(names: entities.flatMap { [$0.title] + $0.titles.values.sorted() + $0.synonyms })
  }

  private mutating func add(_ name: String) {
    for word in name.split(separator: " ") where words.count < Self.maximumWords {
      guard Self.isWord(word), known.insert(word.lowercased()).inserted else { continue }
      words.append(String(word))
    }
  }

  private static func isWord(_ word: Substring) -> Bool {
    (2...20).contains(word.unicodeScalars.count)
      && word.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
  }

  /// The words in plain ASCII of three letters or more, in lower case: what templates are made of.
  var plainWords: [String] {
    words.map { $0.lowercased() }.filter { word in
      word.utf8.count > 2 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
  }
}

extension NameVocabulary {
  /// Takes the words of all titles and aliases in JSON Lines files, or in folders of such files.
  ///
  /// - Throws: ``DiagnosticError`` where a path does not exist or a line has a fault.
  package static func load(_ paths: [String]) throws(DiagnosticError) -> NameVocabulary {
    var vocabulary = NameVocabulary(names: [])
    var faults: [Diagnostic] = []
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      let missing = Diagnostic(
        .error, at: .file(path), "there is no such file or folder", fix: "check the name")
      throw DiagnosticError([missing], isMissingInput: true)
    }
    for path in paths.flatMap(Self.files) {
      do {
        let file = try CorpusFile(path)
        let source = JSONSource(name: path, bytes: file.bytes)
        JSONLines(source).forEach { line in
          guard case .success(let node) = line else {
            faults.append(
              Diagnostic(
                .error, at: .file(path), "this is not JSON Lines", fix: "write one object a line"))
            return false
          }
          let names =
            [node["title"]].compactMap { $0?.string }
            + (node["aliases"]?.array ?? []).compactMap(\.string)
          for name in names { vocabulary.add(name) }
          return true
        }
      } catch {
        faults += error.diagnostics
      }
    }
    guard faults.isEmpty else { throw DiagnosticError(faults) }
    return vocabulary
  }

  /// The file itself, or the JSON Lines files of a folder by name.
  private static func files(_ path: String) -> [String] {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return entries.filter { $0.hasSuffix(".jsonl") }.sorted().map { path + "/" + $0 }
  }
}
