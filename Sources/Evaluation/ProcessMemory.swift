import Foundation

/// What the process uses of the machine's memory.
package enum ProcessMemory {
  /// The most bytes that were resident at any time (`VmHWM`). `nil` where the system does not
  /// tell.
  package static var peakBytes: Int? { kilobytes("VmHWM:").map { $0 * 1024 } }

  /// The bytes that are resident now (`VmRSS`). 0 where the system does not tell.
  package static var currentBytes: Int { kilobytes("VmRSS:").map { $0 * 1024 } ?? 0 }

  private static func kilobytes(_ key: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
