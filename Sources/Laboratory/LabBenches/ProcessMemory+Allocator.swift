import Evaluation

#if canImport(Glibc)
  import Glibc
#endif

extension ProcessMemory {
  /// The bytes that are resident now (`VmRSS`), without those that were freed but kept for later.
  /// 0 where the system does not tell.
  package static var residentBytes: Int {
    _ = returnFreedMemory?(0)
    return currentBytes
  }

  /// Has large blocks mapped one by one from now on, so that they leave memory when they are freed,
  /// and what is resident is what is used. By default glibc keeps ever larger ones for later.
  package static func mapLargeBlocks() {
    _ = setAllocator?(allocatorMapThreshold, 128 * 1024)
  }

  // Swift's module for glibc lacks the header that declares these, so they are looked up by name.
  // `nil` where there are none.

  /// `malloc_trim`, which gives freed memory back to the system.
  private static let returnFreedMemory: (@convention(c) (Int) -> CInt)? = {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "malloc_trim") else { return nil }
      return unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)
    #else
      return nil
    #endif
  }()

  /// `mallopt`, which sets a parameter of the allocator.
  private static let setAllocator: (@convention(c) (CInt, CInt) -> CInt)? = {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "mallopt") else { return nil }
      return unsafeBitCast(symbol, to: (@convention(c) (CInt, CInt) -> CInt).self)
    #else
      return nil
    #endif
  }()

  /// `M_MMAP_THRESHOLD` of `malloc.h`.
  private static let allocatorMapThreshold: CInt = -3
}
