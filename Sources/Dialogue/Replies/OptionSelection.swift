import AppManifest

/// Tells options by what sets them apart from one another: their place, year, age, or a fact, and
/// all but those.
///
/// *"the newer one" → the newest of two; "not the first" → the others; "the 54 one" → of 1954*
///
/// - Complexity: O(length × options).
struct OptionSelection {
  /// What a reply picks.
  enum Pick: Equatable {
    case options([Int])
    /// Several at once, by their indices.
    case together([Int])
  }

  let question: Question
  let guide: DialogueGuide
  let measures: OptionMeasures
  /// What can be said about the options.
  var texts: [OptionText]
  /// The options that are called just what was typed for them.
  private var namesakes: Set<Int> = []
  /// What *the other one* is not, by index.
  var current: Int?

  init(question: Question, guide: DialogueGuide, texts: [OptionText]) {
    (self.question, self.guide, self.texts) = (question, guide, texts)
    measures = OptionMeasures(question.hits)
    guard case .chooseEntity(let choice) = question.decision,
      let typed = choice.slot.text.map(guide.normalize)
    else { return }
    namesakes = Set(texts.indices.filter { texts[$0].names.contains(typed) })
  }

  /// What a text picks.
  ///
  /// - Parameter unknown: How many words may say nothing about any option, where a year is said.
  mutating func pick(_ text: String, unknown: Int = 0) -> Pick? {
    guard question.optionCount > 1,
      let composition = ReplyComposition(text, table: guide.lexicon.parts)
    else { return nil }
    var said = Said(all: Set(0..<question.optionCount))
    let segments = composition.segments(of: .selecting)
    for (index, segment) in segments.enumerated() {
      let near = segments[max(0, index - 1)..<min(segments.count, index + 2)]
      said.near = near.reduce(into: ReplyPart()) { $0.formUnion($1.part) }
      hear(segment, in: &said)
    }
    guard said.unknown == 0 || (said.hasYear && !said.isNegated && said.unknown <= unknown)
    else { return nil }
    let pick = settle(said)
    guard case .options(let options)? = pick, said.isGeneral else { return pick }
    return .options(asTyped(options))
  }

  private mutating func hear(
    _ segment: ReplyComposition.Segment, in said: inout Said
  ) {
    let part = segment.part
    guard part.isEmpty else {
      if part.contains(.not) { said.deny() }
      if part.contains(.all) { (said.meansAll, said.isAllFirst) = (true, said.operators.isEmpty) }
      if part.contains(.other) { (said.meansOther, said.isGeneral) = (true, true) }
      said.operators.formUnion(part.intersection(.operators))
      said.isGeneral = said.isGeneral || !part.isDisjoint(with: .operators.union(.not))
      return
    }
    if hear(segment.text, in: &said) { return }
    let words = segment.text.spacedWords
    guard words.count > 1 else { return said.unknown += 1 }
    for word in words where !hear(String(word), in: &said) {
      said.unknown += 1
    }
  }

  /// Reads words that are not known by themselves: a place, a number, a year or a fact.
  private mutating func hear(_ text: String, in said: inout Said) -> Bool {
    let isDecade = said.near.contains(.decade)
    if hearPlace(text, in: &said) { return true }
    let years = text.spacedWords.compactMap { SpokenYear($0, isDecade: isDecade) }
    if years.count == text.spacedWords.count, let year = years.first {
      said.sets.append(options(of: year, said.near))
      said.hasYear = true
      said.isGeneral = said.isGeneral || year.count > 1
      return true
    }
    if let decade = guide.lexicon.decades[text] ?? self.decade(text, isDecade: isDecade) {
      said.sets.append(options(of: SpokenYear(decade: decade)))
      said.isGeneral = true
      return true
    }
    let matcher = OptionMatcher(reply: text, lexicon: guide.lexicon)
    let found = matcher.matches(in: &texts, fits: [.exact, .fact])
    if !found.isEmpty { said.sets.append(Set(found)) }
    return !found.isEmpty
  }

  /// A decade that is named by its number in words.
  private func decade(_ text: String, isDecade: Bool) -> Int? {
    guard isDecade, let number = guide.language.number(text).flatMap({ Int(exactly: $0) }) else {
      return nil
    }
    return number % 10 == 0 && (10..<100).contains(number) ? number : nil
  }

  /// Of several options the one that is called just what was typed for them, if only one is.
  private func asTyped(_ options: [Int]) -> [Int] {
    guard options.count > 1 else { return options }
    let named = options.filter { namesakes.contains($0) }
    return named.count == 1 ? named : options
  }

  private func hearPlace(_ text: String, in said: inout Said) -> Bool {
    let reply = Reply(typed: text, guide: guide)
    switch reply.place {
    case .last:
      said.places.append(question.page.upperBound - 1)
      return true
    case .from(let start) where question.page.contains(question.first + start - 1):
      said.places.append(question.first + start - 1)
      return true
    case .from, nil: break
    }
    guard let number = reply.number, (1...question.optionCount).contains(number) else {
      return false
    }
    if said.places.isEmpty, !text.contains(where: \.isNumber) {
      said.count = number
    } else if said.places.count == 1, !text.contains(where: \.isNumber) {
      said.count = number
    } else {
      said.places.append(number - 1)
    }
    return true
  }

