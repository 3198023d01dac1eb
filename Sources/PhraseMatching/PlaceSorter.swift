/// Sorts places: small sets by comparing, large ones digit by digit in linear time, since templates
/// with a thousand optional words make a set of a thousand places for each byte of a text.
struct PlaceSorter {
  private var spare: [Place] = []

  /// Below this many places, comparing is faster.
  private static let threshold = 96
  private static let digitBits: UInt32 = 11
  private static let digits: UInt32 = 3

  mutating func sort(_ places: inout [Place]) {
    guard places.count > Self.threshold else { return places.sort() }
    // Chains of optional words come out in order, or in the opposite one.
    if Self.isAscending(places) { return }
    places.reverse()
    if Self.isAscending(places) { return }
    spare.removeAll(keepingCapacity: true)
    spare.append(contentsOf: places)
    for digit in 0..<Self.digits {
      Self.distribute(places, by: digit * Self.digitBits, into: &spare)
      swap(&places, &spare)
    }
  }

  private static func isAscending(_ places: [Place]) -> Bool {
    for index in 1..<places.count where places[index] < places[index - 1] { return false }
    return true
  }

  private static func distribute(
    _ places: [Place], by shift: UInt32, into sorted: inout [Place]
  ) {
    let mask = UInt32(1) << digitBits - 1
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << Int(digitBits)) { starts in
      starts.initialize(repeating: 0)
      for place in places { starts[Int(place.rawValue >> shift & mask)] += 1 }
      var next: Int32 = 0
      for digit in starts.indices {
        let count = starts[digit]
        starts[digit] = next
        next += count
      }
      for place in places {
        let digit = Int(place.rawValue >> shift & mask)
        sorted[Int(starts[digit])] = place
        starts[digit] += 1
      }
    }
  }
}
