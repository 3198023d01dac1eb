import AppManifest

/// What can be said about one option, normalized.
struct OptionText {
  /// What it is called.
  let names: [String]
  /// What tells it apart: its subtitle and the values of its attributes.
  private(set) lazy var facts = readFacts()
  /// The words of the names and facts.
  private(set) lazy var words = (names + facts).flatMap(\.spacedWords)

  /// Facts are read only when a reply needs them: most replies are numbers or names.
  private let readFacts: () -> [String]

  /// An action, which has names only.
  init(names: [String]) {
    self.names = names
    readFacts = { [] }
  }

  /// An entity's names and facts, with further names that the app knows for it.
  init(_ hit: EntityHit, names: [String], guide: DialogueGuide) {
    let normalize = guide.normalize
    self.names = ([hit.title, hit.localizedTitle].compactMap { $0 } + names)
      .map { $0.asComparable(normalize) }.filter { !$0.isEmpty }
    readFacts = {
      let values = hit.attributes.sorted { $0.key < $1.key }.flatMap { $0.value.parts }
      let others = hit.attributes.values.flatMap(\.texts).sorted().flatMap(guide.otherNames)
        .flatMap { [$0] + $0.nameParts }
      return ([hit.subtitle].compactMap { $0 } + values + others).map(normalize)
        .filter { !$0.isEmpty }
    }
  }
}

/// The ways in which a reply can fit an option, the surest first.
enum OptionFit: CaseIterable {
  /// The reply is the option's name, alone or with a fact.
  case exact
  /// The name starts with the reply.
  case prefix
  /// The reply is a fact, or whole words of one, perhaps in a frame: *the one from 1999*.
  case fact
  /// Every telling word of the reply stands in the names or facts.
  case words
  /// The same but for one typing error, or for spaces.
  case typo

  /// All but the surest.
  static var partial: [OptionFit] { [.prefix, .fact, .words, .typo] }
}

/// Compares one reply with options. What is the same for all of them is worked out once.
struct OptionMatcher {
  private let reply: String
  private let words: [Substring]
  private let gaps: [String]
  private let joined: String
  private let isSpaceless: Bool

  init(reply: String, lexicon: ReplyLexicon) {
    self.reply = reply
    words = lexicon.tellingWords(reply)
    gaps = [reply] + lexicon.attributeFrames.compactMap { $0.gap(in: reply) }
    joined = reply.spacedWords.joined()
    isSpaceless = reply.unicodeScalars.contains(where: \.isWrittenWithoutSpaces)
  }

  /// The indices of the options that the reply fits, in the surest way that fits any.
  ///
  /// - Complexity: O(length × options).
  func matches(in options: inout [OptionText], fits: [OptionFit]) -> [Int] {
    for fit in fits {
      let found = options.indices.filter { matches(&options[$0], fit) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func matches(_ option: inout OptionText, _ fit: OptionFit) -> Bool {
    switch fit {
    case .exact: isExact(&option)
    case .prefix: reply.utf8.count > 1 && option.names.contains { $0.utf8.starts(with: reply.utf8) }
    case .fact: option.facts.contains { fact in gaps.contains { $0.isRunOfWords(in: fact) } }
    case .words: isSpaceless ? isPart(of: &option) : containsWords(&option)
    case .typo: isTypo(&option)
    }
  }

  private func isExact(_ option: inout OptionText) -> Bool {
    for name in option.names where reply.utf8.starts(with: name.utf8) {
      if name == reply { return true }
      let rest = reply.utf8.dropFirst(name.utf8.count)
      if rest.first == UInt8(ascii: " "), option.facts.contains(String(Substring(rest.dropFirst())))
      {
        return true
      }
    }
    return false
  }

  private func containsWords(_ option: inout OptionText) -> Bool {
    let known = option.words
    return words.allSatisfy { word in
      known.contains { $0 == word || (word.utf8.count > 2 && $0.utf8.starts(with: word.utf8)) }
    }
  }

  /// Without spaces, a reply fits where it stands in a name or fact, or a fact stands in it.
  private func isPart(of option: inout OptionText) -> Bool {
    let facts = option.facts
    return (option.names + facts).contains { $0.containsBytes(of: joined) }
      || facts.contains { $0.unicodeScalars.count > 1 && reply.containsBytes(of: $0) }
  }

  private func isTypo(_ option: inout OptionText) -> Bool {
    if option.names.contains(where: { $0.spacedWords.joined() == joined }) { return true }
    let known = option.words
    var typos = 0
    for word in words where !known.contains(word) {
      typos += 1
      guard typos == 1, known.contains(where: { $0.isOneTypo(from: word) }) else { return false }
    }
    return typos == 1
  }
}

extension Value {
  /// The value's text; of a list, each element's.
  fileprivate var parts: [String] {
    if case .array(let values) = self { return values.map(\.displayText) }
    return [displayText]
  }

  /// The texts among the value's parts: numbers have no other names.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .null, .bool, .integer, .number, .object: []
    }
  }
}

extension String {
  /// The parts of a name that is written without spaces. *ピーター・ジャクソン → ピーター, ジャクソン*
  fileprivate var nameParts: [String] {
    let parts = split { "・＝=".contains($0) }.map(String.init)
    return parts.count > 1 ? parts.filter { $0.count > 1 } : []
  }
}
