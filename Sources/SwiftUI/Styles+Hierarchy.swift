/// A style at another place in the order of importance.
public struct LeveledShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: String

  /// The style's name, for the front end.
  public var styleName: String { "\(base.styleName) \(level)" }
}

/// What areas are filled with behind content.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The style's name, for the front end.
  public var styleName: String { "fill" }
}

/// What a place draws its content on.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The style's name, for the front end.
  public var styleName: String { "background" }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What the place draws its content on.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What areas are filled with behind content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle {
  /// The same style for content that stands back.
  public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: "secondary") }
  /// The same style for content that stands back further.
  public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: "tertiary") }
  /// The same style for content that stands back the furthest.
  public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: "quaternary") }
}
