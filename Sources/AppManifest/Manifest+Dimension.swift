extension Manifest {
  /// What a measurement measures. Each is a family of units of Foundation's, by the same symbols.
  public enum Dimension: String, CaseIterable, Equatable, Sendable {
    case length, mass, temperature, volume, area, speed, duration, energy, power, pressure, angle
    case frequency, acceleration, electricCharge, electricCurrent, electricPotentialDifference
    case electricResistance, informationStorage, fuelEfficiency, illuminance, concentrationMass
    case dispersion
  }

  /// A unit of measurement, and how it converts to its dimension's base unit.
  public struct Unit: Equatable, Sendable {
    /// The unit's symbol, as Foundation writes it: `km/h`.
    public var symbol: String
    /// How many base units one of it is; of a reciprocal unit, the product of both.
    var factor: Double
    /// The base value of its zero, which only temperatures shift.
    var offset = 0.0
    /// True where more of it is less of the base unit, as miles per gallon are.
    var isReciprocal = false

    init(_ symbol: String, _ factor: Double, offset: Double = 0, isReciprocal: Bool = false) {
      self.symbol = symbol
      self.factor = factor
      self.offset = offset
      self.isReciprocal = isReciprocal
    }

    /// A value in this unit, in another of the same dimension. *5 km in m → 5000*
    ///
    /// Meaningless for units of different dimensions. Zero of a reciprocal unit is infinite.
    public func convert(_ value: Double, to other: Unit) -> Double {
      if self == other { return value }
      let base = isReciprocal ? factor / value : value * factor + offset
      return other.isReciprocal ? other.factor / base : (base - other.offset) / other.factor
    }
  }
}

extension Manifest.Dimension {
  /// The unit of a symbol, or `nil` if the dimension has none such. Letter case tells units apart.
  public func unit(_ symbol: String) -> Manifest.Unit? { units.first { $0.symbol == symbol } }

  /// The unit in which bounds count where a parameter names none: the first of Foundation's base
  /// units (metres, kilograms, degrees Celsius, litres, seconds...).
  ///
  /// Temperatures count in degrees Celsius, not in kelvins, which people do not type.
  public var baseUnit: Manifest.Unit { units[0] }

  /// The units, the base unit first.
  public var units: [Manifest.Unit] { Self.table[self] ?? [Manifest.Unit(rawValue, 1)] }

  private static let table: [Manifest.Dimension: [Manifest.Unit]] =
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.rows) })
}

extension Manifest.Dimension {
  /// Definitions: the SI; the international yard and pound (1959); the US gallon of 231 cubic inches
  /// and the imperial one of 4.54609 litres.
  private var rows: [Manifest.Unit] {
    switch self {
    case .length: Self.lengths
    case .mass: Self.masses
    case .temperature:
      [
        .init("°C", 1), .init("°F", 5 / 9, offset: -160.0 / 9), .init("K", 1, offset: -273.15),
      ]
    case .volume: Self.volumes
    case .area: Self.areas
    case .speed:
      [
        .init("m/s", 1), .init("km/h", 1 / 3.6), .init("mph", 0.44704), .init("kn", 1852.0 / 3600),
      ]
    case .duration:
      [
        .init("s", 1), .init("min", 60), .init("hr", 3600), .init("ms", 1e-3), .init("µs", 1e-6),
        .init("ns", 1e-9), .init("ps", 1e-12),
      ]
    case .energy:
      [
        .init("J", 1), .init("kJ", 1000), .init("cal", 4.184), .init("kCal", 4184),
        .init("kWh", 3.6e6),
      ]
    case .power:
      Self.prefixed("W", ["": 1, "m": 1e-3, "µ": 1e-6, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12])
        + [.init("hp", 745.69987158227)]
    case .pressure:
      [
        .init("N/m²", 1), .init("hPa", 100), .init("kPa", 1e3), .init("MPa", 1e6),
        .init("GPa", 1e9), .init("bar", 1e5), .init("mbar", 100), .init("psi", 6894.757293168),
        .init("mmHg", 133.322387415), .init("inHg", 3386.389),
      ]
    case .angle:
      [
        .init("°", 1), .init("ʹ", 1.0 / 60), .init("ʺ", 1.0 / 3600), .init("rad", 180 / Double.pi),
        .init("grad", 0.9), .init("rev", 360),
      ]
    case .frequency:
      Self.prefixed("Hz", ["": 1, "m": 1e-3, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12])
    case .acceleration: [.init("m/s²", 1), .init("g", 9.80665)]
    case .electricCharge:
      [.init("C", 1), .init("Ah", 3600), .init("mAh", 3.6), .init("kAh", 3.6e6)]
    case .electricCurrent: Self.prefixed("A", ["": 1, "m": 1e-3, "µ": 1e-6, "k": 1e3, "M": 1e6])
    case .electricPotentialDifference:
      Self.prefixed("V", ["": 1, "m": 1e-3, "µ": 1e-6, "k": 1e3, "M": 1e6])
    case .electricResistance: Self.prefixed("Ω", ["": 1, "m": 1e-3, "µ": 1e-6, "k": 1e3, "M": 1e6])
    case .informationStorage: Self.storage
    case .fuelEfficiency:
      [
        .init("L/100km", 1), .init("mpg", 235.214583084785, isReciprocal: true),
        .init("mpg Imperial", 282.480936331822, isReciprocal: true),
      ]
    case .illuminance: [.init("lx", 1)]
    case .concentrationMass: [.init("g/L", 1), .init("mg/dL", 0.01)]
    case .dispersion: [.init("ppm", 1)]
    }
  }

