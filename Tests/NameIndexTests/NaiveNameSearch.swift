import EditDistance

@testable import NameIndex

/// What ``NameIndex`` promises, by definition: every name is compared with the text, one by one.
///
/// It shares the language's word lists and the numerals with the index, and nothing else.
struct NaiveNameSearch {
  typealias Word = [Unicode.Scalar]

  /// A text as the title or as a synonym of entities.
  struct Name {
    var words: [Word]
    var isTitle: Bool
    var bearers: [UInt32]
    /// When the text first came.
    var order: Int
  }

  let language: NameLanguage
  /// The names in the order of their ids.
  let names: [Name]

  init(language: String, _ entries: [(name: String, entity: UInt32, isTitle: Bool)]) {
    self.language = NameLanguage(tag: language)
    var texts: [String] = []
    for entry in entries where !texts.contains(entry.name) { texts.append(entry.name) }
    var names: [Name] = []
    for (order, text) in texts.enumerated() {
      let words = Self.words(text)
      let own = entries.filter { $0.name == text }
      let titled = Set(own.filter(\.isTitle).map(\.entity))
      let others = Set(own.filter { !$0.isTitle }.map(\.entity)).subtracting(titled)
      for (bearers, isTitle) in [(titled, true), (others, false)] where !bearers.isEmpty {
        names.append(
          Name(words: words, isTitle: isTitle, bearers: bearers.sorted(), order: order))
      }
    }
    self.names = names.sorted { Self.rank($0).lexicographicallyPrecedes(Self.rank($1)) }
  }

  private static func words(_ text: String) -> [Word] {
    text.split(separator: " ").map { Array($0.unicodeScalars) }
  }

  private static func rank(_ name: Name) -> [Int] {
    let letters = name.words.reduce(0) { $0 + $1.count }
    return [name.isTitle ? 0 : 1, name.words.count, letters, Int(name.bearers[0]), name.order]
  }

  /// The entities that bear a name: by title, then by synonym.
  func exact(_ text: String) -> [UInt32] {
    names.filter { $0.words == Self.words(text) }.flatMap(\.bearers)
  }

  /// All hits, best first.
  func search(_ text: String) -> [NameHit] {
    let typed = Typed(words: Self.words(text), language: language)
    var best: [UInt32: (key: [Int], hit: NameHit)] = [:]
    for (id, name) in names.enumerated() {
      guard let fit = typed.fit(name.words) else { continue }
      for entity in name.bearers {
        let hit = NameHit(
          entity: EntityID(rawValue: entity), name: NameID(rawValue: UInt32(id)), fit: fit.fit,
          cost: UInt8(fit.edits), variations: UInt8(fit.variations), isTitle: name.isTitle)
        let key = [Int(fit.fit.rawValue), fit.edits, fit.variations, id, Int(entity)]
        if best[entity].map({ key.lexicographicallyPrecedes($0.key) }) ?? true {
          best[entity] = (key, hit)
        }
      }
    }
    return best.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.hit)
  }
}

/// A text that is compared with names.
private struct Typed {
  typealias Word = NaiveNameSearch.Word
  typealias Fit = (fit: NameFit, edits: Int, variations: Int)

  let words: [Word]
  let language: NameLanguage

  /// How the text fits a name, at best.
  func fit(_ name: [Word]) -> Fit? {
    if let variations = exactVariations(name) { return (.exact, 0, variations) }
    if words.allSatisfy(isFunctionWord) { return nil }
    if let variations = prefixLiberties(name) { return (.prefix, 0, variations) }
    if let variations = wordsLiberties(name) { return (.words, 0, variations) }
    if isInitials(of: name) { return (.initials, 0, 0) }
    return fuzzyCost(name).map { (.fuzzy, $0.edits, $0.variations) }
  }

  // MARK: Exact

  private func exactVariations(_ name: [Word]) -> Int? {
    if words == name { return 0 }
    let (mine, other) = (squeezed(words), squeezed(name))
    guard mine.letters == other.letters else { return nil }
    let articles = [words, name].map { hasFrontArticle($0) ? $0.first : nil }
    let rewritten = [(mine, name), (other, words)].map { form, others in
      form.changed.count { !others.contains($0) }
    }
    let variations =
      (articles[0] == articles[1] ? 0 : 1) + mine.ends.symmetricDifference(other.ends).count
      + (rewritten.max() ?? 0)
    return max(1, variations)
  }

  private func squeezed(_ words: [Word]) -> (letters: Word, ends: Set<Int>, changed: [Word]) {
    var (letters, ends, changed): (Word, Set<Int>, [Word]) = ([], [], [])
    let kept = stripped(words)
    for (index, word) in kept.enumerated() {
      let written = canonical(word, after: index > 0 ? kept[index - 1] : nil)
      if let written { changed.append(word); letters += written } else { letters += word }
      ends.insert(letters.count)
    }
    return (letters, ends, changed)
  }

  /// How a numeral or an "and" is written once squeezed; nil for other words.
  private func canonical(_ word: Word, after previous: Word?) -> Word? {
    if bytes(word, language.isConjunction) { return ["&"] }
    guard let previous, let value = bytes(word, NameNumeral.value(ofRoman:)) else { return nil }
    return value > 1 || bytes(previous, language.isPart) ? Array(String(value).unicodeScalars) : nil
  }

  // MARK: Prefix

