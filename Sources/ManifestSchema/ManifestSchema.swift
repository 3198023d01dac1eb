import AppManifest

/// The JSON Schema of a manifest's JSON form, for editors that complete and check what is typed.
///
/// It follows from the forms that manifests are read and written by. It is stricter than the reader
/// in one thing: an unknown key is a fault to it, and a warning to the reader. What a schema cannot
/// say, such as that a phrase's slot must be a parameter, is left to ``Manifest/validate()``.
public enum ManifestSchema {
  /// The schema, in JSON Schema draft 2020-12.
  public static let text = LocatedJSON.object([
    .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    .init("title", .string("PhraseRouter manifest")),
    .init("$ref", .string("#/$defs/manifest")),
    .init("$defs", .object(FormDefinitions.ofManifest.members)),
  ]).text(pretty: true)
}
