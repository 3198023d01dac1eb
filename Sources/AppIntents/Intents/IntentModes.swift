/// Where an intent may run: behind, or with the app in front.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// One bit for each way to run.
  public let rawValue: Int

  /// The ways whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Without the app coming forward.
  public static let background = IntentModes(rawValue: 1)
  /// The app comes forward first.
  public static let foreground = IntentModes(rawValue: 2)

  /// The app comes forward at some time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  /// When the app comes forward.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before `perform()`.
    case immediate
    /// If `perform()` asks for it.
    case dynamic
    /// At the end of `perform()` at the latest.
    case deferred
  }

  /// Where a run takes place at the moment.
  public struct Current: Hashable, Sendable {
    /// Whether the app is in front.
    public let isForeground: Bool
    /// Whether the run may ask to bring the app forward.
    public let canContinueInForeground: Bool

    package init(isForeground: Bool = false, canContinueInForeground: Bool = false) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }
  }
}
