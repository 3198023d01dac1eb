package import AppManifest

/// Makes what was read of a text a value that one parameter takes: fills in its unit, checks its
/// bounds, and takes lists apart.
///
/// *length from 1 to 10, in km: 5000 m → taken; 20 km → out of range; 5 → `{"value": 5, "unit":
/// "km"}`.*
package struct ValueReader: Sendable {
  let type: Manifest.ParameterType
  let minimum: Double?
  let maximum: Double?
  let unit: String?
  package let isList: Bool
  /// The language's words between the last two items of a list.
  private let and: [String]

  /// What a text comes to as a value of the parameter.
  package enum Reading: Equatable, Sendable {
    case value(Value)
    /// The text is no such value.
    case unreadable
    /// The text is such a value, but too small or too large.
    case outOfRange
  }

  package init(_ parameter: Manifest.Parameter, language: String) {
    type = parameter.type
    minimum = parameter.minimum
    maximum = parameter.maximum
    unit = parameter.unit
    isList = parameter.isList
    and = DialogueLanguage.best(for: language).words.and
  }
}

// MARK: - Single values

extension ValueReader {
  /// A number that was read, as the parameter's value. Whole numbers are refused for fractions, and
  /// measurements, amounts and durations take bare numbers in the parameter's unit.
  package func reading(of number: Double) -> Reading {
    switch type {
    case .integer:
      guard let integer = Int(exactly: number), abs(number) < 1e15 else { return .unreadable }
      return bounded(number, .integer(integer))
    case .number: return bounded(number, .number(number))
    case .measurement: return reading(of: .object(["value": .number(number)]))
    case .currency: return reading(of: .object(["amount": .number(number)]))
    case .duration:
      guard let unit = unit.flatMap(Manifest.Dimension.duration.unit) else { return .unreadable }
      let seconds = unit.convert(number, to: Manifest.Dimension.duration.baseUnit)
      return reading(of: .number(seconds))
    case .string, .boolean, .date, .url, .person, .file, .entity, .enumeration: return .unreadable
    }
  }

  /// A whole number that was written in digits, as the parameter's value, without rounding.
  package func reading(of integer: Int) -> Reading {
    guard type == .integer else { return reading(of: Double(integer)) }
    return bounded(Double(integer), .integer(integer))
  }

  /// A percentage that was read: a fraction where the parameter takes no more than one, as it stands
  /// everywhere else. *50 % of 0...1 → 0.5; of 0...100 → 50*
  package func reading(ofPercentage number: Double) -> Reading {
    let isFraction = type == .number && minimum ?? 0 >= 0 && maximum ?? .infinity <= 1
    return reading(of: isFraction ? number / 100 : number)
  }

  /// A quantity or address that was read, as the parameter's value.
  package func reading(of quantity: Value) -> Reading {
    switch type {
    case .duration, .measurement, .currency:
      let value = completed(quantity)
      guard let quantity = Manifest.Quantity(value, of: type) else { return .unreadable }
      return bounded(quantity.number(in: unit), value)
    case .integer, .number:
      return quantity.double.map { reading(ofPercentage: $0) } ?? .unreadable
    case .string, .boolean, .date, .url, .person, .file, .entity, .enumeration:
      return .value(quantity)
    }
  }

  /// The value with the parameter's unit or currency, where it names none.
  private func completed(_ value: Value) -> Value {
    guard case .object(var members) = value, let unit else { return value }
    let key = type == .currency ? "currency" : "unit"
    if members[key] == nil { members[key] = .string(unit) }
    return .object(members)
  }

  private func bounded(_ number: Double, _ value: Value) -> Reading {
    guard number.isFinite else { return .unreadable }
    if let minimum, number < minimum { return .outOfRange }
    if let maximum, number > maximum { return .outOfRange }
    return .value(value)
  }
}

// MARK: - Lists

extension ValueReader {
  /// The most items that a list is taken apart into.
  private static let maximumItems = 64

  /// The array that a text lists, each item read by itself.
  ///
  /// *`milk, eggs and bread` → `["milk", "eggs", "bread"]`, `five` → `[5]`.*
  ///
  /// - Parameter one: Reads an item. A whole text that it reads is one item: *one hundred and five*.
  ///   Where any text is an item, the text is taken apart first.
  package func readList(_ text: String, one: (String) -> Reading) -> Reading {
    if !takesAnyText, case .value(let value) = one(text) { return .value(.array([value])) }
    let reading = readItems(items(of: text, keepingNumbers: true), one)
    // 1,2,3 is no number, so that its commas part items after all.
    return reading == .unreadable ? readItems(items(of: text, keepingNumbers: false), one) : reading
  }

  /// The names that a text lists, as many as are looked up one by one.
  ///
  /// *`cars, up and soul` → `cars`, `up`, `soul`.*
  func items(of text: String) -> [String] {
    let items = items(of: text, keepingNumbers: false)
    return items.count <= Self.maximumItems ? items : []
  }

  private func readItems(_ items: [String], _ one: (String) -> Reading) -> Reading {
    guard items.count <= Self.maximumItems, !items.isEmpty else { return .unreadable }
    var values: [Value] = []
    for item in items {
      switch one(item) {
      case .value(let value): values.append(value)
      case .outOfRange: return .outOfRange
      case .unreadable: return .unreadable
      }
    }
    return .value(.array(values))
  }

  private var takesAnyText: Bool {
    switch type {
    case .string, .person, .file: true
    case .integer, .number, .boolean, .date, .duration, .measurement, .currency, .url, .entity,
      .enumeration:
      false
    }
  }

  /// What stands between commas and the language's *and*.
  ///
  /// - Parameter keepingNumbers: True to part nothing at a comma between digits.
  private func items(of text: String, keepingNumbers: Bool) -> [String] {
    var items: [String] = []
    var current = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let isInNumber =
        keepingNumbers && character == "," && current.last?.isNumber == true && next.isNumber
      if Self.separators.contains(character), !isInNumber {
        items.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return (items + [current]).flatMap(splitAtAnd).map { String($0.trimmed) }
      .filter { !$0.isEmpty }
  }

  private static let separators: Set<Character> = [",", "،", "、", "，", ";"]

  private func splitAtAnd(_ text: String) -> [String] {
    and.reduce([text]) { texts, word in
      texts.flatMap { Self.split($0, at: word) }
    }
  }

  private static func split(_ text: String, at word: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    // A word at the very beginning follows a comma: "milk, and eggs".
    if " \(rest)".hasPrefix(word) { rest = rest.dropFirst(word.count - 1) }
    while let (before, after) = rest.parted(by: word) {
      parts.append(String(before))
      rest = after
    }
    return parts + [String(rest)]
  }
}

extension Substring {
  /// What stands before and after a text, whatever its letter case.
  fileprivate func parted(by word: String) -> (Substring, Substring)? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.prefix(word.count).lowercased() == word {
        return (self[..<start], rest.dropFirst(word.count))
      }
      start = index(after: start)
    }
    return nil
  }
}
