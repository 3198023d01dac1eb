import AppManifest

/// Expands the names of a catalogue, which are templates, to all their variants.
///
/// *`Kitchen [light|lamp]` → "Kitchen light", "Kitchen lamp", "Kitchen".*
///
/// Alternatives come in the order written, optional content before its absence, and what stands
/// left varies slowest, as hassil samples templates. White space is collapsed and trimmed. A name
/// without brackets and bars is no template, so its backslashes stay.
///
/// It refuses lists and rules, whose values a name does not have, names longer than
/// ``maximumLength`` bytes, nesting deeper than ``maximumDepth``, permutations of more than ``maximumPermutation`` items, and templates that
/// come to more than ``maximumVariants`` variants.
struct NameTemplate {
  static let maximumVariants = 1000
  static let maximumLength = 4096
  static let maximumDepth = 100
  static let maximumPermutation = 6

  /// What is wrong with a name, and where in it, in UTF-8.
  struct Fault: Error, Equatable {
    var offset: Int
    var message: String
    var fix: String
  }

  /// The variants of a name.
  ///
  /// - Complexity: O(*n* · *v*) in the length of the name and ``maximumVariants``.
  static func variants(of name: String) throws(Fault) -> [String] {
    guard name.utf8.count <= maximumLength else {
      throw Fault(
        offset: 0, message: "a name is longer than \(maximumLength) bytes",
        fix: "write a name that a person types")
    }
    guard TemplateText.isTemplate(name) else { return [name.trimmingSpace] }
    var template = NameTemplate(bytes: Array(name.utf8))
    let variants = try template.body(until: nil)
    return variants.map { String(decoding: $0, as: UTF8.self).collapsingSpace }.uniqued
  }

  private typealias Text = [UInt8]
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func fault(_ message: String, at offset: Int, fix: String) -> Fault {
    Fault(offset: offset, message: message, fix: fix)
  }
}

// MARK: - Parsing

extension NameTemplate {
  /// Reads alternatives or a permutation, up to the bracket that ends them.
  private mutating func body(until closer: UInt8?) throws(Fault) -> [Text] {
    let start = index
    var items: [[Text]] = [try sequence()]
    let separator = index < bytes.count ? bytes[index] : nil
    while index < bytes.count, Self.separators.contains(bytes[index]) {
      guard bytes[index] == separator else {
        throw fault(
          "\"|\" and \";\" stand in one group", at: index, fix: "put one of them in brackets")
      }
      index += 1
      items.append(try sequence())
    }
    guard (index < bytes.count ? bytes[index] : nil) == closer else {
      throw unbalanced(from: start)
    }
    if separator == UInt8(ascii: ";") { return try permutations(of: items, at: start) }
    return try bounded(Array(items.joined()), at: start)
  }

  private func unbalanced(from start: Int) -> Fault {
    index < bytes.count
      ? fault("a bracket closes nothing", at: index, fix: "remove it, or open it before")
      : fault("a bracket is not closed", at: max(0, start - 1), fix: "close it")
  }

  /// Reads text and groups, up to a separator or a closing bracket.
  private mutating func sequence() throws(Fault) -> [Text] {
    var result: [Text] = [[]]
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        return result
      case UInt8(ascii: "("):
        result = try product(result, group(closedBy: UInt8(ascii: ")")))
      case UInt8(ascii: "["):
        result = try product(result, group(closedBy: UInt8(ascii: "]")) + [[]])
      case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        throw fault(
          "a name holds a list or a rule", at: index, fix: "write text, [optionals] and (a|b)")
      default:
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
        append(bytes[index], to: &result)
        index += 1
      }
    }
    return result
  }

  private func append(_ byte: UInt8, to texts: inout [Text]) {
    for place in texts.indices { texts[place].append(byte) }
  }

  /// Reads what stands between brackets, with the index on the opening one.
  private mutating func group(closedBy closer: UInt8) throws(Fault) -> [Text] {
    guard depth < Self.maximumDepth else {
      throw fault("brackets nest too deep", at: index, fix: "nest them less")
    }
    depth += 1
    index += 1
    let result = try body(until: closer)
    index += 1
    depth -= 1
    return result
  }

  private static let separators: [UInt8] = [UInt8(ascii: "|"), UInt8(ascii: ";")]
}

// MARK: - Expanding

extension NameTemplate {
  private func bounded(_ texts: [Text], at offset: Int) throws(Fault) -> [Text] {
    guard texts.count <= Self.maximumVariants else { throw tooMany(at: offset) }
    return texts
  }

  private func tooMany(at offset: Int) -> Fault {
    fault(
      "a name comes to more than \(Self.maximumVariants) variants", at: offset,
      fix: "write fewer optionals and alternatives")
  }

  private func product(_ heads: [Text], _ tails: [Text]) throws(Fault) -> [Text] {
    guard heads.count * tails.count <= Self.maximumVariants else { throw tooMany(at: index - 1) }
    return heads.flatMap { head in tails.map { head + $0 } }
  }

  /// The items in every order, with spaces around each.
  private func permutations(of items: [[Text]], at offset: Int) throws(Fault) -> [Text] {
    guard items.count <= Self.maximumPermutation else {
      throw fault(
        "a permutation has more than \(Self.maximumPermutation) items", at: offset,
        fix: "write fewer")
    }
    let space = [UInt8(ascii: " ")]
    var result: [Text] = []
    for order in Self.orders(of: Array(items.indices)) {
      var texts: [Text] = [space]
      for place in order { texts = try product(texts, items[place].map { $0 + space }) }
      result = try bounded(result + texts, at: offset)
    }
    return result
  }

  private static func orders(of places: [Int]) -> [[Int]] {
    guard !places.isEmpty else { return [[]] }
    return places.flatMap { first in
      orders(of: places.filter { $0 != first }).map { [first] + $0 }
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingSpace: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text with single spaces for runs of white space, and none at its ends.
  fileprivate var collapsingSpace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
