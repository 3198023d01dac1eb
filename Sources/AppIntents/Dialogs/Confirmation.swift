/// When to ask for confirmation.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// One bit for each condition.
  public let rawValue: Int

  /// The conditions whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// When it is not certain that the person meant this.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// What going on is called: the label of yes, and further words for yes and for no.
public struct ConfirmationActionName: Hashable, Sendable {
  /// The name, or the app's own words.
  package enum Name: Hashable, Sendable {
    case known(String)
    case custom(Labels)
  }

  /// The app's own words.
  package struct Labels: Hashable, Sendable {
    package let accept: LocalizedStringResource
    package let acceptAlternatives: [LocalizedStringResource]
    package let deny: LocalizedStringResource
    package let denyAlternatives: [LocalizedStringResource]
    package let destructive: Bool
  }

  package let name: Name

  private init(_ name: String) {
    self.name = .known(name)
  }

  /// The app's own words for yes and no.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      labels: Labels(
        accept: acceptLabel, acceptAlternatives: acceptAlternatives, deny: denyLabel,
        denyAlternatives: denyAlternatives, destructive: destructive))
  }

  private init(labels: Labels) {
    name = .custom(labels)
  }
}

extension ConfirmationActionName {
  // Each name is its own meaning; the runtime has the words for them in every language.
  /// Add.
  public static let add = Self("add")
  /// Add data.
  public static let addData = Self("addData")
  /// Book.
  public static let book = Self("book")
  /// Buy.
  public static let buy = Self("buy")
  /// Call.
  public static let call = Self("call")
  /// Check in.
  public static let checkIn = Self("checkIn")
  /// Continue.
  public static let `continue` = Self("continue")
  /// Create.
  public static let create = Self("create")
  /// Do.
  public static let `do` = Self("do")
  /// Download.
  public static let download = Self("download")
  /// Filter.
  public static let filter = Self("filter")
  /// Find.
  public static let find = Self("find")
  /// Get.
  public static let get = Self("get")
  /// Go.
  public static let go = Self("go")
  /// Log.
  public static let log = Self("log")
  /// Open.
  public static let open = Self("open")
  /// Order.
  public static let order = Self("order")
  /// Pay.
  public static let pay = Self("pay")
  /// Play.
  public static let play = Self("play")
  /// Play a sound.
  public static let playSound = Self("playSound")
  /// Post.
  public static let post = Self("post")
  /// Request.
  public static let request = Self("request")
  /// Run.
  public static let run = Self("run")
  /// Search.
  public static let search = Self("search")
  /// Send.
  public static let send = Self("send")
  /// Set.
  public static let set = Self("set")
  /// Share.
  public static let share = Self("share")
  /// Start.
  public static let start = Self("start")
  /// Start navigation.
  public static let startNavigation = Self("startNavigation")
  /// Toggle.
  public static let toggle = Self("toggle")
  /// Turn off.
  public static let turnOff = Self("turnOff")
  /// Turn on.
  public static let turnOn = Self("turnOn")
  /// View.
  public static let view = Self("view")
}

/// One of several ways to go on.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What the way is called.
  public let title: LocalizedStringResource
  /// How the way is shown.
  public let style: Style

  /// A way to go on.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// Not going on; picking it throws.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  /// How a way to go on is shown.
  public enum Style: Hashable, Sendable {
    case `default`
    case destructive
    case cancel
  }
}
