// App sources write `import AppIntents` (or `import SwiftUI`) and then use Foundation's names,
// among them several that Foundation lacks outside Apple's platforms. Both modules re-export this
// one, so those names come along with Foundation itself.
@_exported public import Foundation
