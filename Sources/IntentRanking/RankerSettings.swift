/// How a ranker learns. The standard settings were chosen on public data; nobody needs others.
package struct RankerSettings: Sendable, Equatable {
  /// What a wrong example costs, against the size of the weights.
  package var cost: Float = 1
  /// How much more a member of a small class may weigh than what is not of the class.
  package var greatestLift: Float = 1
  /// How far from settled examples may be.
  package var tolerance: Float = 0.1
  /// How often all examples are visited.
  package var visits = 4
  /// How often, after each time, those that a class rests on are visited again at most.
  package var revisits = 6
  /// How many times part of the examples is held back, to learn how sure the ranker may be.
  package var folds = 3

  package init() {}
}
