extension Manifest {
  /// What it would cost to run an intent that was not meant.
  ///
  /// An app says it of an intent, or it is told from what the app declares: see ``Intent/risk``. What
  /// may run without a question for each is in ``Policies/confirmation``.
  public enum Risk: String, CaseIterable, Equatable, Sendable {
    /// It only shows or opens something.
    case harmless
    /// It changes something that can be changed back.
    case undoable
    /// It cannot be taken back.
    case destructive
  }

  /// When a person is asked before an intent runs, by its risk.
  ///
  /// | risk | by default | *example* |
  /// |---|---|---|
  /// | harmless | never | *“show films from spielberg” → run* |
  /// | undoable | in doubt | *“mark jaws as watchd” → run; “mark watched as jaws” → confirm* |
  /// | destructive | unless exact | *“delete the watchlst” → confirm* |
  ///
  /// An intent with ``Intent/needsConfirmation`` is always confirmed.
  public struct Confirmation: Equatable, Sendable {
    /// For intents that only show something.
    public var harmless: When
    /// For intents that can be taken back.
    public var undoable: When
    /// For intents that cannot.
    public var destructive: When

    /// Creates a policy.
    public init(
      harmless: When = .never, undoable: When = .inDoubt, destructive: When = .unlessExact
    ) {
      self.harmless = harmless
      self.undoable = undoable
      self.destructive = destructive
    }

    /// What holds for a risk.
    public subscript(risk: Risk) -> When {
      switch risk {
      case .harmless: harmless
      case .undoable: undoable
      case .destructive: destructive
      }
    }
  }
}

extension Manifest.Confirmation {
  /// When a person is asked.
  public enum When: String, CaseIterable, Equatable, Sendable {
    /// Not at all: what is understood runs.
    case never
    /// Where something that was typed is left over, stands in another order, or asks.
    case inDoubt
    /// Wherever the utterance is not a phrase word for word, or a name is not the whole one.
    case unlessExact
    /// Each time.
    case always
  }
}

extension Manifest.Intent {
  /// The risk that counts: the one declared or, without one, `destructive` for an intent that wants
  /// to be confirmed and `undoable` for others, since nothing says that they only show something.
  public var effectiveRisk: Manifest.Risk {
    risk ?? (needsConfirmation ? .destructive : .undoable)
  }
}
