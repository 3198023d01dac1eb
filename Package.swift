// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Every target is built alike: Swift 6 mode, explicit existentials, imports that do not leak.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Apple's platforms have AppIntents, SwiftUI and the rest of these modules themselves, and an app
// must see theirs; so this package has them elsewhere only.
#if os(Linux)
  let appIntentsProducts: [Product] = [
    .library(
      name: "AppIntents",
      targets: [
        "AppIntents", "UniformTypeIdentifiers", "CoreLocation", "CoreSpotlight",
        "CoreTransferable", "VisualIntelligence", "WidgetKit",
      ]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
    .library(name: "IntentRuntime", targets: ["IntentRuntime", "AppREPL", "StoredActivity"]),
    .executable(name: "film-tracker", targets: ["film-tracker"]),
  ]
  let appIntentsTargets: [Target] = [
    // Below the app-facing modules: the names of Foundation that are missing there.
    .target(name: "FoundationSupplement", swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["FoundationSupplement"], swiftSettings: settings),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["FoundationSupplement"],
      swiftSettings: settings),
    .target(
      name: "CoreLocation", dependencies: ["FoundationSupplement"], swiftSettings: settings),
    .target(
      name: "CoreTransferable", dependencies: ["FoundationSupplement", "UniformTypeIdentifiers"],
      swiftSettings: settings),
    .target(
      name: "CoreSpotlight", dependencies: ["FoundationSupplement", "UniformTypeIdentifiers"],
      swiftSettings: settings),
    .target(
      name: "VisualIntelligence", dependencies: ["FoundationSupplement"],
      swiftSettings: settings),
    // Speaks the compiler's protocol itself: swift-syntax would take minutes to build, for everybody
    // who imports AppIntents.
    .macro(name: "AppIntentsMacros", swiftSettings: settings),
    .target(
      name: "AppIntents",
      dependencies: [
        "AppIntentsMacros", "FoundationSupplement", "SwiftUI", "UniformTypeIdentifiers",
        "CoreLocation", "CoreSpotlight", "VisualIntelligence",
      ],
      swiftSettings: settings),
    .target(
      name: "WidgetKit",
      dependencies: ["AppIntentsMacros", "FoundationSupplement", "SwiftUI", "AppIntents"],
      swiftSettings: settings),
    // The example app, as any app is written: it knows AppIntents and nothing else of this package.
    // Corpora/FilmTracker links to the catalogues among its resources.
    .target(
      name: "FilmTracker", dependencies: ["AppIntents"], resources: [.process("Resources")],
      swiftSettings: settings),
    // What runs apps: their types, their manifests, their sessions.
    .target(name: "CTypeRecords"),
    .target(
      name: "IntentRuntime",
      dependencies: [
        "CTypeRecords", "AppIntents", "FoundationSupplement", "SwiftUI", "AppManifest",
        "TextAnalysis", "ActionPhrases", "Dialogue", "PhraseRouter",
      ],
      swiftSettings: settings),
    // Measures a compiled app: see .ci/bench.
    .executableTarget(
      name: "runtime-probe", dependencies: ["IntentRuntime", "AppIntents"],
      path: "Tests/RuntimeProbe", swiftSettings: settings),
    // Runs for ever, until it is interrupted. For FilmTrackerTests only.
    .executableTarget(
      name: "interrupt-probe", dependencies: ["AppREPL", "IntentRuntime", "AppIntents"],
      path: "Tests/InterruptProbe", swiftSettings: settings),
    // Layer 7: what a runtime remembers, in a store.
    .target(
      name: "StoredActivity", dependencies: ["IntentRuntime", "RuntimeStore", "AppManifest"],
      swiftSettings: settings),
    .testTarget(
      name: "StoredActivityTests",
      dependencies: ["StoredActivity", "IntentRuntime", "RuntimeStore", "AppIntents"],
      swiftSettings: settings),
    // For the tests of apps: what phrases are decided to mean, and how dialogues go.
    .target(
      name: "AppIntentsTesting",
      dependencies: ["AppIntents", "IntentRuntime", "PhraseRouter"],
      swiftSettings: settings),
    .testTarget(
      name: "AppIntentsTestingTests", dependencies: ["AppIntentsTesting", "AppIntents"],
      swiftSettings: settings),
    // Layer 8 and 9: talking with an app.
    .target(
      name: "AppREPL", dependencies: ["IntentRuntime", "PhraseRouter", "REPL"],
      swiftSettings: settings),
    .executableTarget(
      name: "film-tracker",
      dependencies: [
        "FilmTracker", "IntentRuntime", "AppREPL", "StoredActivity",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AppIntentsTests",
      dependencies: [
        "AppIntents", "SwiftUI", "UniformTypeIdentifiers", "CoreLocation", "CoreSpotlight",
        "CoreTransferable", "VisualIntelligence",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WidgetKitTests",
      dependencies: ["WidgetKit", "AppIntents", "SwiftUI", "IntentRuntime"],
      swiftSettings: settings),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros"], swiftSettings: settings),
    .testTarget(
      name: "FilmTrackerTests",
      dependencies: [
        "FilmTracker", "AppIntentsTesting", "IntentRuntime", "AppManifest", "PhraseRouter",
        "Evaluation", "RuntimeStore", "film-tracker", "interrupt-probe",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IntentRuntimeTests",
      dependencies: ["IntentRuntime", "AppIntents", "AppManifest", "PhraseRouter", "SwiftUI"],
      swiftSettings: settings),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: settings),
    // What the README and the articles show: see Tests/ExampleTests. Built as an app's package is,
    // with no settings of ours.
    .executableTarget(
      name: "NoteKeeper", dependencies: ["AppIntents", "AppREPL", "IntentRuntime"],
      path: "Examples/NoteKeeper", resources: [.process("Resources")]),
    .testTarget(
      name: "AppExampleTests",
      dependencies: [
        "NoteKeeper", "FilmTracker", "AppIntents", "AppIntentsTesting", "IntentRuntime",
      ]),
  ]
#else
  let appIntentsProducts: [Product] = []
  let appIntentsTargets: [Target] = []
#endif

let package = Package(
  name: "PhraseRouter",
  platforms: [.macOS(.v15)],
  products: appIntentsProducts + [
    .library(name: "PhraseRouter", targets: ["PhraseRouter"]),
    .executable(name: "phrase-router", targets: ["phrase-router"]),
    // For the package in Benchmarks only: what it times lies below the library's public face.
    .library(name: "PhraseRouterBenchmarkSupport", targets: ["BenchmarkSupport"]),
    // For the package in Fuzz only, likewise.
    .library(name: "PhraseRouterFuzzSupport", targets: ["FuzzSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: appIntentsTargets + [
    // Layer 0: what everything stands on.
    .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "CICU", dependencies: ["CICUSystem"]),
    .target(name: "AppManifest", swiftSettings: settings),
    .target(name: "MappedImage", swiftSettings: settings),
    // Layer 1: text, and what turns other formats into manifests.
    .target(
      name: "TextAnalysis", dependencies: ["AppManifest", "CICU"], swiftSettings: settings),
    .target(name: "YAMLReading", dependencies: ["AppManifest", "Yams"], swiftSettings: settings),
    .target(
      name: "SentenceTemplates", dependencies: ["AppManifest", "YAMLReading"],
      swiftSettings: settings),
    .target(name: "ActionPhrases", dependencies: ["AppManifest"], swiftSettings: settings),
    // Layer 2 to 5: names, templates, decisions, the facade.
    .target(name: "NameIndex", dependencies: ["MappedImage"], swiftSettings: settings),
    .target(
      name: "PhraseMatching",
      dependencies: ["AppManifest", "MappedImage", "TextAnalysis", "NameIndex"],
      swiftSettings: settings),
    .target(
      name: "Dialogue", dependencies: ["AppManifest", "TextAnalysis"],
      swiftSettings: settings),
    .target(
      name: "PhraseRouter",
      dependencies: [
        "AppManifest", "MappedImage", "TextAnalysis", "NameIndex", "PhraseMatching", "Dialogue",
      ],
      swiftSettings: settings),
    // Layer 6 to 8: what uses the router.
    .target(
      name: "Evaluation",
      dependencies: [
        "PhraseRouter", "PhraseMatching", "AppManifest", "TextAnalysis", "NameIndex",
        "SentenceTemplates", "YAMLReading",
      ],
      swiftSettings: settings),
    .target(
      name: "REPL", dependencies: ["PhraseRouter", "Evaluation", "TextAnalysis", "CLibEdit"],
      swiftSettings: settings),
    .target(
      name: "WyomingServer",
      dependencies: [
        "PhraseRouter", "AppManifest", "Evaluation",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    // What a runtime keeps on disk. Only this one needs SQLite (which GRDB links as a system library:
    // libsqlite3-dev), so that no product of the router builds either.
    .target(
      name: "RuntimeStore",
      dependencies: ["AppManifest", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    .target(
      name: "BenchmarkSupport",
      dependencies: ["AppManifest", "TextAnalysis", "NameIndex", "PhraseMatching", "Evaluation"],
      swiftSettings: settings),
    .target(
      name: "FuzzSupport",
      dependencies: ["AppManifest", "TextAnalysis", "PhraseMatching", "SentenceTemplates"],
      swiftSettings: settings),
    .executableTarget(
      name: "phrase-router",
      dependencies: [
        "PhraseRouter", "Evaluation", "REPL", "SentenceTemplates", "AppManifest", "TextAnalysis",
        "WyomingServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // Tests, one target a module.
    .testTarget(
      name: "MappedImageTests", dependencies: ["MappedImage"], swiftSettings: settings),
    .testTarget(name: "NameIndexTests", dependencies: ["NameIndex"], swiftSettings: settings),
    .testTarget(
      name: "AppManifestTests", dependencies: ["AppManifest"], swiftSettings: settings),
    .testTarget(
      name: "SentenceTemplatesTests", dependencies: ["SentenceTemplates", "AppManifest"],
      swiftSettings: settings),
    .testTarget(
      name: "TextAnalysisTests", dependencies: ["TextAnalysis", "AppManifest", "CICU"],
      swiftSettings: settings),
    .testTarget(
      name: "DialogueTests", dependencies: ["Dialogue", "AppManifest"], swiftSettings: settings),
    .testTarget(
      name: "PhraseRouterTests",
      dependencies: [
        "PhraseRouter", "AppManifest", "MappedImage", "TextAnalysis", "SentenceTemplates",
        "Evaluation",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EvaluationTests", dependencies: ["Evaluation", "PhraseRouter", "SentenceTemplates"],
      swiftSettings: settings),
    .testTarget(
      name: "REPLTests", dependencies: ["REPL", "Evaluation", "PhraseRouter"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["phrase-router", "AppManifest"],
      swiftSettings: settings),
    .testTarget(
      name: "PhraseMatchingTests",
      dependencies: [
        "PhraseMatching", "AppManifest", "MappedImage", "TextAnalysis", "SentenceTemplates",
        "Evaluation",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WyomingServerTests",
      dependencies: [
        "WyomingServer", "PhraseRouter", "AppManifest",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RuntimeStoreTests",
      dependencies: [
        "RuntimeStore", "AppManifest", "store-crash-probe",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    // Writes to a store until it is killed. For RuntimeStoreTests only.
    .executableTarget(
      name: "store-crash-probe", dependencies: ["RuntimeStore"], path: "Tests/CrashProbe",
      swiftSettings: settings),
    .testTarget(
      name: "FuzzSupportTests", dependencies: ["FuzzSupport"], exclude: ["Inputs"],
      swiftSettings: settings),
    .testTarget(
      name: "ActionPhrasesTests",
      dependencies: ["ActionPhrases", "PhraseRouter", "AppManifest", "Evaluation"],
      swiftSettings: settings),
    .testTarget(name: "LayeringTests", swiftSettings: settings),
    .testTarget(name: "ExampleTests", dependencies: ["PhraseRouter"]),
  ]
)
