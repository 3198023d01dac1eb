import AppManifest
import TemplateGrammar

/// Reads a `catalog.jsonl`: the names that lists such as `area` and `name` may take.
struct NameCatalogueReader {
  /// How many bytes the names of a catalogue may come to. Names are templates, and each can stand
  /// for a thousand.
  static let maximumSize = 1 << 28

  private let log: FaultLog
  private let reader: FormReader
  private var values: [String: [ListValue]] = [:]
  private var size = 0

  /// The lists of a catalogue, and what is wrong with it.
  static func read(
    _ source: JSONSource
  ) -> (lists: [String: ValueList], diagnostics: [Diagnostic]) {
    var catalogue = NameCatalogueReader(source)
    JSONLines(source).forEach { catalogue.take($0) }
    return (catalogue.values.mapValues { .values($0) }, catalogue.log.located())
  }

  private init(_ source: JSONSource) {
    log = FaultLog(source)
    reader = FormReader(log: log)
  }

  /// Takes a line. False if reading on is of no use.
  private mutating func take(_ line: Result<LocatedJSON, JSONFault>) -> Bool {
    switch line {
    case .failure(let fault): log.add(fault)
    case .success(let node): read(node)
    }
    return !log.isFull && size <= Self.maximumSize
  }

  private mutating func read(_ node: LocatedJSON) {
    let keys = ["list", "id", "name", "context"]
    guard let fields = reader.fields(of: node, keys: keys, "a line") else { return }
    for key in ["list", "name"] where fields[key] == nil {
      log.error(at: node.offset, "a line has no \"\(key)\"", fix: "write a string for it")
    }
    let list = fields.string("list")
    let id = fields.optionalString("id")
    let context = fields.values("context")
    for variant in variants(fields["name"]) {
      values[list, default: []].append(
        ListValue(
          input: TemplateEscaping.value(variant), output: .string(variant), id: id,
          context: context))
      size += variant.utf8.count
    }
    if size > Self.maximumSize {
      log.error(
        at: node.offset, "the variants of the names come to more than 256 MiB",
        fix: "write fewer optionals and alternatives")
    }
  }

  private func variants(_ name: LocatedJSON?) -> [String] {
    guard let name else { return [] }
    let text = reader.string(name, "\"name\"")
    guard name.string != nil else { return [] }
    do throws(TemplateFault) {
      let variants = try NameTemplate.variants(of: text)
      guard variants.contains("") else { return variants }
      log.warning(
        at: name.offset, "a name may be empty, which is dropped", fix: "write what never goes away")
      return variants.filter { !$0.isEmpty }
    } catch {
      let place = log.source.offset(ofText: error.offset, in: name)
      log.error(at: place, error.message, fix: error.fix)
      return []
    }
  }
}
