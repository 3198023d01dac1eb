/// A value that is shown within a range.
public nonisolated struct Gauge<Label: View>: View, PrimitiveView {
  private let label: Label
  private let value: Double
  private let bounds: ClosedRange<Double>

  /// A value within a range; one outside is shown at the nearer end.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.value = Double(min(max(value, bounds.lowerBound), bounds.upperBound))
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
  }

  @MainActor package var node: ViewNode {
    ViewNode(
      .gauge,
      attributes: [
        "value": "\(value)", "lowerBound": "\(bounds.lowerBound)",
        "upperBound": "\(bounds.upperBound)",
      ],
      children: ViewNode.parts(of: label))
  }
}
