import AppIntents
import IntentRuntime
import PhraseRouter

/// An argument in all forms in which a test may speak of it.
struct ArgumentReading: Sendable {
  let name: String
  /// The Swift value. `nil` where there is none, as for an entity that has gone.
  let value: (any Sendable)?
  /// What it is called in failures: an entity's identifier, a case's name, a number's digits.
  let text: String
  /// What else it may be called: its title.
  let others: [String]

  /// - Parameters:
  ///   - title: What the value is called.
  ///   - slot: What was found out about the argument before there was a value.
  init(name: String, value: (any Sendable)?, title: String?, slot: FilledSlot?) {
    self.name = name
    self.value = value
    let known = value.flatMap { Value(parameterValue: $0)?.displayText }
    let found = slot.map { $0.entityID ?? $0.value.displayText }
    text = known ?? found ?? title ?? ""
    // Only where the value is the one that was found do the words for that one mean it.
    let isSame = known == nil || known == found
    others =
      [title].compactMap { $0 }
      + (isSame ? [slot?.value.displayText, slot?.localizedTitle].compactMap { $0 } : [])
  }

  /// `film=cars`, with quotes where they are needed.
  var description: String { "\(name)=\(text.asArgument)" }
}

extension [ArgumentReading] {
  /// The arguments of an invocation, in its order, and then those that a run was given otherwise.
  init(
    _ invocation: Invocation, values: [String: any Sendable], title: (any Sendable) -> String
  ) {
    let slots = Dictionary(invocation.slots.map { ($0.name, $0) }) { $1 }
    var seen: Set<String> = []
    let names = invocation.slots.map(\.name) + values.keys.sorted()
    self = names.filter { seen.insert($0).inserted }.map {
      ArgumentReading(
        name: $0, value: values[$0], title: values[$0].map(title), slot: slots[$0])
    }
  }

  /// All that the arguments may be called, by parameter.
  var names: [String: [String]] {
    Dictionary(map { ($0.name, [$0.text] + $0.others) }) { $1 }
  }

  /// The values that are known, by parameter.
  var values: [String: any Sendable] {
    var values: [String: any Sendable] = [:]
    for reading in self { values[reading.name] = reading.value }
    return values
  }
}

extension String {
  /// The text as descriptions have it, in quotes if it has spaces.
  var asArgument: String { contains(where: \.isWhitespace) || isEmpty ? "\"\(self)\"" : self }
}

/// A value that is expected of an argument, written as a literal.
///
/// Entities are called by their identifiers or titles, cases of enums by their names or titles:
/// `["film": "Cars", "rating": 5, "genre": "scienceFiction"]`.
public struct ExpectedArgument: Equatable, Sendable {
  let value: Value

  /// A value by what it is called.
  public init(_ text: String) { value = .string(text) }
}

extension ExpectedArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// What the value is called.
  public init(stringLiteral value: String) { self.value = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self.value = .integer(value) }
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self.value = .number(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self.value = .bool(value) }
}
