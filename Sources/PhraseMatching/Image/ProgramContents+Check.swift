import AppManifest
import MappedImage

extension ProgramContents {
  /// Checks that every number in a program that was read refers to something that is there, and
  /// that nodes only lead to earlier nodes, as the builder emits them.
  ///
  /// What passes can be matched without reading beyond a section and without going in circles. It
  /// may still be nonsense: a checksum finds damage, and this finds what a checksum cannot.
  ///
  /// - Complexity: O(nodes + values).
  func check() throws(ImageError) {
    guard areRecordsSound, areValuesSound else { throw .damaged }
    for node in 0..<graph.nodes.count where !isSound(NodeID(node)) { throw .damaged }
    for node in graph.branches.elements where node.index >= graph.nodes.count { throw .damaged }
  }

  private var areRecordsSound: Bool {
    graph.nodes.count <= Place.maximumNodes
      && slotNames.count <= SlotID.unreported.index
      && preferredSlot.map { $0.index < slotNames.count } ?? true
      && sentences.allSatisfy {
        $0.start.index < graph.nodes.count && blocks.indices.contains($0.block)
      }
      && blocks.allSatisfy { $0.requires.count <= ContextRules.maximumRequiredKeys }
      && blockFilters.count == blocks.count
      && blockFilters.allSatisfy { $0.index < filters.count }
      && ranges.allSatisfy { $0.step > 0 && $0.from <= $0.to }
      && skipWords.allSatisfy { !$0.isEmpty }
      && !filters.isEmpty
      && filters.allSatisfy { $0.requires.count <= ContextRules.maximumRequiredKeys }
  }

  private var areValuesSound: Bool {
    let classes = values.classes
    let classCount = classes.lists.count
    guard values.startsText.count == 256, classes.filterCount == filters.count,
      classes.rangeCount == ranges.count,
      classes.passes.count == classCount * filters.count,
      classes.ranges.count == classCount * ranges.count,
      values.spanTexts.isEmpty || values.spanTexts.count == values.spans.count,
      values.classIndex.values.allSatisfy({ $0.index < classCount })
    else { return false }
    return values.trie.payloads.elements.allSatisfy { Int($0) < values.spans.count }
      && values.spans.elements.allSatisfy { span in
        span.valueClass.index < classCount
          && span.isNumber == (classes.lists[span.valueClass.index] == .none)
          && (span.isNumber || values.entries.elements.indices.contains(span.entry))
      }
      && values.entries.elements.allSatisfy(isSound)
  }

  private func isSound(_ entry: ValueTable.EntryRecord) -> Bool {
    let (none, outputs) = (ValueTable.EntryRecord.none, values.outputs)
    return values.contexts.indices.contains(Int(entry.context))
      && (entry.output == none || (try? ValueTable.value(at: entry.output, in: outputs)) != nil)
      && (entry.id == none || (try? ValueTable.string(at: entry.id, in: outputs)) != nil)
  }

  private func isSound(_ id: NodeID) -> Bool {
    let node = graph.nodes[id.index]
    switch node.kind {
    case .accept: return node.sentence.index < sentences.count
    case .never: return true
    case .branch:
      return node.branches.upperBound <= graph.branches.count
        && node.branches.allSatisfy { graph.branches[$0] < id }
    case .literal:
      return node.next < id && node.text.upperBound <= graph.literals.count
        && (1...ProgramBuilder.maximumChunk).contains(node.text.count)
    case .list, .range, .wildcard, .valueStart, .valueEnd:
      return node.next < id && isSound(node.slot) && refersSoundly(node)
    }
  }

  private func isSound(_ slot: SlotID) -> Bool {
    slot == .unreported || slot.index < slotNames.count
  }

  /// True if what the node of a slot refers to is there.
  private func refersSoundly(_ node: PhraseProgram.Node) -> Bool {
    switch node.kind {
    case .list: node.list != .none && node.filter.index < filters.count
    case .range: node.range.index < ranges.count
    case .valueStart: node.level < ProgramBuilder.maximumValueNesting
    case .valueEnd:
      node.level < ProgramBuilder.maximumValueNesting && node.entry < values.entries.count
    case .literal, .branch, .wildcard, .accept, .never: true
    }
  }
}
