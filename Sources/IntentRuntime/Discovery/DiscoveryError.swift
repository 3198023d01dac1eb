/// Why the types of an app could not be found.
package struct DiscoveryError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let code: Code
  /// The full names of the providers that there are, in alphabetical order.
  package let providers: [String]

  init(_ code: Code, providers: [String] = []) {
    self.code = code
    self.providers = providers
  }

  /// What is wrong.
  package enum Code: Equatable, Sendable {
    /// No type conforms to `AppShortcutsProvider`.
    case noProvider
    /// Several do, and only one can take effect.
    case severalProviders
    /// The Swift runtime keeps no records that can be read here.
    case unsupportedRuntime
  }

  /// What is wrong and what to do about it, for the developer.
  package var description: String {
    switch code {
    case .noProvider:
      """
      no type conforms to AppShortcutsProvider (fix: write one in the app, and link its module \
      into this process)
      """
    case .severalProviders:
      """
      \(providers.count) types conform to AppShortcutsProvider, and only one can take effect: \
      \(providers.joined(separator: ", ")) (fix: keep one, or open the \
      app by its provider: AppHost(FilmShortcuts.self))
      """
    case .unsupportedRuntime:
      """
      this Swift runtime keeps no conformance records that can be read (fix: build with Swift 6.1 \
      or later, for Linux)
      """
    }
  }
}
