@_exported public import FoundationSupplement

/// A kind of file or data.
///
/// The types that app sources name most are here, each with its identifier, its usual file name
/// extension and what it is a kind of; any other is made by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  /// A type by its identifier; `nil` unless it looks like `public.jpeg`.
  public init?(_ identifier: String) {
    guard identifier.contains("."), !identifier.contains(where: \.isWhitespace) else { return nil }
    self.identifier = identifier
  }

  /// The known type with a file name extension; `nil` if none has it.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let known = Self.facts.filter { $0.value.extensions.contains(wanted) }.map(\.key)
    guard let identifier = known.sorted().first else { return nil }
    self.identifier = identifier
  }

  /// A type of the app's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that another app defines.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// The usual file name extension.
  public var preferredFilenameExtension: String? { Self.facts[identifier]?.extensions.first }

  /// The name of the type on the web.
  public var preferredMIMEType: String? { Self.facts[identifier]?.mime }

  /// Whether this is `type` or a kind of it: a JPEG is an image, and data.
  ///
  /// - Complexity: linear in the number of kinds between the two.
  public func conforms(to type: UTType) -> Bool {
    self == type
      || (Self.facts[identifier]?.parents ?? []).contains {
        UTType(exportedAs: $0).conforms(to: type)
      }
  }
}
