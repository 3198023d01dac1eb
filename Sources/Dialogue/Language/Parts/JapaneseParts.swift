extension ReplyParts {
  static let japanese = ReplyParts([], decades: [])
}
