import Foundation
import Dialogue
import PhraseRouter
import Testing

/// What the documentation shows of decisions, their parts and values.
@Suite struct DecisionExamples {
  private let router: Router

  init() throws { router = try ExampleApps.films.get() }

  @Test func kinds() throws {
    try Example.check("decision") { print in
      // example: decision
      switch router.route("mark toy story as watched") {
      case .run(let invocation): print("do", invocation.intent)
      case .chooseEntity(let choice): print("one of", choice.options.count)  // → one of 4
      case .chooseIntent(let choice): print("one of", choice.options.count, "actions")
      case .askValue(let request): print("ask for", request.parameter)
      case .confirm(let invocation): print("ask before", invocation.intent)
      case .reject(let rejection): print("not for this app:", rejection.reason)
      }
      // end
    }
    try Example.check("kind") { print in
      // example: kind
      let kinds = ["rate ratatouille", "rate cars", "sing"].map { router.route($0).kind }
      print(kinds.map(\.rawValue).joined(separator: ", "))  // → askValue, chooseEntity, reject
      // end
    }
  }

  @Test func arguments() throws {
    try Example.check("invocation") { print in
      // example: invocation
      if let invocation = router.route("rate ratatouille five stars").invocation {
        print(invocation["film"]?.entityID ?? "")  // → ratatouille-2007
        print(try invocation.value(of: "rating", as: Int.self))  // → 5
      }
      // end
    }
    try Example.check("slot") { print in
      // example: slot
      let slot = router.route("rate ratatouille five stars").invocation?["rating"]
      print(slot?.text ?? "", slot?.value.displayText ?? "")  // → five 5
      // end
    }
    try Example.check("argument-error") { print in
      // example: argument-error
      let rating = FilledSlot(name: "rating", value: "five")
      let invocation = Invocation(intent: "RateFilm", slots: [rating])
      do {
        _ = try invocation.value(of: "rating", as: Int.self)
      } catch {
        print(error)  // → The argument “rating” of RateFilm is no Int.
      }
      // end
    }
  }

  @Test func questions() throws {
    try Example.check("entity-choice") { print in
      // example: entity-choice
      if case .chooseEntity(let choice) = router.route("mark toy story as watched") {
        print(choice.slot.name, choice.slot.text ?? "")  // → film toy story
        print(choice.options[1].title, choice.options[1].fit)  // → Toy Story 2 prefix
      }
      // end
    }
    try Example.check("intent-choice") { print in
      // example: intent-choice
      if case .chooseIntent(let choice) = router.route("I want to watch ratatouille") {
        print(choice.options.map(\.invocation.intent).joined(separator: ", "))
        // → AddFilmToList, RemindToWatch
      }
      // end
    }
    try Example.check("value-request") { print in
      // example: value-request
      if case .askValue(let request) = router.route("rate ratatouille with 9 stars") {
        print(request.parameter, request.reason)  // → rating outOfRange("9")
      }
      // end
    }
    try Example.check("rejection") { print in
      // example: rejection
      if case .reject(let rejection) = router.route("what is the weather like") {
        print(rejection.reason)  // → noMatch
      }
      // end
    }
  }

  @Test func hits() throws {
    try Example.check("hit") { print in
      // example: hit
      let hit = EntityHit(id: "dune-2021", title: "Dune", subtitle: "2021 · Denis Villeneuve")
      print(hit.option.title, "-", hit.option.subtitle ?? "")  // → Dune - 2021 · Denis Villeneuve
      // end
    }
  }

  @Test func values() throws {
    try Example.check("value") { print in
      // example: value
      let distance: Value = ["value": 5, "unit": "km"]
      print(distance["value"]?.as(Double.self) ?? 0)  // → 5.0
      print(distance["value"]?.as(String.self) ?? "no text")  // → no text
      print(distance.displayText)  // → unit: km, value: 5
      // end
    }
  }

  @Test func manifests() throws {
    try Example.check("manifest") { print in
      // example: manifest
      let notes = Manifest(
        app: .init(id: "notes", name: ["en": "Notes"]), languages: ["en"],
        intents: [.init(name: "AddNote", parameters: [.init(name: "text", type: .string)])],
        shortcuts: [.init(intent: "AddNote", phrases: ["en": ["note ${text}"]])])

      let decision = try Router(manifest: notes.validated()).route("note buy milk")
      print(decision.invocation?["text"]?.value.displayText ?? "")  // → buy milk
      // end
    }
    try Example.check("entity") { print in
      // example: entity
      let film = Manifest.Entity(
        id: "spirited-away-2001", title: "Spirited Away",
        titles: ["de": "Chihiros Reise ins Zauberland"], synonyms: ["千と千尋の神隠し"],
        attributes: ["year": 2001, "director": "Hayao Miyazaki"])
      print(film.attributes["year"]?.displayText ?? "")  // → 2001
      // end
    }
  }

  @Test func machines() throws {
    var machine = DialogueMachine(
      guide: DialogueGuide(manifest: router.manifest, language: "en"))
    _ = machine.begin(router.route("mark toy story as watched"))
    try Example.check("state") { print in
      // example: state
      let saved = try JSONEncoder().encode(machine.state)
      let state = try JSONDecoder().decode(DialogueState.self, from: saved)
      print(state.isOpen)  // → true
      // end
    }
    try Example.check("machine") { print in
      // example: machine
      let guide = DialogueGuide(manifest: router.manifest, language: "en")
      var machine = DialogueMachine(guide: guide)

      if case .show(let turn) = machine.begin(router.route("mark toy story as watched")) {
        print(turn.options.count, turn.isOpen)  // → 4 true
      }
      if case .show(let turn) = machine.reply("2") {
        print(turn.decision?.invocation?["film"]?.entityID ?? "")  // → toy-story-2-1999
      }
      // end
    }
  }
}
