extension ReplyParts {
  static let spanish = ReplyParts([], decades: [])
}
