import AppManifest
import Foundation
import StoredActivity

/// A folder that is gone after the test, with the path of a store in it.
final class Folder: Sendable {
  let path: String
  var store: String { path + "/store.sqlite" }

  init() throws {
    let name = "runtime-store-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension Date {
  /// The moment at which tests stand.
  static let noon = Date(timeIntervalSinceReferenceDate: 800_000_000.125)

  /// A moment so many days before ``noon``.
  static func daysAgo(_ days: Double) -> Date { noon.addingTimeInterval(-days * 86_400) }
}

extension RuntimeStore {
  /// Donates, at ``Date/noon``, what happened so many days before.
  @discardableResult
  func donate(
    _ intent: String, _ arguments: [String: Value] = [:], daysAgo days: Double = 0
  ) throws -> UUID {
    let donation = Donation(intent: intent, arguments: arguments, date: .daysAgo(days))
    try donate(donation, now: .noon)
    return donation.id
  }
}

/// The code of the error that is thrown, or `nil` if none of the store's is.
func code(_ body: () throws -> Void) -> StoreError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? StoreError)?.code
  }
}
