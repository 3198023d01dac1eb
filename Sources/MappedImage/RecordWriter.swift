/// Writes what is small and irregular, such as names and conditions, one thing after another.
package struct RecordWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes a number in as few bytes as it needs, seven bits each.
  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number; small negative ones are short too.
  package mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64(number << 1)) ^ UInt64(bitPattern: Int64(number >> 63)))
  }

  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ text: String) { write(Array(text.utf8)) }

  package mutating func write(_ raw: [UInt8]) {
    write(UInt64(raw.count))
    bytes.append(contentsOf: raw)
  }

  /// Writes how many there are, and each of them.
  package mutating func write<Element>(
    _ elements: some Collection<Element>, each: (inout RecordWriter, Element) -> Void
  ) {
    write(UInt64(elements.count))
    for element in elements { each(&self, element) }
  }

  /// Writes whether there is one, and it.
  package mutating func write<Wrapped>(
    _ optional: Wrapped?, some: (inout RecordWriter, Wrapped) -> Void
  ) {
    write(optional != nil)
    if let optional { some(&self, optional) }
  }
}
