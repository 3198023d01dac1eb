import Foundation
import GRDB
import RandomNumbers
import Testing

@testable import StoredActivity

/// An app starts whatever has become of its store.
@Suite struct DamagedStoreTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func open() throws -> (store: RuntimeStore, reports: [String]) {
    var reports: [String] = []
    let store = try RuntimeStore.opened(path: folder.store, now: .noon) { reports.append($0) }
    return (store, reports)
  }

  private func fill() throws -> Data {
    let store = try RuntimeStore(path: folder.store, now: .noon)
    for number in 0..<200 { try store.donate("Mark", ["film": .integer(number)]) }
    try store.saveDialogue(session: "a", state: Data([7]), now: .noon)
    try store.closeFile()
    return try Data(contentsOf: URL(fileURLWithPath: folder.store))
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func wholeStoresAreOpenedInSilence() throws {
    _ = try fill()
    let (store, reports) = try open()
    #expect(try store.donations().count == 200)
    #expect(reports.isEmpty)
  }

  /// Rubbish anywhere in the file, the header included, or a file that is cut off.
  @Test func damagedStoresAreSetAside() throws {
    let whole = try fill()
    var random = SeededGenerator(seed: 3)
    var kept = 0
    for round in 0..<60 {
      for name in names { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
      var data = whole
      if round % 3 == 0 {
        data = data.prefix(random.below(data.count))
      } else {
        let first = round % 3 == 1 ? 0 : 4096
        for _ in 0..<(1 + random.below(300)) {
          data[first + random.below(data.count - first)] = UInt8(random.below(256))
        }
      }
      try data.write(to: URL(fileURLWithPath: folder.store))
      let (store, reports) = try open()
      try store.donate("Mark", ["film": "new"])
      let count = try store.donations().count
      #expect(count >= 1)
      kept += count - 1
      #expect(reports.count <= 1)
      for report in reports {
        #expect(report.contains(folder.store))
        guard let set = names.first(where: { $0.contains(".damaged-") }) else { continue }
        #expect(report.contains(set))
        // Damage that is found late may have been opened, and expired entries deleted.
        let aside = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + set))
        #expect(aside.isEmpty == data.isEmpty)
      }
    }
    #expect(kept > 60 * 20, "much of what can be read must have been kept")
  }

  @Test func whatOthersHaveWrittenIsLeftAlone() throws {
    try DatabaseQueue(path: folder.store).write { try $0.execute(sql: "CREATE TABLE notes (text)") }
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.store))
    let (store, reports) = try open()
    try store.donate("Mark")
    #expect(try store.donations().count == 1)
    #expect(reports.count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.store)) == data)
    #expect(!names.contains { $0.contains("damaged") })
  }

  @Test func placesThatCannotBeWrittenAreDoneWithout() throws {
    var reports: [String] = []
    let path = folder.path + "/none/store"
    let store = try RuntimeStore.opened(path: path, now: .noon) { reports.append($0) }
    try store.donate("Mark")
    #expect(reports.count == 1 && reports[0].contains(path))
  }
}
