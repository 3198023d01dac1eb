@_exported public import FoundationSupplement

/// What a camera sees or a screen shows, in words.
public struct SemanticContentDescriptor: Hashable, Sendable {
  /// Words for what is seen.
  public let labels: [String]

  /// Words for what is seen; a host with a camera makes these.
  public init(labels: [String]) {
    self.labels = labels
  }
}
