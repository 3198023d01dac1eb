import AppManifest
import Dialogue
import NameIndex
import PhraseMatching
import TextAnalysis

/// Turns the text of slots into values, by the types of the parameters they fill.
struct SlotReader: Sendable {
  private let catalogues: [String: EntityCatalogue]
  private let parameters: [String: [String: Parameter]]
  /// True if a parameter's values may be numbers or have numbers in them.
  let readsNumbers: Bool
  private let maximumOptions: Int
  /// Words that join two names.
  private let connectives: Set<[UInt8]>

  /// A parameter, and what reads its values.
  private struct Parameter {
    var type: Manifest.ParameterType
    var values: TypedValueReader
  }

  init(manifest: Manifest, language: String, maximumOptions: Int) {
    var catalogues: [String: EntityCatalogue] = [:]
    for type in manifest.entityTypes where !type.isQueried {
      catalogues[type.name] = EntityCatalogue(type, language: language)
    }
    self.catalogues = catalogues
    let typed = TypedLanguage(language)
    var parameters: [String: [String: Parameter]] = [:]
    for intent in manifest.intents {
      let named = intent.parameters.map { parameter in
        let values = TypedValueReader(parameter, language: typed)
        return (parameter.name, Parameter(type: parameter.type, values: values))
      }
      parameters[intent.name] = Dictionary(named) { first, _ in first }
    }
    self.parameters = parameters
    readsNumbers = parameters.values.contains { $0.values.contains(where: \.type.isNumeric) }
    self.maximumOptions = maximumOptions
    connectives = TolerantIndex.connectives(
      language: language, analyzer: TextAnalyzer(profile: TextProfile(language: language)))
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
    // What stands in words has been read; in digits it says more than the number that matched.
    case (.number(let number, _), _) where text.first.map(Self.isDigit) == false:
      return Self.resolution(parameter.values.reading(of: number))
    case (.text, .entity(let type)):
      return .entity(type: type, lookup: lookUp(Array(text), type: type, names, memory: &lookups))
    case (.text, .date) where !parameter.values.isList:
      return lookups.date(text) { Self.resolution(parameter.values.read(typed, now: now)) }
    case (.number, _), (.text, _):
      return Self.resolution(parameter.values.read(typed, now: now))
    }
  }

  /// What a text means as a typed value of a parameter. `nil` if the intent has no such parameter.
  func resolution(
    of typed: String, intent: String, slot: String, now: CalendarMinute?
  ) -> CandidateSlot.Resolution? {
    parameters[intent]?[slot].map { Self.resolution($0.values.read(typed, now: now)) }
  }

  /// True if an entity of a type has exactly this name.
  func isName(_ text: [UInt8], type: String) -> Bool { catalogues[type]?.has(text) ?? false }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// True if a parameter's values may have numbers in them.
  func isNumeric(_ parameter: String, of intent: String) -> Bool {
    parameters[intent]?[parameter]?.type.isNumeric ?? false
  }

  private static func resolution(_ reading: TypedValueReader.Reading) -> CandidateSlot.Resolution {
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
    if result.hits.isEmpty && names != .asTyped {
      result = catalogue.lookUpEach(text, joinedBy: connectives, memory: &memory)
    }
    if result.hits.isEmpty && names != .asTyped {
      result = catalogue.lookUpNarrowed(text, limit: maximumOptions, memory: &memory)
    }
    if result.hits.isEmpty && names != .asTyped {
      result = catalogue.lookUpForgiving(text, limit: maximumOptions, scratch: &memory.scratch)
    }
    if result.hits.isEmpty && names == .alike {
      result = catalogue.lookUpAlike(text, scratch: &memory.scratch)
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

  /// By what else the things of a name are called, of any type.
  func otherNames(of name: [UInt8]) -> [String] {
    catalogues.values.flatMap { $0.otherNames(of: name) }
  }
}

extension Manifest.ParameterType {
  /// True for values that are numbers or say how much.
  fileprivate var isNumeric: Bool {
    switch self {
    case .integer, .number, .duration, .measurement, .currency: true
    case .string, .boolean, .date, .url, .person, .file, .entity, .enumeration: false
    }
  }
}

/// The names looked up for one utterance: several templates often ask for the same one.
struct LookupMemory {
  let analyzer: TextAnalyzer
  var scratch = SearchScratch()
  private var entries: [Entry] = []

  private struct Entry {
    var type: String
    var text: [UInt8]
    var result: LookupResult
    var names: RoutingPass.Names
  }

  /// - Parameter analyzer: Makes what is known of entities ready to be compared.
  init(analyzer: TextAnalyzer) { self.analyzer = analyzer }

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
      if entry.names >= names || !entry.result.hits.isEmpty {
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
