import BoundedWork
import Dialogue
import NameIndex

// When a name that was found is asked about, though nothing else was found.

extension EntityCatalogue {
  /// True if what was typed is so unlike the name, or names of the catalogue so like one another, that
  /// it may well be the name of something else.
  func isVague(_ hit: NameHit, typed text: [UInt8]) -> Bool {
    if hit.fit == .exact { return false }
    if hit.fit == .nearest || isUnlike(hit, typed: text) { return true }
    let density = knownDensity
    switch hit.fit {
    case .fuzzy: return density.misspellings > CatalogueDensity.bearableMisspellings
    case .words where index.text(of: hit.name).count == text.count: return false
    default: return density.parts > CatalogueDensity.bearableParts
    }
  }

  /// True if a name says something else than what was typed: words in another order, or in part and
  /// misspelt at once, or typed with an article as a whole title is, or with a quarter of its letters
  /// wrong.
  private func isUnlike(_ hit: NameHit, typed text: [UInt8]) -> Bool {
    let typed = text.split(separator: UInt8(ascii: " "))
    let name = index.text(of: hit.name).split(separator: UInt8(ascii: " "))
    switch hit.fit {
    case .exact, .prefix, .initials: return false
    case .nearest: return true
    case .words:
      guard typed.count > 1 else { return false }
      if typed.count == name.count, hit.variations == 0 { return false }
      return hit.variations > 0 || !typed.isInOrder(in: name)
    case .fuzzy:
      if typed.count < name.count { return true }
      return Int(hit.cost) * 4 > text.count
    }
  }

  /// How like one another the names are, measured once.
  var knownDensity: CatalogueDensity { density.get(measureDensity) }

  /// Looks up a sample of the catalogue's names, each as if its bearers were not there.
  ///
  /// It is no part of the utterance that is the first to need it: it has a budget of its own, past which
  /// names are taken to be as like one another as they can be.
  private func measureDensity() -> CatalogueDensity {
    var scratch = SearchScratch()
    scratch.work = WorkBudget(steps: CatalogueDensity.steps(names: index.nameCount))
    let step = max(1, index.nameCount / CatalogueDensity.sampleSize)
    var (tried, parts, misspellings) = (0.0, 0.0, 0.0)
    for number in stride(from: 0, to: index.nameCount, by: step) {
      guard !scratch.work.isSpent else { return CatalogueDensity(parts: 1, misspellings: 1) }
      tried += 1
      switch coincidence(of: NameID(rawValue: UInt32(number)), &scratch) {
      case .prefix, .words: parts += 1
      case .fuzzy: misspellings += 1
      case .exact, .initials, .nearest, nil: break
      }
    }
    guard tried > 0 else { return CatalogueDensity(parts: 0, misspellings: 0) }
    return CatalogueDensity(parts: parts / tried, misspellings: misspellings / tried)
  }

  /// How a name finds the one entity that it finds beside its bearers; `nil` if it finds none, or
  /// several, which are asked about anyway.
  private func coincidence(of name: NameID, _ scratch: inout SearchScratch) -> NameFit? {
    let (text, bearers) = (index.text(of: name), index.bearers(of: name))
    for options in [
      SearchOptions(worstFit: .words), SearchOptions(bestFit: .initials, worstFit: .fuzzy),
    ] {
      let found = index.search(
        text, limit: bearers.count + 4, options: options, scratch: &scratch)
      let others = found.hits.filter { !bearers.contains($0.entity) }
      guard let best = others.first else { continue }
      let isAlone = !others.dropFirst().contains { $0.fit == best.fit && $0.cost == best.cost }
      return isAlone && !isUnlike(best, typed: text) ? best.fit : nil
    }
    return nil
  }
}

extension Array where Element == ArraySlice<UInt8> {
  /// True if the words stand in another text in the same order, the last perhaps unfinished.
  fileprivate func isInOrder(in other: Self) -> Bool {
    var rest = other[...]
    for word in self {
      guard let place = rest.firstIndex(where: { $0.starts(with: word) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
