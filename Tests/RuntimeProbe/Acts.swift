import AppIntents

// A hundred intents, half of them about things that the router knows all names of, half about places
// that the app's query is asked for. Being declared one by one is what is measured: finding generic
// types would take less.

struct Act00: ThingAct {
  static let title: LocalizedStringResource = "Act 00"
  @Parameter(title: "thing") var target: Thing
}

struct Act01: PlaceAct {
  static let title: LocalizedStringResource = "Act 01"
  @Parameter(title: "place") var target: Place
}

struct Act02: ThingAct {
  static let title: LocalizedStringResource = "Act 02"
  @Parameter(title: "thing") var target: Thing
}

struct Act03: PlaceAct {
  static let title: LocalizedStringResource = "Act 03"
  @Parameter(title: "place") var target: Place
}

struct Act04: ThingAct {
  static let title: LocalizedStringResource = "Act 04"
  @Parameter(title: "thing") var target: Thing
}

struct Act05: PlaceAct {
  static let title: LocalizedStringResource = "Act 05"
  @Parameter(title: "place") var target: Place
}

struct Act06: ThingAct {
  static let title: LocalizedStringResource = "Act 06"
  @Parameter(title: "thing") var target: Thing
}

struct Act07: PlaceAct {
  static let title: LocalizedStringResource = "Act 07"
  @Parameter(title: "place") var target: Place
}

struct Act08: ThingAct {
  static let title: LocalizedStringResource = "Act 08"
  @Parameter(title: "thing") var target: Thing
}

struct Act09: PlaceAct {
  static let title: LocalizedStringResource = "Act 09"
  @Parameter(title: "place") var target: Place
}

struct Act10: ThingAct {
  static let title: LocalizedStringResource = "Act 10"
  @Parameter(title: "thing") var target: Thing
}

struct Act11: PlaceAct {
  static let title: LocalizedStringResource = "Act 11"
  @Parameter(title: "place") var target: Place
}

struct Act12: ThingAct {
  static let title: LocalizedStringResource = "Act 12"
  @Parameter(title: "thing") var target: Thing
}

struct Act13: PlaceAct {
  static let title: LocalizedStringResource = "Act 13"
  @Parameter(title: "place") var target: Place
}

struct Act14: ThingAct {
  static let title: LocalizedStringResource = "Act 14"
  @Parameter(title: "thing") var target: Thing
}

struct Act15: PlaceAct {
  static let title: LocalizedStringResource = "Act 15"
  @Parameter(title: "place") var target: Place
}

struct Act16: ThingAct {
  static let title: LocalizedStringResource = "Act 16"
  @Parameter(title: "thing") var target: Thing
}

struct Act17: PlaceAct {
  static let title: LocalizedStringResource = "Act 17"
  @Parameter(title: "place") var target: Place
}

struct Act18: ThingAct {
  static let title: LocalizedStringResource = "Act 18"
  @Parameter(title: "thing") var target: Thing
}

struct Act19: PlaceAct {
  static let title: LocalizedStringResource = "Act 19"
  @Parameter(title: "place") var target: Place
}

struct Act20: ThingAct {
  static let title: LocalizedStringResource = "Act 20"
  @Parameter(title: "thing") var target: Thing
}

struct Act21: PlaceAct {
  static let title: LocalizedStringResource = "Act 21"
  @Parameter(title: "place") var target: Place
}

struct Act22: ThingAct {
  static let title: LocalizedStringResource = "Act 22"
  @Parameter(title: "thing") var target: Thing
}

struct Act23: PlaceAct {
  static let title: LocalizedStringResource = "Act 23"
  @Parameter(title: "place") var target: Place
}

struct Act24: ThingAct {
  static let title: LocalizedStringResource = "Act 24"
  @Parameter(title: "thing") var target: Thing
}

struct Act25: PlaceAct {
  static let title: LocalizedStringResource = "Act 25"
  @Parameter(title: "place") var target: Place
}

struct Act26: ThingAct {
  static let title: LocalizedStringResource = "Act 26"
  @Parameter(title: "thing") var target: Thing
}

struct Act27: PlaceAct {
  static let title: LocalizedStringResource = "Act 27"
  @Parameter(title: "place") var target: Place
}

struct Act28: ThingAct {
  static let title: LocalizedStringResource = "Act 28"
  @Parameter(title: "thing") var target: Thing
}

