public import Foundation
public import IntentRuntime
import TextAnalysis

extension AppHost {
  /// Opens the app that this process is, and remembers beyond the process what was done and where
  /// conversations stand.
  ///
  /// Donations and runs order equal options and make suggestions; a question that was open when the
  /// process ended is asked again by ``AppSession/resume()``.
  ///
  /// What is remembered never keeps the app from starting. A damaged file is set aside under its name
  /// with `.damaged` behind it, and a new one is begun with what could be read; where none can be
  /// written, nothing is remembered. Standard error says so.
  ///
  /// - Parameters:
  ///   - activity: The file to remember in, an SQLite database, which is made if there is none.
  ///   - resources: Where the app's `.xcstrings` and `.strings` are. `nil`: it has none.
  ///   - sourceLanguage: The language of the literals in the app's code.
  /// - Throws: What ``AppHost/init(resources:sourceLanguage:)`` does.
  public convenience init(
    activity: URL, resources: Bundle? = nil, sourceLanguage: String = "en"
  ) async throws {
    try? FileManager.default.createDirectory(
      at: activity.deletingLastPathComponent(), withIntermediateDirectories: true)
    let types = try AppTypes.ofApp()
    // What is lost where the power fails is a question that was open, or the last donation.
    let store = try RuntimeStore.opened(path: activity.path, durability: .process) { message in
      let line = TerminalSafety.escape(message) + "\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    store.closeAtExit()
    try await self.init(
      types, provider: types.provider(), resources: resources, sourceLanguage: sourceLanguage,
      memory: StoreMemory(store))
    activate()
  }
}
