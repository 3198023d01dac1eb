/// Which of the candidates of an utterance may decide at all, before they are compared.
///
/// The rules, with an example each, are on the page *Ranking* of this module's documentation.
package struct Contenders: Sendable {
  /// The most that an utterance may stray, from a phrase and its names together, where little was
  /// typed of the phrase itself.
  private let maximumCost: Double
  /// What a name adds to that of which only a part was typed.
  private let partOfName: Double
  /// The intents that only show something, which may answer a question.
  private let harmless: Set<String>

  /// The most that an utterance may stray whose slot names nothing: a typing error, some filler.
  private static let unresolvedCost = 0.5
  /// The same for what only shows something: some filler, and typing errors.
  private static let unresolvedFiller = 0.25
  /// The most words of a name that nothing bears, where a question of fact is asked about it.
  private static let unknownWords = 3

  /// - Parameters:
  ///   - maximumCost: The most that an utterance may stray from a phrase.
  ///   - partOfName: What it costs that only a part of a name was typed.
  ///   - harmless: The intents that only show something.
  package init(maximumCost: Double, partOfName: Double, harmless: Set<String> = []) {
    self.maximumCost = maximumCost
    self.partOfName = partOfName
    self.harmless = harmless
  }

  /// True if a candidate that strays from its phrase word by word is what was said, and no
  /// coincidence.
  ///
  /// One whose slot names nothing may stray by a typing error. Where names are understood but little
  /// was typed beside them, phrase and names together may stray no further than a phrase may; typing
  /// errors in the phrase are left aside, since what is misspelt was meant. And a function word that
  /// the phrase lacks, followed by a misspelt part of a name, is something else. *“the movie is
  /// long” is not “movies by” and half the name of a director, nor “I watched it with my friends” a
  /// film.*
  ///
  /// Who asks whether something is so does not want it done: *“did I rate jaws 5 stars”*. What only
  /// shows something may answer.
  package func admits(_ candidate: Candidate) -> Bool {
    if candidate.doubts.contains(.asksWhether), !harmless.contains(candidate.intent) {
      return false
    }
    guard candidate.isUnderstood else { return mayAskForName(candidate) }
    let isPart = candidate.restsOnPartOfName
    if candidate.passesOverBeforeSlot, isPart, candidate.misspelling > 0 { return false }
    if candidate.isSpecific { return true }
    return candidate.totalCost - candidate.typos + (isPart ? partOfName : 0) <= maximumCost
  }

  /// True if a person is to be asked what the name means that nothing bears.
  ///
  /// A question of fact has few words of its own, so they have to be there. *“how long **until** my
  /// flight leaves” is not “how long **is**” and the name of a film.*
  private func mayAskForName(_ candidate: Candidate) -> Bool {
    guard candidate.cost <= Self.unresolvedCost else { return false }
    return !harmless.contains(candidate.intent)
      || candidate.cost - candidate.typos <= Self.unresolvedFiller
  }

  /// True if a question of fact is about something that is too long for an unknown name.
  ///
  /// *“how long is **the wait at the bank**” is not about a film that is called so.*
  private func isAboutSomethingElse(_ candidate: Candidate) -> Bool {
    harmless.contains(candidate.intent)
      && candidate.slots.contains { slot in
        !slot.isUnderstood
          && slot.text.split(whereSeparator: \.isWhitespace).count > Self.unknownWords
      }
  }

  /// The candidates that may decide, of the app's own phrases and of generated ones apart: phrases
  /// that nobody wrote for the app decide nothing about those that somebody did.
  ///
  /// What is understood with the least cost stands; if nothing is understood, what says enough for a
  /// question.
  ///
  /// - Complexity: O(candidates × slots).
  package func among(_ candidates: [Candidate]) -> [Candidate] {
    worthDeciding(candidates.filter { !$0.isGenerated })
      + worthDeciding(candidates.filter(\.isGenerated))
  }

  private func worthDeciding(_ candidates: [Candidate]) -> [Candidate] {
    let understood = candidates.lazy.filter(\.isUnderstood)
    guard let least = understood.map(\.totalCost).min() else {
      return candidates.filter { $0.isSpecific && !isAboutSomethingElse($0) }
    }
    return understood.filter { $0.totalCost <= least }
  }
}
