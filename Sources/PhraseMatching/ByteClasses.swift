/// Which bytes the literals tell apart: those that no literal holds share a class.
struct ByteClasses {
  private var classes = [UInt8](repeating: 0, count: 256)
  private var representatives: [UInt8] = []

  /// Bytes that the steps themselves look at: digits, signs, white space and punctuation.
  private static let special = Array("0123456789-_ .,;:?!".utf8)

  init(literals: UnsafeBufferPointer<UInt8>) {
    var isUsed = [Bool](repeating: false, count: 256)
    for byte in literals { isUsed[Int(byte)] = true }
    for byte in Self.special { isUsed[Int(byte)] = true }
    // No UTF-8 text holds the byte FF, so it can stand for all that no literal holds.
    representatives = [0xFF]
    for byte in 0..<255 where isUsed[byte] {
      classes[byte] = UInt8(representatives.count)
      representatives.append(UInt8(byte))
    }
  }

  var count: Int { representatives.count }
  func classOf(_ byte: UInt8) -> Int { Int(classes[Int(byte)]) }
  func representative(of byteClass: Int) -> UInt8 { representatives[byteClass] }
}
