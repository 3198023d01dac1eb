import CLibFuzzer
import FuzzTrials

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `FUZZ_TARGET=matcher phrase-fuzz [libFuzzer's arguments]`
///
/// libFuzzer has a main function too, which is taken only where there is no other.
@main enum PhraseFuzz {
  /// What is fuzzed. All arguments are libFuzzer's, which starts the program anew with them.
  static let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

  static func main() {
    guard target != nil else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      complain("FUZZ_TARGET is one of \(names)")
      exit(64)
    }
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    var count = Int32(arguments.count - 1)
    let code = arguments.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &base) { data, size in
        PhraseFuzz.run(UnsafeBufferPointer(start: data, count: size))
        return 0
      }
    }
    exit(code)
  }

  /// How often an input must have been slow to be called so.
  private static let attempts = 3

  private static func run(_ data: UnsafeBufferPointer<UInt8>) {
    guard let target else { return }
    let input = Array(data)
    var fastest = UInt64.max
    for _ in 0..<attempts {
      var stopwatch = Stopwatch()
      do {
        try target.run(input, timing: &stopwatch)
      } catch {
        complain("FINDING: \(error)")
        abort()
      }
      fastest = min(fastest, stopwatch.nanoseconds)
      if fastest <= FuzzTarget.nanosecondsAllowed { return }
    }
    complain("FINDING: it takes \(fastest / 1_000_000) ms")
    abort()
  }

  /// Writes to standard error. Its stream of C is a variable that any thread could change.
  private static func complain(_ message: String) {
    let bytes = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
