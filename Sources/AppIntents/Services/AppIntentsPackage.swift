/// Names the packages that the app takes intents from.
public protocol AppIntentsPackage: SendableMetatype {
  /// The packages.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The entry point of a process that holds intents only; here the app's own process runs them.
public protocol AppIntentsExtension {
  /// The extension.
  init()
}

extension AppIntentsExtension {
  /// Nothing to start: intents run in the process that routes to them.
  public static func main() {}
}
