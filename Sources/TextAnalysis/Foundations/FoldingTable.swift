/// What is known about single code points, filled in as they are met.
///
/// An entry is one 64-bit word: its lowest byte says what kind it is (0: not yet known), the next
/// how many bytes of text follow, the other six hold them. Code points beyond plane 3 are not
/// remembered, so that a table never takes more than 2 MiB.
final class FoldingTable {
  typealias Entry = UInt64

  private static let pageSize: UInt32 = 256
  private static let remembered: UInt32 = 0x4_0000
  private var pages: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>
  private let pageCount = Int(remembered / pageSize)

  init() {
    pages = .allocate(capacity: pageCount)
    pages.initialize(repeating: nil, count: pageCount)
  }

  deinit {
    for index in 0..<pageCount { pages[index]?.deallocate() }
    pages.deallocate()
  }

  /// The entry of a code point, computed by `compute` where it is not known yet.
  @inline(__always)
  func entry(_ scalar: UInt32, _ compute: (UInt32) -> Entry) -> Entry {
    if scalar < Self.remembered, let page = pages[Int(scalar / Self.pageSize)] {
      let known = page[Int(scalar % Self.pageSize)]
      if known != 0 { return known }
    }
    return remember(scalar, compute(scalar))
  }

  @inline(never)
  private func remember(_ scalar: UInt32, _ entry: Entry) -> Entry {
    guard scalar < Self.remembered else { return entry }
    let number = Int(scalar / Self.pageSize)
    let page = pages[number] ?? newPage()
    pages[number] = page
    page[Int(scalar % Self.pageSize)] = entry
    return entry
  }

  private func newPage() -> UnsafeMutablePointer<Entry> {
    let page = UnsafeMutablePointer<Entry>.allocate(capacity: Int(Self.pageSize))
    page.initialize(repeating: 0, count: Int(Self.pageSize))
    return page
  }
}
