import CICU

/// Folds the segments between two of ICU's normalization boundaries, for typed text.
///
/// A segment is the least that can be normalized apart from its neighbours: a letter with its
/// combining marks and invisible characters, a syllable of Hangul. It comes out as pieces, each
/// with the class that decides its fate in the ``NaturalWriter``.
final class SegmentFolder {
  /// One letter, digit or sign of the folded segment; its UTF-8 is at most eight bytes unless
  /// marks pile up on it, and is then spread over several pieces.
  struct Piece {
    var `class`: CharacterClass
    var attaches: Bool
    var packed: UInt64
    var length: Int

    /// True for the second half of Thai or Lao *am*, which may have to join the first.
    var completesVowel: Bool { VowelSign.isSecondHalf(packed) }
  }

  /// The most combining marks that a segment keeps (UAX #15, stream-safe text).
  static let maximumMarks = 30

  private let rules: NaturalRules
  private(set) var pieces: [Piece] = []
  private var source: [UInt32] = []
  private var units: [UInt16] = []
  private var normalized: [UInt16] = []
  private var folded: [UInt32] = []
  private var cluster: [UInt32] = []

  init(rules: NaturalRules) {
    self.rules = rules
  }

  /// Folds a segment into ``pieces``.
  ///
  /// - Complexity: O(*n*) in its code points.
  func fold(_ segment: some Collection<UInt32>) {
    pieces.removeAll(keepingCapacity: true)
    source.removeAll(keepingCapacity: true)
    source.append(contentsOf: segment)
    if source.count > Self.maximumMarks { MarkLimit.apply(to: &source) }
    if rules.dotsI { dotI() }
    // The form is defined on decomposed text: the iota under a letter folds to a letter of its own
    // and must have let the other marks pass before.
    if source.count > 1 { convert(&source, to: CICU_NFD) }
    for index in source.indices where isSpacingAcute(source[index]) { source[index] = 0x27 }
    ICU.encode(source, into: &units)
    ICU.normalize(CICU_NFKC_CASEFOLD, units, into: &normalized)
    ICU.decode(normalized, into: &folded)
    foldClusters()
  }

  /// ´ and its Greek twin, which compatibility normalization would make a space and an accent.
  private func isSpacingAcute(_ scalar: UInt32) -> Bool { scalar == 0xB4 || scalar == 0x1FFD }

  /// Makes I a dotless ı unless a dot stands on it, whatever compatibility form it is typed in.
  private func dotI() {
    ICU.encode(source, into: &units)
    ICU.normalize(CICU_NFKD, units, into: &normalized)
    guard normalized.contains(0x49) else { return }
    ICU.decode(normalized, into: &folded)
    source.removeAll(keepingCapacity: true)
    var index = 0
    while index < folded.count {
      if folded[index] == 0x49 {
        source.append(takeDot(after: index) ? 0x69 : 0x131)
      } else if folded[index] != Self.taken {
        source.append(folded[index])
      }
      index += 1
    }
  }

  private static let taken = UInt32.max

  /// Takes a dot above that belongs to the letter at `index`: no mark of class 230 nor letter
  /// stands between (SpecialCasing's *After_I*).
  private func takeDot(after index: Int) -> Bool {
    for next in (index + 1)..<max(folded.count, index + 1) {
      if folded[next] == 0x307 {
        folded[next] = Self.taken
        return true
      }
      let combining = cicu_combining_class(folded[next])
      let isInvisible = cicu_is_default_ignorable(folded[next])
      if !isInvisible && (combining == 0 || combining == 230) { return false }
    }
    return false
  }

  private func foldClusters() {
    var start = 0
    while start < folded.count {
      let (kind, base) = CharacterClass.classify(
        folded[start], foldsDiacritics: rules.foldsDiacritics)
      var end = start + 1
      let isWord = kind == .letter || kind == .ideograph
      while end < folded.count, attachesToCluster(folded[end], isWord: isWord) { end += 1 }
      // A mark without a letter to stand on says nothing.
      if cicu_combining_class(folded[start]) == 0 {
        let attaches = !cicu_has_boundary_before(CICU_NFKC_CASEFOLD, folded[start])
        if isWord {
          foldWord(folded[start..<end], as: kind, attaches: attaches)
        } else {
          append(base, as: kind, attaches: attaches)
        }
      }
      start = end
    }
  }

  private func attachesToCluster(_ scalar: UInt32, isWord: Bool) -> Bool {
    if cicu_combining_class(scalar) != 0 { return true }
    return isWord && !cicu_has_boundary_before(CICU_NFKC_CASEFOLD, scalar)
  }

  private func foldWord(_ scalars: ArraySlice<UInt32>, as kind: CharacterClass, attaches: Bool) {
    cluster.removeAll(keepingCapacity: true)
    cluster.append(contentsOf: scalars)
    if rules.foldsDiacritics {
      convert(&cluster, to: CICU_NFD)
      DiacriticFolding.fold(&cluster)
      convert(&cluster, to: CICU_NFC)
    }
    for (offset, scalar) in cluster.enumerated() {
      append(scalar, as: kind, attaches: attaches && offset == 0)
    }
  }

  private func convert(_ scalars: inout [UInt32], to form: cicu_form) {
    ICU.encode(scalars, into: &units)
    ICU.normalize(form, units, into: &normalized)
    ICU.decode(normalized, into: &scalars)
  }

  private func append(_ scalar: UInt32, as kind: CharacterClass, attaches: Bool) {
    let (packed, length) = UTF8Scalars.encode(scalar)
    if let first = pieces.last?.packed, let whole = VowelSign.whole(first, packed) {
      pieces[pieces.count - 1].packed = whole
      return
    }
    pieces.append(Piece(class: kind, attaches: attaches, packed: packed, length: length))
  }
}

/// Caps the combining marks of one segment, so that ICU's canonical ordering, which sorts them by
/// insertion, never sees more than a constant number.
enum MarkLimit {
  /// Drops every mark past the thirtieth, counted as in the decomposed text.
  static func apply(to segment: inout [UInt32]) {
    var marks = 0
    segment.removeAll { scalar in
      guard cicu_combining_class(scalar) != 0 else {
        marks += Int(cicu_combining_marks(scalar))
        return false
      }
      let own = Int(cicu_combining_marks(scalar))
      if marks + own > SegmentFolder.maximumMarks { return true }
      marks += own
      return false
    }
  }
}

/// Puts the two halves of Thai and Lao *am*, which compatibility normalization takes apart,
/// together again: ICU's dictionaries know words with the whole vowel only.
enum VowelSign {
  static func isSecondHalf(_ packed: UInt64) -> Bool {
    packed == 0xB2_B8_E0 || packed == 0xB2_BA_E0
  }

  /// The UTF-8 of the whole vowel if the two are its halves, each packed lowest byte first.
  static func whole(_ first: UInt64, _ second: UInt64) -> UInt64? {
    switch (first, second) {
    case (0x8D_B9_E0, 0xB2_B8_E0): 0xB3_B8_E0
    case (0x8D_BB_E0, 0xB2_BA_E0): 0xB3_BA_E0
    default: nil
    }
  }
}
