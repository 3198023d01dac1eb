extension DateReader {
  /// Words of which every day that is said has one, but for those in digits: the names of months and
  /// weekdays, and what stands in the language's patterns, such as *tomorrow* and *week*. Normalized.
  ///
  /// Most texts have none, so that nothing in them needs to be read as a day. In languages without
  /// spaces they are parts of words.
  ///
  /// - Complexity: O(size of the language's tables); it is meant to be asked for once.
  package var dayWords: Set<[UInt8]> {
    let lexicon = tables.dates
    var words: Set<[UInt8]> = []
    func add(_ text: [UInt8]) {
      for word in text.split(separator: UInt8(ascii: " ")) where word.count > 2 {
        words.insert(Array(word))
      }
    }
    for name in lexicon.months + lexicon.weekdays { add(name.text) }
    for (pattern, _) in lexicon.dates {
      for case .literal(let text) in pattern.elements { add(text) }
    }
    for frame in lexicon.frames {
      add(frame.before)
      add(frame.after)
    }
    return words
  }
}
