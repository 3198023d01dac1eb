import AppManifest
import FoundationSupplement
import TextAnalysis

/// A text of a string catalogue that reads otherwise with other numbers.
///
/// `%lld Film` and `%lld Filme`; or `%#@films@ in %#@lists@`, each part with forms of its own.
struct VariedText: Equatable, Sendable {
  /// The text around the parts, which stand in it as `%#@name@`.
  var format: String
  var parts: [String: Part]

  /// What stands at one place, by the number of one argument.
  struct Part: Equatable, Sendable {
    /// The place of the argument among those of the text, counted from 1. `nil`: the first number.
    var argument: Int?
    /// What a format calls the argument, such as `lld`.
    var specifier = "@"
    /// The texts by form, with `%arg` for the number.
    var forms: [PluralForm: String]
  }

  /// The form for some arguments, with the places for their values.
  func format(for arguments: [LocalizationArgument], language: String) -> String {
    filled { $0.text(for: arguments, language: language) }
  }

  /// The text where no number is known: in the form for *other*.
  var plain: String { filled { $0.text(in: .other) } }

  /// The format with the parts in their places. A part may name others, and these none, so that a
  /// text stays short whatever a catalogue says.
  private func filled(_ text: (Part) -> String) -> String {
    placed(in: placed(in: format, text), text)
  }

  private func placed(in format: String, _ text: (Part) -> String) -> String {
    let pieces = format.split(separator: "%#@", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces.first ?? "")) { written, piece in
      guard let end = piece.firstIndex(of: "@"), let part = parts[String(piece[..<end])] else {
        return written + "%#@" + piece
      }
      return written + text(part) + piece[end...].dropFirst()
    }
  }
}

extension VariedText.Part {
  fileprivate func text(for arguments: [LocalizationArgument], language: String) -> String {
    let number =
      if let argument {
        arguments.indices.contains(argument - 1) ? arguments[argument - 1].asNumber : nil
      } else {
        arguments.lazy.compactMap(\.asNumber).first
      }
    guard let number else { return text(in: .other) }
    // A text for none is taken in every language, also where its grammar has no form for it.
    if number == 0, let none = forms[.zero] { return placed(none) }
    return text(in: PluralForm(of: number, language: language))
  }

  fileprivate func text(in form: PluralForm) -> String {
    placed(forms[form] ?? forms[.other] ?? forms.values.sorted().first ?? "")
  }

  private func placed(_ text: String) -> String {
    text.replacing("%arg", with: "%" + (argument.map { "\($0)$" } ?? "") + specifier)
  }
}

extension LocalizationArgument {
  /// The number that the argument is, if it is one.
  fileprivate var asNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .number(let number), .formatted(let number, _): number
    case .text, .resource, .date, .placeholder: nil
    }
  }
}

// MARK: - Reading

extension VariedText {
  /// What one language of an entry of a string catalogue says. `nil` if it does not vary by number.
  init?(_ node: LocatedJSON) {
    if let forms = Self.forms(node) {
      self.init(format: "%#@text@", parts: ["text": Part(forms: forms)])
      return
    }
    guard let substitutions = node["substitutions"]?.object,
      let format = node["stringUnit"]?["value"]?.string
    else { return nil }
    var parts: [String: Part] = [:]
    for substitution in substitutions {
      guard let forms = Self.forms(substitution.value) else { return nil }
      parts[substitution.key] = Part(
        argument: substitution.value["argNum"]?.value.double.flatMap { Int(exactly: $0) },
        specifier: substitution.value["formatSpecifier"]?.string ?? "@", forms: forms)
    }
    self.init(format: format, parts: parts)
  }

  private static func forms(_ node: LocatedJSON) -> [PluralForm: String]? {
    guard let plural = node["variations"]?["plural"]?.object else { return nil }
    var forms: [PluralForm: String] = [:]
    for member in plural {
      guard let form = PluralForm(rawValue: member.key),
        let text = member.value["stringUnit"]?["value"]?.string
      else { continue }
      forms[form] = text
    }
    return forms.isEmpty ? nil : forms
  }
}
