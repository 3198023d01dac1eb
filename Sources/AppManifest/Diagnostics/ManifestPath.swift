/// A place in a manifest, by the keys of its JSON form: `shortcuts[2].phrases.en[0]`.
public struct ManifestPath: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var steps: [Step]

  /// The manifest itself.
  public static let root = ManifestPath(steps: [])

  package init(steps: [Step]) { self.steps = steps }

  /// The place under a key.
  public func key(_ key: String) -> ManifestPath { ManifestPath(steps: steps + [.key(key)]) }

  /// The place of an element.
  public func index(_ index: Int) -> ManifestPath { ManifestPath(steps: steps + [.index(index)]) }
}

extension ManifestPath {
  /// What is meant at a path.
  public enum Part: Hashable, Sendable {
    /// The value that the path leads to.
    case value
    /// The key that the path ends in, rather than its value.
    case key
    /// A place in the text that the path leads to: in bytes of UTF-8 from 0, and in Unicode code
    /// points from 1.
    case text(offset: Int, column: Int)
  }
}

extension ManifestPath: CustomStringConvertible {
  /// The path as one would write it in JavaScript.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

extension LocatedJSON {
  /// The value at a path, or as near to it as the tree goes.
  ///
  /// A person may write `"title": "film"` for `"title": {"en": "film"}` and phrases as an array
  /// where there is one language, so a key that leads into an array is passed over, and one that
  /// leads into text ends there.
  ///
  /// - Complexity: O(*n*) in the number of the path's steps and of members passed on the way.
  package func nearest(to path: ManifestPath) -> LocatedJSON {
    var node = self
    for step in path.steps {
      switch (step, node.kind) {
      case (.key(let key), .object(let members)):
        guard let member = members.first(where: { $0.key == key }) else { return node }
        node = member.value
      case (.index(let index), .array(let elements)):
        guard elements.indices.contains(index) else { return node }
        node = elements[index]
      case (.key, .array): continue
      default: return node
      }
    }
    return node
  }

  /// The place of the key that a path ends in, or of the value nearest to it.
  package func keyOffset(of path: ManifestPath) -> Int {
    guard case .key(let key)? = path.steps.last else { return nearest(to: path).offset }
    let parent = nearest(to: ManifestPath(steps: path.steps.dropLast()))
    return parent.object?.first { $0.key == key }?.keyOffset ?? parent.offset
  }
}
