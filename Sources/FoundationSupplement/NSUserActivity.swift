/// What the person is doing in the app, for other parts of the system to pick up.
open class NSUserActivity {
  /// The app's own name for this kind of activity, in reverse-domain form.
  public let activityType: String
  /// A name for the person to read.
  open var title: String?
  /// What the app needs to go on with the activity.
  open var userInfo: [AnyHashable: Any]?
  /// A web page with the same content.
  open var webpageURL: URL?
  /// Words that find this activity.
  open var keywords: Set<String> = []
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether other devices may take it over.
  open var isEligibleForHandoff = true
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// A stable name, for deleting.
  open var persistentIdentifier: String?
  /// The content that this activity is about.
  open var targetContentIdentifier: String?
  /// Whether it is what the person does at the moment.
  open private(set) var isCurrent = false

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Makes it what the person does at the moment.
  open func becomeCurrent() { isCurrent = true }
  /// Ends its time as what the person does at the moment.
  open func resignCurrent() { isCurrent = false }
  /// Ends it for good.
  open func invalidate() { isCurrent = false }

  /// Adds to what the app needs to go on.
  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
}
