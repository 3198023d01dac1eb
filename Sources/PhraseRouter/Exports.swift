// A front end needs one import: the manifest's and the dialogue's types are part of the facade.
@_exported public import AppManifest
@_exported public import Dialogue
