import AppIntents
import AppManifest

@testable import IntentRuntime

/// A small app whose intents need a value of each kind.
enum MeterApp {
  struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "number") var number: Int
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "count \(String(number))")
    }
  }

  struct Wait: AppIntent {
    static let title: LocalizedStringResource = "Wait"
    @Parameter(title: "time") var time: Duration
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "wait \(String(time.components.seconds))")
    }
  }

  struct Walk: AppIntent {
    static let title: LocalizedStringResource = "Walk"
    @Parameter(title: "distance") var distance: Measurement<UnitLength>
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "walk \(String(distance.value)) \(distance.unit.symbol)")
    }
  }

  struct Pay: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    @Parameter(title: "amount") var amount: IntentCurrencyAmount
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "pay \(String(describing: amount.amount)) \(amount.currencyCode)")
    }
  }

  struct Light: AppIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "light", displayName: Bool.IntentDisplayName(true: "on", false: "off"))
    var isOn: Bool
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "light \(String(isOn))")
    }
  }

  struct Plan: AppIntent {
    static let title: LocalizedStringResource = "Plan"
    @Parameter(title: "day") var day: Date
    func perform() async throws -> some IntentResult & ProvidesDialog {
      let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
      return .result(
        dialog: "plan \(parts.day ?? 0).\(parts.month ?? 0).\(String(parts.year ?? 0))")
    }
  }

  struct Read: AppIntent {
    static let title: LocalizedStringResource = "Read"
    @Parameter(title: "file") var file: IntentFile
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "read \(file.filename): \(file.data.count) bytes")
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Count(), phrases: ["count in \(.applicationName)"])
      AppShortcut(intent: Wait(), phrases: ["wait in \(.applicationName)"])
      AppShortcut(intent: Walk(), phrases: ["walk in \(.applicationName)"])
      AppShortcut(intent: Pay(), phrases: ["pay in \(.applicationName)"])
      AppShortcut(intent: Light(), phrases: ["light in \(.applicationName)"])
      AppShortcut(intent: Plan(), phrases: ["plan in \(.applicationName)"])
      AppShortcut(intent: Read(), phrases: ["read in \(.applicationName)"])
    }
  }

  /// What a command says once its one question is answered.
  static func answer(
    _ command: String, _ reply: String, context: [String: Value] = [:]
  ) async throws -> String {
    let built = try ManifestBuilder(
      Shortcuts.self, app: .init(id: "meter", name: ["en": "Meter"])
    ).build()
    let session = AppSession(
      try await AppHost(built), context: context,
      readFile: { name in IntentFile(data: Data("hello".utf8), filename: name) })
    let question = await session.send(command)
    guard question.isOpen else { return "not asked: \(question.message)" }
    return await session.send(reply).message
  }
}
