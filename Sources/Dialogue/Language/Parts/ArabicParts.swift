extension ReplyParts {
  static let arabic = ReplyParts([], decades: [])
}
