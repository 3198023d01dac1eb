/// A reply taken apart into the phrases that its language knows.
///
/// *"no, sorry, the second one please" → takes back what was said; "the second one"; courtesy*
///
/// - Complexity: O(pieces × longest phrase) lookups.
struct ReplyComposition {
  /// The most pieces of a reply that is taken apart. Longer ones are names or notes, if anything.
  static let maximumPieces = 80

  private let pieces: ReplyPieces
  /// The phrases that begin at each piece, the longest first.
  private let phrases: [[Phrase]]

  private struct Phrase {
    var end: Int
    var part: ReplyPart
  }

  /// - Returns: `nil` where there is nothing to take apart, or too much.
  init?(_ text: String, table: PartTable) {
    let pieces = ReplyPieces(text)
    guard pieces.count > 0, pieces.count <= Self.maximumPieces else { return nil }
    self.pieces = pieces
    let isDrawn = text.hasDrawnOutLetters
    phrases = (0..<pieces.count).map { start in
      (start + 1...min(pieces.count, start + table.longest)).reversed().compactMap { end in
        let phrase = pieces[start..<end]
        let part = isDrawn ? table[drawnOut: phrase] : table[phrase]
        return part.isEmpty ? nil : Phrase(end: end, part: part)
      }
    }
  }

  /// What the whole reply says, phrase by phrase, if every phrase of it is known; in as few phrases
  /// as possible, and the first ones as long as possible: *how many more*, *please*.
  var parts: [ReplyPart]? { cover(0..<pieces.count) }

  private func cover(_ range: Range<Int>) -> [ReplyPart]? {
    var best: [Int: [ReplyPart]] = [range.lowerBound: []]
    for start in range {
      guard let before = best[start] else { continue }
      for phrase in phrases[start] where phrase.end <= range.upperBound {
        if let known = best[phrase.end], known.count < before.count + 1 { continue }
        best[phrase.end] = before + [phrase.part]
      }
    }
    return best[range.upperBound]
  }

  /// True when the reply begins with a phrase that says something of this kind.
  func begins(with part: ReplyPart) -> Bool {
    phrases[0].contains { !$0.part.isDisjoint(with: part) }
  }

  /// True when the reply begins or ends with a phrase that says something of this kind.
  func isAround(_ part: ReplyPart) -> Bool {
    begins(with: part)
      || phrases.contains {
        $0.contains { $0.end == pieces.count && !$0.part.isDisjoint(with: part) }
      }
  }

  /// True when the reply begins with a phrase that turns what follows into all but that: *not, bloß
  /// nicht*. A single word that refuses as well, as Spanish *no*, does not.
  var leavesOthers: Bool {
    phrases[0].first.map {
      $0.part.contains(.not) && ($0.part.isDisjoint(with: .refusal) || $0.end > 1)
    } ?? false
  }

  /// True for *both, all of them*, with courtesy around it.
  var isAll: Bool {
    parts.map { parts in
      parts.contains { $0.contains(.all) && !$0.contains(.doubt) }
        && parts.allSatisfy { !$0.isDisjoint(with: ReplyPart.around.union([.all, .glue])) }
    } ?? false
  }

  /// True when some phrase of the reply says something of this kind.
  func contains(_ part: ReplyPart) -> Bool {
    phrases.contains { $0.first.map { !$0.part.isDisjoint(with: part) } ?? false }
  }

  /// What the reply comes to without what stands around it, the likeliest first: what follows the
  /// last words that take something back, and the whole.
  var contents: [String] {
    let whole = 0..<pieces.count
    var seen: Set<String> = []
    return ([afterTakingBack, whole].compactMap { $0 }.flatMap { [core(of: $0), $0] })
      .filter { !$0.isEmpty }.map { String(pieces[$0]) }.filter { seen.insert($0).inserted }
  }

  /// A known phrase, or what stands between known ones.
  struct Segment {
    /// Empty for what is not known.
    var part: ReplyPart
    /// What is not known.
    var text: String
  }

  /// The reply as phrases of some kinds, the longest first, and what stands between them.
  func segments(of kinds: ReplyPart) -> [Segment] {
    var segments: [Segment] = []
    var (start, unknown) = (0, 0)
    func close() {
      guard unknown < start else { return }
      segments.append(Segment(part: [], text: String(pieces[unknown..<start])))
    }
    while start < pieces.count {
      let phrase = phrases[start].first { !$0.part.isDisjoint(with: kinds) }
      guard let phrase else {
        start += 1
        continue
      }
      close()
      segments.append(Segment(part: phrase.part.intersection(kinds), text: ""))
      start = phrase.end
      unknown = start
    }
    close()
    return segments
  }

