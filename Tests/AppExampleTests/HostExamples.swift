import Foundation
// example: stored-activity
import IntentRuntime
import StoredActivity
// end

@testable import NoteKeeper

/// What articles show of opening an app. Compiled and not run: both take the app of the program.
private func open() async throws {
  // example: app-host
  let host = try await AppHost(resources: .module)
  let session = AppSession(host, language: "en")
  let turn = await session.send("note buy milk")
  print(turn.message)
  // end
}

private func remember(in folder: URL) async throws {
  // example: stored-activity
  let host = try await AppHost(activity: folder.appending(path: "activity.db"), resources: .module)
  let session = AppSession(host)
  if let open = await session.resume() { print(open.message) }
  // end
}
