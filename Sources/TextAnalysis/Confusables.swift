import CICU

/// Finds names that look alike (Unicode Technical Standard 39).
package enum Confusables {
  /// The skeleton of a text: two texts that a reader may confuse have the same.
  ///
  /// Bidirectional and other invisible controls are dropped first, because ICU 72 knows no
  /// bidirectional skeleton. Skeletons are for comparing only, never for showing.
  ///
  /// *`Тоу Ѕtоrу` (with Cyrillic letters) → the skeleton of `Toy Story`.*
  package static func skeleton(_ text: String) -> String {
    let visible = text.unicodeScalars.lazy.map(\.value).filter { !cicu_is_default_ignorable($0) }
    var units: [UInt16] = []
    var skeleton: [UInt16] = []
    ICU.encode(visible, into: &units)
    ICU.fill(&skeleton, guess: units.count * 2 + 32, orElse: units) { buffer, capacity in
      cicu_skeleton(units, Int32(clamping: units.count), buffer, capacity)
    }
    return String(decoding: skeleton, as: UTF16.self)
  }

  /// The groups of at least two different texts with equal skeletons, in order of first appearance.
  ///
  /// - Complexity: O(*n*) in the texts' total length.
  package static func groups(in texts: some Sequence<String>) -> [[String]] {
    var order: [String] = []
    var members: [String: [String]] = [:]
    for text in texts {
      let key = skeleton(text)
      if members[key] == nil { order.append(key) }
      if members[key]?.contains(text) != true { members[key, default: []].append(text) }
    }
    return order.compactMap { members[$0] }.filter { $0.count > 1 }
  }
}
