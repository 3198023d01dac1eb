import Synchronization

/// How often a name that a catalogue does not have would be taken for one that it has.
///
/// Told from the catalogue itself: of a sample of its names, each is looked up as if it were not
/// there. In a catalogue of a few thousand films hardly any finds another one; of a hundred thousand
/// people, *Robert Frank* finds Robert Frankland. Where that is frequent, such a name is asked about.
struct CatalogueDensity: Equatable, Sendable {
  /// The share of names that are the beginning, or words, of one other name.
  var parts: Double
  /// The share of names that are a few typing errors away from one other name.
  var misspellings: Double

  /// Up to which share of names that nobody knows a part of a name is taken without a question.
  static let bearableParts = 0.005
  /// The same for a name with typing errors: who makes one means a name all the same.
  static let bearableMisspellings = 0.01
  /// How many names are tried.
  static let sampleSize = 256
  /// The fewest names of a catalogue that is measured when it is indexed, which takes far longer. A
  /// smaller one is measured when it is first needed.
  static let measuredAtOnce = 16_384

  /// What measuring may take.
  static func steps(names: Int) -> Int {
    names >= measuredAtOnce ? 20_000_000 : 1_000_000
  }
}

/// A value that is worked out when it is first wanted.
///
/// Working it out twice does no harm, so no lock is held meanwhile.
final class WorkedOutOnce<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func get(_ workOut: () -> Value) -> Value {
    if let known = value.withLock({ $0 }) { return known }
    let new = workOut()
    return value.withLock { known in
      known = known ?? new
      return known ?? new
    }
  }
}
