import EditDistance

/// Guesses what a misspelled name was meant to be.
package enum Spelling {
  /// The name that a misspelled one was probably meant to be.
  ///
  /// A name is near if as many edits (insert, delete, substitute, transpose) lead to it as a third
  /// of the longer one's code points, or if it starts with three typed ones or more ("int" →
  /// "integer"). Case does not count. Of equally near names, the first wins.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of *m* code points. Names beyond 64 code points, and
  ///   all beyond the first 1,000, are not considered.
  package static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let typed = letters(of: name)
    guard (1...64).contains(typed.count) else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names.prefix(1000) where candidate.utf8.count <= 256 {
      let letters = letters(of: candidate)
      guard letters.count <= 64 else { continue }
      let isStart = typed.count >= 3 && letters.starts(with: typed)
      let allowed = isStart ? letters.count : max(typed.count, letters.count) / 3
      let limit = min(allowed, (best?.distance ?? .max) - 1)
      if let distance = EditDistance.between(typed[...], letters[...], atMost: limit) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  private static func letters(of name: String) -> [UInt32] {
    name.lowercased().unicodeScalars.map(\.value)
  }

  /// What to do about an unknown name: take the nearest one, or choose of a few, or something else.
  package static func fix(for name: String, in names: [String], else other: String?) -> String {
    if let nearest = nearest(to: name, in: names) {
      return "did you mean \(nearest.quotedForMessage)?"
    }
    let choices = "write one of \(names.map(\.quotedForMessage).joined(separator: ", "))"
    guard let other else { return choices }
    return (1...8).contains(names.count) ? "\(choices), or \(other)" : other
  }
}

extension String {
  /// The text in quotes, fit to be shown in a terminal: shortened to 60 characters, with control
  /// and other invisible characters written as code points.
  package var quotedForMessage: String {
    var result = "\""
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == 60 {
        result += "…"
        break
      }
      if scalar.isSafeToShow {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var isSafeToShow: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
