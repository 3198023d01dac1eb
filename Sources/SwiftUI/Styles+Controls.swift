/// How buttons look.
public protocol PrimitiveButtonStyle: Sendable {
  /// The style's name, for the front end.
  var styleName: String { get }
}

/// A style that the front end knows by name.
public struct NamedButtonStyle: PrimitiveButtonStyle, Hashable {
  /// The style's name, for the front end.
  public let styleName: String
}

extension PrimitiveButtonStyle where Self == NamedButtonStyle {
  /// What the place suggests.
  public static var automatic: NamedButtonStyle { .init(styleName: "automatic") }
  /// No decoration.
  public static var plain: NamedButtonStyle { .init(styleName: "plain") }
  /// No border.
  public static var borderless: NamedButtonStyle { .init(styleName: "borderless") }
  /// A border.
  public static var bordered: NamedButtonStyle { .init(styleName: "bordered") }
  /// The button that people are expected to press.
  public static var borderedProminent: NamedButtonStyle { .init(styleName: "borderedProminent") }
}

/// How the front end moves from one drawing to the next.
public struct ContentTransition: Hashable, Sendable {
  package let name: String

  /// What the place suggests.
  public static let identity = ContentTransition(name: "identity")
  /// In between.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")

  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText countsDown" : "numericText")
  }

  /// Digits roll up or down to `value`.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// The sides whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where reading starts.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}
