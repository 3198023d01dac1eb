import GRDB

/// The tables of a store, and the steps that lead to them.
///
/// A step that was released never changes: what is needed later is a further step. Dates are stored
/// as seconds since 2001-01-01 00:00 UTC, as `Date` itself counts, so that they come back exactly.
enum StoreSchema {
  /// Marks a file as ours, in the header of the database: "PRST" in ASCII.
  static let applicationID = 0x5052_5354

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: donations", migrate: createDonations)
    migrator.registerMigration("2: dialogues", migrate: createDialogues)
    migrator.registerMigration("3: runs", migrate: createRuns)
    migrator.registerMigration("4: clock", migrate: createClock)
    return migrator
  }

  /// Arguments stand twice: together, for what a donation was, and one by one, so that the options
  /// of a question are ordered without reading JSON.
  @Sendable private static func createDonations(_ database: Database) throws {
    try database.execute(
      sql: """
        PRAGMA application_id = \(applicationID);
        CREATE TABLE donations (
          number INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          intent TEXT NOT NULL,
          arguments TEXT NOT NULL,
          date REAL NOT NULL,
          source TEXT NOT NULL
        ) STRICT;
        CREATE INDEX donations_by_intent ON donations (intent, date);
        CREATE INDEX donations_by_date ON donations (date);
        CREATE TABLE donation_arguments (
          donation INTEGER NOT NULL REFERENCES donations (number) ON DELETE CASCADE,
          parameter TEXT NOT NULL,
          value TEXT NOT NULL,
          PRIMARY KEY (donation, parameter)
        ) STRICT, WITHOUT ROWID;
        """)
  }

  @Sendable private static func createDialogues(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE dialogues (
          session TEXT PRIMARY KEY NOT NULL,
          state BLOB NOT NULL,
          saved REAL NOT NULL,
          run TEXT,
          intent TEXT,
          invocation TEXT,
          started REAL
        ) STRICT;
        CREATE INDEX dialogues_by_date ON dialogues (saved);
        """)
  }

  @Sendable private static func createRuns(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE runs (
          id TEXT PRIMARY KEY NOT NULL,
          intent TEXT NOT NULL,
          state TEXT NOT NULL CHECK (state IN ('started', 'finished', 'undone')),
          started REAL NOT NULL,
          changed REAL NOT NULL
        ) STRICT;
        CREATE INDEX runs_by_date ON runs (started);
        """)
  }
}

extension StoreSchema {
  /// One row: see ``StoreClock``.
  @Sendable private static func createClock(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE clock (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          date REAL NOT NULL,
          read REAL NOT NULL,
          leapt REAL NOT NULL
        ) STRICT;
        """)
  }

  /// Refuses a database that is not ours, or from the future, before anything in it is changed.
  ///
  /// An empty one is taken, and so is one that holds nothing but the empty list of migrations: the
  /// process that created it was killed, or is just about to go on.
  static func check(_ database: Database, place: String) throws {
    let id = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    let others = try Int.fetchOne(
      database, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
    guard id == applicationID || (id == 0 && others == 0) else {
      throw StoreError(
        .foreign, "\(place): another program's database; give the store a file of its own")
    }
    guard try !migrator.hasBeenSuperseded(database) else {
      throw StoreError(
        .newerVersion, "\(place): written by a newer version of PhraseRouter; update this program")
    }
  }

  /// Brings a database up to date.
  ///
  /// Two processes that open a new file at once both set out to apply a step. The second then finds
  /// its table there, which undoes nothing, and looks again what is left to do.
  static func migrate(_ queue: DatabaseQueue) throws {
    let migrator = migrator
    for _ in migrator.migrations {
      do {
        return try migrator.migrate(queue)
      } catch let error as DatabaseError
        where [.SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(error.resultCode)
      {
        continue
      }
    }
    try migrator.migrate(queue)
  }
}