struct Act29: PlaceAct {
  static let title: LocalizedStringResource = "Act 29"
  @Parameter(title: "place") var target: Place
}

struct Act30: ThingAct {
  static let title: LocalizedStringResource = "Act 30"
  @Parameter(title: "thing") var target: Thing
}

struct Act31: PlaceAct {
  static let title: LocalizedStringResource = "Act 31"
  @Parameter(title: "place") var target: Place
}

struct Act32: ThingAct {
  static let title: LocalizedStringResource = "Act 32"
  @Parameter(title: "thing") var target: Thing
}

struct Act33: PlaceAct {
  static let title: LocalizedStringResource = "Act 33"
  @Parameter(title: "place") var target: Place
}

struct Act34: ThingAct {
  static let title: LocalizedStringResource = "Act 34"
  @Parameter(title: "thing") var target: Thing
}

struct Act35: PlaceAct {
  static let title: LocalizedStringResource = "Act 35"
  @Parameter(title: "place") var target: Place
}

struct Act36: ThingAct {
  static let title: LocalizedStringResource = "Act 36"
  @Parameter(title: "thing") var target: Thing
}

struct Act37: PlaceAct {
  static let title: LocalizedStringResource = "Act 37"
  @Parameter(title: "place") var target: Place
}

struct Act38: ThingAct {
  static let title: LocalizedStringResource = "Act 38"
  @Parameter(title: "thing") var target: Thing
}

struct Act39: PlaceAct {
  static let title: LocalizedStringResource = "Act 39"
  @Parameter(title: "place") var target: Place
}

struct Act40: ThingAct {
  static let title: LocalizedStringResource = "Act 40"
  @Parameter(title: "thing") var target: Thing
}

struct Act41: PlaceAct {
  static let title: LocalizedStringResource = "Act 41"
  @Parameter(title: "place") var target: Place
}

struct Act42: ThingAct {
  static let title: LocalizedStringResource = "Act 42"
  @Parameter(title: "thing") var target: Thing
}

struct Act43: PlaceAct {
  static let title: LocalizedStringResource = "Act 43"
  @Parameter(title: "place") var target: Place
}

struct Act44: ThingAct {
  static let title: LocalizedStringResource = "Act 44"
  @Parameter(title: "thing") var target: Thing
}

struct Act45: PlaceAct {
  static let title: LocalizedStringResource = "Act 45"
  @Parameter(title: "place") var target: Place
}

struct Act46: ThingAct {
  static let title: LocalizedStringResource = "Act 46"
  @Parameter(title: "thing") var target: Thing
}

struct Act47: PlaceAct {
  static let title: LocalizedStringResource = "Act 47"
  @Parameter(title: "place") var target: Place
}

struct Act48: ThingAct {
  static let title: LocalizedStringResource = "Act 48"
  @Parameter(title: "thing") var target: Thing
}

struct Act49: PlaceAct {
  static let title: LocalizedStringResource = "Act 49"
  @Parameter(title: "place") var target: Place
}

struct Act50: ThingAct {
  static let title: LocalizedStringResource = "Act 50"
  @Parameter(title: "thing") var target: Thing
}

struct Act51: PlaceAct {
  static let title: LocalizedStringResource = "Act 51"
  @Parameter(title: "place") var target: Place
}

struct Act52: ThingAct {
  static let title: LocalizedStringResource = "Act 52"
  @Parameter(title: "thing") var target: Thing
}

struct Act53: PlaceAct {
  static let title: LocalizedStringResource = "Act 53"
  @Parameter(title: "place") var target: Place
}

struct Act54: ThingAct {
  static let title: LocalizedStringResource = "Act 54"
  @Parameter(title: "thing") var target: Thing
}

struct Act55: PlaceAct {
  static let title: LocalizedStringResource = "Act 55"
  @Parameter(title: "place") var target: Place
}

struct Act56: ThingAct {
  static let title: LocalizedStringResource = "Act 56"
  @Parameter(title: "thing") var target: Thing
}

struct Act57: PlaceAct {
  static let title: LocalizedStringResource = "Act 57"
  @Parameter(title: "place") var target: Place
}

struct Act58: ThingAct {
  static let title: LocalizedStringResource = "Act 58"
  @Parameter(title: "thing") var target: Thing
}

