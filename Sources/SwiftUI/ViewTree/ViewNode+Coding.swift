extension ViewNode: Codable {
  private enum Key: String, CodingKey {
    case kind, id, text, attributes, children, action, modifiers
  }

  /// Reads a node; what is missing is empty.
  ///
  /// - Throws: What decoding throws, for a node without a kind or of an unknown one too.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode(Kind.self, forKey: .kind),
      id: try fields.decodeIfPresent(String.self, forKey: .id),
      text: try fields.decodeIfPresent(String.self, forKey: .text),
      attributes: try fields.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:],
      children: try fields.decodeIfPresent([ViewNode].self, forKey: .children) ?? [],
      action: try fields.decodeIfPresent(Action.self, forKey: .action),
      modifiers: try fields.decodeIfPresent([ViewModification].self, forKey: .modifiers) ?? [])
  }

  /// Writes a node; what is empty is left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    try fields.encodeIfPresent(id, forKey: .id)
    try fields.encodeIfPresent(text, forKey: .text)
    if !attributes.isEmpty { try fields.encode(attributes, forKey: .attributes) }
    try fields.encodeIfPresent(action, forKey: .action)
    if !modifiers.isEmpty { try fields.encode(modifiers, forKey: .modifiers) }
    if !children.isEmpty { try fields.encode(children, forKey: .children) }
  }
}

extension ViewNode.Action: Codable {
  private enum Key: String, CodingKey {
    case intent, open
  }

  /// Reads `{"intent": "…"}` or `{"open": "https://…"}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if let intent = try fields.decodeIfPresent(EncodedIntent.self, forKey: .intent) {
      self = .intent(intent)
    } else {
      self = .open(try fields.decode(URL.self, forKey: .open))
    }
  }

  /// Writes `{"intent": "…"}` or `{"open": "https://…"}`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .intent(let intent): try fields.encode(intent, forKey: .intent)
    case .open(let address): try fields.encode(address, forKey: .open)
    }
  }
}
