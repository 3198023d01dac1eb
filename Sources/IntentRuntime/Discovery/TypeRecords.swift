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
  ) throws(DiscoveryError) -> [[ConformingType]] {
    guard ctr_has_records() else { throw DiscoveryError(.unsupportedRuntime) }
    var descriptors: [UnsafeRawPointer] = []
    for existential in protocols {
      let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      guard let descriptor = ctr_protocol(metadata) else {
        throw DiscoveryError(.unsupportedRuntime)
      }
      descriptors.append(descriptor)
    }
    var types = [[ConformingType]](repeating: [], count: protocols.count)
    var seen = [Set<UnsafeRawPointer>](repeating: [], count: protocols.count)
    for conformance in conformances(to: descriptors) {
      guard let type = ConformingType(conformance) else { continue }
      guard seen[conformance.protocol].insert(type.metadata).inserted else { continue }
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
}

/// A type and how it meets a protocol: what a metatype such as `any AppIntent.Type` consists of.
///
/// A cast of the bare metatype would find the same, but the runtime goes through all records of the
/// process for the first cast of each type, which for a hundred intents takes most of the time that
/// an app may take to start.
struct ConformingType {
  let metadata: UnsafeRawPointer
  let witnesses: UnsafeRawPointer

  /// `nil` for generic types.
  init?(_ conformance: ctr_conformance) {
    guard let metadata = ctr_metadata(conformance.type),
      let witnesses = ctr_witness_table(conformance.record, metadata)
    else { return nil }
    self.metadata = metadata
    self.witnesses = witnesses
  }

  /// The metatype, as an existential one of the protocol that the type was found for.
  func metatype<Metatype>(_ type: Metatype.Type) -> Metatype {
    precondition(MemoryLayout<Metatype>.size == MemoryLayout<Self>.size, "not of one protocol")
    return unsafeBitCast(self, to: type)
  }
}
