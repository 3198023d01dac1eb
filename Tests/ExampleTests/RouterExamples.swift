import PhraseRouter
import Testing

/// What the documentation shows of routers.
@Suite struct RouterExamples {
  @Test func openingAnApp() throws {
    try Example.check("router") { print in
      // example: router
      let app = try Manifest.load(from: "Corpora/FilmTracker")
      let router = try Router(manifest: app)

      let decision = router.route("rate ratatouille 5 stars")
      print(decision.kind)  // → run
      // end
    }
  }

  @Test func routing() throws {
    let router = try ExampleApps.films.get()
    try Example.check("route") { print in
      // example: route
      let decision = router.route("rate ratatouille")
      print(decision.kind, decision.askedParameter ?? "")  // → askValue rating
      // end
    }
    try Example.check("route-date") { print in
      // example: route-date
      let reminder = router.route(
        "remind me to watch ratatouille tomorrow", context: ["now": "2026-11-20T12:00"])
      print(reminder.invocation?["date"]?.value.displayText ?? "")  // → 2026-11-21
      // end
    }
  }

  @Test func faults() throws {
    try Example.check("faults") { print in
      // example: faults
      let notes = Manifest(
        app: .init(id: "notes", name: ["en": "Notes"]), languages: ["en"],
        intents: [.init(name: "AddNote")],
        shortcuts: [.init(intent: "AddNote", phrases: ["en": ["add (a note", "note ${txt}"]])])
      do throws(DiagnosticError) {
        _ = try Router(manifest: notes.validated())
      } catch {
        print(error.diagnostics.count { $0.severity == .error })  // → 2
      }
      // end
    }
  }

  @Test func options() throws {
    let app = try Manifest.load(from: ExampleApps.filmFolder)
    try Example.check("options") { print in
      // example: options
      var options = RouterOptions()
      options.limits.utteranceWords = 5
      let brief = try Router(manifest: app, options: options)
      print(brief.route("rate ratatouille 5 stars").kind)  // → run
      print(brief.route("please rate the film ratatouille 5 stars").kind)  // → reject
      // end
    }
  }

  @Test func explaining() throws {
    let router = try ExampleApps.films.get()
    try Example.check("explain") { print in
      // example: explain
      let explanation = router.explain("rate ratatouille 5 stars")
      for candidate in explanation.candidates { print(candidate.verdict) }
      // → chosen
      // → “ratatouille 5 stars” is no film that is known
      // end
    }
  }

  @Test func changingNames() throws {
    let home = try ExampleApps.home()
    try Example.check("live") { print in
      // example: live
      let live = LiveRouter(home)
      try live.add([ListValue(input: "porch light")], to: "name")
      print(live.current.route("turn on the porch light").kind)  // → run
      try live.remove("porch light", from: "name")
      print(live.current.route("turn on the porch light").kind)  // → reject
      // end
    }
  }
}
