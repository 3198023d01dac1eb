extension MemoryImage {
  /// The bytes of a changed image with the checksum that they should have, for trying what somebody
  /// may write who means harm. Bytes that are too few stay as they are.
  package static func sealing(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= ImageHeader.tableOffset else { return bytes }
    var sealed = bytes
    sealed.withUnsafeMutableBytes { block in
      var header = block.load(as: ImageHeader.self)
      header.checksum = header.expectedChecksum(of: UnsafeRawBufferPointer(block))
      block.storeBytes(of: header, as: ImageHeader.self)
    }
    return sealed
  }

  /// The hash XXH64, as its specification gives it
  /// (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md).
  ///
  /// It finds damage, not forgery. *empty, seed 0 → `ef46db3751d8e999`*
  ///
  /// - Complexity: O(bytes), several bytes a nanosecond.
  package static func checksum(of bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var place = 0
    var hash: UInt64
    if bytes.count >= 32 {
      var lanes = SIMD4<UInt64>(
        seed &+ Prime.first &+ Prime.second, seed &+ Prime.second, seed, seed &- Prime.first)
      while place + 32 <= bytes.count {
        for lane in 0..<4 {
          lanes[lane] = round(lanes[lane], word(in: bytes, at: place + lane * 8))
        }
        place += 32
      }
      hash =
        rotate(lanes[0], 1) &+ rotate(lanes[1], 7) &+ rotate(lanes[2], 12) &+ rotate(lanes[3], 18)
      for lane in 0..<4 {
        hash = (hash ^ round(0, lanes[lane])) &* Prime.first &+ Prime.fourth
      }
    } else {
      hash = seed &+ Prime.fifth
    }
    return finish(hash &+ UInt64(bytes.count), rest: bytes, from: place)
  }
}

private enum Prime {
  static let first: UInt64 = 0x9E37_79B1_85EB_CA87
  static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  static let third: UInt64 = 0x1656_67B1_9E37_79F9
  static let fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
  static let fifth: UInt64 = 0x27D4_EB2F_1656_67C5
}

private func finish(_ start: UInt64, rest bytes: UnsafeRawBufferPointer, from first: Int) -> UInt64
{
  var (hash, place) = (start, first)
  while place + 8 <= bytes.count {
    hash ^= round(0, word(in: bytes, at: place))
    hash = rotate(hash, 27) &* Prime.first &+ Prime.fourth
    place += 8
  }
  if place + 4 <= bytes.count {
    let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    hash ^= UInt64(half) &* Prime.first
    hash = rotate(hash, 23) &* Prime.second &+ Prime.third
    place += 4
  }
  while place < bytes.count {
    hash ^= UInt64(bytes[place]) &* Prime.fifth
    hash = rotate(hash, 11) &* Prime.first
    place += 1
  }
  hash = (hash ^ hash >> 33) &* Prime.second
  hash = (hash ^ hash >> 29) &* Prime.third
  return hash ^ hash >> 32
}

private func word(in bytes: UnsafeRawBufferPointer, at place: Int) -> UInt64 {
  UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
}

private func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  rotate(lane &+ word &* Prime.second, 31) &* Prime.first
}

private func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
  value << count | value >> (64 - count)
}