  /// The options of a year, or those before or after it.
  private func options(of year: SpokenYear, _ near: ReplyPart = []) -> Set<Int> {
    let isFull = year.first > 99
    return Set(
      measures.times.indices.filter { index in
        let time = Int(measures.times[index])
        if isFull, near.contains(.earlier) { return time < year.first }
        if isFull, near.contains(.later) { return time >= year.first + year.count }
        return year.contains(time)
      })
  }
}

extension OptionSelection {
  /// Brings together what was understood.
  private func settle(_ said: Said) -> Pick? {
    var said = said
    said.settleWanted()
    if said.meansOther { guard excludeCurrent(&said) else { return nil } }
    let isAmount = said.count != nil && said.places.count == 1
    if isAmount { return said.isNegated ? except(several(at: said)) : several(at: said) }
    if said.meansAll, !said.isNegated, said.sets.isEmpty, said.places.isEmpty,
      said.operators.isEmpty
    {
      return .together(said.all.sorted())
    }
    if Set(said.places).count > 1, !said.isNegated { return .together(said.places) }
    if said.count != nil, said.places.isEmpty, !said.meansAll { return nil }
    if said.isNegated { return except(said) }
    // *Both new ones* are several, *the newest of all* is one.
    if said.meansAll, said.isAllFirst, !said.operators.isEmpty { return nil }
    var chosen = said.sets.reduce(said.all) { $0.intersection($1) }
    if let place = said.places.first { chosen.formIntersection([place]) }
    if !said.operators.isEmpty { chosen = apply(said.operators, to: group(in: chosen)) }
    guard !chosen.isEmpty, chosen.count < said.all.count || said.meansOther else { return nil }
    return .options(chosen.sorted())
  }

  /// All but what was said. *"neither the first nor the newest"*
  private func except(_ said: Said) -> Pick? {
    var excluded = said.sets.reduce(into: Set<Int>()) { $0.formUnion($1) }
    excluded.formUnion(said.places)
    for part in said.operators.each { excluded.formUnion(apply(part, to: group(in: said.all))) }
    let rest = said.all.subtracting(excluded)
    guard !excluded.isEmpty, !rest.isEmpty else { return nil }
    return said.meansAll && rest.count > 1 ? .together(rest.sorted()) : .options(rest.sorted())
  }

  /// All but several that stand together: *all but the first two*.
  private func except(_ several: Pick?) -> Pick? {
    guard case .together(let indices)? = several else { return nil }
    let rest = (0..<question.optionCount).filter { !indices.contains($0) }
    return rest.isEmpty ? nil : .options(rest)
  }

  private func excludeCurrent(_ said: inout Said) -> Bool {
    guard let current else { return false }
    said.all.remove(current)
    return true
  }

  /// *The first two, the last three*: counted from the page's begin or end.
  private func several(at said: Said) -> Pick? {
    guard let place = said.places.first, let count = said.count, count <= question.page.count
    else { return nil }
    let page = Array(question.page)
    if place == question.page.lowerBound { return .together(Array(page.prefix(count))) }
    if place == question.page.upperBound - 1 { return .together(Array(page.suffix(count))) }
    return nil
  }

  /// Which of some options are the newest, the longest, the original ...
  private func apply(_ operators: ReplyPart, to options: Set<Int>) -> Set<Int> {
    var options = options
    for part in operators.each {
      switch part {
      case .newest: options = extreme(of: options, by: measures.times, sign: 1)
      case .oldest: options = extreme(of: options, by: measures.times, sign: -1)
      case .longest: options = extreme(of: options, by: measures.sizes, sign: 1)
      case .shortest: options = extreme(of: options, by: measures.sizes, sign: -1)
      case .original: options.formIntersection(originals)
      case .remake:
        options = originals.isEmpty ? [] : options.subtracting(originals)
      case .penultimate:
        let page = question.page
        options.formIntersection(page.count > 1 ? [page.upperBound - 2] : [])
      case .middle: options = middle(of: options)
      case .top: options.formIntersection([question.page.lowerBound])
      case .bottom: options.formIntersection([question.page.upperBound - 1])
      default: break
      }
    }
    return options
  }

  private var originals: Set<Int> {
    extreme(of: group(in: Set(0..<question.optionCount)), by: measures.times, sign: -1)
  }

  /// The options among which one is the newest or the original: those that are called just what was
  /// typed, where several are.
  private func group(in options: Set<Int>) -> Set<Int> {
    let named = options.intersection(namesakes)
    return named.count > 1 ? named : options
  }

  private func middle(of options: Set<Int>) -> Set<Int> {
    let sorted = options.sorted()
    return sorted.count % 2 == 1 && sorted.count > 1 ? [sorted[sorted.count / 2]] : []
  }

  private func extreme(of options: Set<Int>, by values: [Double], sign: Double) -> Set<Int> {
    guard let best = options.filter(values.indices.contains).map({ values[$0] * sign }).max()
    else { return [] }
    return options.filter { values[$0] * sign == best }
  }
}

extension ReplyPart {
  /// What is understood of a text that picks options.
  static let selecting: ReplyPart = operators.union([
    .not, .all, .other, .glue, .decade, .earlier, .later, .padding,
  ])

  /// The operators, one by one.
  fileprivate var each: [ReplyPart] {
    (0..<64).map { ReplyPart(rawValue: 1 << $0) }
      .filter { contains($0) && ReplyPart.operators.contains($0) }
  }
}
