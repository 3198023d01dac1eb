public import SwiftUI

extension NSUserActivity: AppEntityAnnotatable {
  private static let key = "appEntityIdentifier"

  /// The entity that the activity is about.
  public var appEntityIdentifier: EntityIdentifier? {
    get { userInfo?[Self.key] as? EntityIdentifier }
    set { addUserInfoEntries(from: [Self.key: newValue as Any]) }
  }
}

extension View {
  /// Tells the host what the person does while the view is on screen.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: (NSUserActivity) -> Void
  ) -> some View {
    annotated(activityType, isActive: isActive, update)
  }

  /// Tells the host what the person does with a thing while the view is on screen.
  public nonisolated func userActivity<Element>(
    _ activityType: String, element: Element?, _ update: (Element, NSUserActivity) -> Void
  ) -> some View {
    annotated(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Tells the host which entity the view shows.
  public nonisolated func appEntityIdentifier(_ identifier: EntityIdentifier?) -> some View {
    modified("appEntityIdentifier", identifier?.identifier ?? "")
  }

  private nonisolated func annotated(
    _ activityType: String, isActive: Bool, _ update: (NSUserActivity) -> Void
  ) -> some View {
    let activity = NSUserActivity(activityType: activityType)
    if isActive { update(activity) }
    let entity = activity.appEntityIdentifier?.identifier ?? ""
    return modified("userActivity", "\(activityType) \(entity)")
  }
}
