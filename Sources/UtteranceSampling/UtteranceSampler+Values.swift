import AppManifest
import PhraseMatching
import TextAnalysis

/// Values of lists, numbers and wildcards.
extension UtteranceSampler {
  mutating func addValue(
    of list: SampleGrammar.ListID, slot: String, _ draw: inout Draw, depth: Int
  ) -> Bool {
    switch grammars[draw.block.grammar].lists[list].source {
    case .unreported(let texts):
      guard let text = dice.pick(texts) else { return false }
      return draw.append(text)
    case .parameter(let parameter): return addArgument(of: parameter, &draw)
    case .list(.wildcard):
      let text = words.phrase(&dice)
      return add(text, as: .string(text), slot: slot, &draw)
    case .list(.range(let range)): return addNumber(in: range, slot: slot, &draw)
    case .list(.values(let values)):
      return addValue(of: list, values, slot: slot, &draw, depth: depth)
    }
  }

  /// Adds a text that fills a slot by itself.
  mutating func add(
    _ text: String, as value: Value, entity: Sample.Entity? = nil, slot: String, _ draw: inout Draw
  ) -> Bool {
    guard draw.append(text) else { return false }
    draw.slots.append((slot, Sample.Slot(value: value, text: text, entity: entity)))
    return true
  }

  private mutating func addValue(
    of list: SampleGrammar.ListID, _ values: [ListValue], slot: String, _ draw: inout Draw,
    depth: Int
  ) -> Bool {
    let filter = filters[draw.block.filter]
    let requires = filter.requires.map { (key: $0.key, condition: $0.value) }
    let excludes = filter.excludes.map { (key: $0.key, condition: $0.value) }
    let dealt = grammars[draw.block.grammar].dealValue(
      of: list, values, filter: draw.block.filter, &dice
    ) { value in
      ContextRules.allows(value.context, requires: requires)
        && ContextRules.allows(value.context, excludes: excludes)
    }
    guard let index = dealt else { return false }
    let value = values[index]
    let start = draw.bytes.count
    if let part = grammars[draw.block.grammar].part(ofValue: index, value, of: list) {
      guard derive(part, &draw, depth: depth + 1) else { return false }
    } else {
      guard draw.append(value.input) else { return false }
    }
    draw.facts.merge(value.context) { _, new in new }
    guard !slot.isEmpty else { return true }
    let text = typedText(of: draw, from: start)
    draw.slots.append((slot, Sample.Slot(value: value.output ?? .string(text), text: text)))
    return true
  }

  /// What a slot reports of a text: where white space means nothing, 3.0 reports none.
  private func typedText(of draw: Draw, from start: Int) -> String {
    let text = draw.text(from: start)
    guard let set = manifest.sentences[language], set.ignoresWhitespace, set.edition == .v3_0
    else { return text }
    return String(text.filter { $0 != " " })
  }

  // MARK: Numbers

  mutating func addNumber(in range: NumberRange, slot: String, _ draw: inout Draw) -> Bool {
    guard range.from <= range.to, range.step > 0 else { return false }
    let whole = number(in: range)
    // A fraction of a negative number would lead away from it, one of the last beyond the range.
    let hasFraction = whole >= 0 && whole < range.to && dice.oneIn(2)
    let tenths = hasFraction ? self.tenths(in: range) : 0
    let value = Self.value(Double(whole) + Double(tenths) / 10, in: range)
    let language = range.wordsLanguage ?? self.language
    let spelled = range.words ? spellings(of: whole, tenths: tenths, language) : []
    if !spelled.isEmpty, !range.digits || dice.oneIn(2), let text = dice.pick(spelled) {
      return add(text, as: value, slot: slot, &draw)
    }
    guard range.digits else { return false }
    let fraction = tenths > 0 ? (dice.oneIn(2) ? "." : ",") + String(tenths) : ""
    return add(String(whole) + fraction, as: value, slot: slot, &draw)
  }

  /// A number on a step of a range; the bounds often, since that is where mistakes are made.
  private mutating func number(in range: NumberRange) -> Int {
    let distance = UInt(bitPattern: range.to) &- UInt(bitPattern: range.from)
    let steps = distance / UInt(range.step)
    let chosen =
      switch dice.below(8) {
      case 0: UInt(0)
      case 1: steps
      default: UInt(dice.below(Int(min(steps, 1 << 40)) + 1))
      }
    return Int(bitPattern: UInt(bitPattern: range.from) &+ chosen &* UInt(range.step))
  }

