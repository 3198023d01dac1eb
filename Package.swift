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
    // What runs an app; beside it, a terminal for any app, and a memory that outlives the process.
    // The latter two alone need libedit and SQLite.
    .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
    .library(name: "AppREPL", targets: ["AppREPL"]),
    .library(name: "StoredActivity", targets: ["StoredActivity"]),
    .executable(name: "film-tracker", targets: ["film-tracker"]),
  ]
  let appIntentsTargets: [Target] = [
    // Below the app-facing modules: the names of Foundation that are missing there.
    .target(name: "FoundationSupplement", dependencies: ["LanguageTags"], swiftSettings: settings),
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
        "TemplateGrammar", "TextAnalysis", "ActionPhrases", "Dialogue", "PhraseRouter",
        "LanguageTags",
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
    // Layer 7: what a runtime remembers, on disk. Only this one needs SQLite (which GRDB links as a
    // system library: libsqlite3-dev), so that no product of the router builds either.
    .target(
      name: "StoredActivity",
      dependencies: [
        "IntentRuntime", "AppManifest", "TextAnalysis",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "StoredActivityTests",
      dependencies: [
        "StoredActivity", "IntentRuntime", "AppIntents", "AppManifest", "RandomNumbers",
        "store-crash-probe",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    // Writes to a store until it is killed. For StoredActivityTests only.
    .executableTarget(
      name: "store-crash-probe", dependencies: ["StoredActivity", "AppManifest", "RandomNumbers"],
      path: "Tests/CrashProbe", swiftSettings: settings),
    // For the tests of apps: what phrases are decided to mean, and how dialogues go.
    .target(
      name: "AppIntentsTesting",
      dependencies: [
        "AppIntents", "IntentRuntime", "PhraseRouter", "LanguageTags", "DialogueScripts",
        "DialogueScriptReading",
      ],
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
        "DialogueScripts", "Evaluation", "StoredActivity", "film-tracker", "interrupt-probe",
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
        "StoredActivity",
      ]),
  ]
#else
  let appIntentsProducts: [Product] = []
  let appIntentsTargets: [Target] = []
#endif

/// The laboratory: what measures, generates, compares and fuzzes the product. Nothing of the product
/// depends on it.
let laboratory: [Target] = [
  // Other ways to the right answer, which are obviously right and slow.
  .target(
    name: "LabOracles",
    dependencies: [
      "AppManifest", "TemplateGrammar", "TextAnalysis", "PhraseMatching", "UtteranceSampling",
      "RandomNumbers",
    ],
    path: "Sources/Laboratory/LabOracles", swiftSettings: settings),
  .target(
    name: "LabBenches",
    dependencies: [
      "PhraseRouter", "PhraseMatching", "Dialogue", "AppManifest", "TextAnalysis", "NameIndex",
      "SentenceTemplates", "DialogueScripts", "Evaluation", "RandomNumbers",
    ],
    path: "Sources/Laboratory/LabBenches", swiftSettings: settings),
  .target(
    name: "FuzzTrials",
    dependencies: [
      "AppManifest", "TemplateGrammar", "TextAnalysis", "PhraseMatching", "SentenceTemplates",
      "LabOracles", "MappedImage", "PhraseRouter", "Dialogue", "WyomingServer", "IntentRuntime",
      "StoredActivity",
    ],
    path: "Sources/Laboratory/FuzzTrials", swiftSettings: settings),
  .executableTarget(
    name: "phrase-lab",
    dependencies: [
      "LabBenches", "LabOracles", "Evaluation", "CommandIO", "PhraseRouter",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Sources/Laboratory/phrase-lab", swiftSettings: settings),
  .testTarget(
    name: "LaboratoryTests",
    dependencies: [
      "LabBenches", "LabOracles", "FuzzTrials", "Evaluation", "DialogueScripts", "PhraseRouter",
      "RandomNumbers", "TemplateGrammar",
    ],
    exclude: ["Inputs"], swiftSettings: settings),
]

/// libFuzzer is linked only where everything is built with its instrumentation, as `Fuzz/run` does.
let fuzzing: [Target] =
  Context.environment["PHRASE_ROUTER_FUZZ"] == nil
  ? []
  : [
    .systemLibrary(name: "CLibFuzzer", path: "Sources/Laboratory/CLibFuzzer"),
    .executableTarget(
      name: "phrase-fuzz", dependencies: ["CLibFuzzer", "FuzzTrials"],
      path: "Sources/Laboratory/phrase-fuzz", swiftSettings: settings),
  ]

let package = Package(
  name: "PhraseRouter",
  platforms: [.macOS(.v15)],
  products: appIntentsProducts + [
    .library(name: "PhraseRouter", targets: ["PhraseRouter"]),
    .executable(name: "phrase-router", targets: ["phrase-router"]),
    .executable(name: "phrase-lab", targets: ["phrase-lab"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: appIntentsTargets + laboratory + fuzzing + [
    // Layer 0: what everything stands on.
    .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CICUSystem", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .target(name: "CICU", dependencies: ["CICUSystem"]),
    .target(name: "LanguageTags", swiftSettings: settings),
    .target(name: "BoundedWork", swiftSettings: settings),
    .target(name: "EditDistance", dependencies: ["BoundedWork"], swiftSettings: settings),
    .target(name: "TemplateGrammar", swiftSettings: settings),
    .target(
      name: "AppManifest", dependencies: ["EditDistance", "TemplateGrammar"],
      swiftSettings: settings),
    .target(name: "MappedImage", swiftSettings: settings),
    // Random numbers that a seed repeats: for samples, tests and measurements.
    .target(name: "RandomNumbers", swiftSettings: settings),
    // What learns from examples which action a text means, knowing nothing of apps.
    .target(name: "IntentRanking", dependencies: ["RandomNumbers"], swiftSettings: settings),
    // Apart from the manifest, since only the command that prints it needs it.
    .target(name: "ManifestSchema", dependencies: ["AppManifest"], swiftSettings: settings),
    // Layer 1: text, and what turns other formats into manifests.
    .target(
      name: "TextAnalysis", dependencies: ["AppManifest", "CICU", "LanguageTags"],
      swiftSettings: settings),
    .target(name: "YAMLReading", dependencies: ["AppManifest", "Yams"], swiftSettings: settings),
    .target(
      name: "SentenceTemplates", dependencies: ["AppManifest", "TemplateGrammar", "YAMLReading"],
      swiftSettings: settings),
    .target(
      name: "ExampleSets", dependencies: ["AppManifest", "YAMLReading"], swiftSettings: settings),
    .target(
      name: "ActionPhrases", dependencies: ["AppManifest", "LanguageTags", "TemplateGrammar"],
      swiftSettings: settings),
    // Layer 2 to 5: names, templates, decisions, the facade.
    .target(
      name: "NameIndex", dependencies: ["BoundedWork", "EditDistance", "MappedImage"],
      swiftSettings: settings),
    .target(
      name: "PhraseMatching",
      dependencies: [
        "BoundedWork", "EditDistance", "AppManifest", "MappedImage", "TemplateGrammar",
        "TextAnalysis", "NameIndex", "LanguageTags",
      ],
      swiftSettings: settings),
    .target(
      name: "UtteranceSampling",
      dependencies: [
        "AppManifest", "TemplateGrammar", "TextAnalysis", "PhraseMatching", "RandomNumbers",
      ],
      swiftSettings: settings),
    .target(
      name: "Dialogue", dependencies: ["AppManifest", "TextAnalysis", "LanguageTags"],
      swiftSettings: settings),
    .target(
      name: "PhraseRouter",
      dependencies: [
        "AppManifest", "MappedImage", "TemplateGrammar", "TextAnalysis", "NameIndex",
        "PhraseMatching", "Dialogue", "LanguageTags", "IntentRanking", "RandomNumbers",
        "BoundedWork",
      ],
      swiftSettings: settings),
    // Layer 6 to 9: what uses the router.
    .target(
      name: "DialogueScripts", dependencies: ["PhraseRouter"], swiftSettings: settings),
    // Apart from the scripts themselves, since who only writes them needs no Yams.
    .target(
      name: "DialogueScriptReading",
      dependencies: ["DialogueScripts", "PhraseRouter", "AppManifest", "YAMLReading"],
      swiftSettings: settings),
    .target(
      name: "Evaluation",
      dependencies: [
        "PhraseRouter", "PhraseMatching", "AppManifest", "TextAnalysis", "UtteranceSampling",
        "DialogueScripts", "DialogueScriptReading", "LanguageTags", "RandomNumbers",
        "TemplateGrammar", "ExampleSets", "IntentRanking",
      ],
      swiftSettings: settings),
    .target(
      name: "REPL",
      dependencies: [
        "PhraseRouter", "AppManifest", "DialogueScripts", "TextAnalysis", "UtteranceSampling",
        "RandomNumbers", "CLibEdit",
      ],
      swiftSettings: settings),
    .target(
      name: "WyomingServer",
      dependencies: [
        "LanguageTags", "PhraseRouter", "AppManifest", "TextAnalysis",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .target(
      name: "CommandIO",
      dependencies: [
        "PhraseRouter", "Evaluation", "REPL", "TextAnalysis", "AppManifest",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "phrase-router",
      dependencies: [
        "CommandIO", "PhraseRouter", "Dialogue", "Evaluation", "REPL", "SentenceTemplates",
        "AppManifest", "ExampleSets", "ManifestSchema", "TextAnalysis", "WyomingServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // Tests, one target a module.
    .testTarget(
      name: "LanguageTagsTests", dependencies: ["LanguageTags"], swiftSettings: settings),
    .testTarget(
      name: "TemplateGrammarTests", dependencies: ["TemplateGrammar", "RandomNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "EditDistanceTests", dependencies: ["EditDistance"], swiftSettings: settings),
    .testTarget(
      name: "MappedImageTests", dependencies: ["MappedImage"], swiftSettings: settings),
    .testTarget(
      name: "IntentRankingTests", dependencies: ["IntentRanking", "RandomNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "NameIndexTests",
      dependencies: ["NameIndex", "BoundedWork", "EditDistance", "RandomNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "AppManifestTests",
      dependencies: ["AppManifest", "ManifestSchema", "RandomNumbers", "YAMLReading"],
      swiftSettings: settings),
    .testTarget(
      name: "SentenceTemplatesTests",
      dependencies: ["SentenceTemplates", "AppManifest", "TemplateGrammar"],
      swiftSettings: settings),
    .testTarget(
      name: "TextAnalysisTests",
      dependencies: ["TextAnalysis", "AppManifest", "CICU", "RandomNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "DialogueTests", dependencies: ["Dialogue", "AppManifest", "RandomNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "PhraseRouterTests",
      dependencies: [
        "PhraseRouter", "AppManifest", "MappedImage", "TextAnalysis", "SentenceTemplates",
        "Evaluation", "IntentRanking", "RandomNumbers", "BoundedWork",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EvaluationTests",
      dependencies: [
        "Evaluation", "DialogueScripts", "DialogueScriptReading", "PhraseRouter", "AppManifest",
        "SentenceTemplates", "UtteranceSampling", "RandomNumbers", "ExampleSets",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ExampleSetsTests", dependencies: ["ExampleSets", "AppManifest", "RandomNumbers"],
      swiftSettings: settings),
    .testTarget(
      name: "REPLTests",
      dependencies: ["REPL", "DialogueScripts", "Evaluation", "PhraseRouter"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "phrase-router", "phrase-lab", "AppManifest", "DialogueScripts", "Evaluation",
        "PhraseRouter", "REPL", "RandomNumbers", "TextAnalysis", "WyomingServer",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PhraseMatchingTests",
      dependencies: [
        "PhraseMatching", "AppManifest", "MappedImage", "TemplateGrammar", "TextAnalysis",
        "SentenceTemplates", "UtteranceSampling", "LabOracles", "RandomNumbers", "EditDistance",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WyomingServerTests",
      dependencies: [
        "RandomNumbers", "WyomingServer", "PhraseRouter", "AppManifest",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ActionPhrasesTests",
      dependencies: ["ActionPhrases", "PhraseRouter", "AppManifest", "Evaluation"],
      swiftSettings: settings),
    .testTarget(name: "LayeringTests", swiftSettings: settings),
    .testTarget(name: "ExampleTests", dependencies: ["PhraseRouter", "AppManifest", "Dialogue"]),
  ]
)
