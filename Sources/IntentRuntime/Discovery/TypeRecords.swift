import CTypeRecords

/// Finds the types that conform to some protocols, in the records that the compiler leaves in every
/// Swift binary.
///
/// It is how an app that registers nothing is found: nothing has to be generated when the app is
/// built, and nothing is loaded or run but the images that are in the process already.
struct TypeRecords {
  /// How many records there is room for at first; an app of a hundred intents fills a tenth of it.
  private static let usualCount = 4096

  /// The types that conform to each protocol, in the order of the protocols.
  ///
  /// Generic types are left out, since they are types only with arguments. A type is listed once,
  /// however many images or records it stands in.
  ///
  /// - Parameter protocols: Existential types such as `(any AppIntent).self`, each of one protocol.
  /// - Throws: ``DiscoveryError/Code/unsupportedRuntime`` if the process's Swift runtime keeps no
  ///   records, or keeps them in a form that is not known here.
  /// - Complexity: O(*n*) in the number of all conformances of all images in the process.
  static func types(
    conformingTo protocols: [Any.Type]
  ) throws(DiscoveryError) -> [[Any.Type]] {
    guard ctr_has_records() else { throw DiscoveryError(.unsupportedRuntime) }
    var descriptors: [UnsafeRawPointer] = []
    for existential in protocols {
      let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      guard let descriptor = ctr_protocol(metadata) else {
        throw DiscoveryError(.unsupportedRuntime)
      }
      descriptors.append(descriptor)
    }
    var types = [[Any.Type]](repeating: [], count: protocols.count)
    var seen = [Set<ObjectIdentifier>](repeating: [], count: protocols.count)
    for conformance in conformances(to: descriptors) {
      guard let type = type(at: conformance.type) else { continue }
      guard seen[conformance.protocol].insert(ObjectIdentifier(type)).inserted else { continue }
      types[conformance.protocol].append(type)
    }
    return types
  }

  private static func conformances(to protocols: [UnsafeRawPointer]) -> [ctr_conformance] {
    var capacity = usualCount
    while true {
      var total = 0
      let found = [ctr_conformance](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        total = ctr_find_conformances(protocols, protocols.count, base, capacity)
        count = min(total, capacity)
      }
      guard total > capacity else { return found }
      // An image may be loaded in between, so that even this may be too few.
      capacity = total
    }
  }

  private static func type(at descriptor: UnsafeRawPointer) -> (Any.Type)? {
    // A metatype is the address of the type's metadata.
    ctr_metadata(descriptor).map { unsafeBitCast($0, to: (Any.Type).self) }
  }
}
