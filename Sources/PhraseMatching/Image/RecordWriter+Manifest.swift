import AppManifest
import MappedImage

extension RecordWriter {
  /// Which kind of value follows.
  fileprivate enum Kind: UInt64 {
    case null, no, yes, integer, number, string, array, object
  }

  mutating func write(_ value: Value) {
    switch value {
    case .null: write(Kind.null.rawValue)
    case .bool(let flag): write((flag ? Kind.yes : Kind.no).rawValue)
    case .integer(let number):
      write(Kind.integer.rawValue)
      write(number)
    case .number(let number):
      write(Kind.number.rawValue)
      write(number)
    case .string(let text):
      write(Kind.string.rawValue)
      write(text)
    case .array(let values):
      write(Kind.array.rawValue)
      write(values) { $0.write($1) }
    case .object(let members):
      write(Kind.object.rawValue)
      write(members)
    }
  }

  /// Writes members in the order of their names, so that equal objects give equal bytes.
  mutating func write(_ members: [String: Value]) {
    write(members.sorted { $0.key < $1.key }) { writer, member in
      writer.write(member.key)
      writer.write(member.value)
    }
  }

  mutating func write(_ conditions: ContextRules.Conditions) {
    write(conditions) { writer, item in
      writer.write(item.key)
      writer.write(item.condition.values) { $0.write($1) }
      writer.write(item.condition.slot) { $0.write($1) }
    }
  }

  mutating func write(_ range: NumberRange) {
    write(range.from)
    write(range.to)
    write(range.step)
    write(range.fractions) { $0.write($1.rawValue) }
    write(range.multiplier) { $0.write($1) }
    write(range.digits)
    write(range.words)
    write(range.wordsLanguage) { $0.write($1) }
  }
}

extension RecordReader {
  /// Values nest no deeper than this, so that made-up bytes cannot exhaust the stack.
  private static var maximumDepth: Int { 64 }

  mutating func value(depth: Int = 0) throws(ImageError) -> Value {
    guard depth < Self.maximumDepth, let kind = RecordWriter.Kind(rawValue: try unsigned()) else {
      throw .damaged
    }
    switch kind {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .integer: return .integer(try integer())
    case .number: return .number(try double())
    case .string: return .string(try string())
    case .array:
      return .array(
        try array { (reader) throws(ImageError) in try reader.value(depth: depth + 1) })
    case .object: return .object(try members(depth: depth + 1))
    }
  }

  mutating func members(depth: Int = 0) throws(ImageError) -> [String: Value] {
    let pairs = try array { (reader) throws(ImageError) in
      (try reader.string(), try reader.value(depth: depth))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  mutating func conditions() throws(ImageError) -> ContextRules.Conditions {
    try array { (reader) throws(ImageError) in
      let key = try reader.string()
      let values = try reader.array { (reader) throws(ImageError) in try reader.value() }
      let slot = try reader.optional { (reader) throws(ImageError) in try reader.string() }
      return (key: key, condition: ContextCondition(values: values, slot: slot))
    }
  }

  mutating func numberRange() throws(ImageError) -> NumberRange {
    var range = NumberRange(from: try integer(), to: try integer(), step: try integer())
    let fractions = try optional { (reader) throws(ImageError) in try reader.string() }
    if let fractions {
      guard let known = NumberRange.Fractions(rawValue: fractions) else { throw .damaged }
      range.fractions = known
    }
    range.multiplier = try optional { (reader) throws(ImageError) in try reader.double() }
    range.digits = try flag()
    range.words = try flag()
    range.wordsLanguage = try optional { (reader) throws(ImageError) in try reader.string() }
    return range
  }
}
