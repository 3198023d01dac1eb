// example: first-route
import PhraseRouter
// end
import Testing

/// What the article “A first route” shows.
@Suite struct FirstRouteExamples {
  private static func router() throws -> Router {
    // example: first-route
    let rating = Manifest.Parameter(
      name: "rating", type: .integer, prompt: ["en": "How many stars?"], minimum: 1, maximum: 5)
    let film = Manifest.Parameter(name: "film", type: .entity("Film"))

    let app = Manifest(
      app: Manifest.App(id: "films", name: ["en": "Films"]),
      languages: ["en"],
      entityTypes: [
        Manifest.EntityType(
          name: "Film", title: ["en": "film"],
          entities: [
            Manifest.Entity(id: "up", title: "Up"),
            Manifest.Entity(id: "cars", title: "Cars"),
            Manifest.Entity(id: "cars-2", title: "Cars 2"),
          ])
      ],
      intents: [Manifest.Intent(name: "Rate", parameters: [film, rating])],
      shortcuts: [
        Manifest.Shortcut(
          intent: "Rate",
          phrases: ["en": ["rate [the film] ${film} [with ${rating} (star|stars)]"]])
      ])

    let router = try Router(manifest: app.validated())
    // end
    return router
  }

  @Test func utterances() throws {
    let router = try Self.router()
    try Example.check("first-route-kinds") { print in
      // example: first-route-kinds
      let utterances = [
        "rate up with 4 stars", "rate up", "rate cars", "rate the film dogs", "sing a song",
      ]
      for utterance in utterances {
        print(router.route(utterance).kind)
      }
      // → run
      // → askValue
      // → chooseEntity
      // → askValue
      // → reject
      // end
    }
    try Example.check("first-route-arguments") { print in
      // example: first-route-arguments
      if let invocation = router.route("rate up with four stars").invocation {
        print(invocation.intent)  // → Rate
        print(invocation["film"]?.entityID ?? "")  // → up
        print(try invocation.value(of: "rating", as: Int.self))  // → 4
      }
      // end
    }
    try Example.check("first-route-tolerance") { print in
      // example: first-route-tolerance
      print(router.route("plese rate cars 2 with 4 stars").kind)  // → run
      // end
    }
  }
}
