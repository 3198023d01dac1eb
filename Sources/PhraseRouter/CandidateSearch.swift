import AppManifest
import Dialogue
import PhraseMatching
import TextAnalysis

/// Finds what an utterance may mean among an app's phrases, pass after pass.
///
/// Phrases are matched once for each way of matching, however many passes look at the matches.
struct CandidateSearch {
  private let utterance: String
  private let context: [String: Value]
  private let now: CalendarMinute?
  private let program: PhraseProgram
  private let reader: SlotReader
  private let scratch: RouteScratch
  /// The utterance as it was typed, and with its numbers as one digit each.
  private let asWritten: [MatchedText]
  /// Numbers that no phrase can have words for.
  private let digits: [WrittenNumber]
  /// True if a question mark ends the utterance.
  private let endsAsQuestion: Bool

  /// A text that is matched, and the phrases that match it.
  private struct MatchedText {
    var typed: TypedText
    var matches: [TolerantMatcher.Match]

    init(_ typed: TypedText, _ matches: [TolerantMatcher.Match]) {
      self.typed = typed
      self.matches = matches
    }

    /// Matches of phrases as they are written, of an utterance that may have been reduced.
    init(_ typed: TypedText, asWritten matches: [PhraseMatch], cost: Double = 0) {
      self.init(typed, matches.map { TolerantMatcher.Match(match: $0, cost: cost) })
    }
  }

  /// - Parameter scratch: What the utterance has just been analyzed into.
  init(
    _ utterance: String, context: [String: Value], program: PhraseProgram, reader: SlotReader,
    numbers: NumberScanner, scratch: RouteScratch
  ) {
    self.utterance = utterance
    self.context = context
    now = CalendarMinute(context["now"] ?? .null)
    self.program = program
    self.reader = reader
    self.scratch = scratch
    let forms = NumberForms(
      utterance, context: context, program: program, reader: reader, numbers: numbers,
      scratch: scratch)
    asWritten = forms.forms.map { MatchedText($0.typed, asWritten: $0.matches) }
    digits = forms.digits
    endsAsQuestion = utterance.endsInQuestionMark
  }

  /// The length of the normalized utterance.
  var utteranceLength: Int { asWritten[0].typed.length }

  /// True if the utterance equals a phrase that bypasses the app.
  var isNegative: Bool {
    asWritten[0].matches.contains { program.isNegative($0.match) }
  }

  /// The candidates of all passes, up to the first after which no further is needed.
  ///
  /// - Parameter contenders: What says whether a match that strays word by word is a coincidence.
  func candidates(
    by passes: [RoutingPass], admitting contenders: Contenders
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    var tolerant: MatchedText?
    for pass in passes {
      if pass.replacesLast { candidates.removeAll(keepingCapacity: true) }
      switch pass.phrases {
      case .asWritten: for text in asWritten { append(text, pass.names, to: &candidates) }
      case .reduced:
        if let reduced = matchReduced() { append(reduced, pass.names, to: &candidates) }
      case .tolerant:
        let text = tolerant ?? matchTolerantly()
        tolerant = text
        append(text, pass.names, to: &candidates, where: contenders.admits)
      case .repaired:
        // What names nothing word by word may be like a name as a whole: that is nearer.
        if !candidates.contains(where: \.isUnderstood) {
          for text in asWritten { append(text, .alike, to: &candidates) }
          if candidates.contains(where: \.isUnderstood) { break }
        }
        appendRepaired(pass.names, to: &candidates, where: contenders.admits)
      }
      if candidates.contains(where: pass.isEnough) { break }
    }
    return candidates
  }
}

// MARK: Straying

extension CandidateSearch {
  /// The utterance with one digit for each number that no phrase can have words for.
  private var simplified: AnalyzedText {
    digits.isEmpty ? scratch.analyzed : scratch.analyzed.replacing(digits)
  }

  /// The utterance without filler and doubled words, matched as phrases are written. That is cheap,
  /// and repairs slots too. `nil` if there is nothing to leave out.
  private func matchReduced() -> MatchedText? {
    var text = simplified
    guard let cost = scratch.tolerant?.reducer.reduce(&text) else { return nil }
    let typed = TypedText(utterance, text, replacing: digits, of: scratch.analyzed)
    let matches = scratch.matcher.matches(in: &text, context: context)
    // Filler makes no command of what bypasses the app.
    guard !matches.contains(where: { program.isNegative($0) }) else { return nil }
    return MatchedText(typed, asWritten: matches, cost: cost)
  }

