package import Foundation
import GRDB

/// What an app's runtime remembers beyond the life of its process: donations, dialogues that wait
/// for a reply, and which runs have finished.
///
/// It is one SQLite file with a write-ahead log. What a call has written when it returns is there
/// after `kill -9`, and with ``Durability/powerCut`` after that too. Several processes may use one
/// file at once; a store may be used from any thread. Each call blocks for as long as a commit takes,
/// and for at most ``StoreLimits/busyTimeout`` while others write.
///
/// The file is readable to its owner only. What is deleted is overwritten (`secure_delete`); copies of
/// it may stand in the log beside the file until the last process closes it.
///
/// - Throws: Every method throws ``StoreError`` for what the database reports.
package final class RuntimeStore: Sendable {
  private let queue: DatabaseQueue
  /// What a commit outlives.
  package enum Durability: Sendable, CaseIterable {
    /// The end of the process, however it comes (`synchronous=NORMAL`): a commit takes some 0.05 ms.
    /// When the machine itself stops, the latest commits may be lost, but none half.
    case process
    /// A power cut (`synchronous=FULL`): each commit waits for the disk, often some milliseconds.
    case powerCut
  }

  /// How the file is called in descriptions of errors.
  private let place: String
  package let limits: StoreLimits

  /// Opens the store at a path, and creates it if nothing is there. Its folder must exist.
  ///
  /// What has expired by `now` is deleted.
  ///
  /// - Throws: ``StoreError`` for a file that is something else or of a newer version, which is
  ///   left as it is, and for one that cannot be opened.
  package convenience init(
    path: String, durability: Durability = .powerCut, limits: StoreLimits = StoreLimits(),
    now: Date = Date()
  ) throws {
    guard !path.utf8.contains(0) else {
      throw StoreError(.unreachable, "the path of the store contains NUL")
    }
    // An absolute path, because SQLite takes some others for something else: "" and ":memory:".
    let path = URL(fileURLWithPath: path).absoluteURL.path
    Self.createPrivately(path)
    let queue = try Self.reporting(path) {
      try DatabaseQueue(path: path, configuration: Self.configuration(limits))
    }
    try self.init(queue, place: path, durability: durability, limits: limits, now: now)
  }

  /// A store that is gone when it is released.
  package static func inMemory(limits: StoreLimits = StoreLimits()) throws -> RuntimeStore {
    let place = "the store in memory"
    let queue = try reporting(place) {
      try DatabaseQueue(configuration: configuration(limits))
    }
    return try RuntimeStore(
      queue, place: place, durability: .process, limits: limits, now: Date())
  }

  private init(
    _ queue: DatabaseQueue, place: String, durability: Durability, limits: StoreLimits, now: Date
  ) throws {
    self.queue = queue
    self.place = place
    self.limits = limits
    try Self.reporting(place) {
      try queue.read { try StoreSchema.check($0, place: place) }
      try Self.writeAhead(queue, limits)
      try StoreSchema.migrate(queue)
      try Self.set(durability, of: queue)
    }
    try write { try $0.forgetExpired(now: now) }
  }

  /// Does several things at once: after a crash, all of them have happened or none.
  ///
  /// A call on the store itself from within is a programming error, and traps.
  package func write<T>(_ body: (StoreTransaction) throws -> T) throws -> T {
    try Self.reporting(place) {
      try queue.write { try body(StoreTransaction(database: $0, limits: limits)) }
    }
  }

  /// True if the file holds what was written, as far as that shows: its pages fit together, and every
  /// entry can be read.
  func isWhole() throws -> Bool {
    do {
      let problems = try read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
      guard problems == ["ok"] else { return false }
      _ = try donations()
      _ = try runs()
      return true
    } catch let error as StoreError where error.code == .damaged || error.code == .failed {
      return false
    }
  }

  /// Ends the use of the file.
  package func closeFile() throws { try Self.reporting(place) { try queue.close() } }

  /// Reads at one moment: what others write meanwhile is not seen.
  func read<T>(_ body: (Database) throws -> T) throws -> T {
    try Self.reporting(place) { try queue.read(body) }
  }
}

// MARK: - Opening

extension RuntimeStore {
  private static func configuration(_ limits: StoreLimits) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(limits.busyTimeout)
    configuration.label = "RuntimeStore"
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON")
    }
    return configuration
  }

  /// Sets what commits outlive from now on. Those that created the tables need not wait for the disk
  /// each: the first that does takes them along.
  private static func set(_ durability: Durability, of queue: DatabaseQueue) throws {
    guard durability == .powerCut else { return }
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
  }

  /// Creates the file so that only its owner can read it; SQLite gives its companions the same
  /// permissions. Whether that worked, opening will tell.
  ///
  /// A file that exists is not touched: closing it would release the locks that other stores of
  /// this process hold on it.
  private static func createPrivately(_ path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }

  /// Switches to a write-ahead log, which readers and a writer can use at once.
  ///
  /// SQLite's own waiting does not cover the switch: of two processes that try at once, one is told
  /// at once that the file is busy.
  private static func writeAhead(_ queue: DatabaseQueue, _ limits: StoreLimits) throws {
    let pause = 0.01
    for _ in 0..<Int(limits.busyTimeout / pause) {
      do {
        return try switchToWriteAhead(queue)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        Thread.sleep(forTimeInterval: pause)
      }
    }
    try switchToWriteAhead(queue)
  }

  private static func switchToWriteAhead(_ queue: DatabaseQueue) throws {
    let mode = try queue.writeWithoutTransaction { database in
      try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
    }
    guard mode == "wal" || mode == "memory" else {
      throw StoreError(
        .unwritable, "\(queue.path): a write-ahead log is not possible here; use a local disk")
    }
  }

  private static func reporting<T>(_ place: String, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreError(error, place: place)
    }
  }
}
