import Testing

@testable import MappedImage

@Suite struct ChecksumTests {
  struct Known: Sendable {
    var text: String
    var seed: UInt64
    var hash: UInt64
  }

  /// Made with the Python package `xxhash` 3.
  static let known = [
    Known(text: "", seed: 0, hash: 0xEF46_DB37_51D8_E999),
    Known(text: "", seed: 7, hash: 0x95F0_626F_6F0A_4409),
    Known(text: "a", seed: 0, hash: 0xD24E_C4F1_A98C_6E5B),
    Known(text: "abc", seed: 0, hash: 0x44BC_2CF5_AD77_0999),
    Known(
      text: "0123456789abcdef0123456789abcdef0123456789abcde", seed: 0,
      hash: 0xCEB8_C233_1330_3CFC),
    Known(text: String(repeating: "x", count: 100), seed: 42, hash: 0x0513_5597_82E4_86C7),
  ]

  @Test(arguments: known)
  func knownHashes(_ known: Known) {
    let bytes = Array(known.text.utf8)
    #expect(
      bytes.withUnsafeBytes { MemoryImage.checksum(of: $0, seed: known.seed) } == known.hash)
  }
}
