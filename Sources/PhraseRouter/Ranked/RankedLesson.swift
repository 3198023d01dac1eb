import IntentRanking
import MappedImage

/// All that is learned of an app in a language.
struct RankedLesson: Sendable {
  var ranker: IntentRanker
  /// What makes questions and denials of an intent's own phrases, by label: see ``UtteranceMood``.
  var signs: [Set<String>]
  var words: RankedWords

  /// What was learned, as bytes: the same for the same app.
  var bytes: [UInt8] {
    var record = RecordWriter()
    record.write(ranker.bytes())
    record.write(signs) { record, signs in
      record.write(signs.sorted()) { $0.write($1) }
    }
    for words in [words.common, words.doubtful, words.pairs, words.counted] {
      record.write(words.sorted { $0.lexicographicallyPrecedes($1) }) { $0.write($1) }
    }
    return record.bytes
  }
}

extension RankedLesson {
  /// Reads what ``bytes`` gave.
  ///
  /// - Throws: `damaged` for any other bytes.
  init(_ bytes: [UInt8]) throws(ImageError) {
    var reader = try RecordReader(Section(bytes))
    guard let ranker = IntentRanker(Array(try reader.raw())) else { throw .damaged }
    let signs = try reader.array { reader throws(ImageError) in
      Set(try reader.array { reader throws(ImageError) in try reader.string() })
    }
    guard signs.count == ranker.labels.count else { throw .damaged }
    let words = RankedWords(
      common: try Self.words(&reader), doubtful: try Self.words(&reader),
      pairs: try Self.words(&reader), counted: try Self.words(&reader))
    self.init(ranker: ranker, signs: signs, words: words)
  }

  private static func words(_ reader: inout RecordReader) throws(ImageError) -> Set<[UInt8]> {
    Set(try reader.array { reader throws(ImageError) in Array(try reader.raw()) })
  }
}
