import Testing

@testable import PhraseMatching

@Suite("Packed words give back what they were made of, at their limits")
struct PackedTypeTests {
  private typealias Node = PhraseProgram.Node
  private typealias Event = CaptureSearch.Event
  private typealias State = CaptureSearch.State
  private typealias Flags = CaptureSearch.Flags

  private static let nodes = [0, 1, Place.maximumNodes - 1].map { NodeID($0) }
  private static let slots = [SlotID(0), SlotID(rawValue: .max - 1), .unreported]
  private static let words: [UInt32] = [0, 1, .max - 1]
  private static let levels = [0, ProgramBuilder.maximumValueNesting - 1]

  @Test("nodes take sixteen bytes, as images have them")
  func size() {
    #expect(MemoryLayout<Node>.size == 16 && MemoryLayout<Node>.stride == 16)
    #expect(MemoryLayout<NodeID>.size == 4)
  }

  @Test("literals and branches")
  func literals() {
    let traits: [Node.LiteralTraits] = [
      [], .endsWord, .startsWithSpace, .isBlank, [.endsWord, .startsWithSpace, .isBlank],
    ]
    for next in Self.nodes {
      for start in [0, Int(UInt32.max) - ProgramBuilder.maximumChunk] {
        for count in [1, ProgramBuilder.maximumChunk] {
          for trait in traits {
            let node = Node.literal(start..<start + count, score: count, traits: trait, next: next)
            #expect(node.kind == .literal && node.text == start..<start + count)
            #expect(node.score == count && node.traits == trait && node.next == next)
            #expect(node.isBlankLiteral == trait.contains(.isBlank))
          }
        }
      }
    }
    for branches in [0..<2, Int(UInt32.max)..<Int(UInt32.max) + 2, 7..<7 + Int(UInt32.max)] {
      #expect(Node.branch(to: branches).branches == branches)
    }
    for word in Self.words {
      #expect(Node.accept(SentenceID(rawValue: word)).sentence.rawValue == word)
    }
    #expect(Node.never.kind == .never)
  }

  @Test("lists, ranges and wildcards", arguments: slots)
  func nodesOfSlots(slot: SlotID) {
    for next in Self.nodes {
      for word in Self.words {
        let list = Node.list(
          ListID(rawValue: word), filter: FilterID(rawValue: .max - word), slot: slot, next: next)
        #expect(list.list.rawValue == word && list.filter.rawValue == .max - word)
        #expect(list.slot == slot && list.next == next)
        for traits: Node.RangeTraits in [[], .takesAnyDigits, .scoresNothing] {
          let range = Node.range(RangeID(rawValue: word), traits: traits, slot: slot, next: next)
          #expect(range.range.rawValue == word && range.rangeTraits == traits)
          #expect(range.slot == slot && range.next == next)
        }
      }
      for endsWord in [true, false] {
        let wildcard = Node.wildcard(endsWord: endsWord, slot: slot, next: next)
        #expect(wildcard.endsWord == endsWord && wildcard.slot == slot && wildcard.next == next)
      }
    }
  }

  @Test("values that are templates", arguments: slots)
  func values(slot: SlotID) {
    for level in Self.levels {
      for next in Self.nodes {
        let start = Node.valueStart(level: level, slot: slot, next: next)
        #expect(start.level == level && start.slot == slot && start.next == next)
        for entry in [0, Int(UInt32.max)] {
          let end = Node.valueEnd(entry, supplies: .max, level: level, slot: slot, next: next)
          #expect(end.entry == entry && end.supplies == .max && end.level == level)
          #expect(end.slot == slot && end.next == next)
        }
      }
    }
  }

  @Test("places say one thing each, and all of them differ")
  func places() {
    for node in Self.nodes {
      var seen: Set<Place> = []
      for approach: Place.Approach in [.inside, .wordStart, .open] {
        let place = Place.before(node, approach)
        #expect(place.node == node && place.approach == approach && place.isBeforeNode)
        #expect(place.bytesRead == 0 && place.numberProgress == nil)
        #expect(Int(approach.rawValue) < Place.approachCount)
        #expect(seen.insert(place).inserted)
      }
      for read in 1..<ProgramBuilder.maximumChunk {
        let place = Place.inside(node, read: read)
        #expect(place.node == node && place.approach == nil && place.bytesRead == read)
        #expect(seen.insert(place).inserted)
      }
      var numbers: Set<Place> = []
      for part: Place.NumberProgress.Part in [.sign, .digits, .separator, .fraction] {
        for resumes in [true, false] {
          let progress = Place.NumberProgress(part: part, resumesAtWordStart: resumes)
          let place = Place.inside(node, progress)
          #expect(place.node == node && place.approach == nil && place.numberProgress == progress)
          #expect(numbers.insert(place).inserted)
        }
      }
    }
    #expect(Place.before(NodeID(1), .inside) > Place.inside(NodeID(0), read: 239))
  }

  @Test("states of the search have keys of their own, up to the longest text and the last node")
  func stateKeys() {
    // The longest text has a space behind it, and a place may stand behind that.
    let places = [0, 1, 7, 8, PhraseMatcher.maximumBytes - 1, PhraseMatcher.maximumBytes]
    var flags: [Flags] = [
      [], .wordStart, .broken, .open, .atLiteral, .needsBoundary, .asTyped,
      Flags().supplying(1), Flags().supplying(1 << 7), Flags().supplying(.max),
    ]
    flags += (0..<ProgramBuilder.maximumValueNesting).map(Flags.savedWordStart)
    flags.append(flags.reduce([]) { $0.union($1) })
    var keys: Set<UInt64> = []
    for node in Self.nodes {
      for place in places {
        for flag in flags {
          let state = State(node: node, place: place, flags: flag)
          #expect(state.node == node && state.place == place && state.flags == flag)
          #expect(keys.insert(state.key).inserted, "\(node.index) \(place) \(flag.rawValue)")
        }
      }
    }
    #expect(Flags.open.supplying(.max).supplied == .max)
    #expect(Flags.asTyped.supplied == 0 && Flags.savedWordStart(level: 3).supplied == 0)
  }

