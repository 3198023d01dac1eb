extension Unicode.Scalar {
  /// True for what shows nothing by itself and changes how other text is shown, or hides in it: controls,
  /// line separators, marks of direction, fillers, annotations, tags.
  ///
  /// Joiners and variation selectors are none: ordinary names and emoji are written with them.
  /// Formats that can escape (JSON, XML, YAML) write these as escapes, so that a report shows all that
  /// is in a text and reads back as it was.
  package var isHidden: Bool {
    switch value {
    case 0x20..<0x7F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB, 0x13430...0x1343F: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
