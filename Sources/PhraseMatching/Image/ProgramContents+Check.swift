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
    for node in graph.branches.elements where Int(node) >= graph.nodes.count { throw .damaged }
  }

  private var areRecordsSound: Bool {
    graph.nodes.count <= Place.maximumNodes
      && slotNames.count <= Int(SlotID.unreported)
      && preferredSlot.map { Int($0) < slotNames.count } ?? true
      && sentences.allSatisfy {
        Int($0.start) < graph.nodes.count && blocks.indices.contains($0.block)
      }
      && blocks.allSatisfy { $0.requires.count <= ContextRules.maximumRequiredKeys }
      && blockFilters.count == blocks.count
      && blockFilters.allSatisfy { Int($0) < filters.count }
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
      values.classIndex.values.allSatisfy({ Int($0) < classCount })
    else { return false }
    return values.trie.payloads.elements.allSatisfy { Int($0) < values.spans.count }
      && values.spans.elements.allSatisfy { span in
        Int(span.valueClass) < classCount
          && (span.isNumber || values.entries.elements.indices.contains(Int(span.value)))
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
    let node = graph.nodes[Int(id)]
    let isSlot = node.small == .unreported || Int(node.small) < slotNames.count
    let range = Int(node.payload)..<Int(node.payload) + Int(node.count)
    switch node.kind {
    case .accept: return Int(node.payload) < sentences.count
    case .never: return true
    case .branch:
      return range.upperBound <= graph.branches.count
        && range.allSatisfy { graph.branches[$0] < id }
    case .literal:
      return node.next < id && range.upperBound <= graph.literals.count
        && (1...ProgramBuilder.maximumChunk).contains(range.count)
    case .list: return node.next < id && isSlot && Int(node.count) < filters.count
    case .range: return node.next < id && isSlot && Int(node.payload) < ranges.count
    case .wildcard: return node.next < id && isSlot
    case .valueStart:
      return node.next < id && isSlot && Int(node.count) < ProgramBuilder.maximumValueNesting
    case .valueEnd:
      return node.next < id && isSlot && Int(node.count) < ProgramBuilder.maximumValueNesting
        && Int(node.payload) < values.entries.count
    }
  }
}
