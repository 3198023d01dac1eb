/// A text with a gap, such as *the one from {}*, ready to be compared with normalized text.
struct Frame: Sendable {
  private let prefix: String
  private let suffix: String

  /// Normalizes what stands around the gap. A space beside the gap stays, because it tells
  /// *second one* from *secondone*.
  init(_ text: String, normalize: (String) -> String) {
    let parts = text.split(separator: "{}", maxSplits: 1, omittingEmptySubsequences: false)
    let before = String(parts.first ?? "")
    let after = parts.count > 1 ? String(parts[1]) : ""
    let (left, right) = (normalize(before), normalize(after))
    prefix = left.isEmpty || before.last != " " ? left : left + " "
    suffix = right.isEmpty || after.first != " " ? right : " " + right
  }

  /// True when the frame says nothing: any text fits it.
  var isBare: Bool { prefix.isEmpty && suffix.isEmpty }

  /// What stands in the gap.
  ///
  /// - Returns: `nil` where the text does not fit, or where nothing is left for the gap.
  func gap(in text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count > prefix.utf8.count + suffix.utf8.count,
      bytes.starts(with: prefix.utf8), bytes.reversed().starts(with: suffix.utf8.reversed())
    else { return nil }
    let gap = Substring(bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)).trimmed
    return gap.isEmpty ? nil : String(gap)
  }
}