  /// The first phrase, and what follows it, where the reply begins with a phrase of this kind.
  func rest(after part: ReplyPart) -> String? {
    guard let phrase = phrases[0].first(where: { !$0.part.isDisjoint(with: part) }) else {
      return nil
    }
    let core = core(of: phrase.end..<pieces.count)
    return core.isEmpty ? nil : String(pieces[core])
  }

  /// What stands before the reply's last phrase, where that is of this kind.
  func rest(before part: ReplyPart) -> String? {
    for start in 1..<max(1, pieces.count) {
      guard phrases[start].contains(where: { $0.end == pieces.count && $0.part.contains(part) })
      else { continue }
      let core = core(of: 0..<start)
      return core.isEmpty ? nil : String(pieces[core])
    }
    return nil
  }

  /// The text with every phrase of a kind replaced. `nil` where there is none.
  func replacing(_ part: ReplyPart, with other: String) -> String? {
    var result = ""
    var start = 0
    var found = false
    while start < pieces.count {
      let phrase = phrases[start].first { $0.part.contains(part) }
      if phrase == nil || !pieces.adjoins(start) || found { if start > 0 { result += gap(start) } }
      guard let phrase, !found else {
        result += pieces[start..<start + 1]
        start += 1
        continue
      }
      found = true
      if start > 0, pieces.adjoins(start) { result += " " }
      result += other + (phrase.end < pieces.count && pieces.adjoins(phrase.end) ? " " : "")
      start = phrase.end
    }
    return found ? result : nil
  }

  /// What stands before and after the first phrase of a kind. `nil` where either is nothing.
  func halves(around part: ReplyPart) -> (before: String, after: String)? {
    for start in pieces.ranges.indices.dropFirst() {
      guard let phrase = phrases[start].first(where: { $0.part.contains(part) }),
        phrase.end < pieces.count
      else { continue }
      return (String(pieces[0..<start]), String(pieces[phrase.end..<pieces.count]))
    }
    return nil
  }

  private func gap(_ piece: Int) -> String { pieces.adjoins(piece) ? "" : " " }

  /// What follows the last phrase inside the reply that takes back what stands before it.
  private var afterTakingBack: Range<Int>? {
    var last: Int?
    var start = 1
    while start < pieces.count - 1 {
      guard let phrase = phrases[start].first, !phrase.part.isDisjoint(with: .takesBack),
        isApart(start..<phrase.end), phrase.end < pieces.count,
        phrase.part.isDisjoint(with: .not) || saysSomething(before: start)
      else {
        start += 1
        continue
      }
      last = phrase.end
      start = phrase.end
    }
    return last.map { $0..<pieces.count }
  }

  /// True where something was said that can be taken back. *der, der nicht von 1958 ist* says nothing
  /// before *nicht*, which so excludes what follows.
  private func saysSomething(before end: Int) -> Bool {
    var start = 0
    while start < end {
      let idle = phrases[start].first {
        $0.end <= end && !$0.part.isDisjoint(with: ReplyPart.before.union(.glue))
      }
      guard let idle else { return true }
      start = idle.end
    }
    return false
  }

  /// True where what is said is taken back, and something else follows. *five, no, four*
  var takesSomethingBack: Bool { afterTakingBack != nil }

  /// True for phrases that are not a mere part of a word in scripts without spaces.
  private func isApart(_ range: Range<Int>) -> Bool {
    range.count > 1 || !pieces.adjoins(range.lowerBound)
  }

  /// Without what may be left out at both ends.
  private func core(of range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end,
      let phrase = phrases[start].first(where: { $0.end < end }),
      !phrase.part.isDisjoint(with: .before), !excludesMore(phrase, before: end)
    {
      start = phrase.end
    }
    while end - 1 > start, let before = padding(from: start + 1, to: end) { end = before }
    return start..<end
  }

  /// True for a refusal that excludes what follows, as what comes after it does. *no la primera ni la
  /// última*
  private func excludesMore(_ phrase: Phrase, before end: Int) -> Bool {
    phrase.part.contains(.not)
      && phrases[phrase.end..<end].contains { $0.first?.part.contains(.not) ?? false }
  }

  /// Where the longest phrase begins that ends here and may be left out.
  private func padding(from first: Int, to end: Int) -> Int? {
    (first..<end).first { start in
      phrases[start].contains { $0.end == end && !$0.part.isDisjoint(with: .around) }
    }
  }
}