  @Test("events", arguments: slots)
  func events(slot: SlotID) {
    let last = PhraseMatcher.maximumBytes
    for span in [0..<0, 0..<last, last..<last] {
      let start = Event.wildcardStart(slot, at: span.lowerBound)
      #expect(start.kind == .wildcardStart && start.slot == slot && start.start == span.lowerBound)
      #expect(Event.wildcardEnd(at: span.upperBound).end == span.upperBound)
      for entry in [0, Int(Int32.max)] {
        let value = Event.value(slot, entry: entry, span)
        #expect(value.entry == entry && value.span == span && value.slot == slot)
        for level in Self.levels {
          let end = Event.valueEnd(slot, entry: entry, level: level, at: span.upperBound)
          #expect(end.entry == entry && end.level == level && end.end == span.upperBound)
        }
      }
      for level in Self.levels {
        for known in [nil, span.lowerBound] {
          let start = Event.valueStart(slot, level: level, at: known)
          #expect(start.level == level && start.knownStart == known && start.slot == slot)
        }
      }
      for word in Self.words {
        let digits = Event.digits(slot, RangeID(rawValue: word), span)
        #expect(digits.range.rawValue == word && digits.span == span)
        for tenths in [Int(Int32.min), -1, 0, Int(Int32.max)] {
          let words = Event.words(slot, RangeID(rawValue: word), tenths: tenths, span)
          #expect(words.range.rawValue == word && words.tenths == tenths && words.span == span)
        }
      }
    }
  }

  @Test("the preferred slot's text: none, its length, or where it ends at each level")
  func preferredText() {
    typealias Text = CaptureSearch.PreferredText
    let last = PhraseMatcher.maximumBytes - 1
    let levels = 0..<ProgramBuilder.maximumValueNesting
    #expect(Text.untyped.isUntyped && Text.untyped.length == -1)
    for count in [0, 1, last] {
      #expect(Text.characters(count).length == count && !Text.characters(count).isUntyped)
      for level in levels { #expect(Text.characters(count).end(level: level) == nil) }
    }
    for level in levels {
      for place in [0, 1, last] {
        let text = Text.end(place, level: level)
        #expect(text.length > Text.characters(last).length && !text.isUntyped)
        for other in levels { #expect(text.end(level: other) == (other == level ? place : nil)) }
      }
    }
  }

  @Test("spans of the value table: values and numbers")
  func spans() {
    let classes = [0, ValueTable.Span.maximumClasses - 1].map { ValueClassID($0) }
    for valueClass in classes {
      for entry in [0, Int(Int32.max)] {
        let span = ValueTable.Span.value(entry, valueClass)
        #expect(!span.isNumber && !span.isLowercase)
        #expect(span.entry == entry && span.valueClass == valueClass)
      }
      for tenths in [Int(Int32.min), -1, 0, Int(Int32.max)] {
        for isLowercase in [true, false] {
          let span = ValueTable.Span.number(tenths: tenths, valueClass, isLowercase: isLowercase)
          #expect(span.isNumber && span.isLowercase == isLowercase)
          #expect(span.tenths == tenths && span.valueClass == valueClass)
        }
      }
    }
  }

  @Test("what values pass and supply, also as the bytes of an image")
  func passes() {
    for passes in [true, false] {
      for supplies in UInt8.min...UInt8.max {
        let pass = ValueClasses.Pass(passes: passes, supplies: supplies)
        #expect(pass.passes == passes && pass.supplies == supplies)
        #expect(ValueClasses.Pass(pass.bytes) == pass)
      }
    }
  }

  @Test("heads, details and choices: what is not there is nil")
  func sentinels() {
    var head = StateTable.Head(expectsValues: true)
    #expect(head.hasRoom && head.row == nil && head.kept(over: 0) == nil)
    head.keep(.dead, over: 255)
    head.row = 0
    #expect(!head.hasRoom && head.row == 0 && head.kept(over: 255) == .dead)
    #expect(head.kept(over: 254) == nil && head.expectsValues)
    var details = StateTable.Details(places: 3..<5)
    #expect(details.places == 3..<5 && details.accepted == nil)
    details.accepted = 0..<0
    #expect(details.accepted == 0..<0)
    let state = State(node: NodeID(1), place: 2, flags: .open)
    var edges = CaptureSearch.Choice.edges(from: 0, of: state, pathLength: 4, score: -1)
    edges.nextEdge += 1
    #expect(edges.firstEdge == 0 && edges.nextEdge == 2 && edges.pathLength == 4)
    let branches = CaptureSearch.Choice.branches(of: state, next: 3, pathLength: 0, score: 5)
    #expect(branches.firstEdge == nil && branches.nextBranch == 3 && branches.score == 5)
    #expect(CaptureSearch.EventID.none.index == nil && CaptureSearch.EventID(0).index == 0)
  }

  @Test("pairs of states, and of a state and a class of values")
  func pairs() {
    var table = PairTable()
    for index in 1...3000 {
      table[StateID(index), StateID(index + 1)] = StateID(index)
    }
    for index in 1...3000 {
      #expect(table[StateID(index), StateID(index + 1)] == StateID(index))
      #expect(table[StateID(index + 1), StateID(index)] == nil)
    }
    table[StateID(5000), ValueClassID(rawValue: .max)] = .dead
    #expect(table[StateID(5000), ValueClassID(rawValue: .max)] == .dead)
  }
}