struct Act59: PlaceAct {
  static let title: LocalizedStringResource = "Act 59"
  @Parameter(title: "place") var target: Place
}

struct Act60: ThingAct {
  static let title: LocalizedStringResource = "Act 60"
  @Parameter(title: "thing") var target: Thing
}

struct Act61: PlaceAct {
  static let title: LocalizedStringResource = "Act 61"
  @Parameter(title: "place") var target: Place
}

struct Act62: ThingAct {
  static let title: LocalizedStringResource = "Act 62"
  @Parameter(title: "thing") var target: Thing
}

struct Act63: PlaceAct {
  static let title: LocalizedStringResource = "Act 63"
  @Parameter(title: "place") var target: Place
}

struct Act64: ThingAct {
  static let title: LocalizedStringResource = "Act 64"
  @Parameter(title: "thing") var target: Thing
}

struct Act65: PlaceAct {
  static let title: LocalizedStringResource = "Act 65"
  @Parameter(title: "place") var target: Place
}

struct Act66: ThingAct {
  static let title: LocalizedStringResource = "Act 66"
  @Parameter(title: "thing") var target: Thing
}

struct Act67: PlaceAct {
  static let title: LocalizedStringResource = "Act 67"
  @Parameter(title: "place") var target: Place
}

struct Act68: ThingAct {
  static let title: LocalizedStringResource = "Act 68"
  @Parameter(title: "thing") var target: Thing
}

struct Act69: PlaceAct {
  static let title: LocalizedStringResource = "Act 69"
  @Parameter(title: "place") var target: Place
}

struct Act70: ThingAct {
  static let title: LocalizedStringResource = "Act 70"
  @Parameter(title: "thing") var target: Thing
}

struct Act71: PlaceAct {
  static let title: LocalizedStringResource = "Act 71"
  @Parameter(title: "place") var target: Place
}

struct Act72: ThingAct {
  static let title: LocalizedStringResource = "Act 72"
  @Parameter(title: "thing") var target: Thing
}

struct Act73: PlaceAct {
  static let title: LocalizedStringResource = "Act 73"
  @Parameter(title: "place") var target: Place
}

struct Act74: ThingAct {
  static let title: LocalizedStringResource = "Act 74"
  @Parameter(title: "thing") var target: Thing
}

struct Act75: PlaceAct {
  static let title: LocalizedStringResource = "Act 75"
  @Parameter(title: "place") var target: Place
}

struct Act76: ThingAct {
  static let title: LocalizedStringResource = "Act 76"
  @Parameter(title: "thing") var target: Thing
}

struct Act77: PlaceAct {
  static let title: LocalizedStringResource = "Act 77"
  @Parameter(title: "place") var target: Place
}

struct Act78: ThingAct {
  static let title: LocalizedStringResource = "Act 78"
  @Parameter(title: "thing") var target: Thing
}

struct Act79: PlaceAct {
  static let title: LocalizedStringResource = "Act 79"
  @Parameter(title: "place") var target: Place
}

struct Act80: ThingAct {
  static let title: LocalizedStringResource = "Act 80"
  @Parameter(title: "thing") var target: Thing
}

struct Act81: PlaceAct {
  static let title: LocalizedStringResource = "Act 81"
  @Parameter(title: "place") var target: Place
}

struct Act82: ThingAct {
  static let title: LocalizedStringResource = "Act 82"
  @Parameter(title: "thing") var target: Thing
}

struct Act83: PlaceAct {
  static let title: LocalizedStringResource = "Act 83"
  @Parameter(title: "place") var target: Place
}

struct Act84: ThingAct {
  static let title: LocalizedStringResource = "Act 84"
  @Parameter(title: "thing") var target: Thing
}

struct Act85: PlaceAct {
  static let title: LocalizedStringResource = "Act 85"
  @Parameter(title: "place") var target: Place
}

struct Act86: ThingAct {
  static let title: LocalizedStringResource = "Act 86"
  @Parameter(title: "thing") var target: Thing
}

struct Act87: PlaceAct {
  static let title: LocalizedStringResource = "Act 87"
  @Parameter(title: "place") var target: Place
}

struct Act88: ThingAct {
  static let title: LocalizedStringResource = "Act 88"
  @Parameter(title: "thing") var target: Thing
}

