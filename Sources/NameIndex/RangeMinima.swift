/// Numbers that can be read in ascending order from any range, without sorting the range.
///
/// Above the numbers lie the minima of each run of sixteen, above those the minima of sixteen
/// minima, and so on: a fifteenth more memory. A million postings of words that start with "sta"
/// thus give up their ten best without being read.
struct RangeMinima: Sendable {
  /// The numbers, then the minima of ever longer runs.
  private let levels: [[UInt32]]

  private static let fanOut = 16

  init(_ values: [UInt32]) {
    var levels = [values]
    while let top = levels.last, top.count > Self.fanOut {
      levels.append(
        stride(from: 0, to: top.count, by: Self.fanOut).map { start in
          top[start..<min(start + Self.fanOut, top.count)].min() ?? .max
        })
    }
    self.levels = levels
  }

  /// The numbers.
  var values: [UInt32] { levels[0] }

  /// The bytes that numbers and minima take in memory.
  var byteCount: Int { levels.reduce(0) { $0 + $1.count } * MemoryLayout<UInt32>.stride }

  /// A walk over the numbers of some ranges, ascending, each number once.
  ///
  /// Keep one and reuse it: it keeps its memory.
  struct Ascent: Sendable {
    /// A binary heap of runs, by their minimum.
    private var heap: [Run] = []
    private var last: UInt32?

    fileprivate struct Run {
      var minimum: UInt32
      var index: UInt32
      var level: UInt32
    }

    /// Forgets all ranges.
    mutating func reset() {
      heap.removeAll(keepingCapacity: true)
      last = nil
    }

    /// Adds a range of the numbers to walk over.
    ///
    /// - Complexity: O(log *n*) runs for *n* numbers.
    mutating func add(_ range: Range<Int>, of minima: RangeMinima) {
      var (low, high) = (range.lowerBound, range.upperBound)
      var level = 0
      while low < high {
        let isTop = level + 1 == minima.levels.count
        while low < high, isTop || low % fanOut != 0 {
          push(low, level, minima)
          low += 1
        }
        while low < high, high % fanOut != 0 {
          high -= 1
          push(high, level, minima)
        }
        (low, high, level) = (low / fanOut, high / fanOut, level + 1)
      }
    }

    /// The next number; nil when there are no more.
    ///
    /// - Complexity: O(log² *n*) for *n* numbers, in theory; about a microsecond for a million.
    mutating func next(in minima: RangeMinima) -> UInt32? {
      nextPlace(in: minima) == nil ? nil : last
    }

    /// Where the next number stands; nil when there are no more.
    mutating func nextPlace(in minima: RangeMinima) -> Int? {
      while let run = heap.first {
        removeFirst()
        if run.level > 0 {
          expand(run, minima)
        } else if run.minimum != last {
          last = run.minimum
          return Int(run.index)
        }
      }
      return nil
    }

    private mutating func expand(_ run: Run, _ minima: RangeMinima) {
      let level = Int(run.level) - 1
      let first = Int(run.index) * fanOut
      for index in first..<min(first + fanOut, minima.levels[level].count) {
        push(index, level, minima)
      }
    }

    private mutating func push(_ index: Int, _ level: Int, _ minima: RangeMinima) {
      let run = Run(
        minimum: minima.levels[level][index], index: UInt32(index), level: UInt32(level))
      heap.append(run)
      var child = heap.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard run.minimum < heap[parent].minimum else { break }
        heap[child] = heap[parent]
        child = parent
      }
      heap[child] = run
    }

    private mutating func removeFirst() {
      let moved = heap.removeLast()
      guard !heap.isEmpty else { return }
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count, heap[child + 1].minimum < heap[child].minimum { child += 1 }
        guard heap[child].minimum < moved.minimum else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = moved
    }
  }
}
