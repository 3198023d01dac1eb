/// One view for each element of a collection.
public nonisolated struct ForEach<
  Data: RandomAccessCollection & Sendable, ID: Hashable, Content: View
>:
  View, PrimitiveView
where Data.Element: Sendable {
  private let data: Data
  /// The identities of the elements, by which controls in their views keep their names.
  private let identities: [String]
  private let content: @MainActor @Sendable (Data.Element) -> Content

  /// Views for elements that are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor @Sendable (Data.Element) -> Content
  ) {
    self.data = data
    identities = data.map { "\($0[keyPath: id])" }
    self.content = content
  }

  @MainActor package var node: ViewNode {
    ViewNode(.group, children: zip(data, identities).flatMap { rows(of: $0, named: $1) })
  }

  @MainActor
  private func rows(of element: Data.Element, named name: String) -> [ViewNode] {
    ViewNode.parts(of: content(element)).enumerated().map { index, part in
      var row = part
      row.id = "\(name).\(part.id ?? "\(index)")"
      return row
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements with an identity.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor @Sendable (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

/// Rows.
public nonisolated struct List<Content: View>: View, PrimitiveView {
  private let content: Content

  /// A list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package var node: ViewNode { ViewNode(.list, children: ViewNode.parts(of: content)) }
}

extension List {
  /// A row for each element with an identity.
  public nonisolated init<Data: RandomAccessCollection & Sendable, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor @Sendable (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable & Sendable
  {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// Views that may be longer than the place to show them.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
  private let content: Content

  /// A place that scrolls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.scrollView, children: ViewNode.parts(of: content))
  }
}

/// Rows under a heading.
public nonisolated struct Section<Content: View>: View, PrimitiveView {
  private let title: LocalizedStringKey?
  private let content: Content

  /// Rows without a heading.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Rows under a localized heading.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey
    self.content = content()
  }

  @MainActor package var node: ViewNode {
    ViewNode(.section, words: title?.resource, children: ViewNode.parts(of: content))
  }
}

/// How far something has come.
public nonisolated struct ProgressView: View, PrimitiveView {
  private let title: LocalizedStringKey?
  private let value: Double?

  /// Progress of unknown length.
  public init() {
    title = nil
    value = nil
  }

  /// Progress of unknown length with a title.
  public init(_ titleKey: LocalizedStringKey) {
    title = titleKey
    value = nil
  }

  /// Progress of `value` out of `total`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    title = nil
    self.value = value.map { Double($0 / total) }
  }

  @MainActor package var node: ViewNode {
    ViewNode(
      .progress, words: title?.resource,
      attributes: value.map { ["fraction": "\($0)"] } ?? [:])
  }
}
