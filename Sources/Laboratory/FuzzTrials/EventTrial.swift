import AppManifest
import WyomingServer

/// Bytes that a server of the Wyoming protocol is sent. What the first byte says is how they are cut.
///
/// However they are cut, they are the same events; and an event is read again as it is written.
struct EventTrial {
  private let portion: Int
  private let bytes: [UInt8]

  init(_ input: [UInt8]) {
    portion = 1 + Int(input.first ?? 0) % 64
    bytes = Array(input.dropFirst())
  }

  private static let limits = EventLimits(headerBytes: 1024, dataBytes: 1024, payloadBytes: 4096)

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    let whole = stopwatch.time { frames(of: bytes, portion: bytes.count) }
    let cut = stopwatch.time { frames(of: bytes, portion: portion) }
    guard whole.map(Self.text) == cut.map(Self.text) else {
      throw FuzzFinding("other events in portions of \(portion): \(whole) and \(cut)")
    }
    for case .event(let event) in whole {
      let again = stopwatch.time { frames(of: event.encoded, portion: portion) }
      guard again.map(Self.text) == [Self.text(.event(event))] else {
        throw FuzzFinding("written, the event \(event) is read as \(again)")
      }
    }
  }

  private func frames(of bytes: [UInt8], portion: Int) -> [EventDecoder.Frame] {
    var decoder = EventDecoder(limits: Self.limits)
    var frames: [EventDecoder.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: max(1, portion)) {
      decoder.append(Array(bytes[start..<min(bytes.count, start + portion)]))
      while let frame = decoder.next() { frames.append(frame) }
    }
    return frames
  }

  private static func text(_ frame: EventDecoder.Frame) -> String {
    switch frame {
    case .fault(let fault): "fault \(fault.code) \(fault.isFatal)"
    case .event(let event): event.type + LocatedJSON(.object(event.data)).text(pretty: false)
    }
  }
}
