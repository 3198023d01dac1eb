import Foundation
import StoredActivity

// Writes to a store until it is killed: `store-crash-probe PATH LANE SEED`. Before each commit it
// writes a line of what it is about to do, after it the same line as an acknowledgement.
//
// Sessions carry the lane's name, and all else is named by what `seed` draws, so that probes of
// different lanes share a file but no row.
let arguments = CommandLine.arguments
guard arguments.count == 4, let seed = UInt64(arguments[3]) else {
  FileHandle.standardError.write(Data("usage: store-crash-probe PATH LANE SEED\n".utf8))
  exit(2)
}

do {
  var writer = try ProbeWriter(path: arguments[1], lane: arguments[2], seed: seed)
  // Bounded, in case the one who should kill it was killed.
  for _ in 0..<20_000 { try writer.step() }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
