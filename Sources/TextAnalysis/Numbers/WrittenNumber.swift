/// A number in an utterance, from its sign to its last digit or word.
///
/// Normalizing sets signs and apostrophes aside, and leaves the other parts of a number words of
/// their own. *`-18`, `1’000`, `.5`, `1,234.56`, `30 %`, `two point five`*
package struct WrittenNumber: Equatable, Sendable {
  /// Where it stands in the normalized text.
  package var span: Range<Int>
  /// Where it stands in the typed text's UTF-8.
  package var source: Range<Int>

  package init(span: Range<Int>, source: Range<Int>) {
    self.span = span
    self.source = source
  }
}

extension AnalyzedText {
  /// The digit that stands for a whole number.
  private static let placeholder = UInt8(ascii: "0")

  /// The text with one digit in place of each number, which maps back to all that was typed of it.
  ///
  /// *`set the freezer to -1,234.5 %` → `set the freezer to 0`, and `0` maps back to `-1,234.5 %`.*
  ///
  /// - Parameter numbers: In ascending order, none within another.
  package func replacing(_ numbers: [WrittenNumber]) -> AnalyzedText {
    var result = AnalyzedText()
    var place = 0
    for number in numbers where number.span.lowerBound >= place {
      result.append(self, place..<number.span.lowerBound)
      result.bytes.append(Self.placeholder)
      result.sourceStarts.append(UInt32(truncatingIfNeeded: number.source.lowerBound))
      result.sourceEnds.append(UInt32(truncatingIfNeeded: number.source.upperBound))
      place = number.span.upperBound
    }
    result.append(self, place..<bytes.count)
    return result
  }

  private mutating func append(_ text: AnalyzedText, _ span: Range<Int>) {
    bytes += text.bytes[span]
    sourceStarts += text.sourceStarts[span]
    sourceEnds += text.sourceEnds[span]
  }
}
