package import AppManifest

/// A message of the Wyoming protocol: what kind it is, and what it says.
///
/// Events can carry a payload too, which is audio. What routes text has no use for it, so payloads
/// are skipped when they come, and none are sent.
package struct WyomingEvent: Sendable {
  /// What kind of event it is, such as `transcript`.
  package var type: String
  /// What it says, as the members of a JSON object.
  package var data: [LocatedJSON.Member]

  /// Creates an event from its parts.
  package init(type: String, data: [LocatedJSON.Member] = []) {
    self.type = type
    self.data = data
  }

  /// Creates an event from its parts. Members without a value are left out.
  package init(type: String, _ data: KeyValuePairs<String, LocatedJSON?>) {
    self.init(
      type: type,
      data: data.compactMap { key, value in value.map { .init(key: key, value: $0) } })
  }

  /// The value of a key. A null counts as no value.
  package subscript(key: String) -> LocatedJSON? {
    guard let member = data.first(where: { $0.key == key }) else { return nil }
    if case .null = member.value.kind { return nil }
    return member.value
  }

  /// The event as it is sent: a line of JSON, and its data behind it.
  ///
  /// The data could stand in the line as well, but readers bound the length of a line (Python's
  /// streams at 64 KiB), and not that of the data.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  package var encoded: [UInt8] {
    let body = data.isEmpty ? "" : LocatedJSON(.object(data)).text(pretty: false)
    let length = body.isEmpty ? nil : LocatedJSON(.integer(body.utf8.count))
    let header = LocatedJSON.object(["type": .string(type), "data_length": length])
    return Array((header.text(pretty: false) + "\n" + body).utf8)
  }
}

/// What is wrong with what a peer sent, as it is told.
package struct EventFault: Error, Equatable, Sendable {
  /// What kind of fault it is.
  package var code: Code
  /// What is wrong. It never quotes what was sent.
  package var message: String
  /// True where the end of the faulty event is not known, so that nothing can be read behind it.
  package var isFatal: Bool

  /// The kinds of faults, by the codes of `error` events.
  package enum Code: String, Sendable {
    /// Bytes that are no event.
    case malformedEvent = "malformed-event"
    /// An event beyond the limits.
    case eventTooLarge = "event-too-large"
    /// An event whose data is not what its type asks for.
    case invalidRequest = "invalid-request"
    /// There are as many connections as may be.
    case tooManyConnections = "too-many-connections"
  }

  package init(_ code: Code, _ message: String, isFatal: Bool = false) {
    self.code = code
    self.message = message
    self.isFatal = isFatal
  }

  /// The event that tells the peer.
  package var event: WyomingEvent {
    WyomingEvent(type: "error", ["text": .string(message), "code": .string(code.rawValue)])
  }
}
