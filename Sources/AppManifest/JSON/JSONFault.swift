/// A place where a text is not the JSON that it should be.
package struct JSONFault: Error, Equatable {
  /// Where it is, in bytes.
  package var offset: Int
  /// What is wrong.
  package var message: String
  /// What to do.
  package var fix: String

  package init(offset: Int, message: String, fix: String) {
    self.offset = offset
    self.message = message
    self.fix = fix
  }
}
