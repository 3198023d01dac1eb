import AppManifest

/// Lists of entities are filled name by name, in the order in which the names were typed.
extension Completion {
  /// Takes the answer to a question: one more entity of a list, or the value of a slot.
  mutating func take(_ slot: FilledSlot) {
    if slot.entityID != nil, table.takesEntities(slot.name) { add(slot) } else { fill(slot) }
  }

  /// Adds the names at the front of what waits for a list that leave no doubt.
  mutating func settleListed(_ name: String) {
    guard table.takesEntities(name) else { return }
    while let index = pending.firstIndex(where: { $0.name == name }),
      let slot = pending[index].settled(in: table)
    {
      pending.remove(at: index)
      add(slot)
    }
  }

  /// What a slot holds so far.
  func slot(_ name: String) -> FilledSlot? { invocation.slots.first { $0.name == name } }

  /// Adds an entity to a list, once.
  private mutating func add(_ slot: FilledSlot) {
    var slot = slot.asDeclared(in: table)
    slot.range = nil
    guard let index = invocation.slots.firstIndex(where: { $0.name == slot.name }) else {
      return insert(slot)
    }
    invocation.slots[index].append(slot)
  }
}

extension IntentTable {
  /// True for parameters that hold a list of entities.
  func takesEntities(_ name: String) -> Bool {
    guard let parameter = parameter(name), parameter.values.isList else { return false }
    return parameter.entityType != nil
  }
}

extension FilledSlot {
  /// Adds the entities of another slot that this one does not hold yet.
  fileprivate mutating func append(_ other: FilledSlot) {
    guard case .array(let values) = value, case .array(let more) = other.value,
      let id = other.entityID, !entityIDs.contains(id)
    else { return }
    if localizedTitle != nil || other.localizedTitle != nil {
      localizedTitle = [self, other].map { $0.localizedTitle ?? $0.value.displayText }
        .joined(separator: ", ")
    }
    text = [text, other.text].compactMap(\.self).joined(separator: ", ")
    entityIDs.append(id)
    subtitle = nil
    value = .array(values + more)
  }
}
