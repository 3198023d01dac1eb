/// Which words could complete a phrase whose other words an utterance has: only repairs to those are
/// worth trying.
///
/// A phrase that lacks two of the words that carry its meaning is not one slip away. That is so of
/// nearly every phrase for nearly every utterance, which is why this is looked at first.
struct RepairProspects {
  /// True if some phrase has all the words that it needs: a slip is in another word, or in the order.
  private var isAnyComplete = false
  /// For each word of the phrases, the fewest words that any phrase with it lacks.
  private var lacking: [Int16]
  private let isFunctionWord: [Bool]
  /// True where the words of some templates are not known, so that any word may complete one.
  private let isBlind: Bool

  /// - Parameters:
  ///   - words: The words of the utterance.
  ///   - index: The phrases.
  /// - Complexity: O(vocabulary + words × phrases with them).
  init(_ words: some Sequence<[UInt8]>, in index: TolerantIndex) {
    isFunctionWord = index.isFunctionWord
    isBlind = index.hasUnreadTemplates
    lacking = index.fewestContent
    var counts: [Int32: Int16] = [:]
    for number in Set(words.compactMap(index.vocabulary.number)) where !isFunctionWord[number] {
      for sentence in index.sentences[number] { counts[sentence, default: 0] += 1 }
    }
    for (sentence, count) in counts {
      guard let graph = index.graphs[Int(sentence)] else { continue }
      let missing = max(0, graph.contentToCome[0] - count)
      if missing == 0 { isAnyComplete = true }
      for word in graph.contentWords { lacking[word] = min(lacking[word], missing) }
    }
  }

  /// True if a phrase may be complete once the utterance has certain words.
  ///
  /// - Parameter words: Words of phrases; none for one of a value, which no phrase lacks.
  func allow(_ words: [Int]) -> Bool {
    if isBlind { return true }
    let content = words.filter { !isFunctionWord[$0] }
    return content.isEmpty ? isAnyComplete : content.contains { lacking[$0] <= content.count }
  }

  /// The same of one word, which is of phrases if it is one of so many first ones.
  func allows(_ word: Int) -> Bool {
    if isBlind { return true }
    guard word < lacking.count, !isFunctionWord[word] else { return isAnyComplete }
    return lacking[word] <= 1
  }
}
