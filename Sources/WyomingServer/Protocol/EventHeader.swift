import AppManifest

/// The line that an event begins with.
struct EventHeader: Sendable {
  /// What kind of event it is. `nil` where the line does not say.
  var type: String?
  /// The data in the line itself.
  var data: [LocatedJSON.Member]
  /// How many bytes of data follow.
  var dataLength: Int
  /// How many bytes of payload follow those.
  var payloadLength: Int
}

extension EventHeader {
  /// Reads a line.
  ///
  /// - Throws: A fault that is fatal where the line is an object whose lengths cannot be read,
  ///   since it is then unknown where the next event begins.
  init(_ bytes: [UInt8], in range: Range<Int>) throws(EventFault) {
    let members = try EventFault.members(of: bytes, in: range, what: "the event's line")
    let line = LocatedJSON(.object(members))
    type = line["type"]?.string
    dataLength = try Self.length("data_length", in: line)
    payloadLength = try Self.length("payload_length", in: line)
    data = line["data"]?.object ?? []
  }

  private static func length(_ key: String, in line: LocatedJSON) throws(EventFault) -> Int {
    switch line[key]?.kind {
    case nil, .null: return 0
    case .integer(let length) where length >= 0: return length
    default: throw EventFault(.malformedEvent, "\(key) is not a length in bytes", isFatal: true)
    }
  }

  /// The event of a header that says everything itself.
  func frame() -> EventDecoder.Frame {
    guard let type else {
      return .fault(EventFault(.malformedEvent, "the event has no type"))
    }
    return .event(WyomingEvent(type: type, data: data))
  }

  /// The event of a header and the data behind it, which counts over the header's.
  func frame(data bytes: [UInt8], in range: Range<Int>) -> EventDecoder.Frame {
    do {
      let members = try EventFault.members(of: bytes, in: range, what: "the event's data")
      let keys = Set(members.map(\.key))
      var whole = self
      whole.data.removeAll { keys.contains($0.key) }
      whole.data += members
      return whole.frame()
    } catch {
      return .fault(error)
    }
  }
}

extension EventFault {
  /// The members of the JSON object that some bytes are.
  ///
  /// - Parameter what: What the bytes are, for the message.
  fileprivate static func members(
    of bytes: [UInt8], in range: Range<Int>, what: String
  ) throws(EventFault) -> [LocatedJSON.Member] {
    var reader = JSONReader(bytes, in: range)
    do {
      let json = try reader.document()
      guard let members = json.object else {
        throw EventFault(.malformedEvent, "\(what) is \(json.noun), not a JSON object")
      }
      guard reader.duplicates.isEmpty else {
        throw EventFault(.malformedEvent, "\(what) has a key twice")
      }
      return members
    } catch let fault as EventFault {
      throw fault
    } catch {
      // What exactly the reader found may quote what was sent.
      throw EventFault(.malformedEvent, "\(what) is not JSON")
    }
  }
}
