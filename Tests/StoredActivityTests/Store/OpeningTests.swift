import Foundation
import GRDB
import RandomNumbers
import Testing

@testable import StoredActivity

@Suite struct OpeningTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func whatWasWrittenIsThereAgain() throws {
    let id = UUID()
    do {
      let store = try RuntimeStore(path: folder.store, now: .noon)
      try store.donate("Mark", ["film": "1"])
      try store.saveDialogue(session: "a", state: Data([7]), now: .noon)
      try store.beginRun(id, intent: "Mark", now: .noon)
    }
    let store = try RuntimeStore(path: folder.store, now: .noon)
    #expect(try store.donations().map(\.arguments) == [["film": "1"]])
    #expect(try store.loadDialogue(session: "a", now: .noon)?.state == Data([7]))
    #expect(try store.run(id)?.state == .started)
  }

  @Test func commitsWaitForTheDiskUnlessToldOtherwise() throws {
    let store = try RuntimeStore(path: folder.store)
    #expect(try store.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
  }

  /// A store in memory is one of its own.
  @Test func memoryIsNotShared() throws {
    let stores = try [RuntimeStore.inMemory(), RuntimeStore.inMemory()]
    try stores[0].donate("Mark")
    #expect(try stores.map { try $0.donations().count } == [1, 0])
  }

  @Test(arguments: [(.process, 1), (.powerCut, 2)] as [(RuntimeStore.Durability, Int)])
  func commitsWaitForTheDiskIfAsked(durability: RuntimeStore.Durability, expected: Int) throws {
    let store = try RuntimeStore(path: folder.store, durability: durability)
    #expect(try store.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == expected)
    #expect(try store.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    #expect(try store.read { try Int.fetchOne($0, sql: "PRAGMA secure_delete") } == 1)
  }

  @Test func onlyTheOwnerCanRead() throws {
    let store = try RuntimeStore(path: folder.store)
    try store.donate("Mark")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains("store.sqlite-wal"))
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
  }

  @Test func whatHasExpiredIsDeletedOnOpening() throws {
    do {
      let store = try RuntimeStore(path: folder.store, now: .noon)
      try store.donate("Mark")
      try store.saveDialogue(session: "a", state: Data(), now: .noon)
      try store.beginRun(UUID(), intent: "Mark", now: .noon)
    }
    // Opened every day.
    func store(on day: Int) throws -> RuntimeStore {
      try RuntimeStore(path: folder.store, now: .daysAgo(Double(-day)))
    }
    let counts = try (0...91).map { day in
      let store = try store(on: day)
      return try store.read { database in
        try ["donations", "dialogues", "runs"].map { table in
          try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? -1
        }
      }
    }
    #expect([0, 2, 31, 91].map { counts[$0] } == [[1, 1, 1], [1, 0, 1], [1, 0, 0], [0, 0, 0]])
  }
}

// MARK: - Files that are not the store's, or not as it left them

extension OpeningTests {
  private func openingCode() -> StoreError.Code? {
    code { _ = try RuntimeStore(path: folder.store) }
  }

