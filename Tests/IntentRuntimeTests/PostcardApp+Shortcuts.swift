import AppIntents

@testable import IntentRuntime

extension PostcardApp {
  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: EditCard(), phrases: ["go on with \(\.$card) in \(.applicationName)"],
        shortTitle: "Go on", systemImageName: "pencil")
      AppShortcut(
        intent: AddPhoto(), phrases: ["add a photo to \(\.$card) in \(.applicationName)"],
        shortTitle: "Photo", systemImageName: "photo")
      AppShortcut(
        intent: SetGreeting(), phrases: ["write on \(\.$card) in \(.applicationName)"],
        shortTitle: "Write", systemImageName: "text.cursor")
      AppShortcut(
        intent: CountCards(), phrases: ["count cards in \(.applicationName)"],
        shortTitle: "Count", systemImageName: "number")
      AppShortcut(
        intent: counting(.done, loudly: true),
        phrases: ["count finished cards in \(.applicationName)"], shortTitle: "Count finished",
        systemImageName: "checkmark")
      AppShortcut(
        intent: counting(.greeting), phrases: ["count empty cards in \(.applicationName)"],
        shortTitle: "Count empty", systemImageName: "square")
      AppShortcut(
        intent: Prepare(), phrases: ["prepare the post in \(.applicationName)"],
        shortTitle: "Prepare", systemImageName: "shippingbox")
      AppShortcut(
        intent: LookAt(), phrases: ["look at \(\.$card) in \(.applicationName)"],
        shortTitle: "Look", systemImageName: "eye")
      AppShortcut(
        intent: Stick(), phrases: ["stick on \(\.$stamp) in \(.applicationName)"],
        shortTitle: "Stick", systemImageName: "seal")
      AppShortcut(
        intent: Preview(), phrases: ["preview \(\.$card) in \(.applicationName)"],
        shortTitle: "Preview", systemImageName: "eye.fill")
    }

    /// A `let` whose parameters are given values, as apps write it.
    private static func counting(_ stage: Stage, loudly: Bool = false) -> CountCards {
      let intent = CountCards()
      intent.stage = stage
      if loudly { intent.loudly = true }
      return intent
    }
  }

  /// A conversation with the app, and its cards.
  struct Desk {
    let host: AppHost
    let session: AppSession
    let album: Album

    init(album: Album = Album(), files: [String: IntentFile] = [:]) async throws {
      let built = try ManifestBuilder(
        Shortcuts.self, app: .init(id: "postcards", name: ["en": "Mailbox"])
      ).build()
      host = try await AppHost(built)
      self.album = album
      session = AppSession(host) { name in
        guard let file = files[name] else { throw AppIntentError.Unrecoverable.notAllowed }
        return file
      }
    }

    @discardableResult
    func send(_ line: String) async -> AppTurn {
      await PostcardApp.$album.withValue(album) { await session.send(line) }
    }

    /// Sends one line after the other; answers the messages.
    @discardableResult
    func say(_ lines: String...) async -> [String] {
      var messages: [String] = []
      for line in lines { messages.append(await send(line).message) }
      return messages
    }
  }
}
