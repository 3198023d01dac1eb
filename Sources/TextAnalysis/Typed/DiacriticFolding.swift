import CICU

/// Which marks and letter forms do not tell words apart, decided on decomposed text.
enum DiacriticFolding {
  /// Folds one base letter and its marks, as NFD, in place.
  static func fold(_ scalars: inout [UInt32]) {
    guard let base = scalars.first else { return }
    let script = cicu_script_of(base)
    scalars.removeAll { $0 != base && isFolded($0, on: base, script: script) }
    if let letters = plainLetters(base) { scalars.replaceSubrange(0..<1, with: letters) }
  }

  /// True if a mark says nothing on this base letter.
  ///
  /// Only Latin, Greek, Arabic and Hebrew lose their marks, and Cyrillic its dots on ё: the dakuten
  /// of Japanese and the vowel signs of Thai and the Indic scripts make other words.
  private static func isFolded(_ mark: UInt32, on base: UInt32, script: cicu_script) -> Bool {
    switch script {
    case CICU_SCRIPT_LATIN, CICU_SCRIPT_GREEK:
      return cicu_category_of(mark) == CICU_NONSPACING_MARK
    case CICU_SCRIPT_CYRILLIC:
      return base == 0x435 && mark == 0x308
    case CICU_SCRIPT_ARABIC:
      return isArabicMark(mark) || ((mark == 0x654 || mark == 0x655) && base == 0x627)
    case CICU_SCRIPT_HEBREW:
      return (0x591...0x5C7).contains(mark)
    default:
      return false
    }
  }

  /// Vowel marks and Quranic annotation. Hamza is not among them: outside of alef it is a letter.
  private static func isArabicMark(_ mark: UInt32) -> Bool {
    switch mark {
    case 0x610...0x61A, 0x64B...0x653, 0x656...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8,
      0x6EA...0x6ED, 0x898...0x89F, 0x8CA...0x8FF:
      return true
    default: return false
    }
  }

  /// The letters that people type for one that has no decomposition, or nil.
  private static func plainLetters(_ base: UInt32) -> [UInt32]? {
    switch base {
    case 0xF8: [0x6F]  // ø
    case 0x142: [0x6C]  // ł
    case 0x111: [0x64]  // đ
    case 0x131: [0x69]  // ı
    case 0xE6: [0x61, 0x65]  // æ
    case 0x153: [0x6F, 0x65]  // œ
    case 0x671: [0x627]  // alef wasla
    case 0x649: [0x64A]  // alef maksura
    case 0x629: [0x647]  // teh marbuta
    default: nil
    }
  }
}
