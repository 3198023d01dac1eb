import AppManifest
import Dialogue
import NameIndex
import PhraseMatching
import TextAnalysis

/// Turns the text of slots into values, by the types of the parameters they fill.
struct SlotReader: Sendable {
  private let catalogues: [String: EntityCatalogue]
  private let parameters: [String: [String: Manifest.Parameter]]
  private let dates: DateReader
  private let numbers: NumberReader
  private let maximumOptions: Int

  init(manifest: Manifest, language: String, maximumOptions: Int) {
    var catalogues: [String: EntityCatalogue] = [:]
    for type in manifest.entityTypes where !type.isQueried {
      catalogues[type.name] = EntityCatalogue(type, language: language)
    }
    self.catalogues = catalogues
    var parameters: [String: [String: Manifest.Parameter]] = [:]
    for intent in manifest.intents {
      let named = intent.parameters.map { ($0.name, $0) }
      parameters[intent.name] = Dictionary(named) { first, _ in first }
    }
    self.parameters = parameters
    dates = DateReader(language: language)
    numbers = NumberReader(language: language)
    self.maximumOptions = maximumOptions
  }

  /// What a capture means as the parameter it fills. `nil` if the intent has no such parameter.
  func resolution(
    of content: PhraseMatch.Content, text: ArraySlice<UInt8>, typed: String, intent: String,
    slot: String,
    program: PhraseProgram, now: CalendarMinute?, lookups: inout LookupMemory
  ) -> CandidateSlot.Resolution? {
    guard let parameter = parameters[intent]?[slot] else { return nil }
    switch (content, parameter.type) {
    case (.value(let index), _):
      let entry = program.entry(index)
      return .value(entry.output ?? .null, id: entry.id)
    case (.number(let number, _), _): return Self.resolution(of: number, for: parameter)
    case (.text, .entity(let type)):
      return .entity(type: type, lookup: lookUp(Array(text), type: type, memory: &lookups))
    case (.text, .date): return lookups.date(text) { date(text, now: now) }
    case (.text, .integer), (.text, .number):
      guard let number = numbers.readNumber(in: text) else { return .unreadable }
      return Self.resolution(of: number, for: parameter)
    case (.text, .string), (.text, .person), (.text, .file):
      return .value(.string(typed), id: nil)
    case (.text, .duration), (.text, .measurement), (.text, .currency), (.text, .url):
      return .unreadable
    case (.text, .boolean), (.text, .enumeration): return .unreadable
    }
  }

  /// Looks a name up in the catalogue of its type. `nil` if the app answers queries itself.
  func lookUp(_ text: [UInt8], type: String, memory: inout LookupMemory) -> LookupResult? {
    guard let catalogue = catalogues[type] else { return nil }
    if let known = memory.result(for: text, type: type) { return known }
    var result = catalogue.lookUp(text, limit: maximumOptions, scratch: &memory.scratch)
    if result.hits.isEmpty && memory.forgives {
      result = catalogue.lookUpForgiving(text, limit: maximumOptions, scratch: &memory.scratch)
    }
    memory.remember(result, for: text, type: type)
    return result
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

  private func date(_ text: ArraySlice<UInt8>, now: CalendarMinute?) -> CandidateSlot.Resolution {
    let text = String(decoding: text, as: UTF8.self)
    guard let now else {
      // Without a clock a date that can be read stays as it was typed.
      let isDate = dates.readDate(text, now: .epoch) != nil
      return isDate ? .value(.string(text), id: nil) : .unreadable
    }
    guard let date = dates.readDate(text, now: now) else { return .unreadable }
    return .value(.string(date), id: nil)
  }

  private static func resolution(
    of number: Double, for parameter: Manifest.Parameter
  ) -> CandidateSlot.Resolution {
    if let minimum = parameter.minimum, number < minimum { return .outOfRange }
    if let maximum = parameter.maximum, number > maximum { return .outOfRange }
    guard parameter.type == .integer else { return .value(.number(number), id: nil) }
    guard number == number.rounded(), abs(number) < 1e15 else { return .unreadable }
    return .value(.integer(Int(number)), id: nil)
  }
}

/// The names looked up for one utterance: several templates often ask for the same one.
struct LookupMemory {
  /// True if names may be misspelt. Finding those takes far longer than finding names as typed, so
  /// it waits until nothing is understood without.
  var forgives = true
  fileprivate var scratch = SearchScratch()
  private var entries: [Entry] = []

  private struct Entry {
    var type: String
    var text: [UInt8]
    var result: LookupResult
    var isForgiving: Bool
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
    forgives = true
  }

  fileprivate func result(for text: [UInt8], type: String) -> LookupResult? {
    for entry in entries where entry.text == text && entry.type == type {
      if entry.isForgiving || !forgives || !entry.result.hits.isEmpty { return entry.result }
    }
    return nil
  }

  fileprivate mutating func remember(_ result: LookupResult, for text: [UInt8], type: String) {
    entries.append(Entry(type: type, text: text, result: result, isForgiving: forgives))
  }
}