  /// The utterance matched word by word. What costs nothing was matched as written.
  private func matchTolerantly() -> MatchedText {
    let text = simplified
    let matches = scratch.tolerant?.matches(in: text) ?? []
    return MatchedText(
      TypedText(utterance, text, replacing: digits, of: scratch.analyzed),
      matches.filter { $0.cost > 0 })
  }
}

// MARK: Slips

extension CandidateSearch {
  /// Appends what the utterance means with a slip repaired, the cheapest repairs that mean anything.
  ///
  /// What is said without meaning anything by it is left out first, and what turns out to be such
  /// once it is repaired, afterwards.
  private func appendRepaired(
    _ names: RoutingPass.Names, to candidates: inout [Candidate],
    where admits: (Candidate) -> Bool
  ) {
    guard let tolerant = scratch.tolerant else { return }
    var text = simplified
    let reduced = tolerant.reducer.reduce(&text) ?? 0
    _ = scratch.matcher.matches(in: &text, context: context)
    var least = candidates.lazy.filter(\.isUnderstood).map(\.totalCost).min() ?? .infinity
    for repair in tolerant.repairs(of: text, reach: scratch.matcher.reach)
    where repair.cost + reduced <= least && !scratch.isCutShort {
      for candidate in self.candidates(of: repair, reduced, tolerant, names) where admits(candidate)
      {
        candidates.append(candidate)
        if candidate.isUnderstood { least = min(least, candidate.totalCost) }
      }
    }
  }

  /// What an utterance means with a slip repaired.
  ///
  /// - Parameter reduced: What it cost to leave filler out.
  private func candidates(
    of repair: SlipRepair, _ reduced: Double, _ tolerant: TolerantMatcher,
    _ names: RoutingPass.Names
  ) -> [Candidate] {
    var text = repair.text
    let filler = repair.mayBeFiller ? tolerant.reducer.reduce(&text) : nil
    let cost = repair.cost + reduced + (filler ?? 0)
    let matches = scratch.matcher.matches(in: &text, context: context)
    guard !matches.isEmpty, !matches.contains(where: { program.isNegative($0) }) else { return [] }
    let typed = TypedText(utterance, text, replacing: digits, of: scratch.analyzed)
    let matched = MatchedText(typed, asWritten: matches, cost: cost)
    return matched.matches.compactMap { match in
      guard var candidate = candidate(of: match, in: matched, names), !candidate.isGenerated,
        !zip(match.match.captures, candidate.slots).contains(where: { capture, slot in
          slot.resolution.tookAnyText && repair.isInside(typed.source(of: capture.span))
        })
      else { return nil }
      // A character or a small word is little: with it, a name that nothing bears, or half of one,
      // would be a coincidence.
      if repair.isSmall, !candidate.isUnderstood || candidate.doubts.contains(.vagueName) {
        return nil
      }
      if repair.isDoubtful { candidate.doubts.insert(.mistakenWord) }
      candidate.typos = repair.cost
      return candidate
    }
  }
}

extension SlipRepair {
  /// True if what was repaired lies in what a slot took: names are looked up as they were typed.
  fileprivate func isInside(_ slot: Range<Int>) -> Bool {
    if slip == .unmarked { return false }
    return source.isEmpty
      ? slot.lowerBound < source.lowerBound && source.upperBound < slot.upperBound
      : slot.overlaps(source)
  }

  /// True if what was repaired says next to nothing.
  fileprivate var isSmall: Bool { slip == .character || slip == .surplus || slip == .missing }

  /// True if what was typed may well have been meant.
  var isDoubtful: Bool {
    switch slip {
    case .mistaken, .swapped, .surplus: true
    case .misspelt, .misheard, .unmarked, .repeated, .joined, .parted, .missing, .character: false
    }
  }
}

// MARK: Doubts

