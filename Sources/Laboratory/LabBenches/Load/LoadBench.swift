import Evaluation
import Foundation
import PhraseRouter

/// Measures what it takes to have apps ready: the time to read, to compile and, once it is compiled
/// into a file, to map each, and the memory of all of them together.
///
/// Memory is read first, from `VmRSS` of `/proc/self/status`: before anything is loaded, with every
/// app loaded once and kept, and again after every app has heard the utterances of its languages,
/// since matching builds its automata as it goes. Then each app is read and compiled several times,
/// and the medians of the processor time count.
package struct LoadBench: Sendable {
  /// How often each app is read and compiled.
  package var repetitions: Int

  package init(repetitions: Int = 9) { self.repetitions = max(1, repetitions) }

  /// Loads apps.
  ///
  /// - Parameters:
  ///   - paths: Manifest files or folders.
  ///   - corpora: Corpora of rows, which the apps that speak their language hear.
  /// - Throws: ``DiagnosticError`` where an app has faults, or where
  ///   a corpus has.
  package func run(_ paths: [String], corpora: [String] = []) throws -> LoadReport {
    let before = ProcessMemory.currentBytes
    let routers = try paths.map { try Router(manifest: Manifest.load(from: $0)) }
    let loaded = ProcessMemory.currentBytes
    var report = LoadReport(before: before, loaded: loaded, used: ProcessMemory.residentBytes)
    if !corpora.isEmpty {
      let count = try route(corpora, with: routers)
      report.routed = LoadReport.Routed(utterances: count, bytes: ProcessMemory.residentBytes)
    }
    try withExtendedLifetime(routers) {
      report.apps = try paths.map { try measure($0) }
    }
    return report
  }

  /// Has the apps hear the utterances of their languages. Returns how many there were.
  private func route(_ corpora: [String], with routers: [Router]) throws -> Int {
    let intents = Set(routers.flatMap { $0.manifest.intents.map(\.name) })
    let rows = try Corpus.load(corpora, intents: intents).rows
    var count = 0
    for router in routers {
      let languages = Set(router.manifest.languages)
      for row in rows where languages.contains(row.language ?? router.manifest.defaultLanguage) {
        _ = router.route(row.utterance, language: row.language, context: row.context)
        count += 1
      }
    }
    return count
  }

  private func measure(_ path: String) throws -> LoadReport.App {
    var reading: [UInt64] = []
    var compiling: [UInt64] = []
    for _ in 0..<repetitions {
      let start = MonotonicClock.processTime()
      let manifest = try Manifest.load(from: path)
      let read = MonotonicClock.processTime()
      let router = try Router(manifest: manifest)
      let compiled = MonotonicClock.processTime()
      withExtendedLifetime(router) {
        reading.append(read - start)
        compiling.append(compiled - read)
      }
    }
    let mapping = try mapping(of: path)
    let name = URL(fileURLWithPath: path).lastPathComponent
    return LoadReport.App(
      name: name,
      steps: [
        LoadReport.Step(name: .read, milliseconds: Self.median(reading)),
        LoadReport.Step(name: .compile, milliseconds: Self.median(compiling)),
        LoadReport.Step(name: .map, milliseconds: Self.median(mapping)),
      ])
  }

  /// What it takes to open the app once it has been compiled into a file.
  private func mapping(of path: String) throws -> [UInt64] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Router(manifest: Manifest.load(from: path)).write(to: file.path)
    return try (0..<repetitions).map { _ in
      let start = MonotonicClock.processTime()
      let router = try Router(compiledAt: file.path)
      let spent = MonotonicClock.processTime() - start
      return withExtendedLifetime(router) { spent }
    }
  }

  private static func median(_ nanoseconds: [UInt64]) -> Double {
    Double(nanoseconds.sorted()[nanoseconds.count / 2]) / 1e6
  }
}
