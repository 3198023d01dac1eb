// What a candidate rests on: what it understood, and what it forgave.

extension Candidate {
  /// True if every slot means something.
  package var isUnderstood: Bool { slots.allSatisfy(\.isUnderstood) }

  /// The typing errors in names.
  package var misspelling: Double { slots.reduce(0) { $0 + $1.resolution.misspelling } }

  /// What was forgiven in all: the phrase and its names together.
  package var totalCost: Double { cost + misspelling }

  /// True if everything is understood, names as they were typed.
  package var isSure: Bool { isUnderstood && totalCost == cost }

  /// The same, of a phrase that was written for the app: nothing better can follow.
  package var isSureOwn: Bool { !isGenerated && isSure }

  /// True if everything is understood, and hardly strays: no slip that is repaired would cost less.
  package var isLikely: Bool { isUnderstood && doubts.isEmpty && totalCost <= Self.likelyCost }

  private static let likelyCost = 0.4

  /// True if enough was typed of the phrase itself to tell what is wanted, though a slot names
  /// nothing, or a name is far from what was typed.
  ///
  /// *“mark blorple as watched” does, so a person is asked which film; “rate blorple” does not.*
  package var isSpecific: Bool { ownLength >= Self.specificLength }

  private static let specificLength = 9

  /// True if only a part of a name was typed.
  package var restsOnPartOfName: Bool { slots.contains(where: \.isPartOfName) }

  /// True if every word of the phrase and every name were typed as they are written.
  var isExact: Bool { totalCost == 0 && doubts.isEmpty && !restsOnPartOfName }

  /// True when a name was only found with typing errors in it.
  var restsOnMisspelling: Bool {
    slots.contains { $0.resolution.rank == EntityHit.Fit.fuzzy.rawValue }
  }

  /// The characters in slots that take any text, or that name nothing.
  var freeLength: Int {
    slots.reduce(0) { length, slot in
      switch slot.resolution {
      case .value(.string, id: nil), .unreadable: length + slot.range.count
      case .entity(_, let lookup) where lookup?.hits.isEmpty ?? true: length + slot.range.count
      case .value, .outOfRange, .entity: length
      }
    }
  }
}

extension CandidateSlot {
  /// True if the name that was found may well not be the one that was meant.
  package var isVague: Bool {
    guard case .entity(_, let lookup?) = resolution else { return false }
    return lookup.isVague
  }

  /// True if the slot's text means something. One that is being looked up may.
  package var isUnderstood: Bool {
    switch resolution {
    case .value, .outOfRange: true
    case .unreadable: false
    case .entity(_, let lookup): lookup.map { !$0.hits.isEmpty } ?? true
    }
  }

  /// True if only a part of a name was typed.
  fileprivate var isPartOfName: Bool {
    guard case .entity(_, let lookup?) = resolution, let best = lookup.hits.first else {
      return false
    }
    return switch best.fit {
    case .exact: false
    case .prefix, .words: true
    case .fuzzy:
      text.count(where: \.isWhitespace) < best.option.title.count(where: \.isWhitespace)
    }
  }
}

extension CandidateSlot.Resolution {
  /// True if the slot took any text at all, rather than one of the values that it knows.
  package var tookAnyText: Bool {
    switch self {
    case .value, .outOfRange: false
    case .unreadable, .entity: true
    }
  }

  /// How well the slot is resolved: 0 for a value or an exact name, up to 3 for a misspelt one;
  /// 4 where it is not resolved.
  var rank: Int {
    switch self {
    case .value: 0
    case .unreadable, .outOfRange, .entity(_, nil): Self.unresolved
    case .entity(_, let lookup?):
      lookup.hits.isEmpty ? Self.unresolved : lookup.hits[0].fit.rawValue
    }
  }

  /// The rank of a slot that is not resolved.
  static let unresolved = 4

  /// True when the slot's name has not been looked up.
  var needsLookup: Bool {
    if case .entity(_, nil) = self { return true }
    return false
  }

  /// The typing errors in a name, at least one where the name fits no better.
  var misspelling: Double {
    guard case .entity(_, let lookup?) = self, !lookup.hits.isEmpty, lookup.hits[0].fit == .fuzzy
    else { return 0 }
    return Double(max(1, lookup.hits[0].edits))
  }
}
