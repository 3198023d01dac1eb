package import AppManifest
package import PhraseMatching
package import TemplateGrammar
package import TextAnalysis

/// Matches one sentence template by following the rules of the template language word for word.
///
/// It exists to be obviously right, not fast: its time is exponential in the template. Tests hold
/// the compiled program against it. It shares with the compiled program what is not matching:
/// the parser, the normalization of text, and the checks of context conditions.
package struct NaiveMatcher {
  /// The lists that a template can name.
  package var lists: [String: ValueList]
  /// The rules that a template can name.
  package var rules: [String: Template]
  /// What the sentence's block asks of the context.
  package var requires: [String: ContextCondition] = [:]
  package var excludes: [String: ContextCondition] = [:]
  package var preferredSlot: String?
  private let dialect: TemplateParser.Dialect
  private let analyzer: TextAnalyzer
  private let ignoresWhitespace: Bool
  private let spellings: [(text: [UInt8], tenths: Int, isLowercase: Bool)]

  /// The most states that are followed before the template is given up as too much for this
  /// matcher.
  package static let maximumStates = 20_000

  package init(
    lists: [String: ValueList], rules: [String: Template], profile: TextProfile,
    dialect: TemplateParser.Dialect
  ) {
    self.lists = lists
    self.rules = rules
    self.dialect = dialect
    analyzer = TextAnalyzer(profile: profile)
    ignoresWhitespace = profile.ignoresWhitespace
    let analyzer = analyzer
    let isExact = profile.rules == .sentenceTemplates3_0
    let whole = SpelledNumbers.spellings(
      of: 0...100, language: profile.language, exactLanguageOnly: isExact)
    let fractions = SpelledNumbers.spellings(
      ofTenths: Self.tenths(of: lists), language: profile.language, exactLanguageOnly: isExact)
    let all = whole.map { ($0.text, $0.value * 10) } + fractions.map { ($0.text, $0.tenths) }
    spellings = all.map { text, tenths in
      let (bytes, capitals) = analyzer.normalizeLiteralWithCapitals(text)
      return (bytes, tenths, isExact && capitals.isEmpty)
    }
  }

  /// The numbers with fractions that lists take, in tenths.
  private static func tenths(of lists: [String: ValueList]) -> [Int] {
    let numbers = lists.values.flatMap { list -> [Int] in
      guard case .range(let range) = list, let fractions = range.fractions else { return [] }
      return (range.from...range.to).flatMap { whole in
        fractions.tenths.map { whole * 10 + $0 }
      }
    }
    return Set(numbers).sorted()
  }

  /// A match, spelled out.
  package struct Match: Equatable, Sendable {
    package var slots: [Slot]
    package var quality: MatchQuality
    /// How many characters wildcards took.
    package var wildcardLength: Int

    package struct Slot: Equatable, Sendable {
      package var name: String
      package var span: Range<Int>
      /// The value's place in its list, the number, or nothing for a wildcard.
      package var value: String

      package init(name: String, span: Range<Int>, value: String) {
        self.name = name
        self.span = span
        self.value = value
      }
    }

    package init(slots: [Slot], quality: MatchQuality, wildcardLength: Int) {
      self.slots = slots
      self.quality = quality
      self.wildcardLength = wildcardLength
    }
  }

  /// How far a match has come.
  struct State {
    var place = 0
    var isBroken = false
    var isWordStart = true
    var slots: [Match.Slot] = []
    var quality = MatchQuality()
    var context: [String: Value]
    /// The wildcard that is open, as a position in `slots`.
    var open: (slot: Int, endsWord: Bool)?
  }

  /// The ways to match a text, best first, each once; `nil` if there are too many to follow.
  ///
  /// - Parameters:
  ///   - bytes: The normalized utterance, without white space at its edges.
  ///   - capitals: The places of letters whose case was folded.
  package func matches(
    _ template: Template, in bytes: [UInt8], capitals: [Int] = [], context: [String: Value] = [:]
  ) -> [Match]? {
    let required = requires.map { (key: $0.key, condition: $0.value) }
    let excluded = excludes.map { (key: $0.key, condition: $0.value) }
    guard !bytes.isEmpty, ContextRules.allows(context, requires: required),
      ContextRules.allows(context, excludes: excluded)
    else { return [] }
    var walk = Walk(
      text: bytes + (ignoresWhitespace ? [] : [MatchText.space]), capitals: capitals,
      matcher: self)
    let ends = walk.follow(template, [State(context: context)])
    guard !walk.isTooMuch else { return nil }
    var best: [Match] = []
    for end in ends {
      guard let match = walk.finished(end), requires.keys.allSatisfy({ hasValue($0, in: end) })
      else { continue }
      Self.insert(match, into: &best)
    }
    return best
  }

  private func hasValue(_ key: String, in state: State) -> Bool {
    guard let value = state.context[key] else { return false }
    return ContextRules.plain(value) != .null
  }

  private static func insert(_ match: Match, into best: inout [Match]) {
    let index = best.firstIndex { match.quality.isBetter(than: $0.quality) } ?? best.count
    if best[..<index].contains(where: { $0.slots == match.slots }) { return }
    if let later = best[index...].firstIndex(where: { $0.slots == match.slots }) {
      best.remove(at: later)
    }
    best.insert(match, at: index)
  }

  fileprivate func chunks(of literal: String) -> [[UInt8]] {
    let bytes = analyzer.normalizeLiteral(literal)
    return ProgramBuilder.chunks(of: bytes).map { Array(bytes[$0]) }
  }

  /// True if a word ends with a chunk: at white space and, in 3.12, at an apostrophe.
  fileprivate func endsWord(_ chunk: [UInt8]) -> Bool {
    chunk.last == MatchText.space
      || dialect == .sentence3_12 && chunk.last == UInt8(ascii: "'")
  }

  /// The list and the slot that `{list:slot}` names. In 3.12 `{list:@name}` and `{@list}` capture:
  /// a value's text goes elsewhere, numbers and wildcards go to a slot without the `@`.
  fileprivate func reference(
    _ name: String, _ slot: String
  ) -> (name: String, slot: String, isCaptured: Bool) {
    guard dialect == .sentence3_12, slot.hasPrefix("@") else { return (name, slot, false) }
    let list = name.hasPrefix("@") ? String(name.dropFirst()) : name
    return (list, String(slot.dropFirst()), true)
  }

  fileprivate func isTemplate(_ value: ListValue) -> Bool {
    value.input.contains { "(){}<>[]|".contains($0) || dialect == .sentence3_12 && $0 == "@" }
  }

  /// The values of a list in the order they are tried: as written, in 3.12 plain values first, the
  /// shortest first, then templates.
  fileprivate func ordered(_ values: [ListValue]) -> [(offset: Int, element: ListValue)] {
    let written = Array(values.enumerated())
    guard dialect == .sentence3_12 else { return written }
    let plain = written.filter { !isTemplate($0.element) }
    return plain.sorted {
      ($0.element.input.count, $0.offset) < ($1.element.input.count, $1.offset)
    } + written.filter { isTemplate($0.element) }
  }

  fileprivate func valueText(_ text: String) -> [UInt8] {
    analyzer.normalizeLiteral(text)
  }

  /// One text being matched.
  private struct Walk {
    let text: [UInt8]
    let capitals: [Int]
    let matcher: NaiveMatcher
    var isTooMuch = false

    mutating func follow(_ template: Template, _ states: [State]) -> [State] {
      guard !isTooMuch, !states.isEmpty else { return [] }
      if states.count > NaiveMatcher.maximumStates {
        isTooMuch = true
        return []
      }
      switch template.kind {
      case .nothing: return states
      case .literal(let literal):
        return matcher.chunks(of: literal).reduce(states) { states, chunk in
          states.flatMap { match(chunk, $0) }
        }
      case .sequence(let items):
        guard !items.isEmpty else { return [] }
        var states = states
        for item in items { states = follow(item, states) }
        return states
      case .alternatives(let items):
        return each(states) { walk, state in items.flatMap { walk.follow($0, [state]) } }
      case .permutation(let items):
        return each(states) { walk, state in walk.permute(items, state) }
      case .rule(let name):
        guard let body = matcher.rules[name] else { return [] }
        return follow(body, states)
      case .range(let from, let to, let step, let slot):
        let range = NumberRange(from: from, to: to, step: step)
        return each(states) { walk, state in walk.match(range, slot, state) }
      case .list(let name, let slot, let endsWord):
        let (name, slot, isCaptured) = matcher.reference(name, slot)
        return each(states) { walk, state in
          walk.match(list: name, slot, isCaptured: isCaptured, endsWord, state)
        }
      }
    }

    private mutating func each(
      _ states: [State], _ body: (inout Walk, State) -> [State]
    ) -> [State] {
      var all: [State] = []
      for state in states { all += body(&self, state) }
      return all
    }

    private mutating func permute(_ items: [Template], _ state: State) -> [State] {
      if items.count == 1 { return follow(items[0], [state]) }
      var all: [State] = []
      for index in items.indices {
        var rest = items
        let item = rest.remove(at: index)
        for next in follow(item, [state]) { all += permute(rest, next) }
      }
      return all
    }

    // MARK: Literals

    private func byte(_ place: Int, _ state: State) -> UInt8 {
      state.isBroken && MatchText.isJoiner(text[place]) ? MatchText.space : text[place]
    }

    private func skipSpaces(_ state: State) -> Int {
      var place = state.place
      while place < text.count && byte(place, state) == MatchText.space { place += 1 }
      return place
    }

    private func has(_ chunk: ArraySlice<UInt8>, at place: Int, _ state: State) -> Bool {
      place + chunk.count <= text.count
        && zip(place..., chunk).allSatisfy { byte($0, state) == $1 }
    }

    private func score(_ chunk: ArraySlice<UInt8>) -> Int32 {
      Int32(
        String(decoding: chunk.filter { $0 != MatchText.space }, as: UTF8.self)
          .unicodeScalars.count)
    }

    func match(_ chunk: [UInt8], _ state: State) -> [State] {
      state.open == nil ? matchHere(chunk, state) : matchLater(chunk, state)
    }

    private func matchHere(_ chunk: [UInt8], _ state: State) -> [State] {
      var state = state
      var rest = chunk[...]
      if state.isWordStart {
        rest = chunk.drop { $0 == MatchText.space }
        state.place = skipSpaces(state)
      }
      if has(rest, at: state.place, state) {
        state.place += rest.count
        state.isWordStart = matcher.endsWord(chunk)
        state.quality.score += score(rest)
        return [state]
      }
      if chunk.allSatisfy({ $0 == MatchText.space }) && skipSpaces(state) >= text.count {
        return [state]
      }
      guard !state.isBroken else { return [] }
      state.isBroken = true
      guard has(rest, at: state.place, state) else { return [] }
      state.place += rest.count
      return [state]
    }

    private func matchLater(_ chunk: [UInt8], _ state: State) -> [State] {
      var state = state
      if state.isWordStart { state.place = skipSpaces(state) }
      if chunk.allSatisfy({ $0 == MatchText.space }) {
        state.isWordStart = true
        return [state]
      }
      let rest = state.isWordStart ? chunk.drop { $0 == MatchText.space } : chunk[...]
      var needsBoundary = (state.open?.endsWord ?? false) && !matcher.ignoresWhitespace
      var found: [State] = []
      for place in (state.place + 1)..<max(text.count, state.place + 1) {
        guard has(rest, at: place, state), !needsBoundary || isBoundary(place) else { continue }
        needsBoundary = false
        var next = close(state, at: place)
        next.isWordStart = true
        found += matchHere(chunk, next)
      }
      return found
    }

    private func isBoundary(_ place: Int) -> Bool {
      func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
          || Unicode.Scalar(byte).properties.isAlphabetic || DigitReader.isDigit(byte)
      }
      let before = place > 0 && isWord(text[place - 1])
      return before != (place < text.count && isWord(text[place]))
    }

    /// The state with its wildcard closed: the wildcard has taken the text up to a place.
    private func close(_ state: State, at place: Int) -> State {
      var state = state
      guard let open = state.open else { return state }
      let start = min(state.slots[open.slot].span.lowerBound, place)
      state.slots[open.slot].span = trimmed(start..<place)
      state.open = nil
      state.place = place
      return state
    }

    private func trimmed(_ span: Range<Int>) -> Range<Int> {
      var span = span
      while let first = span.first, text[first] == MatchText.space {
        span = first + 1..<span.upperBound
      }
      while let last = span.last, text[last] == MatchText.space { span = span.lowerBound..<last }
      return span
    }

    // MARK: Lists

    mutating func match(
      list name: String, _ slot: String, isCaptured: Bool, _ endsWord: Bool, _ state: State
    ) -> [State] {
      guard let list = matcher.lists[name], state.place < text.count else { return [] }
      switch list {
      case .range(let range): return match(range, slot, state)
      case .wildcard:
        guard state.open == nil else { return [] }
        var state = state
        // A `-` that has become a space is no text.
        let start = skipSpaces(state)
        state.slots.append(Match.Slot(name: slot, span: start..<start, value: ""))
        state.open = (state.slots.count - 1, endsWord)
        state.quality.wildcards += 1
        return [state]
      case .values(let values):
        var all: [State] = []
        for (index, value) in matcher.ordered(values) where passes(value) {
          all += match(value, index, isCaptured ? nil : slot, state)
        }
        return all
      }
    }

    private func passes(_ value: ListValue) -> Bool {
      let required = matcher.requires.map { (key: $0.key, condition: $0.value) }
      let excluded = matcher.excludes.map { (key: $0.key, condition: $0.value) }
      return ContextRules.allows(value.context, requires: required)
        && ContextRules.allows(value.context, excludes: excluded)
    }

    private mutating func match(
      _ value: ListValue, _ index: Int, _ slot: String?, _ state: State
    ) -> [State] {
      let ends: [State]
      if matcher.isTemplate(value) {
        guard
          let template = try? TemplateParser.parse(value.input, dialect: matcher.dialect)
        else { return [] }
        ends = follow(template, [state])
      } else {
        let text = matcher.valueText(value.input)
        ends = text.isEmpty ? [] : matchValue(text, state)
      }
      return ends.map { end in
        var next = end
        let start = valueStart(state, end)
        let span = trimmed(min(start, end.place)..<end.place)
        if let slot {
          next.slots.append(Match.Slot(name: slot, span: span, value: String(index)))
          if slot == matcher.preferredSlot { next.quality.preferredLength = length(of: span) }
        }
        next.isWordStart = state.isWordStart
        next.quality.score = state.quality.score
        next.context.merge(value.context) { _, new in new }
        return next
      }
    }

    private func length(of span: Range<Int>) -> Int32 {
      Int32(String(decoding: text[span], as: UTF8.self).unicodeScalars.count)
    }

    /// Where a value starts: where the wildcard that was open before it ends. A `-` that has
    /// become a space is no part of it.
    private func valueStart(_ state: State, _ end: State) -> Int {
      guard let open = state.open, end.open == nil else { return skipSpaces(state) }
      return end.slots[open.slot].span.upperBound
    }

    private func matchValue(_ text: [UInt8], _ state: State) -> [State] {
      guard state.open != nil else { return matchHere(text, state) }
      let needsBoundary = (state.open?.endsWord ?? false) && !matcher.ignoresWhitespace
      var found: [State] = []
      for place in (state.place + 1)..<max(self.text.count, state.place + 1) {
        guard has(text[...], at: place, state), !needsBoundary || isBoundary(place) else {
          continue
        }
        var next = close(state, at: place)
        next.place = place + text.count
        found.append(next)
      }
      return found
    }

    // MARK: Numbers

    private func match(_ range: NumberRange, _ slot: String, _ state: State) -> [State] {
      guard state.place < text.count else { return [] }
      guard state.open != nil else { return matchHere(range, slot, state) }
      var found: [State] = []
      for place in (state.place + 1)..<max(text.count, state.place + 1)
      where byte(place, state) != MatchText.space {
        // A number that starts inside another, or behind its sign, is not a number of its own.
        let isInside =
          DigitReader.isDigit(text[place]) && DigitReader.isInside(byte(place - 1, state))
        if !isInside { found += matchHere(range, slot, close(state, at: place)) }
      }
      return found
    }

    private func matchHere(_ range: NumberRange, _ slot: String, _ state: State) -> [State] {
      var whole = MatchText()
      whole.reset(to: text.indices.map { byte($0, state) }, endsInSpace: false)
      let digits = DigitReader.read(
        whole, from: state.place, allowsFraction: range.fractions != nil)
      if range.digits, let digits {
        guard range.accepts(digits.value) else { return [] }
        return [take(digits.value, digits.span, slot, state)]
      }
      guard range.words, digits == nil else { return [] }
      return matcher.spellings.compactMap { text, tenths, isLowercase in
        guard range.accepts(tenths: tenths), has(text[...], at: state.place, state) else {
          return nil
        }
        let span = state.place..<state.place + text.count
        guard !isLowercase || !capitals.contains(where: span.contains) else { return nil }
        var next = take(Double(tenths) / 10, span, slot, state)
        next.isWordStart = false
        next.quality.score += Int32(whole.characters(in: span))
        return next
      }
    }

    private func take(
      _ value: Double, _ span: Range<Int>, _ slot: String, _ state: State
    ) -> State {
      var next = state
      next.place = span.upperBound
      next.slots.append(Match.Slot(name: slot, span: trimmed(span), value: String(value)))
      if slot == matcher.preferredSlot { next.quality.preferredLength = length(of: trimmed(span)) }
      return next
    }

    // MARK: The end

    /// The match, if a state is at the end of the text.
    func finished(_ state: State) -> Match? {
      var state = state
      if state.open != nil {
        state = close(state, at: text.count)
      } else {
        let ignorable = Array(" .,;:?!".utf8)
        guard (state.place..<text.count).allSatisfy({ ignorable.contains(byte($0, state)) })
        else { return nil }
      }
      guard state.slots.allSatisfy({ !$0.span.isEmpty || !$0.value.isEmpty }) else { return nil }
      let wildcards = state.slots.filter(\.value.isEmpty)
      return Match(
        slots: state.slots, quality: state.quality,
        wildcardLength: wildcards.reduce(0) { $0 + Int(length(of: $1.span)) })
    }
  }
}
