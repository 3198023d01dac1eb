import LanguageTags

/// Which letters lie beside each other on the keyboards of a language.
///
/// In a word of few letters nearly every other word is one substitution away. What a finger does is
/// less: it takes the key beside the one that was meant.
struct Keyboard: Sendable {
  private let neighbours: [UInt32: Set<UInt32>]

  /// - Parameter language: Languages without a layout here have that of their script, or none.
  init(language: String) {
    let rows = LanguageTag(language).value(in: Self.layouts) ?? Self.latin
    var neighbours: [UInt32: Set<UInt32>] = [:]
    for layout in rows {
      let rows = layout.map { $0.unicodeScalars.map(\.value) }
      for (number, row) in rows.enumerated() {
        for (place, key) in row.enumerated() {
          var near: [UInt32] = []
          if place > 0 { near.append(row[place - 1]) }
          if place + 1 < row.count { near.append(row[place + 1]) }
          for other in [number - 1, number + 1] where rows.indices.contains(other) {
            // Rows are shifted against each other by half a key or less.
            for offset in -1...1 where rows[other].indices.contains(place + offset) {
              near.append(rows[other][place + offset])
            }
          }
          neighbours[key, default: []].formUnion(near)
        }
      }
    }
    self.neighbours = neighbours
  }

  /// True if a finger that wants one letter may hit the other. Letters that are on no keyboard of the
  /// language may be any.
  func isNear(_ letter: UInt32, _ other: UInt32) -> Bool {
    guard let near = neighbours[letter] else { return neighbours[other] == nil }
    return near.contains(other)
  }

  private static let qwerty = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let latin = [qwerty]
  private static let arabic = ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤرﻻىةوزظ"]
  private static let cyrillic = ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]
  private static let hangul = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]

  private static let layouts: [String: [[String]]] = [
    "ar": [arabic], "ru": [cyrillic], "uk": [cyrillic], "bg": [cyrillic], "ko": [hangul],
    "de": [["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], qwerty],
    "fr": [["azertyuiop", "qsdfghjklm", "wxcvbn"], qwerty],
    "es": [["qwertyuiop", "asdfghjklñ", "zxcvbnm"]],
  ]
}
