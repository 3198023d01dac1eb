import Foundation
import Glibc
import Testing

/// Control-C while an action runs.
@Suite struct InterruptTests {
  @Test func atATerminalItEndsTheActionAndThenTheProgram() throws {
    let terminal = try Terminal()
    terminal.type("run for ever")
    try terminal.wait(for: "Running")
    terminal.process.interrupt()
    try terminal.wait(for: "Cancelled.")
    terminal.type("greet me")
    try terminal.wait(for: "Good morning.")
    try terminal.wait(for: "> ")
    terminal.process.interrupt()
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.process.terminationStatus == SIGINT)
  }

  @Test func throughAPipeItEndsTheProgram() throws {
    let (typed, written) = (Pipe(), Pipe())
    let process = try Self.start(input: typed, output: written)
    typed.fileHandleForWriting.write(Data("run for ever\n".utf8))
    try Terminal.wait(for: "Running", from: written.fileHandleForReading.fileDescriptor)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
  }

  /// Starts the app that runs for ever.
  private static func start(input: Any, output: Any) throws -> Process {
    let process = Process()
    process.executableURL = TranscriptTests.executable.deletingLastPathComponent()
      .appendingPathComponent("interrupt-probe")
    process.environment = ["HOME": FileManager.default.temporaryDirectory.path, "TERM": "dumb"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// What a person would sit at: the program's end is a terminal.
  private final class Terminal {
    let process: Process
    private let end: FileHandle
    // Linux's TIOCSPTLCK and TIOCGPTN, which are no plain constants, so that Swift does not see them.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    init() throws {
      let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(descriptor >= 0)
      end = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      var (lock, number) = (CInt(0), CInt(0))
      try #require(ioctl(descriptor, Self.setLock, &lock) == 0)
      try #require(ioctl(descriptor, Self.getNumber, &number) == 0)
      let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(other >= 0)
      let handle = FileHandle(fileDescriptor: other, closeOnDealloc: true)
      process = try InterruptTests.start(input: handle, output: handle)
      try handle.close()
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func type(_ line: String) { end.write(Data((line + "\r").utf8)) }

    func wait(for text: String) throws { try Self.wait(for: text, from: end.fileDescriptor) }

    /// Reads until a text has come. Fails where nothing comes for long.
    static func wait(for text: String, from descriptor: Int32) throws {
      var seen: [UInt8] = []
      var byte: UInt8 = 0
      while !String(decoding: seen, as: UTF8.self).contains(text) {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        try #require(poll(&event, 1, 60_000) == 1, "\(String(decoding: seen, as: UTF8.self))")
        try #require(read(descriptor, &byte, 1) == 1, "\(String(decoding: seen, as: UTF8.self))")
        seen.append(byte)
      }
    }
  }
}
