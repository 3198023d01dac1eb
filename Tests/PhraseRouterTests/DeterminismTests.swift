import AppManifest
import Dispatch
import PhraseRouter
import RandomNumbers
import Synchronization
import Testing

@testable import Evaluation

/// The same utterance means the same, whenever and wherever it is routed.
@Suite("Determinism")
struct DeterminismTests {
  /// Every seventh row of the film corpora, and what the router makes of it.
  static func rows() throws -> [CorpusRow] {
    let all = try FilmTracker.languages.flatMap { try FilmTracker.corpus($0).rows }
    return all.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
  }

  static func json(_ row: CorpusRow, _ router: Router) -> String {
    let decision = router.route(row.utterance, language: row.language, context: row.context)
    let record = DecisionRecord(decision, manifest: router.manifest, language: row.language)
    return LocatedJSON.object(record.json(prompt: nil)).text(pretty: false)
  }

  @Test("Eight threads decide alike at the same time")
  func threads() throws {
    let router = try FilmTracker.shared.get()
    let rows = try Self.rows()
    let expected = rows.map { Self.json($0, router) }
    let differences = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      // Each starts elsewhere, so that different utterances meet.
      for step in rows.indices {
        let index = (step + thread * rows.count / 8) % rows.count
        let json = Self.json(rows[index], router)
        if json != expected[index] {
          differences.withLock { $0.append("\(rows[index].utterance): \(json)") }
        }
      }
    }
    #expect(differences.withLock { $0 } == [])
    #expect(rows.count > 100)
  }

  @Test("Three routers of one app decide alike in any order")
  func runs() throws {
    let rows = try Self.rows().filter { $0.language == "en" || $0.language == "ja" }
    let router = try FilmTracker.shared.get()
    let expected = rows.map { Self.json($0, router) }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2 {
      let other = try FilmTracker.router(languages: ["en", "ja"])
      for index in rows.indices.shuffled(using: &generator) {
        #expect(Self.json(rows[index], other) == expected[index])
      }
    }
  }

  @Test("Sessions prompt alike")
  func prompts() async throws {
    let router = try FilmTracker.shared.get()
    for utterance in ["mark toy story as watched", "rate ratatouille", "browse films", "talk"] {
      let first = await Session(router: router, context: FilmTracker.context).send(utterance)
      for _ in 0..<3 {
        let session = Session(router: router, context: FilmTracker.context)
        #expect(await session.send(utterance) == first)
      }
    }
  }
}
