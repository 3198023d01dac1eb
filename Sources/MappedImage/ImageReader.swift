/// The sections of an image that was written by ``ImageWriter``.
package struct ImageReader: Sendable {
  private let image: MemoryImage
  private let places: [UInt64: Range<Int>]
  /// What the tags of the sections asked for start with.
  package var scope: UInt32 = 0

  /// Checks an image: its letters, its version, its length and its checksum.
  ///
  /// - Throws: ``ImageError/foreign``, ``ImageError/otherVersion`` or ``ImageError/damaged``.
  /// - Complexity: O(bytes), for the checksum.
  package init(_ image: MemoryImage, version: UInt64) throws(ImageError) {
    let bytes = image.bytes
    guard bytes.count >= MemoryLayout<UInt64>.size,
      bytes.load(as: UInt64.self) == ImageHeader.magic
    else { throw .foreign }
    guard bytes.count >= ImageHeader.tableOffset else { throw .damaged }
    let header = bytes.load(as: ImageHeader.self)
    guard header.version == version else { throw .otherVersion }
    guard header.byteCount == UInt64(bytes.count),
      header.checksum == header.expectedChecksum(of: bytes)
    else { throw .damaged }
    self.image = image
    places = try Self.places(in: bytes, count: header.sectionCount)
  }

  /// True if a file starts as images do.
  package static func isImage(at path: String) -> Bool {
    guard let file = try? RegularFile(path) else { return false }
    var start: UInt64 = 0
    let count = try? withUnsafeMutableBytes(of: &start) { block throws(ImageError) in
      try file.read(into: block)
    }
    return count == MemoryLayout<UInt64>.size && start == ImageHeader.magic
  }

  private static func places(
    in bytes: UnsafeRawBufferPointer, count: UInt64
  ) throws(ImageError) -> [UInt64: Range<Int>] {
    let stride = MemoryLayout<ImageHeader.Entry>.stride
    guard count <= UInt64((bytes.count - ImageHeader.tableOffset) / stride) else { throw .damaged }
    var places: [UInt64: Range<Int>] = [:]
    for index in 0..<Int(count) {
      let entry = bytes.load(
        fromByteOffset: ImageHeader.tableOffset + index * stride, as: ImageHeader.Entry.self)
      guard entry.offset <= UInt64(bytes.count), entry.offset % UInt64(MemoryImage.alignment) == 0,
        entry.byteCount <= UInt64(bytes.count) - entry.offset
      else { throw .damaged }
      let start = Int(entry.offset)
      guard places.updateValue(start..<start + Int(entry.byteCount), forKey: entry.tag) == nil
      else { throw .damaged }
    }
    return places
  }

  static func tag(_ tag: UInt32, scope: UInt32) -> UInt64 { UInt64(scope) << 32 | UInt64(tag) }

  /// True if the image has a section of this tag.
  package func has(_ tag: UInt32) -> Bool { places[Self.tag(tag, scope: scope)] != nil }

  /// The section of a tag.
  ///
  /// What its elements mean is for the caller to check: any bits at all may stand there.
  /// - Throws: ``ImageError/damaged`` if there is none, or if it does not end with an element.
  package func section<Element>(
    _ tag: UInt32, of type: Element.Type = Element.self
  ) throws(ImageError) -> Section<Element> {
    guard let place = places[Self.tag(tag, scope: scope)],
      place.count % MemoryLayout<Element>.stride == 0
    else { throw .damaged }
    let start = (image.bytes.baseAddress.map { $0 + place.lowerBound })?
      .assumingMemoryBound(to: Element.self)
    return Section(
      elements: UnsafeBufferPointer(
        start: start, count: place.count / MemoryLayout<Element>.stride),
      owner: image)
  }
}
