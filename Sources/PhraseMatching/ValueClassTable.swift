/// Gives classes to values and numbers: values that suit the same blocks share one, and so do numbers
/// that suit the same ranges.
struct ValueClassTable {
  private(set) var classes = ValueClasses()
  private var known: [Signature: ValueClassID] = [:]

  private struct Signature: Hashable {
    var list: ListID
    var passes: [ValueClasses.Pass] = []
    var ranges: [Bool] = []
  }

  init(filterCount: Int, rangeCount: Int) {
    classes.filterCount = filterCount
    classes.rangeCount = rangeCount
  }

  /// The class of a list's values that pass the same filters.
  mutating func valueClass(list: ListID, passes: [ValueClasses.Pass]) -> ValueClassID {
    valueClass(
      Signature(list: list, passes: passes), passes: passes,
      ranges: Array(repeating: false, count: classes.rangeCount))
  }

  /// The class of the numbers in words that the same ranges hold.
  mutating func valueClass(ranges: [Bool]) -> ValueClassID {
    valueClass(
      Signature(list: .none, ranges: ranges),
      passes: Array(repeating: .none, count: classes.filterCount), ranges: ranges)
  }

  private mutating func valueClass(
    _ signature: Signature, passes: [ValueClasses.Pass], ranges: [Bool]
  ) -> ValueClassID {
    if let known = known[signature] { return known }
    let added = classes.append(list: signature.list, passes: passes, ranges: ranges)
    known[signature] = added
    return added
  }
}
