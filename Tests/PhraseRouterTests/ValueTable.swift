import PhraseRouter
import Testing

/// What people type for values, and what it means: one table for phrases and for replies.
enum ValueTable {
  /// A text, the parameter it is typed for, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var parameter: Kind
    var text: String
    var outcome: Outcome

    init(_ language: String, _ parameter: Kind, _ text: String, _ outcome: Outcome) {
      self.language = language
      self.parameter = parameter
      self.text = text
      self.outcome = outcome
    }

    var testDescription: String { "\(language) \(parameter) “\(text)”" }
  }

  /// What comes of a text.
  enum Outcome: Equatable, Sendable {
    case value(Value)
    /// The text is no such value, or may be two: nothing is filled in.
    case unreadable
    case outOfRange
  }

  /// Parameters that rows are about.
  enum Kind: Sendable {
    case integer, number, duration, length, mass, temperature, money, date, url, boolean, text
    /// A number from 0 to 1.
    case fraction
    /// A whole number from 0 to 100.
    case percentage
    /// A number from -30 to 30.
    case degrees
    case integers, numbers, durations, texts, dates
    /// A duration that counts in minutes, a length that counts in kilometres.
    case minutes, kilometres
    /// An amount of euros.
    case euros

    var parameter: Manifest.Parameter {
      var parameter = Manifest.Parameter(name: "p", title: ["en": "thing"], type: type)
      switch self {
      case .fraction: (parameter.minimum, parameter.maximum) = (0, 1)
      case .percentage: (parameter.minimum, parameter.maximum) = (0, 100)
      case .degrees: (parameter.minimum, parameter.maximum) = (-30, 30)
      case .minutes: parameter.unit = "min"
      case .kilometres: parameter.unit = "km"
      case .euros: parameter.unit = "EUR"
      case .integers, .numbers, .durations, .texts, .dates: parameter.isList = true
      default: break
      }
      return parameter
    }

    private var type: Manifest.ParameterType {
      switch self {
      case .integer, .percentage, .integers: .integer
      case .number, .fraction, .degrees, .numbers: .number
      case .duration, .minutes, .durations: .duration
      case .length, .kilometres: .measurement(.length)
      case .mass: .measurement(.mass)
      case .temperature: .measurement(.temperature)
      case .money, .euros: .currency
      case .date, .dates: .date
      case .url: .url
      case .boolean: .boolean
      case .text, .texts: .string
      }
    }
  }

  /// Every row. On Friday 20 November 2026, at noon.
  static let rows: [Row] =
    signs + separators + points + percentages + words + lists + durations + measurements + money
    + dates + others

  /// Rows that are not read yet, and why. Each must fail.
  static let knownFailures: [(row: Row, reason: String)] = [
    (
      Row("es", .duration, "hora y media", .seconds(5400)),
      "only English says what one unit without a number is: quantities begin with a number"
    ),
    (
      Row("en", .number, "1 in 2", 0.5),
      "no language has a table of the words between a part and its whole"
    ),
    (
      Row("en", .length, "5'3\"", .of(5.25, "ft")),
      "normalizing sets the marks of feet and inches aside as an apostrophe and a quotation mark"
    ),
    (
      Row("de", .integer, "18-", -18), "a sign behind its number, as in accounts, is set aside"
    ),
  ]
}

extension ValueTable.Outcome: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
  init(integerLiteral value: Int) { self = .value(.integer(value)) }
  init(floatLiteral value: Double) { self = .value(.number(value)) }
  init(stringLiteral value: String) { self = .value(.string(value)) }
  init(booleanLiteral value: Bool) { self = .value(.bool(value)) }
  init(arrayLiteral elements: Value...) { self = .value(.array(elements)) }

  /// Seconds.
  static func seconds(_ number: Double) -> Self { .value(.number(number)) }

  /// A measurement.
  static func of(_ number: Double, _ unit: String? = nil) -> Self {
    var members: [String: Value] = ["value": .number(number)]
    members["unit"] = unit.map(Value.string)
    return .value(.object(members))
  }

  /// An amount of money.
  static func amount(_ number: Double, _ currency: String? = nil) -> Self {
    var members: [String: Value] = ["amount": .number(number)]
    members["currency"] = currency.map(Value.string)
    return .value(.object(members))
  }
}
