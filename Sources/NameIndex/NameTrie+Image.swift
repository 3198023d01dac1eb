package import MappedImage

extension NameTrie {
  /// What the sections of a trie in an image are called, after the number that its owner gives.
  private enum Tag {
    static let payloads: UInt32 = 0
    static let nodes: UInt32 = 1
    static let leadingBytes: UInt32 = 2
    static let labels: UInt32 = 3
  }

  /// How its sections are laid out: goes into the version of images.
  package static var layout: [Int] { [1, MemoryLayout<Node>.stride] }

  /// Adds the trie's four sections.
  ///
  /// - Parameter tag: The first of four tags.
  package func add(to image: inout ImageWriter, tag: UInt32) {
    image.add(payloads, tag: tag + Tag.payloads)
    image.add(nodes, tag: tag + Tag.nodes)
    image.add(leadingBytes, tag: tag + Tag.leadingBytes)
    image.add(labels, tag: tag + Tag.labels)
  }

  /// Reads a trie that lies in an image, and checks it.
  ///
  /// - Throws: ``ImageError/damaged`` unless the sections describe a trie.
  /// - Complexity: O(nodes).
  package init(from image: ImageReader, tag: UInt32) throws(ImageError) {
    payloads = try image.section(tag + Tag.payloads)
    nodes = try image.section(tag + Tag.nodes)
    leadingBytes = try image.section(tag + Tag.leadingBytes)
    labels = try image.section(tag + Tag.labels)
    guard isConsistent else { throw .damaged }
  }
}
