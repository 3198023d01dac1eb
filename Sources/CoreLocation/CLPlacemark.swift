@_exported public import FoundationSupplement

/// Degrees north or east.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Hashable, Codable, Sendable {
  /// Degrees north.
  public var latitude: CLLocationDegrees
  /// Degrees east.
  public var longitude: CLLocationDegrees

  /// A point by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A point on the globe as it was measured.
public final class CLLocation: Hashable, Codable, Sendable {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// A point by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Whether two locations are the same point.
  public static func == (lhs: CLLocation, rhs: CLLocation) -> Bool {
    lhs.coordinate == rhs.coordinate
  }

  /// Mixes in the point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(coordinate)
  }

  /// The distance over the surface of a globe, in metres (haversine, mean radius 6,371,009 m).
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let here = coordinate.radians
    let there = other.coordinate.radians
    let north = sin((there.latitude - here.latitude) / 2)
    let east = sin((there.longitude - here.longitude) / 2)
    let chord = north * north + cos(here.latitude) * cos(there.latitude) * east * east
    return 2 * 6_371_009 * asin(min(1, chord.squareRoot()))
  }
}

extension CLLocationCoordinate2D {
  fileprivate var radians: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude * .pi / 180, longitude: longitude * .pi / 180)
  }
}

/// A place with a name and an address.
public final class CLPlacemark: Hashable, Codable, Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The city.
  public let locality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country.
  public let country: String?

  /// A place by what is known about it; a geocoder of the host makes these.
  public init(
    location: CLLocation? = nil, name: String? = nil, thoroughfare: String? = nil,
    locality: String? = nil, administrativeArea: String? = nil, postalCode: String? = nil,
    country: String? = nil
  ) {
    self.location = location
    self.name = name
    self.thoroughfare = thoroughfare
    self.locality = locality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
  }

  private var parts: [String?] {
    [name, thoroughfare, locality, administrativeArea, postalCode, country]
  }

  /// Whether two places have the same name, address and point.
  public static func == (lhs: CLPlacemark, rhs: CLPlacemark) -> Bool {
    lhs.location == rhs.location && lhs.parts == rhs.parts
  }

  /// Mixes in the name, the address and the point.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(parts)
  }
}

/// An area with a name of the app's own.
public class CLRegion: @unchecked Sendable {
  // Sendable without checks: the class is open to subclasses within the module only, and all
  // stored properties here and in them are constants of Sendable types.
  /// The app's name for the area.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// A round area.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Metres from the middle to the edge.
  public let radius: CLLocationDistance

  /// An area around a point.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
}
