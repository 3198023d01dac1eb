extension ReplyLexicon {
  /// What a reply says that is composed of known phrases only, such as *yes yes, please do*.
  ///
  /// - Returns: `nil` where it says several things that do not go together, such as *yes, no*.
  func control(of parts: [ReplyPart]) -> Control? {
    Self.compositions.first { $0.fits(parts) }?.control
  }

  /// How phrases make up one thing that is said.
  private struct Composition {
    var control: Control
    /// One of these has to be among the phrases.
    var own: ReplyPart
    /// These may be among them.
    var others: ReplyPart

    func fits(_ parts: [ReplyPart]) -> Bool {
      let allowed = own.union(others)
      return parts.allSatisfy { !$0.isDisjoint(with: allowed) }
        && parts.contains { !$0.isDisjoint(with: own) }
    }
  }

  /// In the order in which they are tried: what keeps or ends the dialogue before what answers.
  private static let compositions: [Composition] = {
    let plain: ReplyPart = [.padding, .glue, .mildAssent]
    let polite = plain.union([.thanks, .praise])
    let turning = polite.union([.refusal, .correction, .pronoun])
    return [
      Composition(control: .yes, own: .assent, others: polite.union(.pronoun)),
      Composition(control: .wait, own: .wait, others: turning.union([.doubt, .assent, .help])),
      Composition(
        control: .cancel, own: .cancel, others: turning.union([.doubt, .assent, .wrong])),
      Composition(control: .undo, own: .undo, others: turning.union(.cancel)),
      Composition(control: .noneOfThese, own: .none, others: turning),
      Composition(control: .no, own: [.refusal, .wrong], others: turning.union(.not)),
      Composition(
        control: .doubt, own: .doubt,
        others: turning.union([.refusal, .assent, .not, .none, .all, .asksWhy])),
      Composition(control: .more, own: .more, others: turning.union([.assent, .other])),
      Composition(control: .back, own: .back, others: turning.union(.assent)),
      Composition(control: .previous, own: .previous, others: turning.union(.assent)),
      Composition(
        control: .difference, own: .asksDifference,
        others: turning.union([.asksWhich, .asksFacts, .all])),
      Composition(
        control: .meaning, own: .asksMeaning, others: turning.union([.asksWhy, .help])),
      Composition(control: .count, own: .asksCount, others: turning.union(.asksWhich)),
      Composition(
        control: .which, own: [.asksWhich, .asksFacts], others: turning.union([.again, .all])),
      Composition(control: .why, own: .asksWhy, others: turning),
      Composition(control: .help, own: .help, others: turning.union(.assent)),
      Composition(control: .again, own: .again, others: turning),
      Composition(control: .thanks, own: .thanks, others: polite.union(.assent)),
      Composition(control: .yes, own: .mildAssent, others: plain.union(.thanks)),
      Composition(control: .praise, own: .praise, others: plain),
      Composition(control: .hesitation, own: .padding, others: turning),
    ]
  }()
}
