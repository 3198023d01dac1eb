import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RuntimeStore {
  /// Closes the file when the process ends as it should: the last one to do so writes the log into the
  /// file, and removes what stands beside it. After a kill, the next opening does.
  func closeAtExit() { StoresToClose.add(self) }
}

/// The stores that are closed when the process ends.
private enum StoresToClose {
  private static let stores = Mutex<[RuntimeStore]>([])
  private static let registration: Void = {
    atexit { StoresToClose.closeAll() }
  }()

  static func add(_ store: RuntimeStore) {
    _ = registration
    stores.withLock { $0.append(store) }
  }

  /// What cannot be closed is left to the next opening.
  private static func closeAll() {
    let open = stores.withLock { stores in
      defer { stores.removeAll() }
      return stores
    }
    for store in open { try? store.closeFile() }
  }
}
