/// The parts of a template between its brackets.
extension TemplateParser {
  mutating func parseLiteral() throws(TemplateFault) {
    let start = position
    var text: [UInt8] = []
    scan: while position < end {
      let byte = bytes[position]
      switch byte {
      case _ where byte.endsLiteral: break scan
      case UInt8(ascii: "$") where isSlot(at: position): break scan
      case UInt8(ascii: "\\"):
        guard position + 1 < end else {
          throw fault("nothing follows the last backslash", fix: "remove it, or write two")
        }
        takeScalar(at: position + 1, into: &text)
      default:
        let space = bytes.lengthOfSpace(at: position)
        guard space > 0 else {
          takeScalar(at: position, into: &text)
          continue
        }
        if text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
        position += space
      }
    }
    group.append(
      Template(.literal(String(decoding: text, as: UTF8.self)), range: start..<position))
  }

  /// Takes a whole code point into a text, and goes behind it.
  private mutating func takeScalar(at place: Int, into text: inout [UInt8]) {
    text.append(bytes[place])
    position = place + 1
    while position < end, bytes[position] & 0xC0 == 0x80 {
      text.append(bytes[position])
      position += 1
    }
  }

  mutating func parseRule() throws(TemplateFault) {
    let start = position
    let name = try parseName("rule")
    group.append(
      Template(.rule(String(decoding: name, as: UTF8.self)), range: start..<position))
  }

  /// Reads what stands between the braces or the angle brackets that open here, verbatim.
  private mutating func parseName(_ kind: String) throws(TemplateFault) -> ArraySlice<UInt8> {
    let start = position + 1
    let closer = bytes[position].closer
    guard let close = bytes[start..<end].firstIndex(of: closer) else {
      throw fault(
        "the \(kind) is never closed", fix: "add \(closer.quoted), or write a backslash before it")
    }
    guard close > start else {
      throw fault("the \(kind) has no name", fix: "write its name between the brackets")
    }
    position = close + 1
    return bytes[start..<close]
  }

  /// Reads `{name}`, `{name:slot}` or a range in place.
  ///
  /// - Parameter start: Where the slot begins, its dollar sign included.
  mutating func parseList(from start: Int) throws(TemplateFault) {
    let content = try parseName("list")
    let endsWord = position < end && bytes.lengthOfSpace(at: position) > 0
    let colon = content.firstIndex(of: UInt8(ascii: ":"))
    let name = String(decoding: content[..<(colon ?? content.endIndex)], as: UTF8.self)
    let slot =
      colon.map { String(decoding: content[content.index(after: $0)...], as: UTF8.self) } ?? name
    if dialect == .sentence3_12, colon != nil, !slot.isEmpty,
      let range = try range(name, slot, at: start)
    {
      return group.append(Template(range, range: start..<position))
    }
    guard !name.isEmpty, !slot.isEmpty else {
      throw TemplateFault(
        "the list has no name", fix: "write its name between the brackets", at: start)
    }
    group.append(
      Template(.list(name: name, slot: slot, endsWord: endsWord), range: start..<position))
  }

  /// Reads `0..100` and `0..100,5`. `nil`: it is the name of a list.
  private func range(
    _ text: String, _ slot: String, at start: Int
  ) throws(TemplateFault) -> Template.Kind? {
    let bytes = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    guard
      let dots = bytes.indices.dropLast().first(where: {
        bytes[$0] == dot && bytes[$0 + 1] == dot
      })
    else { return nil }
    let upper = bytes[(dots + 2)...].split(separator: UInt8(ascii: ","), maxSplits: 1)
    guard let from = Int(ascii: bytes[..<dots]), let to = upper.first.flatMap({ Int(ascii: $0) })
    else { return nil }
    let step = upper.count > 1 ? Int(ascii: upper[1]) : 1
    guard let step, step > 0, from <= to else {
      throw TemplateFault(
        "the range \"\(text)\" is no range of numbers",
        fix: "write the smaller number first, and a step of 1 or more", at: start)
    }
    return .range(from: from, to: to, step: step, slot: slot)
  }
}

extension Int {
  /// The number that digits of ASCII write, perhaps with a sign.
  fileprivate init?(ascii digits: ArraySlice<UInt8>) {
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
