import CICU

/// The version of ICU whose data normalizes text, such as `72.1`.
///
/// Text that one version normalized may differ from what another makes of it.
package enum ICUVersion {
  package static let current = String(cString: cicu_version())
}
