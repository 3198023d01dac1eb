import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// An app is tested in all languages that it speaks.
@Suite("Apps of several languages") struct LocalizedTests {
  /// The app with German tables, in a folder that is there as long as the test runs.
  private func inGerman(_ test: (AppUnderTest) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-\(UUID().uuidString)")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = [
      "AppShortcuts":
        #""go to ${shelf} in ${applicationName}" = "geh zu ${shelf} in ${applicationName}";"#,
      "Localizable": #""Drama" = "Theater"; "The library is closed." = "Es ist geschlossen.";"#,
    ]
    for (table, text) in tables {
      let file = german.appendingPathComponent("\(table).strings")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try await test(
      AppUnderTest(
        provider: LibraryApp.Shortcuts.self, localizations: folder, name: "Athenaeum"))
  }

  @Test("are understood and answer in each")
  func german() async throws {
    try await inGerman { app in
      #expect(app.languages == ["en", "de"])
      try await app.route("geh zu theater in athenaeum", language: "de")
        .expect(.run, LibraryApp.Visit.self, arguments: ["shelf": "Theater"])
      try await app.play(
        """
        name: geschlossen
        turns:
          - user: geh zu theater in athenaeum
            expect: {run: failed, intent: Visit, message: Es ist geschlossen.}
        """, language: "de")
      try await app.route("geh zu theater in athenaeum").expect(.reject)
    }
  }

  @Test("cannot be opened where their tables are no tables")
  func faulty() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    try "{".write(to: file, atomically: true, encoding: .utf8)
    await #expect(throws: AppUnavailable.self) {
      try await AppUnderTest(provider: LibraryApp.Shortcuts.self, localizations: folder)
    }
  }
}
