// swift-tools-version: 6.1
import PackageDescription

/// Runs the targets of FuzzSupport under libFuzzer. A package of its own, since everything has to be
/// built with instrumentation: `make fuzz` does so.
let package = Package(
  name: "PhraseRouterFuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "PhraseRouter", path: "..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CLibFuzzer", .product(name: "PhraseRouterFuzzSupport", package: "PhraseRouter"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]),
  ]
)
