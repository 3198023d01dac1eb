/// An array whose copies share memory: appending to a copy copies one chunk, not everything.
///
/// - Complexity: appending is O(elements / ``chunkSize`` + ``chunkSize``) where the array is
///   shared, access is O(1).
struct ChunkedArray<Element: Sendable>: Sendable {
  private var chunks: [[Element]] = []
  private(set) var count = 0

  private static var chunkSize: Int { 64 }

  subscript(_ index: Int) -> Element {
    chunks[index / Self.chunkSize][index % Self.chunkSize]
  }

  mutating func append(_ element: Element) {
    if count % Self.chunkSize == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}
