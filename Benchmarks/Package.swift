// swift-tools-version: 6.1
import PackageDescription

/// Benchmarks of the router and its parts. A package of its own, so that whoever uses the library
/// does not build the benchmark harness.
let package = Package(
  name: "PhraseRouterBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "PhraseRouter", path: ".."),
    // Without traits it builds from its own sources alone; its malloc counts then read 0.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Router",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "PhraseRouter", package: "PhraseRouter"),
        .product(name: "PhraseRouterBenchmarkSupport", package: "PhraseRouter"),
      ],
      path: "Benchmarks/Router",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
