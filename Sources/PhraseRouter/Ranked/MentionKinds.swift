import AppManifest

/// What a mention can be of, by the name that stands for it in a text: the types of an app's
/// entities and enums, and the kinds of typed values.
///
/// *The parameter `rating`, an integer → `number`; `film`, an entity → `Film`.*
struct MentionKinds {
  static let app = "app"
  static let number = "number"
  static let date = "date"

  /// The kind of a parameter's values.
  static func kind(of type: Manifest.ParameterType) -> String {
    switch type {
    case .entity(let name), .enumeration(let name): name
    case .integer, .number: number
    case .date: date
    case .duration: "duration"
    case .measurement: "measurement"
    case .currency: "money"
    case .string, .person, .file: "text"
    case .url: "link"
    case .boolean: "boolean"
    }
  }
}
