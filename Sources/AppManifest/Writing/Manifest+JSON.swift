extension Manifest {
  /// The manifest in its JSON form.
  ///
  /// Equal manifests give equal text: keys stand in the documented order, languages in the order
  /// of ``languages``, other names sorted. What is empty or as by default is left out. Entities
  /// whose type names a catalogue file are left to that file.
  ///
  /// Reading the text gives an equal manifest again, if every number in it is finite.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public func json(pretty: Bool = true) -> String {
    ManifestWriter(languages: languages).tree(of: self).text(pretty: pretty)
  }
}

extension Manifest.Entity {
  /// The entity as one line of a catalogue file, without the line break.
  public func jsonLine(defaultLanguage: String = "en") -> String {
    ManifestWriter(languages: [defaultLanguage]).tree(of: self).text(pretty: false)
  }
}
