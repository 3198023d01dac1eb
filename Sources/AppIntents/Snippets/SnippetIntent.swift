public import SwiftUI

/// An intent that draws a card, and draws it again whenever something on it changes.
///
/// Only the parameters last: for every drawing there is a new instance with the recorded values,
/// entities are fetched again by their identifiers, and `perform()` runs anew. So `perform()`
/// changes nothing, and everything the card needs is a parameter or is looked up.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Whether people find the intent: only if it has more to offer than its card.
  public static var isDiscoverable: Bool {
    !(PerformResult.Value.self == Never.self && PerformResult.Dialog.self == Never.self)
  }

  /// Draws the card again, and shows it if it is not to be seen.
  ///
  /// Returns at once. Without a host that shows cards it does nothing.
  public static func reload() {
    IntentHost.current?.reload(Self.self)
  }
}

/// A card with nothing on it.
public struct EmptySnippetIntent: SnippetIntent {
  /// The name of the intent.
  public static let title: LocalizedStringResource = "Empty"
  /// It is not listed among the app's actions.
  public static let isDiscoverable = false

  /// The intent.
  public init() {}

  /// A view that shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
