// Configurations and templates are told apart by their types only, as Apple has them: each has its
// protocol, its empty value and its builder.

/// A button or a switch of the app that a host shows among its own controls.
///
/// Its ``body`` says what it is called and which template it fills in; configurations and templates
/// are in the module WidgetKit.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// What the control is, in one configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// The control.
  init()
  /// What the control is, in one configuration.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

/// What a control is: its kind, its names, its value and its template.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The configuration that this one consists of.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration that this one consists of.
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// Never read: the host reads the configuration itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is read by the host and has no body.")
  }
}

/// A configuration of no control.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// The configuration.
  public init() {}
}

/// What a control shows and does, in the one form that fits every place for controls.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// The template that this one consists of.
  associatedtype Body: ControlWidgetTemplate
  /// The template that this one consists of.
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// Never read: the host fills in the template itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is filled in by the host and has no body.")
  }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// The template.
  public init() {}
}

/// Lets the body of a control have other statements before its configuration.
@MainActor @resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// The configuration.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }

  /// A configuration as it stands.
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content { content }
}

/// Lets the content of a control have other statements before its template.
@MainActor @resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// The template.
  public static func buildBlock<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  /// A template as it stands.
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
}
