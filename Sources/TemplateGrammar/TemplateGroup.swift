/// A bracket that is still open, or the whole template.
struct TemplateGroup {
  enum Kind { case sequence, alternatives, permutation, permutationInAlternatives }

  let opener: UInt8?
  /// Where the bracket stands.
  let start: Int
  private var kind = Kind.sequence
  /// The items before the last separator.
  private var finished: [[Template]] = []
  private var current: [Template] = []
  /// How many of the items belong to the permutation of `(a;b|c)`.
  private var permutationCount = 0

  init(opener: UInt8?, start: Int) {
    self.opener = opener
    self.start = start
  }

  /// How many items there are.
  var count: Int { finished.count + 1 }

  mutating func append(_ item: Template) { current.append(item) }

  /// Starts the next item. False if the separator cannot stand here.
  mutating func separate(_ separator: Kind) -> Bool {
    switch (kind, separator) {
    case (.sequence, _): kind = separator
    case (.alternatives, .alternatives), (.permutation, .permutation),
      (.permutationInAlternatives, .alternatives):
      break
    case (.permutation, .alternatives):
      permutationCount = count
      kind = .permutationInAlternatives
    default: return false
    }
    finished.append(current)
    current = []
    return true
  }

  /// What the group says.
  ///
  /// - Parameters:
  ///   - end: Where it is closed.
  ///   - keepsBrackets: True if a single item is a sequence all the same.
  func finish(
    at end: Int, limits: TemplateLimits, keepsBrackets: Bool
  ) throws(TemplateFault) -> Template {
    let range = start..<(opener == nil ? end : end + 1)
    let items = finished + [current]
    switch kind {
    case .sequence:
      guard let first = current.first else {
        throw TemplateFault("the group is empty", fix: "remove the brackets", at: start)
      }
      if current.count == 1, !keepsBrackets { return first }
      return Template(.sequence(current), range: range)
    case .alternatives:
      return Template(.alternatives(items.map { sequence($0) }), range: range)
    case .permutation:
      try checkPermutation(items.count, limits)
      return Template(.permutation(items.map { spaced($0) }), range: range)
    case .permutationInAlternatives:
      try checkPermutation(permutationCount, limits)
      // hassil adds no white space between the items here: `(a;b|c)` is `ab`, `ba` or `c`.
      let glued = items[..<permutationCount].map { sequence($0) }
      let first = glued.first?.range.lowerBound ?? start
      // An empty item has the group's place, which is not behind the others.
      let place = first..<glued.reduce(first) { max($0, $1.range.upperBound) }
      let rest = items[permutationCount...].map { sequence($0) }
      return Template(
        .alternatives([Template(.permutation(glued), range: place)] + rest), range: range)
    }
  }

  /// The items of a branch. One without items has no place of its own, and is given the group's.
  private func sequence(_ items: [Template]) -> Template {
    let first = items.first?.range.lowerBound ?? start
    let last = items.last?.range.upperBound ?? start
    return Template(.sequence(items), range: first..<max(first, last))
  }

  /// An item of a permutation, with the white space that is implied around it.
  private func spaced(_ items: [Template]) -> Template {
    var item = sequence(items)
    let (first, last) = (item.range.lowerBound, item.range.upperBound)
    let before = Template(.literal(" "), range: first..<first)
    item.kind = .sequence([before] + items + [Template(.literal(" "), range: last..<last)])
    return item
  }

  private func checkPermutation(_ count: Int, _ limits: TemplateLimits) throws(TemplateFault) {
    guard count <= limits.permutationItems else {
      throw TemplateFault(
        "the permutation has \(count) items, more than \(limits.permutationItems)",
        fix: "write fewer, or alternatives", at: start)
    }
  }
}
