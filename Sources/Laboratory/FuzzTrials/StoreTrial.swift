import AppManifest
import Foundation
import StoredActivity

/// Changes to a store's file, as ``ImageTrial`` writes them.
///
/// A store can be opened, whatever the file holds, and takes what is written to it.
struct StoreTrial {
  private let changes: [UInt8]

  init(_ input: [UInt8]) { changes = input }

  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("phrase-fuzz-\(ProcessInfo.processInfo.processIdentifier)")

  private static let whole: [UInt8]? = {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("whole.sqlite").path
    guard let store = try? RuntimeStore(path: path) else { return nil }
    for number in 0..<8 {
      _ = try? store.donate(Donation(intent: "Mark", arguments: ["film": .integer(number)]))
      _ = try? store.beginRun(UUID(), intent: "Mark")
      try? store.saveDialogue(session: "\(number)", state: Data([1, 2, 3]))
    }
    try? store.closeFile()
    return try? [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }()

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    guard var bytes = Self.whole else { throw FuzzFinding("no store can be made") }
    for start in stride(from: 0, to: changes.count - 3, by: 4) {
      let coarse = Int(changes[start]) << 8 | Int(changes[start + 1])
      let place = coarse * bytes.count / 65_536 + Int(changes[start + 2])
      bytes[min(place, bytes.count - 1)] = changes[start + 3]
    }
    // Tests try several at once.
    let folder = Self.folder.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: folder.appendingPathComponent("store.sqlite"))
    } catch {
      throw FuzzFinding("no file can be written: \(error)")
    }
    try check(folder.appendingPathComponent("store.sqlite").path, &stopwatch)
  }

  private func check(_ path: String, _ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    let store = stopwatch.time {
      try? RuntimeStore.opened(path: path, durability: .process) { _ in }
    }
    guard let store else { throw FuzzFinding("the store cannot be opened") }
    defer { try? store.closeFile() }
    guard (try? store.donate(Donation(intent: "Mark"))) != nil,
      (try? store.donations())?.isEmpty == false
    else { throw FuzzFinding("the store does not take what is written") }
    _ = try? store.ranking(ofIntents: ["Mark"], now: Date())
    _ = try? store.loadDialogue(session: "1")
  }
}
