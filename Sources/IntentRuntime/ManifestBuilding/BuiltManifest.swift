package import AppIntents
package import AppManifest

/// A manifest that was built from declarations, with the way back from its names to the types.
package struct BuiltManifest: Sendable {
  /// What the router is made from. What a diagnostic of severity error is about is not in it.
  package var manifest: Manifest
  /// What is wrong or odd, in the order of the manifest.
  package var diagnostics: [Diagnostic]
  /// The types of the manifest's intents, by their names there.
  package var intents: [String: any AppIntent.Type]
  /// The types of its entities, by their names there.
  package var entities: [String: any AppEntity.Type]
  /// The types of its enums, by their names there.
  package var enums: [String: any AppEnum.Type]
  /// The declarations of its shortcuts, one for each and in the same order.
  package var shortcuts: [AppShortcut]

  /// True if everything that was declared is in the manifest.
  package var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}
