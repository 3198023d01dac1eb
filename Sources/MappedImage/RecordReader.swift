/// Reads what a ``RecordWriter`` wrote, in the same order.
///
/// Every read is checked: made-up bytes give an error, and never more memory than a
/// small multiple of their number.
package struct RecordReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int
  private let section: Section<UInt8>

  /// - Parameter offset: Where to start.
  package init(_ section: Section<UInt8>, at offset: Int = 0) throws(ImageError) {
    guard offset >= 0, offset <= section.count else { throw .damaged }
    self.section = section
    bytes = section.elements
    place = offset
  }

  private var remaining: Int { bytes.count - place }

  private mutating func byte() throws(ImageError) -> UInt8 {
    guard remaining > 0 else { throw .damaged }
    defer { place += 1 }
    return bytes[place]
  }

  package mutating func unsigned() throws(ImageError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw .damaged
  }

  package mutating func integer() throws(ImageError) -> Int {
    let raw = try unsigned()
    return Int(bitPattern: UInt(raw >> 1)) ^ -Int(raw & 1)
  }

  /// A number that must fit a smaller type.
  package mutating func number<Number: FixedWidthInteger>(
    as type: Number.Type = Number.self
  ) throws(ImageError) -> Number {
    guard let number = Number(exactly: try unsigned()) else { throw .damaged }
    return number
  }

  package mutating func flag() throws(ImageError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .damaged
    }
  }

  package mutating func double() throws(ImageError) -> Double {
    guard remaining >= 8 else { throw .damaged }
    let raw = UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: place, as: UInt64.self)
    place += 8
    return Double(bitPattern: UInt64(littleEndian: raw))
  }

  package mutating func raw() throws(ImageError) -> UnsafeBufferPointer<UInt8> {
    let count = try unsigned()
    guard count <= UInt64(remaining) else { throw .damaged }
    defer { place += Int(count) }
    return UnsafeBufferPointer(rebasing: bytes[place..<place + Int(count)])
  }

  package mutating func string() throws(ImageError) -> String {
    String(decoding: try raw(), as: UTF8.self)
  }

  /// Each of several things, as many as were written.
  package mutating func array<Element>(
    each: (inout RecordReader) throws(ImageError) -> Element
  ) throws(ImageError) -> [Element] {
    let count = try unsigned()
    // Everything takes at least a byte.
    guard count <= UInt64(remaining) else { throw .damaged }
    var elements: [Element] = []
    elements.reserveCapacity(Int(count))
    for _ in 0..<count { elements.append(try each(&self)) }
    return elements
  }

  package mutating func optional<Wrapped>(
    some: (inout RecordReader) throws(ImageError) -> Wrapped
  ) throws(ImageError) -> Wrapped? {
    try flag() ? try some(&self) : nil
  }
}
