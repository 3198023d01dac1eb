/// Uninitialized memory for plain values that is used again for one text after another.
///
/// An array would check its bounds, its uniqueness and its capacity at every element; the loops
/// that use this one know how much they will need before they start.
final class ScratchBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// What is kept between texts; a longer text's storage is given back by the next short one.
  private static var keptCapacity: Int { 16 * 1024 }

  init(capacity: Int = 256) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Memory for `count` elements, whose content is undefined.
  @inline(__always)
  func room(for count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity || capacity > Self.keptCapacity { replace(with: max(count, 256)) }
    return base
  }

  /// Stores an element where all before it are stored already, and grows if need be.
  @inline(__always)
  func append(_ element: Element, at index: Int) {
    if index == capacity { grow(keeping: index) }
    base[index] = element
  }

  @inline(never)
  private func grow(keeping count: Int) {
    let old = base
    capacity *= 2
    base = .allocate(capacity: capacity)
    base.update(from: old, count: count)
    old.deallocate()
  }

  @inline(never)
  private func replace(with newCapacity: Int) {
    base.deallocate()
    base = .allocate(capacity: newCapacity)
    capacity = newCapacity
  }
}
