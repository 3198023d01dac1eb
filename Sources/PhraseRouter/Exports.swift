// What a front end needs beside the router comes with the same import: an app as data, what an
// utterance comes to, and what a turn of a conversation shows. The rest of the modules below stays
// theirs: who builds manifests or dialogues by hand imports AppManifest or Dialogue.
@_exported public import struct AppManifest.Diagnostic
@_exported public import struct AppManifest.DiagnosticError
@_exported public import struct AppManifest.ListValue
@_exported public import struct AppManifest.Manifest
@_exported public import struct AppManifest.ValidManifest
@_exported public import enum AppManifest.Value
@_exported public import protocol AppManifest.ValueConvertible
@_exported public import enum Dialogue.ArgumentError
@_exported public import enum Dialogue.Decision
@_exported public import struct Dialogue.DialogueState
@_exported public import struct Dialogue.Doubts
@_exported public import struct Dialogue.EntityChoice
@_exported public import struct Dialogue.EntityHit
@_exported public import struct Dialogue.FilledSlot
@_exported public import struct Dialogue.Inquiry
@_exported public import struct Dialogue.IntentChoice
@_exported public import struct Dialogue.IntentOption
@_exported public import struct Dialogue.Invocation
@_exported public import struct Dialogue.Option
@_exported public import struct Dialogue.Rejection
@_exported public import struct Dialogue.Turn
@_exported public import struct Dialogue.ValueRequest