  private func prefixLiberties(_ name: [Word]) -> Int? {
    let (mine, other) = (stripped(words), stripped(name))
    guard other.count >= mine.count, other.starts(with: mine.dropLast()) else { return nil }
    let word = other[mine.count - 1]
    if word == mine[mine.count - 1] { return 0 }
    return isUnfinished(mine[mine.count - 1], word) ? 1 : nil
  }

  private func isUnfinished(_ typed: Word, _ word: Word) -> Bool {
    typed.count >= (isUnspaced(typed) ? 1 : 3) && word.starts(with: typed)
  }

  // MARK: Words

  private func wordsLiberties(_ name: [Word]) -> Int? {
    let mine = stripped(words)
    let article = articleLiberties(name)
    var options = [sum(mine.indices.map { wordLiberties($0, mine, name) })]
    for index in mine.indices {
      let others = mine.indices.filter { $0 != index }
      for cut in 1..<max(1, mine[index].count) {
        let parts = [Array(mine[index][..<cut]), Array(mine[index][cut...])]
        guard follow(parts, in: name) else { continue }
        options.append(sum(others.map { wordLiberties($0, mine, name) } + [1]))
      }
      guard index + 1 < mine.count, name.contains(mine[index] + mine[index + 1]) else { continue }
      let rest = others.filter { $0 != index + 1 }
      options.append(sum(rest.map { wordLiberties($0, mine, name) } + [1]))
    }
    return options.compactMap { $0 }.min().map { $0 + article }
  }

  private func articleLiberties(_ name: [Word]) -> Int {
    hasFrontArticle(words) && words[0] != name[0] ? 1 : 0
  }

  private func follow(_ parts: [Word], in name: [Word]) -> Bool {
    name.indices.dropLast().contains { name[$0] == parts[0] && name[$0 + 1] == parts[1] }
  }

  /// The variations with which some word of a name is the typed one.
  private func wordLiberties(_ index: Int, _ mine: [Word], _ name: [Word]) -> Int? {
    if name.contains(mine[index]) { return 0 }
    let isLast = index == mine.count - 1
    return name.contains { other in
      isEquivalent(index, mine, other) || isLast && isUnfinished(mine[index], other)
        || isUnspaced(mine[index]) && mine[index].count >= 2 && contains(other, mine[index])
    } ? 1 : nil
  }

  private func isEquivalent(_ index: Int, _ mine: [Word], _ other: Word) -> Bool {
    let word = mine[index]
    if bytes(word, language.isConjunction) { return bytes(other, language.isConjunction) }
    guard let value = number(word), value == number(other), isRoman(word) != isRoman(other) else {
      return false
    }
    return value > 1 || (index > 0 && bytes(mine[index - 1], language.isPart))
  }

  private func number(_ word: Word) -> Int? {
    bytes(word) { NameNumeral.value(ofRoman: $0) ?? NameNumeral.value(ofDigits: $0) }
  }

  private func isRoman(_ word: Word) -> Bool { bytes(word, NameNumeral.value(ofRoman:)) != nil }

  private func contains(_ word: Word, _ part: Word) -> Bool {
    word.indices.contains { word[$0...].starts(with: part) }
  }

  // MARK: Initials

  private func isInitials(of name: [Word]) -> Bool {
    guard words.count == 1, words[0].count >= 3 else { return false }
    let withoutArticle =
      name.first.map { bytes($0, language.isArticle) } == true ? Array(name.dropFirst()) : name
    return [name, withoutArticle, name.filter { !isFunctionWord($0) }].contains {
      $0.compactMap(\.first) == words[0]
    } && name.count >= 3
  }

  // MARK: Fuzzy

  private func fuzzyCost(_ name: [Word]) -> (edits: Int, variations: Int)? {
    let mine = stripped(words)
    var (edits, variations) = (0, articleLiberties(name))
    for index in mine.indices {
      if let free = wordLiberties(index, mine, name) {
        variations += free
      } else if let least = name.compactMap({ nearness(mine[index], $0) }).min() {
        edits += least
      } else if isFunctionWord(mine[index]) {
        variations += 1
      } else {
        return nil
      }
    }
    return (edits, variations)
  }

  /// The edits from a typed word to a name's, if the name's allows as many.
  private func nearness(_ typed: Word, _ word: Word) -> Int? {
    guard !word.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return EditDistance.between(
      typed.map(\.value)[...], word.map(\.value)[...],
      atMost: WordTraits.budget(letters: word.count, isUnspaced: isUnspaced(word)))
  }

  // MARK: Words of the language

  private func stripped(_ words: [Word]) -> [Word] {
    hasFrontArticle(words) ? Array(words.dropFirst()) : words
  }

  private func hasFrontArticle(_ words: [Word]) -> Bool {
    words.count > 1 && bytes(words[0], language.isArticle)
  }

  private func isFunctionWord(_ word: Word) -> Bool { bytes(word, language.isFunctionWord) }

  private func isUnspaced(_ word: Word) -> Bool {
    word.contains { CodePoints.isUnspaced($0.value) }
  }

  private func bytes<Result>(
    _ word: Word, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    word.flatMap { Array(UTF8.encode($0) ?? .init()) }.withUnsafeBufferPointer { body($0) }
  }

  private func sum(_ numbers: [Int?]) -> Int? {
    numbers.reduce(0) { total, number in total.flatMap { total in number.map { total + $0 } } }
  }
}