extension CandidateSearch {
  /// Notes what of the utterance a match does not account for.
  private func addDoubts(
    about found: TolerantMatcher.Match, in text: MatchedText, to candidate: inout Candidate
  ) {
    if !found.deviations.isEmpty {
      let namedCount = candidate.slots.count { $0.resolution.tookAnyText }
      candidate.doubts = Doubts(found.deviations, namedCount: namedCount)
    }
    guard let tolerant = scratch.tolerant else { return }
    if candidate.cost >= tolerant.costs.functionWord, candidate.restsOnPartOfName {
      candidate.doubts.insert(.vagueName)
    }
    if candidate.slots.contains(where: \.isVague) { candidate.doubts.insert(.vagueName) }
    for (capture, slot) in zip(found.match.captures, candidate.slots)
    where leavesWordsOver(text.typed.normalized(capture.span), of: slot, tolerant) {
      candidate.doubts.insert(.leftOver)
    }
    guard endsAsQuestion, !candidate.isGenerated else { return }
    if !tolerant.isQuestion(found.match.sentence), !tolerant.asksPolitely(scratch.analyzed) {
      candidate.doubts.insert(.questionMark)
    }
  }
}

extension CandidateSearch {
  /// True if a slot's text has words in it that say something and belong to no name that was found.
  ///
  /// *“setz smile **nicht** auf die merkliste”*
  private func leavesWordsOver(
    _ text: ArraySlice<UInt8>, of slot: CandidateSlot, _ tolerant: TolerantMatcher
  ) -> Bool {
    guard case .entity(_, let lookup?) = slot.resolution, let hit = lookup.hits.first,
      hit.fit != .exact
    else { return false }
    return tolerant.wordsLeftOver(of: text) {
      [hit.title, hit.localizedTitle].compactMap { $0 }.map { scratch.analyzer.analyze($0).bytes }
    }
  }
}

extension Doubts {
  /// - Parameter namedCount: How many slots a match fills with text: one that stands elsewhere than
  ///   in the phrase may have changed places with another.
  fileprivate init(_ deviations: Deviations, namedCount: Int) {
    self = []
    if deviations.contains(.passesOver) { insert(.leftOver) }
    if deviations.contains(.asks) { insert(.asksWhether) }
    if deviations.contains(.reorders) || (deviations.contains(.movesSlot) && namedCount > 1) {
      insert(.reordered)
    }
  }
}

extension String {
  /// True if the last thing that was typed is a question mark, of any script.
  fileprivate var endsInQuestionMark: Bool {
    let last = unicodeScalars.last { !$0.properties.isWhitespace }
    return switch last {
    case "?", "\u{FF1F}", "\u{61F}", "\u{37E}", "\u{1367}", "\u{203D}", "\u{2048}": true
    default: false
    }
  }
}

// MARK: Reading slots

extension CandidateSearch {
  private func append(
    _ text: MatchedText, _ names: RoutingPass.Names, to candidates: inout [Candidate],
    where admits: (Candidate) -> Bool = { _ in true }
  ) {
    for match in text.matches {
      guard let candidate = candidate(of: match, in: text, names), admits(candidate) else {
        continue
      }
      candidates.append(candidate)
    }
  }

  /// A match with its slots read.
  ///
  /// - Returns: `nil` if the shortcut's intent does not have the slots.
  private func candidate(
    of found: TolerantMatcher.Match, in text: MatchedText, _ names: RoutingPass.Names
  ) -> Candidate? {
    let match = found.match
    let sentence = program.sentences[match.sentence]
    let block = program.blocks[sentence.block]
    var slots: [CandidateSlot] = []
    var ownLength = text.typed.length - found.skippedLength
    for capture in match.captures {
      guard let slot = slot(of: capture, intent: block.intent, in: text, names) else { return nil }
      if slot.resolution.tookAnyText { ownLength -= capture.span.count }
      slots.append(slot)
    }
    var candidate = Candidate(
      intent: block.intent, template: sentence.text, order: block.order, cost: found.cost,
      typos: found.typos, passesOverBeforeSlot: found.passesOverBeforeSlot,
      literalLength: Int(match.quality.score), ownLength: ownLength, slots: slots,
      fixedSlots: block.fixedSlots.map { FilledSlot(name: $0.name, value: $0.value) },
      isGenerated: block.isGenerated)
    addDoubts(about: found, in: text, to: &candidate)
    return candidate
  }

  private func slot(
    of capture: PhraseMatch.Capture, intent: String, in text: MatchedText,
    _ names: RoutingPass.Names
  ) -> CandidateSlot? {
    let name = program.slotNames[capture.slot.index]
    let (typed, range) = text.typed.typed(capture.span)
    let resolution = reader.resolution(
      of: text.typed.content(of: capture), text: text.typed.normalized(capture.span), typed: typed,
      intent: intent, slot: name, program: program, now: now, names: names,
      lookups: &scratch.lookups)
    return resolution.map {
      CandidateSlot(name: name, text: typed, range: range, resolution: $0)
    }
  }
}
