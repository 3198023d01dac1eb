/// Names on their way into an index: split into words, each text once, ranked.
struct NameAssembly {
  let language: NameLanguage
  /// The distinct words in byte order, and their traits.
  let vocabulary: BytePool
  let traits: [WordTraits]
  /// The distinct names in the order of their ids.
  let names: NameList
  /// Who bears name `i`: `bearers[bearerStarts[i] ..< bearerStarts[i + 1]]`, ascending.
  let bearerStarts: [UInt32]
  let bearers: [EntityID]

  init(_ builder: borrowing NameIndexBuilder) {
    let texts = DistinctTexts(builder.names)
    let records = texts.records(builder.bearings)
    language = builder.language
    vocabulary = texts.vocabulary
    traits = Vocabulary.traits(of: vocabulary, in: language)

    var (words, groups): ([WordID], [NameList.Group]) = ([], [])
    var (starts, bearers): ([UInt32], [EntityID]) = ([0], [])
    words.reserveCapacity(texts.words.count)
    starts.reserveCapacity(records.list.count + 1)
    bearers.reserveCapacity(records.bearers.count)
    for record in texts.ranked(records) {
      let text = texts.range(of: record.text)
      let isNewGroup =
        groups.last.map { $0.isTitle != record.isTitle || Int($0.wordCount) != text.count } ?? true
      if isNewGroup {
        groups.append(
          NameList.Group(
            firstName: UInt32(starts.count - 1), firstWord: UInt32(words.count),
            wordCount: UInt32(text.count), isTitle: record.isTitle))
      }
      words.append(contentsOf: texts.words[text])
      bearers.append(contentsOf: records.bearers[record.bearers])
      starts.append(UInt32(bearers.count))
    }
    groups.append(
      NameList.Group(
        firstName: UInt32(starts.count - 1), firstWord: UInt32(words.count), wordCount: 0,
        isTitle: false))
    names = NameList(words: words, groups: groups)
    bearerStarts = starts
    self.bearers = bearers
  }
}