  private func contents() throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.store))
  }

  @Test(arguments: ["Dear diary, ", "SQLite format 3\0 or so I say. ", "\0"])
  func otherFilesAreRefusedAndLeftAlone(text: String) throws {
    let data = Data(String(repeating: text, count: 100).utf8)
    try data.write(to: URL(fileURLWithPath: folder.store))
    #expect(openingCode() == .foreign)
    #expect(try contents() == data)
  }

  @Test(arguments: [
    "CREATE TABLE donations (number INTEGER)", "PRAGMA application_id = 7",
    "CREATE TABLE grdb_migrations (identifier TEXT); CREATE TABLE notes (text TEXT)",
  ])
  func otherDatabasesAreRefusedAndLeftAlone(sql: String) throws {
    try DatabaseQueue(path: folder.store).write { try $0.execute(sql: sql) }
    let data = try contents()
    #expect(openingCode() == .foreign)
    #expect(try contents() == data)
  }

  @Test func newerVersionsAreRefusedAndLeftAlone() throws {
    _ = try RuntimeStore(path: folder.store)
    try DatabaseQueue(path: folder.store).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99: later')")
    }
    let data = try contents()
    #expect(openingCode() == .newerVersion)
    #expect(try contents() == data)
  }

  /// The process that created the file was killed before or after it noted that it knows of
  /// migrations.
  @Test(arguments: [
    "", "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)",
    "PRAGMA journal_mode = WAL",
  ])
  func beginningsAreTaken(sql: String) throws {
    try Data().write(to: URL(fileURLWithPath: folder.store))
    try DatabaseQueue(path: folder.store).writeWithoutTransaction { try $0.execute(sql: sql) }
    try RuntimeStore(path: folder.store).donate("Mark")
  }

  @Test(arguments: StoreSchema.migrator.migrations)
  func olderVersionsAreBroughtUpToDate(version: String) throws {
    let queue = try DatabaseQueue(path: folder.store)
    try StoreSchema.migrator.migrate(queue, upTo: version)
    try queue.write { database in
      try database.execute(
        sql: """
          INSERT INTO donations VALUES (1, ?, 'Mark', '{"film":"1"}', ?, 'app');
          INSERT INTO donation_arguments VALUES (1, 'film', '"1"');
          """, arguments: [UUID().uuidString, Date.noon.timeIntervalSinceReferenceDate])
    }
    try queue.close()
    let store = try RuntimeStore(path: folder.store, now: .noon)
    #expect(try store.donations().map(\.arguments) == [["film": "1"]])
    #expect(try store.ranking(of: ["1"], for: "film", of: "Mark", now: .noon) == [1])
    try store.saveDialogue(session: "a", state: Data(), now: .noon)
    try store.beginRun(UUID(), intent: "Mark", now: .noon)
    #expect(try store.read { try StoreSchema.migrator.hasCompletedMigrations($0) })
  }

  /// What is released never changes.
  @Test func theNamesOfStepsStay() {
    #expect(
      StoreSchema.migrator.migrations == ["1: donations", "2: dialogues", "3: runs", "4: clock"])
  }

  @Test func placesWithoutAFileAreRefused() throws {
    #expect(code { _ = try RuntimeStore(path: folder.path) } == .unreachable)
    #expect(code { _ = try RuntimeStore(path: folder.path + "/none/store") } == .unreachable)
    #expect(code { _ = try RuntimeStore(path: "") } == .unreachable)
    #expect(code { _ = try RuntimeStore(path: folder.store + "\0x") } == .unreachable)
  }

  /// A file that says it is a store's may hold anything.
  @Test(arguments: [
    "UPDATE donations SET id = 'x'", "UPDATE donations SET arguments = '[]'",
    "UPDATE donations SET arguments = '{'", "UPDATE donations SET source = 'x'",
    "UPDATE dialogues SET run = 'x'", "UPDATE dialogues SET run = '\(UUID())', started = NULL",
    "UPDATE runs SET id = 'x'",
    "DROP TABLE runs; CREATE TABLE runs AS SELECT 1 id, 2 intent, 'x' state, 'y' started, 5 changed",
    "DROP TABLE runs; CREATE TABLE runs AS SELECT 1 id, 2 started",
    "DROP TABLE donation_arguments",
  ])
  func damageIsReported(sql: String) throws {
    do {
      let store = try RuntimeStore(path: folder.store, now: .noon)
      try store.donate("Mark", ["film": "1"])
      try store.saveDialogue(session: "a", state: Data(), now: .noon)
      try store.beginRun(UUID(), intent: "Mark", now: .noon)
      try store.write { try $0.database.execute(sql: sql) }
    }
    let reported = code {
      let store = try RuntimeStore(path: folder.store, now: .noon)
      _ = try store.donations()
      _ = try store.suggestions(limit: 9, now: .noon)
      _ = try store.ranking(of: ["1"], for: "film", of: "Mark", now: .noon)
      _ = try store.loadDialogue(session: "a", now: .noon)
      _ = try store.runs()
    }
    #expect(reported == .damaged || reported == .failed)
  }

  /// Pages are overwritten with rubbish, all but the first.
  @Test func rubbishIsNoCrash() throws {
    do {
      let store = try RuntimeStore(path: folder.store, now: .noon)
      for _ in 0..<100 { try store.donate("Mark", ["film": .string(UUID().uuidString)]) }
    }
    let whole = try contents()
    var random = SeededGenerator(seed: 1)
    var damaged = 0
    for _ in 0..<50 {
      var data = whole
      for _ in 0..<(1 + random.below(400)) {
        data[4096 + random.below(data.count - 4096)] = UInt8(random.below(256))
      }
      try data.write(to: URL(fileURLWithPath: folder.store))
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: folder.store + suffix)
      }
      let reported = code {
        let store = try RuntimeStore(path: folder.store, now: .noon)
        _ = try store.donations()
        _ = try store.suggestions(limit: 9, now: .noon)
      }
      if reported != nil { damaged += 1 }
    }
    #expect(damaged > 10, "most of this must have been noticed")
  }
}

// MARK: - What errors say

extension OpeningTests {
  @Test func thePersonTypingIsToldNoPath() throws {
    var errors: [StoreError] = []
    for path in [folder.path, folder.path + "/none/store"] {
      do {
        _ = try RuntimeStore(path: path)
      } catch let error as StoreError {
        errors.append(error)
      }
    }
    try #require(errors.count == 2)
    for error in errors {
      #expect(error.description.contains(folder.path), "a developer needs it")
      #expect(error.userMessage == (error as any Error).localizedDescription)
      #expect(!error.userMessage.contains("/"))
      #expect(!error.userMessage.contains("SQL"))
    }
  }

  @Test func errorsDoNotQuoteWhatWasWritten() throws {
    let store = try RuntimeStore(path: folder.store)
    try store.write { try $0.database.execute(sql: "DROP TABLE dialogues") }
    do {
      try store.saveDialogue(session: "s3cret", state: Data("s3cret".utf8))
      Issue.record("it should have failed")
    } catch {
      #expect(!"\(error)".contains("s3cret"))
    }
  }
}
