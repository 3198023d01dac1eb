// App sources import AppIntents alone and use Foundation's names; see FoundationSupplement.
@_exported public import FoundationSupplement
