import AppManifest
import TemplateGrammar

/// How the nouns of an app's things are written in phrases.
struct NounWording {
  /// Any of the nouns. `nil` if there are none.
  var plain: String?
  /// Any of the nouns, perhaps with what the app's name adds to them: “pixar films”.
  var modified: String?

  init(
    nouns: [String], app: Manifest.App, language: String, prefix: String = "",
    suffix: String = ""
  ) {
    guard !nouns.isEmpty else { return }
    let plain = nouns.map { prefix + TemplateEscaping.literal($0) + suffix }.joined(separator: "|")
    let modifiers = NameModifier.all(of: app, nouns: nouns, language: language)
    func group(_ modifiers: [NameModifier]) -> String {
      let texts = modifiers.map { TemplateEscaping.literal($0.text) }
      return texts.isEmpty ? "" : "[" + texts.joined(separator: "|") + "]"
    }
    self.plain = plain
    let (before, after) = (modifiers.filter(\.isBefore), modifiers.filter { !$0.isBefore })
    modified = "\(group(before))(\(plain))\(group(after))"
  }
}
