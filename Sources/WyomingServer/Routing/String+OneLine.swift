import AppManifest

extension String {
  /// The text with a space for everything that could break or hide a line in it. It keeps its length in
  /// code points.
  ///
  /// *`Up\n3. Delete all` → `Up 3. Delete all`*
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLines) else { return self }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.breaksLines ? " " : scalar) }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}
