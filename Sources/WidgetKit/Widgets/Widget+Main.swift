public import SwiftUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension WidgetBundle {
  /// Says what the program has and ends it: widgets are shown by a host, and Linux has none.
  ///
  /// The status is `EX_UNAVAILABLE`, 69.
  public static func main() {
    end(WidgetBundleNode(Self()))
  }
}

extension Widget {
  /// Says what the program has and ends it: widgets are shown by a host, and Linux has none.
  ///
  /// The status is `EX_UNAVAILABLE`, 69.
  public static func main() {
    end(WidgetBundleNode(members: [.widget(Self())]))
  }
}

extension ControlWidget {
  /// Says what the program has and ends it: controls are shown by a host, and Linux has none.
  ///
  /// The status is `EX_UNAVAILABLE`, 69.
  public static func main() {
    end(WidgetBundleNode(members: [.control(Self())]))
  }
}

/// The program ends with what it can do: say which widgets and controls it has.
@MainActor
private func end(_ bundle: WidgetBundleNode) {
  FileHandle.standardError.write(Data("\(bundle.notice)\n".utf8))
  exit(EX_UNAVAILABLE)
}

extension WidgetBundleNode {
  /// What to tell the person who starts the program.
  var notice: String {
    let names = (widgets.map(\.kind) + controls.map(\.kind)).joined(separator: ", ")
    return "Nothing here shows widgets or controls. This program has: \(names)."
  }
}
