/// A size and weight of letters.
public struct Font: Hashable, Sendable {
  package let name: String

  /// The largest title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// A smaller title.
  public static let title2 = Font(name: "title2")
  /// The smallest title.
  public static let title3 = Font(name: "title3")
  /// The heading of a part.
  public static let headline = Font(name: "headline")
  /// What stands below a heading.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// Text in a box of its own.
  public static let callout = Font(name: "callout")
  /// Remarks.
  public static let footnote = Font(name: "footnote")
  /// Words below a picture.
  public static let caption = Font(name: "caption")
  /// Smaller words below a picture.
  public static let caption2 = Font(name: "caption2")

  /// A font of a size in points.
  public static func system(size: CGFloat) -> Font { Font(name: "system \(size)") }

  /// The same font in bold.
  public func bold() -> Font { Font(name: "\(name) bold") }
}

/// What something is drawn with.
public protocol ShapeStyle: Sendable {
  /// The style's name, for the front end.
  var styleName: String { get }
}

/// A colour.
public struct Color: ShapeStyle, Hashable {
  /// The colour's name, for the front end.
  public let styleName: String

  /// A colour of the app.
  public init(_ name: String) {
    styleName = name
  }
}

extension Color {
  /// Red.
  public static let red = Color("red")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Mint.
  public static let mint = Color("mint")
  /// Teal.
  public static let teal = Color("teal")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Blue.
  public static let blue = Color("blue")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// Brown.
  public static let brown = Color("brown")
  /// White.
  public static let white = Color("white")
  /// Gray.
  public static let gray = Color("gray")
  /// Black.
  public static let black = Color("black")
  /// Nothing.
  public static let clear = Color("clear")
  /// The colour of main content.
  public static let primary = Color("primary")
  /// The colour of content that stands back.
  public static let secondary = Color("secondary")
  /// The app's own colour.
  public static let accentColor = Color("accentColor")
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// White.
  public static var white: Color { .white }
  /// Gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Brown.
  public static var brown: Color { .brown }
  /// Nothing.
  public static var clear: Color { .clear }
}

/// A place in the order of importance.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style's name, for the front end.
  public let styleName: String
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Main content.
  public static var primary: HierarchicalShapeStyle { .init(styleName: "primary") }
  /// Content that stands back.
  public static var secondary: HierarchicalShapeStyle { .init(styleName: "secondary") }
  /// Content that stands back further.
  public static var tertiary: HierarchicalShapeStyle { .init(styleName: "tertiary") }
}
