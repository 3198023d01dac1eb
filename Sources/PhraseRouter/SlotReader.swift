import AppManifest
import Dialogue
import NameIndex
import PhraseMatching
import TextAnalysis

/// Turns the text of slots into values, by the types of the parameters they fill.
struct SlotReader: Sendable {
  private let catalogues: [String: EntityCatalogue]
  private let parameters: [String: [String: Parameter]]
  private let dates: DateReader
  private let numbers: NumberReader
  private let quantities: QuantityReader
  private let maximumOptions: Int

  /// A parameter, and what checks and completes its values.
  private struct Parameter {
    var type: Manifest.ParameterType
    var values: ValueReader
  }

  init(manifest: Manifest, language: String, maximumOptions: Int) {
    var catalogues: [String: EntityCatalogue] = [:]
    for type in manifest.entityTypes where !type.isQueried {
      catalogues[type.name] = EntityCatalogue(type, language: language)
    }
    self.catalogues = catalogues
    var parameters: [String: [String: Parameter]] = [:]
    for intent in manifest.intents {
      let named = intent.parameters.map { parameter in
        let values = ValueReader(parameter, language: language)
        return (parameter.name, Parameter(type: parameter.type, values: values))
      }
      parameters[intent.name] = Dictionary(named) { first, _ in first }
    }
    self.parameters = parameters
    dates = DateReader(language: language)
    numbers = NumberReader(language: language)
    quantities = QuantityReader(language: language)
    self.maximumOptions = maximumOptions
  }

  /// What a capture means as the parameter it fills. `nil` if the intent has no such parameter.
  func resolution(
    of content: PhraseMatch.Content, text: ArraySlice<UInt8>, typed: String, intent: String,
    slot: String, program: PhraseProgram, now: CalendarMinute?, names: RoutingPass.Names,
    lookups: inout LookupMemory
  ) -> CandidateSlot.Resolution? {
    guard let parameter = parameters[intent]?[slot] else { return nil }
    switch (content, parameter.type) {
    case (.value(let index), _):
      let entry = program.entry(index)
      return .value(entry.output ?? .null, id: entry.id)
    // Digits that a floating-point number has no room for are read again.
    case (.number(let number, _), .integer) where Int(typed).map(Double.init) == number:
      return Int(typed).map { Self.resolution(parameter.values.reading(of: $0)) }
    case (.number(let number, _), _): return Self.resolution(parameter.values.reading(of: number))
    case (.text, .entity(let type)):
      return .entity(type: type, lookup: lookUp(Array(text), type: type, names, memory: &lookups))
    case (.text, .date) where !parameter.values.isList:
      return lookups.date(text) { Self.resolution(date(text, now: now)) }
    case (.text, _):
      let reading =
        parameter.values.isList
        ? parameter.values.readList(typed) { self.reading(of: $0, for: parameter, now: now) }
        : self.reading(of: typed, for: parameter, now: now)
      return Self.resolution(reading)
    }
  }

  /// A typed text as one value of a parameter's type.
  private func reading(
    of typed: String, for parameter: Parameter, now: CalendarMinute?
  ) -> ValueReader.Reading {
    switch parameter.type {
    case .string, .person, .file: return .value(.string(typed))
    case .date: return date(Array(typed.utf8)[...], now: now)
    case .integer, .number, .duration, .measurement, .currency, .url:
      if let quantity = quantities.read(typed, as: parameter.type) {
        return parameter.values.reading(of: quantity)
      }
      if parameter.type == .integer, let integer = Int(typed) {
        return parameter.values.reading(of: integer)
      }
      let number = numbers.readNumber(in: Array(typed.utf8)[...])
      return number.map { parameter.values.reading(of: $0) } ?? .unreadable
    case .boolean, .enumeration, .entity: return .unreadable
    }
  }

  private static func resolution(_ reading: ValueReader.Reading) -> CandidateSlot.Resolution {
    switch reading {
    case .value(let value): .value(value, id: nil)
    case .unreadable: .unreadable
    case .outOfRange: .outOfRange
    }
  }

  /// Looks a name up in the catalogue of its type. `nil` if the app answers queries itself.
  func lookUp(
    _ text: [UInt8], type: String, _ names: RoutingPass.Names, memory: inout LookupMemory
  ) -> LookupResult? {
    guard let catalogue = catalogues[type] else { return nil }
    if let known = memory.result(for: text, type: type, names) { return known }
    var result = catalogue.lookUp(text, limit: maximumOptions, scratch: &memory.scratch)
    if result.hits.isEmpty && names == .forgiving {
      result = catalogue.lookUpForgiving(text, limit: maximumOptions, scratch: &memory.scratch)
    }
    memory.remember(result, for: text, type: type, names)
    return result
  }

  /// Looks up a name without letters and digits. `nil` if the app answers queries itself.
  func lookUp(sign text: String, type: String) -> LookupResult? {
    catalogues[type]?.lookUp(sign: text)
  }

  /// The names nearest to a text that names nothing.
  func nearest(to text: [UInt8], type: String, memory: inout LookupMemory) -> [EntityHit] {
    catalogues[type]?.nearest(to: text, scratch: &memory.scratch) ?? []
  }

  /// The type of entity that a parameter holds, if it holds one.
  func entityType(of parameter: String, intent: String) -> String? {
    guard case .entity(let type) = parameters[intent]?[parameter]?.type else { return nil }
    return type
  }

  private func date(_ text: ArraySlice<UInt8>, now: CalendarMinute?) -> ValueReader.Reading {
    let text = String(decoding: text, as: UTF8.self)
    guard let now else {
      // Without a clock a date that can be read stays as it was typed.
      return dates.readDate(text, now: .epoch) != nil ? .value(.string(text)) : .unreadable
    }
    return dates.readDate(text, now: now).map { .value(.string($0)) } ?? .unreadable
  }
}

/// The names looked up for one utterance: several templates often ask for the same one.
struct LookupMemory {
  fileprivate var scratch = SearchScratch()
  private var entries: [Entry] = []

  private struct Entry {
    var type: String
    var text: [UInt8]
    var result: LookupResult
    var names: RoutingPass.Names
  }

  /// The dates read for the utterance, and the texts that are none.
  private var dates: [(text: ArraySlice<UInt8>, resolution: CandidateSlot.Resolution)] = []

  /// Reads a date, once.
  fileprivate mutating func date(
    _ text: ArraySlice<UInt8>, _ read: () -> CandidateSlot.Resolution
  ) -> CandidateSlot.Resolution {
    if let known = dates.first(where: { $0.text.elementsEqual(text) }) { return known.resolution }
    let resolution = read()
    dates.append((text, resolution))
    return resolution
  }

  /// Forgets the names, and keeps the space they took.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    dates.removeAll(keepingCapacity: true)
  }

  fileprivate func result(
    for text: [UInt8], type: String, _ names: RoutingPass.Names
  ) -> LookupResult? {
    for entry in entries where entry.text == text && entry.type == type {
      // A name that is found as typed is not looked for with typing errors.
      if entry.names == .forgiving || names == .asTyped || !entry.result.hits.isEmpty {
        return entry.result
      }
    }
    return nil
  }

  fileprivate mutating func remember(
    _ result: LookupResult, for text: [UInt8], type: String, _ names: RoutingPass.Names
  ) {
    entries.append(Entry(type: type, text: text, result: result, names: names))
  }
}
