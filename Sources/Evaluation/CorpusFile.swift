package import AppManifest
import DialogueScriptReading
import Foundation
import PhraseRouter

/// A corpus file in memory. Corpora are untrusted: the size of files and lines is bounded.
package struct CorpusFile {
  static let maximumBytes = 256 << 20
  static let maximumLineBytes = 1 << 20

  /// The file's name, as it was given.
  let name: String
  package let bytes: [UInt8]

  package init(_ path: String) throws(DiagnosticError) {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= Self.maximumBytes else {
      throw Self.fault(
        path, "the file is larger than \(Self.maximumBytes >> 20) MiB", fix: "split it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Self.fault(path, "the file cannot be read", fix: "check its permissions")
    }
    name = path
    bytes = [UInt8](data.starts(with: Self.byteOrderMark) ? data.dropFirst(3) : data)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func fault(_ path: String, _ message: String, fix: String) -> DiagnosticError {
    DiagnosticError([Diagnostic(.error, at: .file(path), message, fix: fix)])
  }

  /// The whole file as text.
  func text() throws(DiagnosticError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.fault(name, "the file is not UTF-8", fix: "convert it")
    }
    return text
  }

  /// The lines of the file that are not blank.
  var lines: [Line] {
    var lines: [Line] = []
    var start = 0
    var number = 0
    while start < bytes.count {
      number += 1
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if bytes[start..<end].contains(where: { $0 > 0x20 }) {
        lines.append(Line(bytes: bytes, range: start..<end, number: number))
      }
      start = end + 1
    }
    return lines
  }
}

extension CorpusFile {
  /// A line of JSON.
  struct Line {
    fileprivate let bytes: [UInt8]
    fileprivate let range: Range<Int>
    let number: Int
    /// A place whose column is known.
    private var known: (offset: Int, column: Int)

    fileprivate init(bytes: [UInt8], range: Range<Int>, number: Int) {
      self.bytes = bytes
      self.range = range
      self.number = number
      known = (range.lowerBound, 1)
    }

    /// The column of a byte, in code points, from 1.
    ///
    /// - Complexity: Linear in the distance from the place that was asked for before, if that
    ///   stands to the left; so all places in order take one pass.
    mutating func column(at offset: Int) -> Int {
      if offset < known.offset { known = (range.lowerBound, 1) }
      let end = min(offset, range.upperBound)
      known.column += bytes[known.offset..<end].count { $0 & 0xC0 != 0x80 }
      known.offset = end
      return known.column
    }

    /// The line's value.
    ///
    /// - Returns: The value and the keys that are written twice.
    mutating func node(file: String) throws(DiagnosticError) -> (SourceNode, [Diagnostic]) {
      guard range.count <= CorpusFile.maximumLineBytes else {
        let size = CorpusFile.maximumLineBytes >> 20
        throw DiagnosticError([
          Diagnostic(
            .error, at: .file(file, line: number), "the line is longer than \(size) MiB",
            fix: "split it")
        ])
      }
      var reader = JSONReader(bytes, in: range)
      do {
        let json = try reader.document()
        let duplicates = reader.duplicates.map { fault($0, file: file) }
        return (SourceNode(json, in: &self), duplicates)
      } catch {
        throw DiagnosticError([fault(error, file: file)])
      }
    }

    private mutating func fault(_ fault: JSONFault, file: String) -> Diagnostic {
      let place = Diagnostic.Place.file(file, line: number, column: column(at: fault.offset))
      return Diagnostic(.error, at: place, fault.message, fix: fault.fix)
    }
  }
}
