extension OptionSelection {
  /// What was understood so far.
  struct Said {
    var all: Set<Int>
    var sets: [Set<Int>] = []
    var places: [Int] = []
    var count: Int?
    var operators: ReplyPart = []
    var isNegated = false
    /// What the phrases beside the present one say.
    var near: ReplyPart = []
    var meansAll = false
    /// True where *all* or *both* was said before the newest, the original ...
    var isAllFirst = false
    var meansOther = false
    var hasYear = false
    /// True where what was said fits things beside those that were asked for: *the newest, not the
    /// first*.
    var isGeneral = false
    var unknown = 0
    /// What was said before it was said what is not meant: *the second, not the first*.
    var wanted: Wanted?

    struct Wanted {
      var sets: [Set<Int>]
      var places: [Int]
      var operators: ReplyPart
    }

    /// True once something was said that tells options apart.
    var tells: Bool { !sets.isEmpty || !places.isEmpty || !operators.isEmpty }

    /// How much had been said of options where it was last said what is not meant.
    var toldBeforeNot = 0
    private var told: Int { sets.count + places.count + operators.rawValue.nonzeroBitCount }

    /// What follows is not meant. What was said before is, if something follows.
    mutating func deny() {
      if !isNegated, tells {
        wanted = Wanted(sets: sets, places: places, operators: operators)
        (sets, places, operators) = ([], [], [])
      }
      isNegated = true
      toldBeforeNot = told
    }

    /// Understands what was said before as what is meant or, where nothing follows, as what is not:
    /// *最初でも最後でもない*.
    mutating func settleWanted() {
      guard let wanted else { return }
      guard told > toldBeforeNot || meansOther || meansAll else {
        sets += wanted.sets
        places += wanted.places
        operators.formUnion(wanted.operators)
        return
      }
      (isNegated, meansOther, meansAll) = (false, false, false)
      (sets, places, operators) = (wanted.sets, wanted.places, wanted.operators)
    }
  }
}
