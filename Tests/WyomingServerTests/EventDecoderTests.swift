import AppManifest
import RandomNumbers
import Testing

@testable import WyomingServer

@Suite struct EventDecoderTests {
  /// What Python's package `wyoming` 1.10 writes for some of its events.
  static let written: [(bytes: String, type: String, data: Value)] = [
    (#"{"type": "describe", "version": "1.10.2"}"# + "\n", "describe", [:]),
    (
      #"{"type": "transcript", "version": "1.10.2", "data_length": 41}"# + "\n"
        + #"{"text": "grüß dich", "language": "de"}"#,
      "transcript", ["text": "grüß dich", "language": "de"]
    ),
    (
      #"{"type": "recognize", "version": "1.10.2", "data_length": 54}"# + "\n"
        + #"{"text": "turn it on", "context": {"area": "Kitchen"}}"#,
      "recognize", ["text": "turn it on", "context": ["area": "Kitchen"]]
    ),
    (
      #"{"type": "audio-chunk", "data_length": 13, "payload_length": 4}"# + "\n"
        + #"{"rate": 160}"# + "\n\n{\"",
      "audio-chunk", ["rate": 160]
    ),
  ]

  @Test func readsWhatTheReferenceClientWrites() throws {
    let bytes = Self.written.map(\.bytes).joined()
    var decoder = EventDecoder()
    decoder.append(Array(bytes.utf8))
    for expected in Self.written {
      let event = try #require(decoder.next()?.event)
      #expect(event.value == .array([.string(expected.type), expected.data]))
    }
    #expect(decoder.next() == nil)
    #expect(!decoder.isInsideEvent)
  }

  @Test func everyCutGivesTheSameEvents() {
    let bytes = Array(Self.written.map(\.bytes).joined().utf8) + Array("nonsense\n".utf8)
    let whole = Self.decode([bytes])
    #expect(whole.count == Self.written.count + 1)
    for cut in 0...bytes.count {
      #expect(Self.decode([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
    }
    #expect(Self.decode(bytes.map { [$0] }) == whole)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func generatedEventsComeBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let events = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Self.event(using: &random)
    }
    var rest = events.flatMap(\.encoded)[...]
    var decoder = EventDecoder()
    var found: [Value] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(40, rest.count), using: &random)
      decoder.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
      while let frame = decoder.next() { found.append(try #require(frame.event).value) }
    }
    #expect(found == events.map(\.value))
  }

