/// Finds the runs of an utterance's words in which a number may be written.
///
/// *`set it to two point five percent` → `two`, `point`, `five`, `percent`.* In scripts without
/// spaces, and in compounds as *zweihundertfünf*, the parts of words are taken apart.
struct WordScan {
  let analyzed: AnalyzedText
  /// Numbers in digits that are words of a run like others.
  let digits: [WrittenNumber]
  let vocabulary: NumberVocabulary

  /// The most words of one run.
  private static let maximumLength = 12
  private static let space = UInt8(ascii: " ")

  /// Runs of at least two words, and single words that are numbers which number slots do not know.
  func runs() -> [[WrittenNumber]] {
    var runs: [[WrittenNumber]] = []
    var run: [WrittenNumber] = []
    func end() {
      if run.count > 1 || run.count == 1 && vocabulary.isWhole(analyzed.bytes[run[0].span]) {
        runs.append(run)
      }
      run.removeAll()
    }
    var place = 0
    while place < analyzed.bytes.count {
      if analyzed.bytes[place] == Self.space {
        place += 1
        continue
      }
      let token = self.end(ofTokenAt: place)
      let words = self.words(in: place..<token)
      if words.end == token || vocabulary.gluesWords {
        for word in words.found {
          // What stands between two words is no part of a number.
          if let last = run.last, gap(last.span.upperBound, word.span.lowerBound) { end() }
          if run.count == Self.maximumLength { end() }
          run.append(word)
        }
        if words.end != token { end() }
      } else {
        end()
      }
      place = max(token, words.end)
    }
    end()
    return runs
  }

  private func gap(_ end: Int, _ start: Int) -> Bool {
    analyzed.bytes[end..<max(end, start)].contains { $0 != Self.space }
  }

  private func end(ofTokenAt start: Int) -> Int {
    analyzed.bytes[start...].firstIndex(of: Self.space) ?? analyzed.bytes.count
  }

  /// The words that numbers are written in, from a token's start: where they stand without
  /// spaces all of them, and otherwise up to the first other word.
  private func words(in token: Range<Int>) -> (found: [WrittenNumber], end: Int) {
    var found: [WrittenNumber] = []
    var place = token.lowerBound
    var end = place
    while place < token.upperBound {
      if let word = word(at: place, before: token.upperBound) {
        found.append(word)
        place = word.span.upperBound
        end = place
      } else if vocabulary.gluesWords {
        place += 1
      } else {
        break
      }
    }
    return (found, end)
  }

  private func word(at place: Int, before end: Int) -> WrittenNumber? {
    if let number = digits.first(where: { $0.span.lowerBound == place }) { return number }
    let isDigit = Digits.isDigit(analyzed.bytes[place])
    let wordEnd =
      isDigit
      ? self.end(ofDigitsAt: place)
      : vocabulary.end(ofWordAt: place, in: analyzed.bytes, before: end)
    guard let wordEnd else { return nil }
    let span = place..<wordEnd
    return WrittenNumber(span: span, source: analyzed.sourceRange(of: span))
  }

  /// Where digits with a fraction end.
  private func end(ofDigitsAt start: Int) -> Int {
    var end = start
    while end < analyzed.bytes.count {
      let isJoined =
        end + 1 < analyzed.bytes.count && Digits.isDigit(analyzed.bytes[end + 1])
        && (analyzed.bytes[end] == UInt8(ascii: ".") || analyzed.bytes[end] == UInt8(ascii: ","))
      guard Digits.isDigit(analyzed.bytes[end]) || isJoined else { break }
      end += 1
    }
    return end
  }
}