struct Act89: PlaceAct {
  static let title: LocalizedStringResource = "Act 89"
  @Parameter(title: "place") var target: Place
}

struct Act90: ThingAct {
  static let title: LocalizedStringResource = "Act 90"
  @Parameter(title: "thing") var target: Thing
}

struct Act91: PlaceAct {
  static let title: LocalizedStringResource = "Act 91"
  @Parameter(title: "place") var target: Place
}

struct Act92: ThingAct {
  static let title: LocalizedStringResource = "Act 92"
  @Parameter(title: "thing") var target: Thing
}

struct Act93: PlaceAct {
  static let title: LocalizedStringResource = "Act 93"
  @Parameter(title: "place") var target: Place
}

struct Act94: ThingAct {
  static let title: LocalizedStringResource = "Act 94"
  @Parameter(title: "thing") var target: Thing
}

struct Act95: PlaceAct {
  static let title: LocalizedStringResource = "Act 95"
  @Parameter(title: "place") var target: Place
}

struct Act96: ThingAct {
  static let title: LocalizedStringResource = "Act 96"
  @Parameter(title: "thing") var target: Thing
}

struct Act97: PlaceAct {
  static let title: LocalizedStringResource = "Act 97"
  @Parameter(title: "place") var target: Place
}

struct Act98: ThingAct {
  static let title: LocalizedStringResource = "Act 98"
  @Parameter(title: "thing") var target: Thing
}

struct Act99: PlaceAct {
  static let title: LocalizedStringResource = "Act 99"
  @Parameter(title: "place") var target: Place
}

extension ProbeShortcuts {
  static let acts: [AppShortcut] = [
    act(Act00(), 0), act(Act01(), 1), act(Act02(), 2), act(Act03(), 3),
    act(Act04(), 4), act(Act05(), 5), act(Act06(), 6), act(Act07(), 7),
    act(Act08(), 8), act(Act09(), 9), act(Act10(), 10), act(Act11(), 11),
    act(Act12(), 12), act(Act13(), 13), act(Act14(), 14), act(Act15(), 15),
    act(Act16(), 16), act(Act17(), 17), act(Act18(), 18), act(Act19(), 19),
    act(Act20(), 20), act(Act21(), 21), act(Act22(), 22), act(Act23(), 23),
    act(Act24(), 24), act(Act25(), 25), act(Act26(), 26), act(Act27(), 27),
    act(Act28(), 28), act(Act29(), 29), act(Act30(), 30), act(Act31(), 31),
    act(Act32(), 32), act(Act33(), 33), act(Act34(), 34), act(Act35(), 35),
    act(Act36(), 36), act(Act37(), 37), act(Act38(), 38), act(Act39(), 39),
    act(Act40(), 40), act(Act41(), 41), act(Act42(), 42), act(Act43(), 43),
    act(Act44(), 44), act(Act45(), 45), act(Act46(), 46), act(Act47(), 47),
    act(Act48(), 48), act(Act49(), 49), act(Act50(), 50), act(Act51(), 51),
    act(Act52(), 52), act(Act53(), 53), act(Act54(), 54), act(Act55(), 55),
    act(Act56(), 56), act(Act57(), 57), act(Act58(), 58), act(Act59(), 59),
    act(Act60(), 60), act(Act61(), 61), act(Act62(), 62), act(Act63(), 63),
    act(Act64(), 64), act(Act65(), 65), act(Act66(), 66), act(Act67(), 67),
    act(Act68(), 68), act(Act69(), 69), act(Act70(), 70), act(Act71(), 71),
    act(Act72(), 72), act(Act73(), 73), act(Act74(), 74), act(Act75(), 75),
    act(Act76(), 76), act(Act77(), 77), act(Act78(), 78), act(Act79(), 79),
    act(Act80(), 80), act(Act81(), 81), act(Act82(), 82), act(Act83(), 83),
    act(Act84(), 84), act(Act85(), 85), act(Act86(), 86), act(Act87(), 87),
    act(Act88(), 88), act(Act89(), 89), act(Act90(), 90), act(Act91(), 91),
    act(Act92(), 92), act(Act93(), 93), act(Act94(), 94), act(Act95(), 95),
    act(Act96(), 96), act(Act97(), 97), act(Act98(), 98), act(Act99(), 99),
  ]
}
