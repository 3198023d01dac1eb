// NameIndex is for finding the entities of a catalogue by what people type of their names.

import Synchronization

/// An immutable index over the names of a catalogue: exact, prefix, every-word and fuzzy lookup.
///
/// It works on normalized UTF-8 whose words are separated by single spaces, as
/// `TextProfile.Rules.natural` makes it. It knows nothing of what entities are: they are the
/// positions that its builder was given.
///
/// ```swift
/// var builder = NameIndexBuilder(language: "en")
/// builder.add(name: "toy story".utf8, entity: EntityID(rawValue: 0), isTitle: true)
/// let index = builder.build()
/// var scratch = SearchScratch()
/// index.search(Array("toy stroy".utf8), limit: 10, scratch: &scratch).hits  // one edit
/// ```
///
/// Names are sequences of word numbers in flat arrays; a name costs about 50 bytes beyond its
/// text when a million share some ten thousand words. All methods may be called from many threads
/// at once.
package final class NameIndex: Sendable {
  let language: NameLanguage
  /// Tells this index from every other in the process.
  let number: UInt64
  let vocabulary: Vocabulary
  /// The words of each name.
  let names: NameList
  /// Who bears name `i`: `bearers[bearerStarts[i] ..< bearerStarts[i + 1]]`, ascending.
  let bearerStarts: [UInt32]
  let bearers: [EntityID]
  /// The names by the hash of their squeezed letters.
  let table: TaggedTable
  /// The names that have word `w`, ascending and each once:
  /// `postings.values[postingStarts[w] ..< postingStarts[w + 1]]`.
  let postingStarts: [UInt32]
  let postings: RangeMinima
  let signatures: NameSignature.Scale
  /// The signature of the name of each posting.
  let postingSignatures: [NameSignature]
  /// The names by their words in turn, front articles left out.
  let byWords: RangeMinima
  /// The names whose first word, front articles left out, is `w`:
  /// `byWords.values[firstWordStarts[w] ..< firstWordStarts[w + 1]]`.
  let firstWordStarts: [UInt32]
  /// The names of three words or more by their initials.
  let initials: HashBuckets

  /// The number of distinct names; a title that is also a synonym counts twice.
  package var nameCount: Int { names.count }

  /// The number of distinct entities that bear a name.
  package let entityCount: Int

  /// The bytes that the index takes in memory, the names' text included.
  package var byteCount: Int {
    vocabulary.byteCount + names.byteCount + bearerStarts.count * 4 + bearers.count * 4
      + table.byteCount + postingStarts.count * 4 + postings.byteCount
      + postingSignatures.count * MemoryLayout<NameSignature>.stride + byWords.byteCount
      + firstWordStarts.count * 4
      + initials.byteCount
  }

  private static let lastNumber = Atomic<UInt64>(0)

  /// True for a word that alone identifies nothing, in the language of the names.
  package func isFunctionWord(_ word: [UInt8]) -> Bool {
    word.withUnsafeBufferPointer(language.isFunctionWord)
  }

  /// The normalized text of a name.
  package func text(of name: NameID) -> [UInt8] {
    var text: [UInt8] = []
    for word in names.words[names.range(of: name.rawValue)] {
      if !text.isEmpty { text.append(space) }
      vocabulary.withBytes(of: word) { text.append(contentsOf: $0) }
    }
    return text
  }

  /// The entities that bear a name, ascending.
  package func bearers(of name: NameID) -> ArraySlice<EntityID> {
    bearers[bearerRange(of: name.rawValue)]
  }

  func bearerRange(of name: UInt32) -> Range<Int> {
    Int(bearerStarts[Int(name)])..<Int(bearerStarts[Int(name) + 1])
  }

  /// Where the names that have a word of a range are in `postings`.
  func postingRange(of words: Range<WordID>) -> Range<Int> {
    Int(postingStarts[Int(words.lowerBound)])..<Int(postingStarts[Int(words.upperBound)])
  }

  /// A name's words without its front article.
  func strippedRange(of name: UInt32) -> Range<Int> {
    let range = names.range(of: name)
    let startsWithArticle = vocabulary.traits[Int(names.words[range.lowerBound])]
      .contains(.isArticle)
    return startsWithArticle && range.count > 1 ? (range.lowerBound + 1)..<range.upperBound : range
  }

  /// Squeezes a name's words.
  func squeeze(_ words: ArraySlice<WordID>, into form: inout Squeezer) {
    for index in words.indices {
      let word = words[index]
      vocabulary.withBytes(of: word) {
        form.add($0, vocabulary.traits[Int(word)], isLast: index == words.endIndex - 1)
      }
    }
  }

  init(_ assembly: NameAssembly) {
    let names = assembly.names
    language = assembly.language
    number = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    self.names = names
    bearerStarts = assembly.bearerStarts
    bearers = assembly.bearers
    entityCount = Self.distinctCount(assembly.bearers)
    let (starts, values, signatures) = Self.postings(of: names, words: assembly.vocabulary.count)
    postingStarts = starts
    postings = RangeMinima(values)
    postingSignatures = signatures
    self.signatures = NameSignature.Scale(vocabularyCount: assembly.vocabulary.count)
    vocabulary = Vocabulary(
      words: assembly.vocabulary, traits: assembly.traits,
      bestFirst: Self.unspacedWords(assembly.traits, starts, values))
    byWords = RangeMinima(Self.order(of: names, assembly.traits))
    firstWordStarts = Self.firstWordStarts(of: names, assembly.traits)
    table = Self.table(of: names, vocabulary)
    initials = Self.initials(of: names, vocabulary)
  }
}
