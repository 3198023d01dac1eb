/// Decisions are saved with dialogues: an object whose `decision` tells the kind, beside the
/// members of the kind's value.
extension Decision: Codable {
  private enum Key: String, CodingKey {
    case decision, value
  }

  /// Reads a saved decision.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func value<T: Decodable>() throws -> T { try container.decode(T.self, forKey: .value) }
    switch try container.decode(Kind.self, forKey: .decision) {
    case .run: self = .run(try value())
    case .chooseEntity: self = .chooseEntity(try value())
    case .chooseIntent: self = .chooseIntent(try value())
    case .askValue: self = .askValue(try value())
    case .confirm: self = .confirm(try value())
    case .reject: self = .reject(try value())
    }
  }

  /// Saves the decision.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .decision)
    func save(_ value: some Encodable) throws { try container.encode(value, forKey: .value) }
    switch self {
    case .run(let invocation), .confirm(let invocation): try save(invocation)
    case .chooseEntity(let choice): try save(choice)
    case .chooseIntent(let choice): try save(choice)
    case .askValue(let request): try save(request)
    case .reject(let rejection): try save(rejection)
    }
  }
}

extension ValueRequest.Reason: Codable {
  private enum Key: String, CodingKey {
    case reason, text
  }

  private enum Kind: String, Codable {
    case missing, unknown, unreadable, outOfRange, unavailable
  }

  /// Reads a saved reason.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func text() throws -> String { try container.decode(String.self, forKey: .text) }
    switch try container.decode(Kind.self, forKey: .reason) {
    case .missing: self = .missing
    case .unknown: self = .unknown(try text())
    case .unreadable: self = .unreadable(try text())
    case .outOfRange: self = .outOfRange(try text())
    case .unavailable: self = .unavailable(try text())
    }
  }

  /// Saves the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func save(_ kind: Kind, _ text: String?) throws {
      try container.encode(kind, forKey: .reason)
      try container.encodeIfPresent(text, forKey: .text)
    }
    switch self {
    case .missing: try save(.missing, nil)
    case .unknown(let text): try save(.unknown, text)
    case .unreadable(let text): try save(.unreadable, text)
    case .outOfRange(let text): try save(.outOfRange, text)
    case .unavailable(let text): try save(.unavailable, text)
    }
  }
}
