package import Evaluation

/// The figures of the laboratory's reports, apart from the latencies of parts (``Part``).
///
/// Latencies in the scaling table and what a name or a template takes are those of its largest app.
package enum LabFigure: String, Figure {
  case scaleP50 = "scale.p50"
  case scaleP99 = "scale.p99"
  case scaleMean = "scale.mean"
  case scaleGrowth = "scale.growth"
  case scaleNameBytes = "scale.nameBytes"
  case scaleTemplateBytes = "scale.templateBytes"
  case scaleIndexSeconds = "scale.indexSeconds"
  case scaleCompileMicroseconds = "scale.compileMicroseconds"
  case scaleAdding = "scale.adding"
  case scaleRemoving = "scale.removing"
  case lookupP50 = "lookup.p50"
  case lookupP99 = "lookup.p99"
  case lookupMissed = "lookup.missed"
  case lookupIncomplete = "lookup.incomplete"
  case killerMilliseconds = "killer.milliseconds"
  case killerSlope = "killer.slope"
  case killerLate = "killer.late"
  case killerWrong = "killer.wrong"
  case slowestMax = "slowest.max"
  case slowestTail = "slowest.p999"
  case slowestSteps = "slowest.steps"
  case loadRead = "load.read"
  case loadCompile = "load.compile"
  case loadMap = "load.map"
  case loadMemory = "load.memory"

  package var name: String { rawValue }

  package var meaning: FigureMeaning {
    switch self {
    case .scaleP50: FigureMeaning(.microseconds, "decisions of the largest app, p50")
    case .scaleP99: FigureMeaning(.microseconds, "decisions of the largest app, p99", budget: 1000)
    case .scaleMean: FigureMeaning(.microseconds, "decisions of the largest app, mean")
    case .scaleGrowth:
      FigureMeaning(.ratio, "the median of the largest app over the smallest's", budget: 1.5)
    case .scaleNameBytes:
      FigureMeaning(.bytes, "memory of a name, beyond its text and attributes", budget: 100)
    case .scaleTemplateBytes: FigureMeaning(.bytes, "memory of a template", budget: 1024)
    case .scaleIndexSeconds: FigureMeaning(.seconds, "indexing all names", budget: 5)
    case .scaleCompileMicroseconds:
      FigureMeaning(.microseconds, "compiling a template", budget: 20)
    case .scaleAdding: FigureMeaning(.microseconds, "adding a name, p99", budget: 50)
    case .scaleRemoving: FigureMeaning(.microseconds, "removing a name, p99")
    case .lookupP50: FigureMeaning(.microseconds, "looking up a misspelt title, p50")
    case .lookupP99: FigureMeaning(.microseconds, "looking up a misspelt title, p99", budget: 300)
    case .lookupMissed:
      FigureMeaning(.share, "misspelt titles that are not among the first five", budget: 0.02)
    case .lookupIncomplete:
      FigureMeaning(.count, "titles that do not find all that bear them", budget: 0.5)
    case .killerMilliseconds:
      FigureMeaning(.milliseconds, "the slowest killer template", budget: 250)
    case .killerSlope:
      FigureMeaning(.exponent, "the steepest growth of a family of killers", budget: 2.2)
    case .killerLate: FigureMeaning(.count, "killers over a limit of their own", budget: 0.5)
    case .killerWrong: FigureMeaning(.count, "wrong answers to killers", budget: 0.5)
    case .slowestMax:
      FigureMeaning(.milliseconds, "the slowest utterance that was found", budget: 20)
    case .slowestTail:
      FigureMeaning(.milliseconds, "utterances made to be slow, p99.9", budget: 5)
    case .slowestSteps: FigureMeaning(.count, "the most steps that an utterance took")
    case .loadRead: FigureMeaning(.milliseconds, "reading the slowest app")
    case .loadCompile: FigureMeaning(.milliseconds, "compiling the slowest app", budget: 50)
    case .loadMap: FigureMeaning(.milliseconds, "mapping the slowest compiled app", budget: 2)
    case .loadMemory:
      FigureMeaning(.mebibytes, "all apps in memory, loaded or heard", budget: 100)
    }
  }
}
