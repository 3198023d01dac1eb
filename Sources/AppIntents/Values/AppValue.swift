/// A type that keeps its name over releases, so that what was stored under it is found again.
public protocol PersistentlyIdentifiable {
  /// The name; the type's own unless the app says otherwise.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: self) }
}

/// Marks what the app's shared objects are given to; see ``AppDependency``.
public protocol _SupportsAppDependencies {}

/// A kind of value that the app defines: an entity or an enum.
public protocol AppValue:
  PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

/// A type with a name to show.
public protocol TypeDisplayRepresentable {
  /// What values of the type are called: `Pixar Film`.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name to show.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown in lists and prompts.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value with a name to show, of a type that has one, too.
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable

/// A fixed set of values with names to show.
public protocol CaseDisplayRepresentable:
  CaseIterable, Hashable, CustomLocalizedStringResourceConvertible
{
  /// The name of each case; a case without one is a fault that the manifest reports.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case, or its own name where the app has given none.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

/// A fixed set of values with names to show, of a type that has one, too.
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable & TypeDisplayRepresentable

/// A fixed set of values to choose from.
///
/// ```swift
/// enum FilmGenre: String, AppEnum {
///   case animation, documentary
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Film Genre"
///   static let caseDisplayRepresentations: [FilmGenre: DisplayRepresentation] = [
///     .animation: "Animation", .documentary: "Documentary",
///   ]
/// }
/// ```
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}
