/// What bounds the work of one search, whatever is typed and whatever the catalogue holds.
///
/// With these, a search measures some 8,000 words against typed ones and checks some 4,000 names a
/// fit, long names counting for several: a millisecond or two for the worst of catalogues, whatever
/// its size. Past a bound it finds less, never wrongly: what it finds is in the documented order.
///
/// What all searches for one utterance may take together, ``SearchScratch/work`` bounds.
enum SearchLimits {
  /// The most words of a text that are looked at one by one; longer texts find exact names only.
  static let words = 24
  /// The most letters of a typed word that is split or forgiven an edit.
  static let letters = 64
  /// The most groupings of a text with joined and split words.
  static let groupings = 24
  /// The most words of the catalogue that are measured against all typed words together; against
  /// one of them, at most a quarter of it.
  static let measuredWords = 8192
  /// The most steps of a walk over the catalogue's words, for one typed word.
  static let walkedSteps = 131_072
  /// The most words of the catalogue that a typed word may stand for; nearest first.
  static let alternatives = 64
  /// The most names that are checked word by word, for each fit.
  static let checkedNames = 4096
}

extension NameIndex {
  /// Finds the entities whose names a text fits, best first.
  ///
  /// Hits are in this order, which is total: by fit (``NameFit``), then by the number of edits, then
  /// by the number of variations, then by name (``NameID``: titles before synonyms, fewer words,
  /// fewer letters, an earlier entity), then by entity. An entity has one hit, by its best name.
  ///
  /// - **Exact**: the same letters once both are squeezed; see ``NameHit/variations``.
  /// - **Prefix**: front articles set aside, the name's first words are the text's. Its last word
  ///   may be unfinished after three letters, in scripts without spaces after one.
  /// - **Words**: but for a front article, every word of the text is one of the name's, in any order.
  ///   A numeral may be written otherwise, as may "and". The last word may be unfinished; a word of
  ///   two letters or more in a script without spaces may stand anywhere in one of the name's. At
  ///   one place a word may be two in the name, one after the other, or two words one. A front
  ///   article that was typed and is not the name's is a variation.
  /// - **Initials**: three letters or more that start the name's words, with or without its front
  ///   article, with or without its function words.
  /// - **Fuzzy**: as *words*, without joining and splitting, but each word may also be a few edits
  ///   away from the name's: none up to four letters of the name's word, one from five, two from
  ///   nine. Function words may be missing in the name.
  ///
  /// *"toy stroy" → Toy Story, with one edit. "spiderman" → Spider-Man, exact with a variation. "lotr"
  /// → The Lord of the Rings, by initials. "the" → only what is called so:* a text of function words
  /// alone finds exact names only. So does one of more than 24 words or 1,024 bytes.
  ///
  /// - Parameters:
  ///   - text: what was typed, in normalized UTF-8.
  ///   - limit: the most hits wanted.
  ///   - scratch: memory to work in.
  /// - Complexity: bounded by constants (``SearchLimits``) and logarithms of the catalogue's size,
  ///   but for what a text's exact name is worth: reading its bearers.
  package func search(
    _ text: UnsafeBufferPointer<UInt8>, limit: Int, options: SearchOptions = SearchOptions(),
    scratch: inout SearchScratch
  ) -> NameSearchResult {
    guard text.count <= NameIndexBuilder.maximumNameLength, limit > 0 else {
      return NameSearchResult()
    }
    guard !scratch.work.isSpent else { return NameSearchResult() }
    scratch.start(text, limit: limit)
    readWords(&scratch)
    if options.bestFit == .exact { searchExact(&scratch) }
    guard isSearchable(scratch) else { return scratch.result }
    for fit in [NameFit.prefix, .words, .initials, .fuzzy] where fit >= options.bestFit {
      let isDone = scratch.isFull || (options.bestFitOnly && scratch.result.total > 0)
      if isDone || fit > options.worstFit || scratch.work.isSpent { break }
      search(fit, &scratch)
    }
    return scratch.result
  }

  /// Finds the entities whose names a text fits; see the other overload.
  package func search(
    _ text: [UInt8], limit: Int, options: SearchOptions = SearchOptions(),
    scratch: inout SearchScratch
  ) -> NameSearchResult {
    text.withUnsafeBufferPointer {
      search($0, limit: limit, options: options, scratch: &scratch)
    }
  }

  private func search(_ fit: NameFit, _ scratch: inout SearchScratch) {
    scratch.checksLeft = SearchLimits.checkedNames
    switch fit {
    case .prefix: searchPrefix(&scratch)
    case .words: searchWords(&scratch)
    case .initials: searchInitials(&scratch)
    case .fuzzy: searchFuzzy(&scratch)
    case .exact, .nearest: break
    }
  }

  /// True when a text may find more than exact names.
  private func isSearchable(_ scratch: borrowing SearchScratch) -> Bool {
    scratch.text.count <= 1024 && scratch.words.count <= SearchLimits.words
      && scratch.words.contains { !$0.traits.contains(.isFunctionWord) }
  }

  /// Splits the text and finds its words in the vocabulary.
  func readWords(_ scratch: inout SearchScratch) {
    scratch.text.withUnsafeBufferPointer { text in
      var scanner = WordScanner(text)
      while let range = scanner.next() {
        let bytes = UnsafeBufferPointer(rebasing: text[range])
        let word = vocabulary.find(bytes)
        scratch.work.charge(16 + range.count)
        scratch.words.append(
          TypedWord(
            range: range, word: word,
            traits: word.map { vocabulary.traits[Int($0)] } ?? WordTraits(bytes, in: language),
            letters: CodePoints.count(bytes)))
      }
    }
  }

  /// Makes hits of a name's bearers that have none yet.
  ///
  /// Goes on until one more entity is known than wanted, and counts it.
  func emit(_ name: UInt32, _ fit: NameFit, cost: SearchCost, _ scratch: inout SearchScratch) {
    let isTitle = names.isTitle(name)
    for place in bearerRange(of: name) {
      let entity = bearers[place]
      if scratch.isFull { return }
      guard scratch.seen.insert(entity) else { continue }
      scratch.result.total += 1
      if scratch.isFull { return }
      scratch.result.hits.append(
        NameHit(
          entity: entity, name: NameID(rawValue: name), fit: fit, cost: cost.edits,
          variations: cost.variations, isTitle: isTitle))
    }
  }

  func emit(_ name: UInt32, _ fit: NameFit, cost: Int, _ scratch: inout SearchScratch) {
    emit(name, fit, cost: SearchCost(edits: cost), &scratch)
  }

  /// Makes hits of the candidates, best first.
  func emitCandidates(_ fit: NameFit, _ scratch: inout SearchScratch) {
    scratch.candidates.sort()
    scratch.work.charge(8 * scratch.candidates.count)
    for index in scratch.candidates.indices {
      if scratch.isFull { return }
      let key = scratch.candidates[index]
      emit(Candidate.name(key), fit, cost: Candidate.cost(key), &scratch)
    }
  }
}
