/// A manifest is encoded in its JSON form, by whatever coder.
///
/// Decoding reads as ``read(json:fileName:catalogue:)`` does, but knows no lines, reads no
/// catalogues, and leaves to ``validate()`` whether the parts fit together. Coders that do not
/// keep a number's fraction, as `JSONDecoder` does with `1.0`, give an integer for it.
extension Manifest: Codable {
  /// Reads a manifest from its JSON form.
  public init(from decoder: any Decoder) throws {
    let log = FaultLog(JSONSource(name: "manifest", bytes: []))
    let tree = LocatedJSON(value: try Value(from: decoder))
    self = FormReader.manifest(from: tree, log)
    let errors = log.located().filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: errors.map(\.message).joined(separator: "; ")))
    }
  }

  /// Writes the manifest in its JSON form.
  public func encode(to encoder: any Encoder) throws {
    try ManifestWriter(languages: languages).tree(of: self).value.encode(to: encoder)
  }
}
