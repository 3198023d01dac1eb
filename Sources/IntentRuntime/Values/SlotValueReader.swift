import AppIntents
import AppManifest
import Dialogue

/// Turns what a dialogue has filled a slot with into the value of a parameter.
struct SlotValueReader: Sendable {
  private let calendar: Calendar
  private let readFile: @Sendable (String) throws -> IntentFile

  /// - Parameter readFile: Opens the file that a person has named.
  init(
    calendar: Calendar = .current, readFile: @escaping @Sendable (String) throws -> IntentFile
  ) {
    self.calendar = calendar
    self.readFile = readFile
  }

  /// Why a slot gives no value.
  enum Problem: Error {
    /// The entity is not there any more.
    case gone
    /// It is no value of the parameter's type.
    case unreadable
  }

  /// The value of a slot, of the parameter's type without its optional.
  ///
  /// - Throws: ``Problem``, or what the entity's query throws.
  func value(
    of slot: FilledSlot, for parameter: any AnyIntentParameter
  ) async throws -> any Sendable {
    let (type, kind) = (parameter.valueType, parameter.definition.kind)
    guard case .array(let values) = slot.value else {
      return try await value(slot.value, id: slot.entityID, of: type, kind)
    }
    let ids = slot.entityIDs
    var all: [any Sendable] = []
    for (index, element) in values.enumerated() {
      let id = ids.indices.contains(index) ? ids[index] : nil
      all.append(try await value(element, id: id, of: type, kind))
    }
    return all
  }

  /// The value of a type.
  ///
  /// - Parameter kind: What a parameter's declaration adds to its type.
  /// - Throws: ``Problem``, or what the entity's query throws.
  func value(
    _ value: Value, id: String?, of type: any _IntentValue.Type,
    _ kind: ParameterDefinition.Kind = .plain
  ) async throws -> any Sendable {
    if let entity = type as? any AppEntity.Type {
      guard let id else { throw Problem.unreadable }
      return try await Self.entity(id, of: entity)
    }
    if let choice = type as? any AppEnum.Type {
      guard let found = Self.choice(id ?? value.displayText, of: choice) else {
        throw Problem.unreadable
      }
      return found
    }
    if type == IntentFile.self { return try readFile(value.displayText) }
    let context = ValueContext(calendar: calendar, kind: kind)
    guard let readable = type as? any ReadableValue.Type,
      let read = Self.read(readable, value, context)
    else { throw Problem.unreadable }
    return read
  }

  private static func read<Readable: ReadableValue>(
    _ type: Readable.Type, _ value: Value, _ context: ValueContext
  ) -> (any Sendable)? {
    Readable.reading(value, in: context)
  }

  private static func entity(_ id: String, of type: any AppEntity.Type) async throws
    -> any AppEntity
  {
    guard let found = try await EntityGateway(entity: type).entities([id]).first else {
      throw Problem.gone
    }
    return found
  }

  /// The case of an enum whose raw value reads as a text.
  private static func choice<Choice: AppEnum>(
    _ text: String, of type: Choice.Type
  ) -> (any Sendable)? {
    Choice.RawValue(text).flatMap { Choice(rawValue: $0) }
  }
}