  private mutating func tenths(in range: NumberRange) -> Int {
    switch range.fractions {
    case .halves: 5
    case .tenths: 1 + dice.below(9)
    case nil: 0
    }
  }

  private static func value(_ number: Double, in range: NumberRange) -> Value {
    let number = number * (range.multiplier ?? 1)
    return number == number.rounded() && abs(number) < 1e15
      ? .integer(Int(number)) : .number(number)
  }

  /// How a number is spelled, by the rules that the template's words are read with.
  private mutating func spellings(of whole: Int, tenths: Int, _ language: String) -> [String] {
    // Beyond these, templates take digits only.
    guard (-1_000_000_000...1_000_000_000).contains(whole) else { return [] }
    let number = whole * 10 + tenths
    let key = SpelledNumber(tenths: number, language: language)
    if let known = spellings[key] { return known }
    let isExact = manifest.sentences[language]?.edition == .v3_0
    let texts =
      tenths > 0
      ? SpelledNumbers.spellings(
        ofTenths: [number], language: language, exactLanguageOnly: isExact
      ).map(\.text)
      : SpelledNumbers.spellings(
        of: whole...whole, language: language, exactLanguageOnly: isExact
      ).map(\.text)
    spellings[key] = texts
    return texts
  }

  // MARK: Parameters of an app's intents

  private mutating func addArgument(
    of parameter: Manifest.Parameter, _ draw: inout Draw
  ) -> Bool {
    let slot = parameter.name
    // There are no samples of lists.
    guard !parameter.isList else { return false }
    switch parameter.type {
    // What is typed for these cannot be read in a phrase.
    case .boolean: return false
    // There are no samples of these.
    case .duration, .measurement, .currency, .url: return false
    case .string, .person, .file:
      let text = words.phrase(&dice)
      return add(text, as: .string(text), slot: slot, &draw)
    case .integer, .number: return addNumber(for: parameter, &draw)
    case .date:
      guard let date = SampleDates.date(language, now: given["now"], &dice) else { return false }
      draw.needsNow = true
      return add(date.text, as: .string(date.day), slot: slot, &draw)
    case .enumeration(let name): return addCase(of: name, slot: slot, &draw)
    case .entity(let name): return addEntity(of: name, slot: slot, &draw)
    }
  }

  private mutating func addNumber(for parameter: Manifest.Parameter, _ draw: inout Draw) -> Bool {
    func whole(_ bound: Double?, _ rule: FloatingPointRoundingRule) -> Int? {
      bound.map { Int(min(max($0.rounded(rule), -1e9), 1e9)) }
    }
    let upper = whole(parameter.maximum, .down)
    let lower = whole(parameter.minimum, .up) ?? min(0, upper ?? 0)
    let range = NumberRange(from: lower, to: upper ?? max(lower, 100))
    guard range.from <= range.to else { return false }
    let number = number(in: range)
    var text = String(number)
    if Self.spelledNumbers.contains(number), dice.oneIn(2) {
      let spelled = SpelledNumbers.everydaySpellings(of: number...number, language: language)
      text = dice.pick(spelled.map(\.text)) ?? text
    }
    return add(text, as: .integer(number), slot: parameter.name, &draw)
  }

  /// The number words that a phrase understands.
  private static let spelledNumbers = 0...100

  private mutating func addCase(of name: String, slot: String, _ draw: inout Draw) -> Bool {
    let cases = manifest.enums.first { $0.name == name }?.cases ?? []
    guard let item = dice.pick(cases) else { return false }
    let title = item.title[language] ?? item.title[manifest.defaultLanguage] ?? item.name
    let text = dice.pick([title] + (item.synonyms[language] ?? [])) ?? title
    return add(text, as: .string(item.name), slot: slot, &draw)
  }

  private mutating func addEntity(of name: String, slot: String, _ draw: inout Draw) -> Bool {
    guard let type = manifest.entityTypes.first(where: { $0.name == name }),
      !type.isQueried, let entity = dice.pick(type.entities)
    else { return false }
    let title = entity.titles[language] ?? entity.title
    // Synonyms may be in any language, so the name in this one comes as often as all of them.
    let text = dice.oneIn(2) ? title : dice.pick(entity.synonyms) ?? title
    return add(
      text, as: .string(entity.title), entity: Sample.Entity(type: name, id: entity.id),
      slot: slot, &draw)
  }
}
