/// Remembers how to take actions back.
///
/// Actions that are registered while an undo runs become what redo does.
@MainActor
public class UndoManager {
  private struct Action {
    var name = ""
    var steps: [@MainActor () -> Void] = []
  }

  private var undoStack: [Action] = []
  private var redoStack: [Action] = []
  private var open: [Action] = []
  private var name = ""

  /// Whether an undo is under way.
  public private(set) var isUndoing = false
  /// Whether a redo is under way.
  public private(set) var isRedoing = false
  /// How many actions are kept; 0 keeps all.
  public var levelsOfUndo = 0

  /// A manager with nothing to undo.
  public nonisolated init() {}

  /// Whether there is something to take back.
  public var canUndo: Bool { !undoStack.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !redoStack.isEmpty }
  /// The name of what would be taken back; empty when it has none.
  public var undoActionName: String { undoStack.last?.name ?? "" }
  /// The name of what would be done again; empty when it has none.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// Registers how to take back what was just done to `target`, which is not kept alive.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {
    let step: @MainActor () -> Void = { [weak target] in
      if let target { handler(target) }
    }
    if open.isEmpty {
      push(Action(name: name, steps: [step]))
    } else {
      open[open.count - 1].steps.append(step)
    }
  }

  /// Names the action registered last, for a button or an offer.
  public func setActionName(_ actionName: String) {
    name = open.isEmpty ? "" : actionName
    if isUndoing {
      redoStack.mutateLast { $0.name = actionName }
    } else {
      undoStack.mutateLast { $0.name = actionName }
    }
  }

  /// Starts a group of steps that are taken back together.
  public func beginUndoGrouping() {
    open.append(Action(name: name))
  }

  /// Ends a group; an empty one leaves nothing behind.
  public func endUndoGrouping() {
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if open.isEmpty {
      push(group)
    } else {
      open[open.count - 1].steps += group.steps
    }
  }

  /// Takes the last action back; does nothing when there is none.
  public func undo() {
    guard let action = undoStack.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    run(action)
  }

  /// Does the last undone action again; does nothing when there is none.
  public func redo() {
    guard let action = redoStack.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    run(action)
  }

  /// Forgets everything.
  public func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  private func run(_ action: Action) {
    name = action.name
    beginUndoGrouping()
    action.steps.reversed().forEach { $0() }
    endUndoGrouping()
    name = ""
  }

  private func push(_ action: Action) {
    if isUndoing {
      redoStack.append(action)
      return
    }
    if !isRedoing { redoStack = [] }
    undoStack.append(action)
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
  }
}

extension Array {
  fileprivate mutating func mutateLast(_ change: (inout Element) -> Void) {
    if !isEmpty { change(&self[count - 1]) }
  }
}
