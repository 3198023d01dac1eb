import AppManifest
import MappedImage
import PhraseRouter

/// Changes to a compiled app, whose checksum is then made right again, as somebody would who means
/// harm. Each three bytes of the input are a place, counted in thousandths of what there is and then in
/// bytes, and what is written there.
///
/// What is opened must answer, whatever it answers; damage to what is not read again may go unseen.
struct ImageTrial {
  private let changes: [UInt8]

  init(_ input: [UInt8]) { changes = input }

  private static let whole: [UInt8]? = try? Router(manifest: app.validated()).compiled

  private static let utterances = [
    "open the red box", "open the rde box", "note buy milk", "turn on the kitchen lamp", "open",
    "", "set the lamp to 50 percent",
  ]

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    guard var bytes = Self.whole else { throw FuzzFinding("the app cannot be compiled") }
    for start in stride(from: 0, to: changes.count - 3, by: 4) {
      let coarse = Int(changes[start]) << 8 | Int(changes[start + 1])
      let place = coarse * bytes.count / 65_536 + Int(changes[start + 2])
      bytes[min(place, bytes.count - 1)] = changes[start + 3]
    }
    let sealed = MemoryImage.sealing(bytes)
    guard let router = stopwatch.time({ try? Router(compiled: sealed) }) else { return }
    for utterance in Self.utterances {
      for language in router.manifest.languages.prefix(2) {
        _ = stopwatch.time { router.route(utterance, language: language) }
      }
    }
  }

  /// An app with something of everything that is compiled.
  private static var app: Manifest {
    var app = TrialApp.manifest
    app.intents += ["On", "Set"].map { intent in
      Manifest.Intent(
        name: intent,
        parameters: ["name", "level"].map {
          Manifest.Parameter(name: $0, type: .string, isOptional: true)
        })
    }
    var set = SentenceSet()
    set.lists["name"] = .values(["kitchen lamp", "lamp"].map { ListValue(input: $0, id: $0) })
    set.lists["level"] = .range(NumberRange(from: 0, to: 100, step: 1))
    set.rules["the"] = "[the]"
    set.blocks = [
      SentenceBlock(intent: "On", sentences: ["turn on <the> {name}"]),
      SentenceBlock(intent: "Set", sentences: ["set <the> {name} to {level} percent"]),
    ]
    app.sentences["en"] = set
    return app
  }
}
