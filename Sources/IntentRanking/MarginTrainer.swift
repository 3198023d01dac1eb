import RandomNumbers

/// Learns what tells one class from all others: a linear support vector machine with squared hinge
/// loss, by dual coordinate descent (Hsieh, Chang, Lin, Keerthi and Sundararajan, 2008).
///
/// Examples are visited in an order that a seed gives. Of many classes nearly all examples have
/// nothing to say after the first visit; so all are visited a few times only, and in between, more
/// often, those that the class rests on. Equal examples give equal weights, to the bit.
struct MarginTrainer {
  let rows: SparseRows
  let featureCount: Int
  let settings: RankerSettings

  /// The weights of one class, and what is added to all.
  struct Plane {
    var weights: [Float]
    var offset: Float
  }

  /// Learns one class.
  ///
  /// - Parameters:
  ///   - isMember: Whether each example is of the class.
  ///   - used: The examples that are learned from.
  /// - Complexity: O(visits × features of the examples).
  func plane(isMember: [Bool], used: [Int32]) -> Plane {
    var descent = Descent(trainer: self, isMember: isMember, used: used)
    for _ in 0..<settings.visits {
      var order = used
      descent.visit(&order)
      for _ in 0..<settings.revisits {
        var support = used.filter { descent.duals[Int($0)] > 0 }
        if descent.visit(&support) <= settings.tolerance { break }
      }
    }
    return Plane(weights: descent.weights, offset: descent.offset)
  }
}

extension MarginTrainer {
  /// The state of learning one class.
  private struct Descent {
    let rows: SparseRows
    let isMember: [Bool]
    let slack: (member: Float, other: Float)
    var weights: [Float]
    var offset: Float = 0
    var duals: [Float]
    var random = SeededGenerator(seed: 0x5EED)

    init(trainer: MarginTrainer, isMember: [Bool], used: [Int32]) {
      rows = trainer.rows
      self.isMember = isMember
      let members = used.count { isMember[Int($0)] }
      // Few members among many others weigh more, within bounds.
      let ratio = Float(max(1, used.count - members)) / Float(max(1, members))
      let lift = min(trainer.settings.greatestLift, max(1, ratio.squareRoot()))
      slack = (0.5 / (trainer.settings.cost * lift), 0.5 / trainer.settings.cost)
      weights = [Float](repeating: 0, count: trainer.featureCount)
      duals = [Float](repeating: 0, count: trainer.rows.count)
    }

    /// Visits examples once, in an order of its own.
    ///
    /// - Returns: How far from settled the farthest of them was.
    @discardableResult
    mutating func visit(_ order: inout [Int32]) -> Float {
      for place in order.indices.dropLast() {
        order.swapAt(place, place + random.below(order.count - place))
      }
      var farthest: Float = 0
      rows.features.withUnsafeBufferPointer { features in
        rows.values.withUnsafeBufferPointer { values in
          weights.withUnsafeMutableBufferPointer { weights in
            guard let features = features.baseAddress, let values = values.baseAddress,
              let weights = weights.baseAddress
            else { return }
            for example in order {
              let example = Int(example)
              let (start, end) = (rows.starts[example], rows.starts[example + 1])
              let isMember = isMember[example]
              let (sign, slack): (Float, Float) =
                isMember ? (1, slack.member) : (-1, slack.other)
              var score = offset
              // Without ranges and closures: this is where learning spends its time, in debug builds
              // above all.
              var entry = start
              while entry < end {
                score += weights[Int(features[entry])] * values[entry]
                entry += 1
              }
              let dual = duals[example]
              let gradient = score * sign - 1 + slack * dual
              if dual == 0, gradient >= 0 { continue }
              farthest = max(farthest, abs(gradient))
              let new = max(0, dual - gradient / (rows.squares[example] + 1 + slack))
              let step = (new - dual) * sign
              duals[example] = new
              offset += step
              entry = start
              while entry < end {
                weights[Int(features[entry])] += step * values[entry]
                entry += 1
              }
            }
          }
        }
      }
      return farthest
    }
  }
}