  private static func prefixed(
    _ symbol: String, _ prefixes: KeyValuePairs<String, Double>
  ) -> [Manifest.Unit] {
    prefixes.map { .init($0.key + symbol, $0.value) }
  }

  private static let lengths: [Manifest.Unit] =
    prefixed(
      "m", ["": 1, "k": 1e3, "h": 100, "da": 10, "d": 0.1, "c": 0.01, "m": 1e-3, "µ": 1e-6])
    + [
      .init("nm", 1e-9), .init("in", 0.0254), .init("ft", 0.3048), .init("yd", 0.9144),
      .init("mi", 1609.344), .init("smi", 10_000), .init("ly", 9_460_730_472_580_800),
      .init("NM", 1852), .init("ftm", 1.8288), .init("fur", 201.168),
      .init("ua", 149_597_870_700), .init("pc", 3.0856775814913673e16),
    ]

  private static let masses: [Manifest.Unit] = [
    .init("kg", 1), .init("g", 1e-3), .init("mg", 1e-6), .init("µg", 1e-9),
    .init("oz", 0.028349523125), .init("lb", 0.45359237), .init("st", 6.35029318),
    .init("t", 1000), .init("ton", 907.18474), .init("ct", 2e-4), .init("oz t", 0.0311034768),
  ]

  private static let volumes: [Manifest.Unit] =
    prefixed("L", ["": 1, "m": 1e-3, "c": 0.01, "d": 0.1, "k": 1e3, "M": 1e6])
    + [
      .init("m³", 1000), .init("dm³", 1), .init("cm³", 1e-3), .init("mm³", 1e-6),
      .init("km³", 1e12), .init("in³", 0.016387064), .init("ft³", 28.316846592),
      .init("yd³", 764.554857984), .init("tsp", 0.00492892159375),
      .init("tbsp", 0.01478676478125), .init("fl oz", 0.0295735295625),
      .init("cup", 0.2365882365), .init("pt", 0.473176473), .init("qt", 0.946352946),
      .init("gal", 3.785411784), .init("fl oz Imperial", 0.0284130625),
      .init("pt Imperial", 0.56826125), .init("gal Imperial", 4.54609),
    ]

  private static let areas: [Manifest.Unit] = [
    .init("m²", 1), .init("km²", 1e6), .init("cm²", 1e-4), .init("mm²", 1e-6),
    .init("in²", 6.4516e-4), .init("ft²", 0.09290304), .init("yd²", 0.83612736),
    .init("mi²", 2_589_988.110336), .init("ac", 4046.8564224), .init("a", 100),
    .init("ha", 1e4),
  ]

  private static let storage: [Manifest.Unit] =
    prefixed(
      "B",
      [
        "": 1, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "Ki": 1024, "Mi": 1_048_576,
        "Gi": 1_073_741_824, "Ti": 1_099_511_627_776,
      ])
    + [
      .init("bit", 0.125), .init("kbit", 125), .init("Mbit", 125e3), .init("Gbit", 125e6),
    ]
}
