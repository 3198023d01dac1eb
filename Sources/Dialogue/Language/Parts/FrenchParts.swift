extension ReplyParts {
  static let french = ReplyParts([], decades: [])
}
