@_exported public import FoundationSupplement
public import UniformTypeIdentifiers

/// A value that can be given to other apps as data.
public protocol Transferable: Sendable {
  /// The forms that the value can take.
  associatedtype Representation: TransferRepresentation
  /// The forms that the value can take, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The ways to make the data, the best first.
  ///
  /// An opaque representation does not say in its type whose it is; the builder has seen to it.
  package static var exporters: [TransferExporter<Self>] {
    transferRepresentation.exporters as? [TransferExporter<Self>] ?? []
  }
}

/// A form, or several, that a value can take.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable
  /// The data of `item` in each form, the best first.
  var exporters: [TransferExporter<Item>] { get }
}

/// One way to turn a value into data.
public struct TransferExporter<Item: Sendable>: Sendable {
  /// What the data is.
  public let contentType: UTType
  /// Makes the data.
  public let export: @Sendable (Item) async throws -> Data

  /// A way to turn a value into data.
  public init(
    contentType: UTType, export: @escaping @Sendable (Item) async throws -> Data
  ) {
    self.contentType = contentType
    self.export = export
  }
}

/// Data that the app makes itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The one way to make the data.
  public let exporters: [TransferExporter<Item>]

  /// Data of one kind.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    exporters = [TransferExporter(contentType: exportedContentType, export: exporting)]
  }

  /// Data of one kind that can be read back; reading back is left to the host.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    exporters = [TransferExporter(contentType: contentType, export: exporting)]
  }
}

/// The value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The one way to make the data.
  public let exporters: [TransferExporter<Item>]

  /// JSON of one kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    exporters = [TransferExporter(contentType: contentType) { try JSONEncoder().encode($0) }]
  }
}

/// The value as another value's data.
public struct ProxyRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways of the other value.
  public let exporters: [TransferExporter<Item>]

  /// Another value that stands for this one, such as a text.
  public init<Proxy: Transferable>(
    exporting: @escaping @Sendable (Item) async throws -> Proxy
  ) {
    exporters = Proxy.exporters.map { exporter in
      TransferExporter(contentType: exporter.contentType) { item in
        try await exporter.export(exporting(item))
      }
    }
  }
}

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: TransferRepresentations<String> {
    DataRepresentation(exportedContentType: .plainText) { Data($0.utf8) }
  }
}

/// Gathers the forms of a value.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// A form.
  public static func buildExpression<Form: TransferRepresentation>(
    _ form: Form
  ) -> [TransferExporter<Item>] where Form.Item == Item { form.exporters }
  /// The forms in the order in which they are written.
  public static func buildBlock(
    _ forms: [TransferExporter<Item>]...
  ) -> TransferRepresentations<Item> {
    TransferRepresentations(exporters: forms.flatMap(\.self))
  }
}

/// Several forms of a value.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {
  /// The ways of all forms.
  public let exporters: [TransferExporter<Item>]
}
