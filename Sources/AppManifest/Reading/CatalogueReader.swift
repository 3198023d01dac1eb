/// Reads catalogue files: JSON Lines, an entity a line.
struct CatalogueReader {
  private let log: FaultLog
  private let reader: FormReader
  /// Attributes that the entity type declares. Empty: any may occur.
  private let declared: Set<String>
  private var undeclared: Set<String> = []
  private var ids: Set<String> = []
  private var entities: [Manifest.Entity] = []

  private init(_ source: JSONSource, for type: Manifest.EntityType, language: String) {
    log = FaultLog(source)
    reader = FormReader(log: log, defaultLanguage: language)
    declared = Set(type.attributes.map(\.name))
  }

  /// Reads the catalogues that a manifest names into its entity types.
  ///
  /// - Returns: What is wrong with the catalogues. What is wrong with their names is logged.
  static func attachAll(
    to manifest: inout Manifest, in tree: LocatedJSON, _ log: FaultLog,
    _ bytes: (String) throws(DiagnosticError) -> [UInt8]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (index, type) in manifest.entityTypes.enumerated() {
      guard let name = type.catalogue else { continue }
      let place = tree.nearest(to: .root.key("entityTypes").index(index).key("catalogue")).offset
      guard type.entities.isEmpty, isLocal(name) else {
        log.error(at: place, problem(with: name), fix: "name a file beside the manifest")
        continue
      }
      do {
        let source = JSONSource(name: baseName(of: name), bytes: try bytes(name))
        var reader = CatalogueReader(source, for: type, language: manifest.defaultLanguage)
        reader.readAll()
        if reader.isEmpty { log.warning(at: place, "the catalogue is empty", fix: "add entities") }
        manifest.entityTypes[index].entities = reader.entities
        diagnostics += reader.log.located()
      } catch {
        let cause = error.diagnostics.first
        log.error(
          at: place, "the catalogue \(name.quotedForMessage): \(cause?.message ?? "unreadable")",
          fix: cause?.fix ?? "check the file")
      }
    }
    return diagnostics
  }

  private var isEmpty: Bool { entities.isEmpty && log.isClean }

  private mutating func readAll() {
    // A guess at the number of rows, since growing a large set is slow.
    ids.reserveCapacity(log.source.bytes.count / 128)
    JSONLines(log.source).forEach { line in
      switch line {
      case .success(let node): read(node)
      case .failure(let fault): log.add(fault)
      }
      return !log.isFull
    }
  }

  private mutating func read(_ node: LocatedJSON) {
    let entity = reader.entity(node)
    guard node.object != nil else { return }
    noteMissing(entity, at: node)
    noteUndeclared(entity, at: node)
    if !entity.id.isEmpty, !ids.insert(entity.id).inserted {
      log.error(
        at: node["id"]?.offset ?? node.offset,
        "the id \(entity.id.quotedForMessage) belongs to an entity above", fix: "give it its own")
    }
    entities.append(entity)
  }

  private func noteMissing(_ entity: Manifest.Entity, at node: LocatedJSON) {
    for (key, value) in [("id", entity.id), ("title", entity.title)] where value.isBlank {
      guard node[key]?.string != nil || node[key] == nil else { continue }
      log.error(
        at: node[key]?.offset ?? node.offset, "an entity has no \"\(key)\"", fix: "write a string")
    }
  }

  /// Notes each attribute that the type does not declare once, at its first place.
  private mutating func noteUndeclared(_ entity: Manifest.Entity, at node: LocatedJSON) {
    guard !declared.isEmpty else { return }
    for name in entity.attributes.keys where !declared.contains(name) {
      guard undeclared.insert(name).inserted else { continue }
      log.warning(
        at: node.keyOffset(of: .root.key(name)),
        "the entity type has no attribute \(name.quotedForMessage)",
        fix: Spelling.fix(for: name, in: declared.sorted(), else: "add it to \"attributes\""))
    }
  }
}

// MARK: - Names of catalogue files

extension CatalogueReader {
  /// True if a name leads to a file beside the manifest or in a folder below.
  private static func isLocal(_ name: String) -> Bool {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    return steps.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." && !$0.contains("\0") }
  }

  private static func problem(with name: String) -> String {
    isLocal(name)
      ? "an entity type has both a catalogue and entities"
      : "the catalogue \(name.quotedForMessage) does not stand beside the manifest"
  }

  private static func baseName(of name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}
