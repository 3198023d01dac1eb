/// The objects of a manifest's JSON form.
///
/// Each stands beside others of its part of the manifest: `Intent+Form.swift` and so on.
package enum Forms {}

extension FormReader {
  /// Reads a whole manifest. Whether its parts fit together is left to the validation.
  package static func manifest(from root: LocatedJSON, _ log: FaultLog) -> Manifest {
    var reader = FormReader(log: log)
    // Needed before any text can be read that is written without its language.
    if let first = root["languages"]?.array?.first { reader.defaultLanguage = first.string ?? "" }
    return Forms.manifest.read(root, reader)
  }

  /// An entity. Keys that mean nothing else are attributes.
  func entity(_ node: LocatedJSON) -> Manifest.Entity { Forms.entity.read(node, self) }
}

extension ManifestWriter {
  func tree(of manifest: Manifest) -> LocatedJSON { Forms.manifest.tree(manifest, self) }

  func tree(of entity: Manifest.Entity) -> LocatedJSON { Forms.entity.tree(entity, self) }
}

extension FormDefinitions {
  /// The definitions of all that a manifest holds, with it the first.
  package static var ofManifest: FormDefinitions {
    var definitions = FormDefinitions()
    _ = Forms.manifest.reference(in: &definitions)
    return definitions
  }
}
