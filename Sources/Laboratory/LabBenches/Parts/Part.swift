package import Evaluation

/// A part of the router that is timed by itself. Its figure is the median, in microseconds; of a
/// reply, what 99 of 100 stay below.
package enum Part: String, Figure {
  case analysisASCII = "analysis.ascii"
  case analysisAccented = "analysis.accented"
  case compilePhrase = "compile.phrase"
  case compileSentence = "compile.sentence"
  case routeExact = "route.exact"
  case routeExactName = "route.exactName"
  case routeAsk = "route.ask"
  case routeTolerant = "route.tolerant"
  case routeReject = "route.reject"
  case routeRejectStrict = "route.rejectStrict"
  case dialogue = "dialogue.twoTurns"
  case reply = "dialogue.reply"
  case lookup1kExact = "lookup.1k.exact"
  case lookup1kPrefix = "lookup.1k.prefix"
  case lookup1kFuzzy = "lookup.1k.fuzzy"
  case lookup100kExact = "lookup.100k.exact"
  case lookup100kPrefix = "lookup.100k.prefix"
  case lookup100kFuzzy = "lookup.100k.fuzzy"
  case lookup1MExact = "lookup.1M.exact"
  case lookup1MPrefix = "lookup.1M.prefix"
  case lookup1MFuzzy = "lookup.1M.fuzzy"

  package var name: String { "part." + rawValue }

  package var meaning: FigureMeaning {
    FigureMeaning(.microseconds, measures, budget: budget)
  }

  private var budget: Double? {
    switch self {
    case .dialogue: 2000
    case .reply: 200
    default: nil
    }
  }

  /// Which of the timings is the part's figure.
  func figure(of latency: LatencySummary) -> Double {
    self == .reply ? latency.p99 : latency.p50
  }

  private var measures: String {
    switch self {
    case .analysisASCII: "normalizing plain ASCII, which has a path of its own"
    case .analysisAccented: "normalizing accented letters"
    case .compilePhrase: "compiling a template of an app's own phrases"
    case .compileSentence: "compiling an imported sentence template"
    case .routeExact: "a decision as written"
    case .routeExactName: "a decision as written, with a name"
    case .routeAsk: "a decision that asks which name is meant"
    case .routeTolerant: "a decision with two typing errors"
    case .routeReject: "a rejection"
    case .routeRejectStrict: "a rejection, strictly matched"
    case .dialogue: "a question and its answer: two turns"
    case .reply: "a reply to a list of ten, however it is worded (99 of 100)"
    case .lookup1kExact, .lookup100kExact, .lookup1MExact: "looking a name up as it is"
    case .lookup1kPrefix, .lookup100kPrefix, .lookup1MPrefix: "looking up the start of a name"
    case .lookup1kFuzzy, .lookup100kFuzzy, .lookup1MFuzzy: "looking up a name, letters swapped"
    }
  }
}
