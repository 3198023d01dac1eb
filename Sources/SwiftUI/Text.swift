/// Words.
public nonisolated struct Text: View, PrimitiveView, Hashable {
  package let resource: LocalizedStringResource
  /// What the front end has to know to keep the words right.
  private var attributes: [String: String] = [:]

  init(resource: LocalizedStringResource, attributes: [String: String]) {
    self.resource = resource
    self.attributes = attributes
  }

  /// Words from the app's tables of translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    resource = LocalizedStringResource(
      key.value, table: tableName, bundle: bundle.map { .atURL($0.bundleURL) } ?? .main)
  }

  /// Words that the program computed, shown as they stand.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    resource = LocalizedStringResource(verbatim: content)
  }

  /// Words shown as they stand.
  public init(verbatim content: String) {
    resource = LocalizedStringResource(verbatim: content)
  }

  /// A localized text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.resource = resource
  }

  /// The characters of a text with attributes.
  ///
  /// Disfavoured, because a literal may be one of these, too, and is meant as a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    resource = LocalizedStringResource(verbatim: String(attributedContent.characters))
  }

  /// A value in the form that a format style gives it.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    resource = LocalizedStringResource(verbatim: format.format(input))
  }

  @MainActor package var node: ViewNode {
    ViewNode(.text, words: resource, attributes: attributes)
  }
}

/// A picture, named or from the system's symbols.
public nonisolated struct Image: View, PrimitiveView, Hashable {
  private let attribute: String
  private let name: String

  /// A symbol of the system.
  public init(systemName: String) {
    attribute = "symbol"
    name = systemName
  }

  /// A picture of the app.
  public init(_ name: String, bundle: Bundle? = nil) {
    attribute = "image"
    self.name = name
  }

  /// The picture itself; resizing is left to the front end.
  public func resizable() -> Image { self }

  @MainActor package var node: ViewNode { ViewNode(.image, attributes: [attribute: name]) }
}

/// A title with a picture.
public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A label from any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor package var node: ViewNode {
    ViewNode(
      .label, children: ViewNode.parts(of: icon) + ViewNode.parts(of: title))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A localized title with a symbol of the system.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A computed title with a symbol of the system.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A localized title with a symbol of the system.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A localized title with a picture of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}
