package import AppManifest

/// A piece of a YAML file that still knows where it stands.
///
/// Lines and columns count from 1; columns count Unicode code points.
package struct YAMLNode: Sendable {
  package var content: Content
  package var line: Int
  package var column: Int?

  package enum Content: Sendable {
    /// A value, and how it was written.
    case scalar(Value, text: String)
    case sequence([YAMLNode])
    /// The members in the order they were written. No key is written twice.
    case mapping([Member])
  }

  /// A key of a mapping, and its value.
  package struct Member: Sendable {
    package var key: String
    package var line: Int
    package var column: Int?
    package var value: YAMLNode
  }
}

/// What is wrong with a YAML text, and where.
package struct YAMLFault: Error, Equatable, Sendable {
  package var line: Int?
  package var column: Int?
  package var message: String
}
