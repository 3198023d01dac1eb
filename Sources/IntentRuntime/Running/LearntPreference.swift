import AppManifest
import PhraseRouter

/// Orders equal options by what was done before. Without memory of it, they stay as they are.
struct LearntPreference: OptionPreference {
  let memory: any ActivityMemory

  func scores(ofIntents intents: [String]) -> [Double] {
    (try? memory.scores(ofIntents: intents)) ?? []
  }

  func scores(ofEntities ids: [String], for parameter: String, of intent: String) -> [Double] {
    (try? memory.scores(of: ids.map(Value.string), for: parameter, of: intent)) ?? []
  }
}
