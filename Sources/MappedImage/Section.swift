/// Plain values that lie one after another in a ``MemoryImage``.
///
/// Indices come from the structures in the same image, which are checked when it is read, so
/// bounds are only checked in debug builds.
///
/// Sendable although pointers are not: the image is never written after it was made, and the
/// section keeps it.
package struct Section<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// The elements, for as long as this section or a copy of it lives.
  package let elements: UnsafeBufferPointer<Element>
  private let owner: MemoryImage

  init(elements: UnsafeBufferPointer<Element>, owner: MemoryImage) {
    self.elements = elements
    self.owner = owner
  }

  /// Copies an array into memory that never moves.
  package init(_ array: [Element]) {
    owner = MemoryImage(byteCount: max(1, array.count * MemoryLayout<Element>.stride)) { block in
      array.withUnsafeBytes { block.copyMemory(from: $0) }
    }
    let start = owner.bytes.baseAddress?.assumingMemoryBound(to: Element.self)
    elements = UnsafeBufferPointer(start: start, count: array.count)
  }

  package var count: Int { elements.count }
  package var isEmpty: Bool { elements.isEmpty }
  package var indices: Range<Int> { elements.indices }
  package var byteCount: Int { count * MemoryLayout<Element>.stride }
  package subscript(_ index: Int) -> Element { elements[index] }
}
