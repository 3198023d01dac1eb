/// A sentence that shows an intent with its parameters in place, for editors of shortcuts.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///   Summary("Mark \(\.$film) as watched") { \.$rating }
/// }
/// ```
public protocol ParameterSummary: Sendable {}

/// A summary as plain data.
package indirect enum SummaryTree: Sendable {
  /// A sentence, and the parameters that are shown besides it.
  case sentence([PhraseSegment], table: String?, others: [String])
  case when(SummaryCondition, then: SummaryTree, otherwise: SummaryTree)
  case choice(parameter: String, cases: [SummaryCase], otherwise: SummaryTree?)
}

/// What a part of a summary depends on.
package struct SummaryCondition: Sendable {
  package enum Operation: Hashable, Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    case oneOf, hasAnyValue, hasNoValue
    case contains, doesNotContain, hasPrefix, hasSuffix
  }

  /// The parameter, or `nil` for the size of the widget.
  package var parameter: String?
  package var operation: Operation
  package var values: [any Sendable]
  /// Whether the identifier of an entity is compared instead of the entity.
  package var comparesIdentifier = false
}

/// A summary for some values of a parameter.
package struct SummaryCase: Sendable {
  package var values: [any Sendable]
  package var summary: SummaryTree
}

/// A summary that can say what it consists of; all kinds in this module can.
package protocol SummaryTreeConvertible {
  var tree: SummaryTree { get }
}

extension ParameterSummary {
  /// The summary as plain data.
  package var summaryTree: SummaryTree {
    (self as? any SummaryTreeConvertible)?.tree ?? .sentence([], table: nil, others: [])
  }
}

/// A sentence with the parameters of an intent in it, written `Summary(…)`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let segments: [PhraseSegment]
  private let table: String?
  private let others: [String]

  /// No sentence.
  public init() {
    self.init(segments: [], table: nil, others: [])
  }

  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    self.init(segments: summary.segments, table: table, others: [])
  }

  /// A sentence, and parameters to show besides it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [String]
  ) {
    self.init(segments: summary.segments, table: table, others: otherParameters())
  }

  /// Parameters to show without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [String]) {
    self.init(segments: [], table: nil, others: parameters())
  }

  private init(segments: [PhraseSegment], table: String?, others: [String]) {
    self.segments = segments
    self.table = table
    self.others = others
  }
}

extension IntentParameterSummary: SummaryTreeConvertible {
  package var tree: SummaryTree { .sentence(segments, table: table, others: others) }
}

/// The sentence of a summary.
public struct ParameterSummaryString<Intent: AppIntent>:
  ExpressibleByStringInterpolation, Sendable
{
  let segments: [PhraseSegment]

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    segments = PhraseSegment.parsed(value)
  }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// Gathers the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [PhraseSegment] = []

    /// An interpolation with so many places.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.text(literal)) }
    }

    /// Adds a parameter, such as `\.$film`.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      segments.append(.parameter(Intent.parameterName(at: keyPath)))
    }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      segments.append(.applicationName)
    }
  }
}

/// Gathers the names of parameters that are written one after the other.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> [String] { [Intent.parameterName(at: keyPath)] }
  /// Parameters in a row.
  public static func buildBlock(_ names: [String]...) -> [String] { names.flatMap(\.self) }
}

/// Holds the one summary that a body consists of.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  /// The summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
  /// No summary.
  public static func buildBlock() -> IntentParameterSummary<Intent> { IntentParameterSummary() }
}
