import AppManifest

/// A text in which Rasa's marks say what is an argument.
///
/// *`show [cheap](price) food in [NYC]{"entity": "city", "value": "New York"}` → "show cheap food in
/// NYC", price = "cheap", city = "New York"*
struct MarkedText: Equatable {
  private(set) var text = ""
  private(set) var slots: [String: String] = [:]

  /// What is wrong with a mark, and how many bytes in.
  struct Fault: Error, Equatable {
    var offset: Int
    var message: String
    var fix: String
  }

  /// - Complexity: O(*n*) in the length of the text.
  init(_ marked: String) throws(Fault) {
    let bytes = Array(marked.utf8)
    var plain: [UInt8] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where place + 1 < bytes.count:
        // Rasa reads escapes in front of brackets as brackets.
        if !"[]()\\".utf8.contains(bytes[place + 1]) { plain.append(bytes[place]) }
        plain.append(bytes[place + 1])
        place += 2
      case UInt8(ascii: "["):
        let mark = try Mark(in: bytes, at: place)
        plain += mark.text
        slots[mark.name] = mark.value
        place = mark.end
      default:
        plain.append(bytes[place])
        place += 1
      }
    }
    text = Self.trimmed(String(decoding: plain, as: UTF8.self))
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// One mark: `[text](name)`, `[text](name:value)` or `[text]{"entity": "name", …}`.
private struct Mark {
  var text: [UInt8]
  var name = ""
  var value = ""
  var end: Int

  init(in bytes: [UInt8], at start: Int) throws(MarkedText.Fault) {
    guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
      throw MarkedText.Fault(
        offset: start, message: "a mark opens with '[' and does not close",
        fix: "close it, or write '\\['")
    }
    text = Array(bytes[(start + 1)..<close])
    value = String(decoding: text, as: UTF8.self)
    end = close + 1
    switch end < bytes.count ? bytes[end] : 0 {
    case UInt8(ascii: "("): try readName(in: bytes)
    case UInt8(ascii: "{"): try readObject(in: bytes)
    default:
      throw MarkedText.Fault(
        offset: close, message: "a mark does not say what it is",
        fix: "write its name behind it: [text](name)")
    }
  }

  private mutating func readName(in bytes: [UInt8]) throws(MarkedText.Fault) {
    guard let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) else {
      throw MarkedText.Fault(
        offset: end, message: "the name of a mark does not close", fix: "write ')' behind it")
    }
    let parts = String(decoding: bytes[(end + 1)..<close], as: UTF8.self)
      .split(separator: ":", maxSplits: 1)
    guard let first = parts.first, !first.isEmpty else {
      throw MarkedText.Fault(offset: end, message: "the name of a mark is empty", fix: "name it")
    }
    name = String(first)
    if parts.count == 2 { value = String(parts[1]) }
    end = close + 1
  }

  private mutating func readObject(in bytes: [UInt8]) throws(MarkedText.Fault) {
    guard let close = Self.end(ofObjectAt: end, in: bytes) else {
      throw MarkedText.Fault(
        offset: end, message: "the braces of a mark do not close", fix: "write '}'")
    }
    var reader = JSONReader(bytes, in: end..<close)
    do throws(JSONFault) {
      let object = try reader.document()
      guard let entity = object["entity"]?.string else {
        throw JSONFault(
          offset: end, message: "a mark has no \"entity\"", fix: "write {\"entity\": \"name\"}")
      }
      name = object["role"]?.string ?? entity
      value = object["value"]?.string ?? value
    } catch {
      throw MarkedText.Fault(offset: error.offset, message: error.message, fix: error.fix)
    }
    end = close
  }

  /// Behind the brace that closes an object, whatever its strings hold.
  private static func end(ofObjectAt start: Int, in bytes: [UInt8]) -> Int? {
    var (depth, isString, place) = (0, false, start)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isString: place += 1
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "{") where !isString: depth += 1
      case UInt8(ascii: "}") where !isString:
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return nil
  }
}
