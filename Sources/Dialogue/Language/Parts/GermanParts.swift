extension ReplyParts {
  static let german = ReplyParts([], decades: [])
}
