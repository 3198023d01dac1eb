import Benchmark
import BenchmarkSupport

/// Normalizing a text: plain ASCII, which has a path of its own, and accented letters.
func analysisBenchmarks() {
  analysis("ASCII", "Mark Toy Story as watched, please!", "mark toy story as watched please")
  analysis("accented", "Mark Amélie and Déjà Vu as watched!", "mark amelie and deja vu as watched")
}

private func analysis(_ name: String, _ text: String, _ normalized: String) {
  Benchmark("analysis, \(name)") { (benchmark: Benchmark, probe: AnalysisProbe) in
    for _ in benchmark.scaledIterations { blackHole(probe.run()) }
  } setup: {
    try AnalysisProbe(text, normalized: normalized)
  }
}

/// Compiling a thousand templates; throughput is in templates a second.
func compilationBenchmarks() {
  compilation("an app's phrases", .phrases)
  compilation("sentence templates", .sentences)
}

private func compilation(_ name: String, _ form: CompilationProbe.Form) {
  Benchmark("compile a template, \(name)") { (_: Benchmark, probe: CompilationProbe) in
    blackHole(probe.run())
  } setup: {
    try CompilationProbe(templates: 1_000, form: form, words: FilmApp.manifest())
  }
}

/// Looking names up in catalogues of growing size.
func lookupBenchmarks() {
  for (size, count) in [("1k", 1_000), ("100k", 100_000), ("1M", 1_000_000)] {
    lookup("exact", size, .exact, count)
    lookup("prefix", size, .prefix, count)
    lookup("fuzzy", size, .fuzzy, count)
  }
}

private func lookup(_ name: String, _ size: String, _ kind: LookupProbe.Kind, _ count: Int) {
  Benchmark("lookup among \(size) names, \(name)") { (benchmark: Benchmark, probe: LookupProbe) in
    for _ in benchmark.scaledIterations { blackHole(probe.run()) }
  } setup: {
    try LookupProbe(names: count, kind: kind, words: FilmApp.manifest())
  }
}
