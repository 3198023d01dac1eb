import LanguageTags

/// Which keys lie next to each other, on the keyboard that people of a language type on.
///
/// Japanese is typed by flicks of the thumb: the neighbours of a kana are those of its row in the
/// table of sounds. Han characters are chosen, not typed, and have none.
struct Keyboards: Sendable {
  private let neighbours: [Character: [Character]]

  init(language: String) {
    let layout = LanguageTag(language).value(in: Self.layouts) ?? Self.layouts["en"] ?? .init()
    var found: [Character: Set<Character>] = [:]
    let rows = layout.rows.map(Array.init)
    for (line, row) in rows.enumerated() {
      for (place, key) in row.enumerated() where key != " " {
        var near = layout.isFlicked ? row.indices.map { $0 } : [place - 1, place + 1]
        near.removeAll { $0 == place || !row.indices.contains($0) }
        found[key, default: []].formUnion(near.map { row[$0] })
        guard !layout.isFlicked, rows.indices.contains(line + 1) else { continue }
        // A row stands half a key to the right of the one above it.
        for below in [place - 1, place] where rows[line + 1].indices.contains(below) {
          let other = rows[line + 1][below]
          found[key, default: []].insert(other)
          found[other, default: []].insert(key)
        }
      }
    }
    neighbours = found.mapValues { $0.subtracting([" "]).sorted() }
  }

  /// The keys next to a letter's, empty where it is on none of this keyboard.
  func keys(near letter: Character) -> [Character] {
    let typed = letter.lowercased().first ?? letter
    return neighbours[typed] ?? []
  }

  private struct Layout {
    var rows: [String] = []
    var isFlicked = false
  }

  private static let layouts: [String: Layout] = [
    "en": Layout(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    "de": Layout(rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]),
    "fr": Layout(rows: ["azertyuiop", "qsdfghjklm", "wxcvbn"]),
    "es": Layout(rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]),
    "ar": Layout(rows: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرىةوزظ"]),
    "ja": Layout(
      rows: [
        "アイウエオ", "カキクケコ", "サシスセソ", "タチツテト", "ナニヌネノ", "ハヒフヘホ", "マミムメモ", "ヤユヨ", "ラリルレロ",
        "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも", "やゆよ", "らりるれろ",
      ], isFlicked: true),
    "ru": Layout(rows: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]),
    "ko": Layout(rows: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]),
  ]
}
