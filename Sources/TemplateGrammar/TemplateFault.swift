/// A fault in a template, with its place.
package struct TemplateFault: Error, Equatable, Sendable {
  /// What is wrong, without a full stop.
  package var message: String
  /// What to do about it.
  package var fix: String
  /// Where it was noticed in the template's text, in bytes of UTF-8.
  package var offset: Int

  package init(_ message: String, fix: String, at offset: Int = 0) {
    self.message = message
    self.fix = fix
    self.offset = offset
  }

  /// The fault as one of the text that refers to the faulty one: a rule's, at the rule's name.
  package func moved(to offset: Int) -> TemplateFault {
    TemplateFault(message, fix: fix, at: offset)
  }

  /// The place in the template, counted from 1 in Unicode code points.
  ///
  /// - Complexity: O(``offset``).
  package func column(in text: String) -> Int { text.column(ofByte: offset) }
}

extension String {
  /// The column of a byte of the text, counted from 1 in Unicode code points.
  ///
  /// - Complexity: O(*offset*).
  package func column(ofByte offset: Int) -> Int {
    1 + utf8.prefix(offset).count { $0 & 0xC0 != 0x80 }
  }
}
