/// Joins names into a sentence part: `["Cars", "Coco", "Up"]` → `Cars, Coco, and Up`.
public final class ListFormatter: Formatter {
  /// The language to join in.
  public var locale: Locale = .current

  /// Joins texts in the current locale.
  public class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// Joins the descriptions of `items`; `nil` when there are none.
  public func string(from items: [Any]) -> String? {
    items.isEmpty ? nil : joined(items.map { String(describing: $0) })
  }

  /// Joins an array; anything else has no text.
  public override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string(from:))
  }

  private func joined(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
