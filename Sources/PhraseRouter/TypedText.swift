import PhraseMatching
import TextAnalysis

/// What was typed, seen through what was matched.
///
/// Matches speak of bytes of the normalized text. Decisions speak of the characters that were
/// typed: their text, and their range in Unicode code points.
struct TypedText {
  private let utterance: String
  private let analyzed: AnalyzedText
  /// True for a text in which a slip was repaired.
  private let isRepaired: Bool
  /// Numbers that one digit stands for, in ascending order, and their bytes.
  private let replaced: [(number: WrittenNumber, text: ArraySlice<UInt8>)]

  /// - Parameter scratch: What the utterance has just been analyzed into.
  init(_ utterance: String, in scratch: RouteScratch) {
    self.init(utterance, scratch.analyzed)
  }

  /// - Parameters:
  ///   - analyzed: What is matched.
  ///   - numbers: Numbers of the utterance that ``AnalyzedText/replacing(_:)`` has replaced in it.
  ///   - whole: The text that has them.
  ///   - isRepaired: True if what is matched differs from what was typed.
  init(
    _ utterance: String, _ analyzed: AnalyzedText, replacing numbers: [WrittenNumber] = [],
    of whole: AnalyzedText = AnalyzedText(), isRepaired: Bool = false
  ) {
    self.isRepaired = isRepaired
    self.utterance = utterance
    self.analyzed = analyzed
    replaced = numbers.map { ($0, whole.bytes[$0.span]) }
  }

  /// The bytes of the normalized text.
  var length: Int { analyzed.bytes.count }

  /// The range of the typed text's UTF-8 that a span came from.
  func source(of span: Range<Int>) -> Range<Int> {
    span.isEmpty ? 0..<0 : analyzed.sourceRange(of: span)
  }

  /// The characters that a span of the normalized text came from, and their range in code points.
  func typed(_ span: Range<Int>) -> (text: String, range: Range<Int>) {
    guard !span.isEmpty else { return ("", 0..<0) }
    let source = analyzed.sourceRange(of: span)
    // Strings without contiguous UTF-8 come from elsewhere than Swift, and are copied first.
    return utterance.utf8.withContiguousStorageIfAvailable { Self.typed($0, source) }
      ?? Array(utterance.utf8).withUnsafeBufferPointer { Self.typed($0, source) }
  }

  private static func typed(
    _ utf8: UnsafeBufferPointer<UInt8>, _ source: Range<Int>
  ) -> (text: String, range: Range<Int>) {
    let start = scalars(in: UnsafeBufferPointer(rebasing: utf8[..<source.lowerBound]))
    let typed = UnsafeBufferPointer(rebasing: utf8[source])
    let text = String(decoding: typed, as: UTF8.self)
    return (text, start..<start + scalars(in: typed))
  }

  private func text(in source: Range<Int>) -> String {
    var utterance = utterance
    return utterance.withUTF8 {
      String(decoding: UnsafeBufferPointer(rebasing: $0[source]), as: UTF8.self)
    }
  }

  /// A span of the normalized text, with its numbers as they were.
  func normalized(_ span: Range<Int>) -> ArraySlice<UInt8> {
    guard !replaced.isEmpty, !span.isEmpty else { return analyzed.bytes[span] }
    var text: [UInt8] = []
    for place in span {
      if let number = number(at: place) {
        text += number
      } else {
        text.append(analyzed.bytes[place])
      }
    }
    return text[...]
  }

  /// What a slot took: of a number that one digit stands for the text, which is still to be read.
  func content(of capture: PhraseMatch.Capture) -> PhraseMatch.Content {
    guard !replaced.isEmpty, case .number = capture.content,
      capture.span.contains(where: { number(at: $0) != nil })
    else { return capture.content }
    return .text
  }

  /// The bytes of the number that stands replaced at a place.
  private func number(at place: Int) -> ArraySlice<UInt8>? {
    let (start, end) = (Int(analyzed.sourceStarts[place]), Int(analyzed.sourceEnds[place]))
    return replaced.first { $0.number.source == start..<end }?.text
  }

  /// The name that a span stands for: as it was typed or, where a slip was repaired in it, as the
  /// repaired text has it.
  func meant(_ span: Range<Int>) -> String {
    isRepaired ? String(decoding: analyzed.bytes[span], as: UTF8.self) : cleaned(span)
  }

  /// The typed characters of a span, without what matching set aside: skip words and punctuation.
  ///
  /// *"add milk, please, to the list" with “please” skipped → `milk`.*
  func cleaned(_ span: Range<Int>) -> String {
    guard !span.isEmpty else { return "" }
    let source = analyzed.sourceRange(of: span)
    if source.count == span.count { return text(in: source) }
    var text = ""
    var last = -1
    for place in span where Int(analyzed.sourceStarts[place]) != last {
      last = Int(analyzed.sourceStarts[place])
      if analyzed.bytes[place] == UInt8(ascii: " ") {
        text += " "
      } else {
        text += self.text(in: last..<Int(analyzed.sourceEnds[place]))
      }
    }
    return text
  }

  private static func scalars(in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in utf8 where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
