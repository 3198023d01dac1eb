/// How many steps a piece of work may take, and how many it has taken.
///
/// A step is what takes some nanoseconds: two letters compared, a state of a search visited. Steps are
/// counted and not timed, so that the same text gets the same answer on any machine, however busy.
///
/// Work that can grow with what was typed or with the size of a catalogue charges what it does, and
/// stops where ``isSpent`` is true with what it knows by then. Who asked looks at ``isSpent`` too, and
/// takes the answer for what it is: perhaps not all, perhaps not the best.
///
/// ```swift
/// var budget = WorkBudget(steps: 10_000)
/// for name in names where !budget.isSpent {
///   budget.charge(name.count)
///   compare(name)
/// }
/// ```
///
/// It is a value: pass it `inout` through what shares one budget.
package struct WorkBudget: Sendable {
  /// The steps that may be taken.
  package let limit: Int
  /// The steps that have been taken; the last of them may have gone past the limit.
  package private(set) var spent = 0

  package init(steps limit: Int) { self.limit = limit }

  /// A budget that is never spent, for those who trust what they work on.
  package static let unlimited = WorkBudget(steps: .max)

  /// True once nothing more may be begun.
  @inline(__always)
  package var isSpent: Bool { spent >= limit }

  /// The steps that are left; 0 if it is spent.
  package var rest: Int { max(0, limit - spent) }

  /// Counts steps that are about to be taken, or were.
  ///
  /// - Parameter steps: 0 or more.
  @inline(__always)
  package mutating func charge(_ steps: Int) {
    // A count near the end of the numbers stays there.
    spent = spent.addingReportingOverflow(steps).overflow ? .max : spent + steps
  }

  /// Counts as if nothing had been taken yet.
  package mutating func reset() { spent = 0 }
}
