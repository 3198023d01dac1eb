package import AppManifest

extension JSONSource {
  /// What some editors begin a text of UTF-8 with. It is no part of the text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The largest YAML text that is read. Composing one takes many times its size.
  package static let maximumYAML = 16 << 20

  /// The value that a YAML text of one document holds, as JSON that knows its places, or `nil` if it
  /// is not such a text. What is wrong with it is logged.
  ///
  /// An empty text is an empty object, as a file of nothing but comments is.
  package func yamlTree(_ log: FaultLog) -> LocatedJSON? {
    let marks = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    guard bytes.count <= Self.maximumYAML,
      let text = String(validating: bytes[marks...], as: UTF8.self)
    else {
      log.error(at: 0, "the file is larger than 16 MiB, or not UTF-8", fix: "split or convert it")
      return nil
    }
    let places = LineStarts(bytes, from: marks)
    do {
      let documents = try YAMLNode.documents(text)
      guard documents.count <= 1 else {
        log.error(
          at: places.offset(documents[1].line, documents[1].column), "a second document starts",
          fix: "write one file for each")
        return nil
      }
      return documents.first.map { LocatedJSON($0, places) } ?? LocatedJSON(.object([]))
    } catch {
      log.error(
        at: places.offset(error.line ?? 1, error.column), "the file is no YAML: \(error.message)",
        fix: "correct it")
      return nil
    }
  }
}

extension LocatedJSON {
  fileprivate init(_ node: YAMLNode, _ places: LineStarts) {
    let kind: Kind =
      switch node.content {
      case .scalar(let value, _): LocatedJSON(value: value).kind
      case .sequence(let nodes): .array(nodes.map { LocatedJSON($0, places) })
      case .mapping(let members):
        .object(
          members.map {
            Member(
              key: $0.key, keyOffset: places.offset($0.line, $0.column),
              value: LocatedJSON($0.value, places))
          })
      }
    self.init(kind, offset: places.offset(node.line, node.column))
  }
}

/// Finds the bytes of lines and columns.
private struct LineStarts {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// - Parameter first: Where the first line starts: behind a byte order mark.
  init(_ bytes: [UInt8], from first: Int) {
    self.bytes = bytes
    var starts = [first]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// - Complexity: O(*c*) in the column.
  func offset(_ line: Int, _ column: Int?) -> Int {
    guard line >= 1, line <= starts.count else { return bytes.count }
    var place = starts[line - 1]
    var left = (column ?? 1) - 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), left > 0 {
      place += 1
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      left -= 1
    }
    return place
  }
}
