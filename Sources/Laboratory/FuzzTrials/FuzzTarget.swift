/// Something that reads untrusted text, to be tried with any bytes at all.
///
/// A run must not crash, take long, or allocate much, which the fuzzer watches; and it must
/// not say what contradicts itself, which is watched here.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The parser of templates, in its three dialects.
  case templateParser = "template-parser"
  /// Compiling templates, and matching utterances against them.
  case matcher
  /// The readers of manifests, catalogues, and other people's sentence templates.
  case importers
  /// Compiled apps.
  case image
  /// What a server is sent.
  case events
  /// Replies to what an app asks, and where conversations stand.
  case replies
  /// String catalogues and other files of an app's bundle.
  case resources
  /// What an app remembers.
  case store

  /// The most processor time that an input may take.
  package static let nanosecondsAllowed: UInt64 = 100_000_000

  /// Tries an input.
  ///
  /// - Parameter stopwatch: Times what is tried, and not what it is held against.
  /// - Throws: What is wrong.
  package func run(_ input: [UInt8], timing stopwatch: inout Stopwatch) throws(FuzzFinding) {
    switch self {
    case .templateParser: try ParserTrial(input).run(&stopwatch)
    case .matcher: try MatcherTrial(input).run(&stopwatch)
    case .importers: try ImporterTrial(input).run(&stopwatch)
    case .image: try ImageTrial(input).run(&stopwatch)
    case .events: try EventTrial(input).run(&stopwatch)
    case .replies: try ReplyTrial(input).run(&stopwatch)
    case .resources: try ResourceTrial(input).run(&stopwatch)
    case .store: try StoreTrial(input).run(&stopwatch)
    }
  }
}

/// What an input showed to be wrong.
package struct FuzzFinding: Error, CustomStringConvertible, Sendable {
  /// What it is.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// The bytes of an input as lines.
struct InputLines {
  /// The first line, which says how the rest is meant.
  let head: String
  /// What comes after it.
  let body: ArraySlice<UInt8>

  init(_ input: [UInt8]) {
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.count
    head = String(decoding: input[..<end], as: UTF8.self)
    body = input[min(end + 1, input.count)...]
  }

  /// The lines after the first.
  var lines: [String] {
    body.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parts after the first line, with a line of four dashes between them.
  var parts: [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.elementsEqual("----".utf8) {
        parts.append([])
      } else {
        let isFirst = parts[parts.count - 1].isEmpty
        parts[parts.count - 1] += (isFirst ? [] : [UInt8(ascii: "\n")]) + line
      }
    }
    return parts
  }
}