  @Test func dataBehindTheLineCountsOverTheLines() throws {
    var decoder = EventDecoder()
    decoder.append(
      Array(#"{"type":"a","data":{"x":1,"y":2},"data_length":14}"#.utf8) + Array("\n".utf8)
        + Array(#"{"y":3,"z": 4}"#.utf8))
    let event = try #require(decoder.next()?.event)
    #expect(event.value == ["a", ["x": 1, "y": 3, "z": 4]])
  }

  @Test(arguments: [
    ("nonsense\n", "the event's line is not JSON"),
    ("\n", "the event's line is not JSON"),
    ("\u{0}\u{1}\n", "the event's line is not JSON"),
    ("[1]\n", "the event's line is an array, not a JSON object"),
    ("{\"type\":\"a\",\"type\":\"b\"}\n", "the event's line has a key twice"),
    ("{\"data\":{}}\n", "the event has no type"),
    ("{\"type\":7}\n", "the event has no type"),
    ("{\"type\":\"a\",\"data_length\":2}\n[]", "the event's data is an array, not a JSON object"),
    ("{\"type\":\"a\",\"data_length\":2}\n{x", "the event's data is not JSON"),
    ("{\"data_length\":2}\n{}", "the event has no type"),
    (
      "{\"type\":\"a\",\"data_length\":1,\"payload_length\":3}\n5xyz",
      "the event's data is a number, not a JSON object"
    ),
  ])
  func readsOnBehindAFault(bytes: String, message: String) throws {
    var decoder = EventDecoder()
    decoder.append(Array((bytes + "{\"type\":\"ping\"}\n").utf8))
    let fault = try #require(decoder.next()?.fault)
    #expect(fault == EventFault(.malformedEvent, message))
    #expect(decoder.next()?.event?.type == "ping")
  }

  @Test(arguments: [
    ("{\"type\":\"a\",\"data_length\":-1}\n", EventFault.Code.malformedEvent),
    ("{\"type\":\"a\",\"data_length\":\"2\"}\n{}", .malformedEvent),
    ("{\"type\":\"a\",\"payload_length\":1.5}\n", .malformedEvent),
    ("{\"type\":\"a\",\"data_length\":65}\n", .eventTooLarge),
    ("{\"type\":\"a\",\"payload_length\":129}\n", .eventTooLarge),
    ("{\"type\":\"a\",\"data_length\":9223372036854775807}\n", .eventTooLarge),
    (String(repeating: "x", count: 33), .eventTooLarge),
    (String(repeating: "x", count: 33) + "\n", .eventTooLarge),
  ])
  func readsNothingBehindAFatalFault(bytes: String, code: EventFault.Code) throws {
    var decoder = EventDecoder(
      limits: EventLimits(headerBytes: 64, dataBytes: 64, payloadBytes: 128))
    if code == .eventTooLarge, bytes.hasPrefix("x") {
      decoder = EventDecoder(limits: EventLimits(headerBytes: 32))
    }
    decoder.append(Array(bytes.utf8))
    let fault = try #require(decoder.next()?.fault)
    #expect(fault.code == code)
    #expect(fault.isFatal)
    decoder.append(Array("{\"type\":\"ping\"}\n".utf8))
    #expect(decoder.next() == nil)
  }

  @Test func limitsThemselvesAreAllowed() throws {
    let data = #"{"x":"\#(String(repeating: "y", count: 20))"}"#
    let line = #"{"type":"a","data_length":28,"payload_length":9}"#
    let limits = EventLimits(
      headerBytes: line.utf8.count, dataBytes: data.utf8.count, payloadBytes: 9)
    var decoder = EventDecoder(limits: limits)
    decoder.append(Array("\(line)\n\(data)123456789".utf8))
    #expect(decoder.next()?.event?.type == "a")
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func garbageIsFaultsAndNothingElse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]\":,\\\n\r ty0-9\u{0}\u{7F}".utf8) + [0xFF, 0xC3, 0xED]
    let snippets = [#"{"type":"#, #""data_length":3"#, #"{"type":"a"}"#, "\n"].map {
      Array($0.utf8)
    }
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      bytes +=
        Bool.random(using: &random)
        ? snippets.randomElement(using: &random) ?? []
        : [alphabet.randomElement(using: &random) ?? 0]
    }
    let whole = Self.decode([bytes])
    #expect(whole == Self.decode(bytes.map { [$0] }))
    #expect(whole.count <= bytes.count)
  }

  /// What some portions of bytes are, as values.
  private static func decode(_ portions: [[UInt8]]) -> [Value] {
    var decoder = EventDecoder()
    var found: [Value] = []
    for portion in portions {
      decoder.append(portion)
      while let frame = decoder.next() {
        switch frame {
        case .event(let event): found.append(event.value)
        case .fault(let fault): found.append(.string(fault.message))
        }
      }
    }
    return found
  }

  private static func event(using random: inout SeededGenerator) -> WyomingEvent {
    let texts = ["", "x", "grüß\ndich", "\"{\\", "日本語", String(repeating: "long ", count: 50)]
    let values: [Value] = [nil, true, 7, 0.5, "text", ["a", 1], ["key": "value"]]
    var data: [LocatedJSON.Member] = []
    for place in 0..<Int.random(in: 0...3, using: &random) {
      let value = values.randomElement(using: &random) ?? .null
      let text = texts.randomElement(using: &random) ?? ""
      data.append(.init(key: "\(place)\(text)", value: LocatedJSON(value: value)))
      data.append(.init(key: "\(place).text", value: .string(text)))
    }
    return WyomingEvent(type: texts.randomElement(using: &random) ?? "", data: data)
  }
}

extension EventDecoder.Frame {
  var event: WyomingEvent? { if case .event(let event) = self { event } else { nil } }
  var fault: EventFault? { if case .fault(let fault) = self { fault } else { nil } }
}
