package import PhraseMatching

// What is needed to hold the compiled program's matches against this matcher's.

extension NaiveMatcher.Match {
  /// A match of the compiled program, spelled out.
  package init(_ match: PhraseMatch, of program: PhraseProgram) {
    let slots = match.captures.map { capture in
      let value =
        switch capture.content {
        case .value(let index): program.entry(index).id ?? ""
        case .number(let number, _): String(number)
        case .text: ""
        }
      return Slot(name: program.slotNames[capture.slot.index], span: capture.span, value: value)
    }
    self.init(
      slots: slots, quality: match.quality, wildcardLength: Int(match.wildcardLength))
  }

  /// True if a slot was filled more than once.
  package func fillsTwice(_ slot: String) -> Bool { slots.count { $0.name == slot } > 1 }
}
