/// Cuts a stream of bytes into events.
///
/// An event is a line of JSON with a `type`; `data_length` bytes of JSON, whose members count over
/// those of the line's `data`; and `payload_length` bytes that are skipped. Bytes may come in any
/// portions.
///
/// A line that is no header is a fault, and reading goes on behind it. Where the end of an event
/// cannot be known, or lies beyond the limits, the fault is fatal: nothing is read after it.
///
/// Invariant: no more bytes are kept than the limits allow for one header or its data, and the
/// portion that was added last.
///
/// - Complexity: O(*n*) in the number of bytes, however they are cut.
package struct EventDecoder: Sendable {
  private let limits: EventLimits
  private var stage = Stage.header
  private var buffer: [UInt8] = []
  /// Where the bytes begin that have not been used.
  private var start = 0
  /// Up to where a line's end has been looked for.
  private var searched = 0

  private enum Stage: Sendable {
    /// A line is awaited.
    case header
    /// The data of a header is awaited.
    case data(EventHeader)
    /// The rest of a payload is skipped before its event is given.
    case payload(Frame, remaining: Int)
    /// Nothing can be read any more.
    case broken
  }

  /// What was cut out of the stream.
  package enum Frame: Sendable {
    case event(WyomingEvent)
    case fault(EventFault)
  }

  package init(limits: EventLimits = EventLimits()) { self.limits = limits }

  /// True when part of an event has come, and its end has not.
  package var isInsideEvent: Bool {
    if case .header = stage { return start < buffer.count }
    return true
  }

  /// Adds bytes that came. Call ``next()`` until it has no more before adding others.
  package mutating func append(_ bytes: [UInt8]) {
    if case .broken = stage { return }
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    buffer += bytes
  }

  /// The next event or fault, if it has come whole.
  package mutating func next() -> Frame? {
    while true {
      switch stage {
      case .broken: return nil
      case .header:
        guard let step = readHeader() else { return nil }
        if let frame = enter(step) { return frame }
      case .data(let header):
        guard let range = take(header.dataLength) else { return nil }
        let frame = header.frame(data: buffer, in: range)
        if let frame = enter(.payload(frame, remaining: header.payloadLength)) { return frame }
      case .payload(let frame, let remaining):
        let skipped = min(remaining, buffer.count - start)
        start += skipped
        guard skipped == remaining else {
          stage = .payload(frame, remaining: remaining - skipped)
          return nil
        }
        return finish(frame)
      }
    }
  }
}

// MARK: - Steps

extension EventDecoder {
  /// Goes on to a stage, through those that have nothing to read.
  private mutating func enter(_ stage: Stage) -> Frame? {
    if case .payload(let frame, remaining: 0) = stage { return finish(frame) }
    self.stage = stage
    return nil
  }

  /// Gives an event or fault, and awaits the next unless the fault is fatal.
  private mutating func finish(_ frame: Frame) -> Frame {
    if case .fault(let fault) = frame, fault.isFatal {
      stage = .broken
      buffer = []
      (start, searched) = (0, 0)
    } else {
      stage = .header
      searched = start
    }
    return frame
  }

  /// What a line leads to. `nil` if its end has not come.
  private mutating func readHeader() -> Stage? {
    let newline = UInt8(ascii: "\n")
    guard let end = buffer[searched...].firstIndex(of: newline) else {
      searched = buffer.count
      return buffer.count - start > limits.headerBytes ? tooLarge("line", limits.headerBytes) : nil
    }
    guard end - start <= limits.headerBytes else { return tooLarge("line", limits.headerBytes) }
    let range = start..<end
    start = end + 1
    let header: EventHeader
    do {
      header = try EventHeader(buffer, in: range)
    } catch {
      return .payload(.fault(error), remaining: 0)
    }
    guard header.dataLength <= limits.dataBytes else { return tooLarge("data", limits.dataBytes) }
    guard header.payloadLength <= limits.payloadBytes else {
      return tooLarge("payload", limits.payloadBytes)
    }
    return header.dataLength > 0
      ? .data(header) : .payload(header.frame(), remaining: header.payloadLength)
  }

  private func tooLarge(_ part: String, _ limit: Int) -> Stage {
    let fault = EventFault(
      .eventTooLarge, "the event's \(part) is longer than \(limit) bytes", isFatal: true)
    return .payload(.fault(fault), remaining: 0)
  }

  /// The place of some bytes that have come whole.
  private mutating func take(_ count: Int) -> Range<Int>? {
    guard buffer.count - start >= count else { return nil }
    defer { start += count }
    return start..<(start + count)
  }
}

/// Limits on the events that are read.
package struct EventLimits: Sendable {
  /// The most bytes of a header line.
  package var headerBytes: Int
  /// The most bytes of the data behind it.
  package var dataBytes: Int
  /// The most bytes of a payload. It is skipped, not kept.
  package var payloadBytes: Int

  /// Creates limits. The longest utterance takes some 4 KiB; the rest is for its context.
  package init(headerBytes: Int = 65_536, dataBytes: Int = 65_536, payloadBytes: Int = 1_048_576) {
    self.headerBytes = headerBytes
    self.dataBytes = dataBytes
    self.payloadBytes = payloadBytes
  }
}
