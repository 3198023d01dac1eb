import AppManifest

/// What ICU calls the units of ``Manifest/Dimension``, and the names that it has for them.
enum UnitIdentifiers {
  /// ICU's name of a unit. `nil` where it has none: then the symbol alone is read.
  static func identifier(of symbol: String, in dimension: Manifest.Dimension) -> String? {
    switch dimension {
    case .acceleration where symbol == "g": "g-force"
    case .angle where symbol == "°": "degree"
    case .angle:
      ["ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution"][symbol]
    case .electricCharge,
      .dispersion where symbol != "ppm":
      nil
    default: table[symbol]
    }
  }

  private static let table: [String: String] = [
    "m": "meter", "km": "kilometer", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
    "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy",
    "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
    "L": "liter", "mL": "milliliter", "cL": "centiliter", "dL": "deciliter", "ML": "megaliter",
    "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "km³": "cubic-kilometer", "in³": "cubic-inch", "ft³": "cubic-foot",
    "yd³": "cubic-yard", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "fl oz Imperial": "fluid-ounce-imperial", "gal Imperial": "gallon-imperial",
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
    "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    "s": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond",
    "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie",
    "kWh": "kilowatt-hour",
    "W": "watt", "mW": "milliwatt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt",
    "hp": "horsepower",
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
    "mbar": "millibar", "psi": "pound-force-per-square-inch", "mmHg": "millimeter-ofhg",
    "inHg": "inch-ofhg",
    "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz",
    "m/s²": "meter-per-square-second",
    "A": "ampere", "mA": "milliampere", "V": "volt", "Ω": "ohm",
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte", "bit": "bit", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit",
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
    "mpg Imperial": "mile-per-gallon-imperial",
    "lx": "lux", "mg/dL": "milligram-ofglucose-per-deciliter", "ppm": "part-per-1e6",
  ]
}
