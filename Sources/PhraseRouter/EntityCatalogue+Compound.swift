import Dialogue
import NameIndex
import TextAnalysis

// Text that is more than one name: a name with a fact about it, or several names.

extension EntityCatalogue {
  /// The most words that a fact has, with the word that leads to it.
  private static let longestFact = 6
  /// What making one text ready to be compared takes, beside its length.
  private static let stepsToAnalyze = 100
  /// The most names that are told apart in one text.
  private static let mostNames = 5

  /// Looks up a name that is followed by facts about the one that is meant.
  ///
  /// *“dune from 2021”, “hurt by johnny cash”, “the matrix (1999)”.* The name has to be found word by
  /// word, and every word of the facts has to stand in what is known of what is found; a function word
  /// may lead to it.
  ///
  /// - Complexity: at most ``longestFact`` lookups, each of at most `limit` entities.
  func lookUpNarrowed(
    _ text: [UInt8], limit: Int, memory: inout LookupMemory
  ) -> LookupResult {
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count > 1 else { return LookupResult(hits: []) }
    for count in 1...min(Self.longestFact, words.count - 1) where !memory.scratch.work.isSpent {
      var fact = words.suffix(count).map { Array($0) }
      let leads = index.isFunctionWord(fact[0])
      guard leads ? fact.count > 1 : fact[0].allSatisfy({ $0 &- 0x30 < 10 }) else { continue }
      if leads { fact.removeFirst() }
      let name = Array(words.dropLast(count).joined(separator: [UInt8(ascii: " ")]))
      let found = index.search(
        name, limit: limit, options: SearchOptions(worstFit: .words), scratch: &memory.scratch)
      let hits = found.hits.filter { hasFact(fact, $0, &memory) }
      guard let best = hits.first?.fit else { continue }
      return LookupResult(hits: hits.filter { $0.fit == best }.map(hit))
    }
    return LookupResult(hits: [])
  }

  private func hasFact(
    _ fact: [[UInt8]], _ hit: NameHit, _ memory: inout LookupMemory
  ) -> Bool {
    guard !memory.scratch.work.isSpent else { return false }
    let known = entity(hit.entity).attributes.values.flatMap { value in
      let text = memory.analyzer.analyze(value.displayText).bytes
      memory.scratch.work.charge(Self.stepsToAnalyze + 8 * text.count)
      return text.split(separator: UInt8(ascii: " "))
    }
    return fact.allSatisfy { word in known.contains { $0.elementsEqual(word) } }
  }

  /// Looks up several names with words such as *and* between them.
  ///
  /// *“jaws and up” → Jaws and Up, to choose from.* All of them have to be found, each alone.
  func lookUpEach(
    _ text: [UInt8], joinedBy connectives: Set<[UInt8]>, memory: inout LookupMemory
  ) -> LookupResult {
    let parts = text.split(separator: UInt8(ascii: " ")).map { Array($0) }
      .split(omittingEmptySubsequences: true) { connectives.contains($0) }
    guard (2...Self.mostNames).contains(parts.count) else { return LookupResult(hits: []) }
    var hits: [EntityHit] = []
    for part in parts {
      let name = Array(part.joined(separator: [UInt8(ascii: " ")]))
      let found = index.search(
        name, limit: 4, options: SearchOptions(worstFit: .words, bestFitOnly: true),
        scratch: &memory.scratch)
      guard !found.hits.isEmpty else { return LookupResult(hits: []) }
      for hit in found.hits.map(hit) where !hits.contains(where: { $0.id == hit.id }) {
        hits.append(hit)
      }
    }
    // One entity by two of its names is still two things that were said.
    var result = LookupResult(hits: hits)
    result.isVague = true
    return result
  }
}
