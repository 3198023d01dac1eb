/// The members of an object that is being read. A key that is absent reads as empty.
package struct FormFields {
  let reader: FormReader
  /// Where the object stands.
  package let offset: Int
  package let members: [LocatedJSON.Member]

  package subscript(key: String) -> LocatedJSON? { members.first { $0.key == key }?.value }

  /// Reads a key's value, if the key is there. The name given to `read` is for messages.
  package func read<T>(_ key: String, _ read: (LocatedJSON, String) -> T) -> T? {
    self[key].map { read($0, key.quotedForMessage) }
  }

  package func string(_ key: String) -> String { read(key, reader.string) ?? "" }
  package func optionalString(_ key: String) -> String? { read(key, reader.string) }
  package func bool(_ key: String, else fallback: Bool = false) -> Bool {
    read(key, reader.bool) ?? fallback
  }
  package func integer(_ key: String, else fallback: Int) -> Int {
    read(key, reader.integer) ?? fallback
  }
  package func number(_ key: String) -> Double? { read(key, reader.number) ?? nil }
  package func strings(_ key: String) -> [String] { read(key, reader.strings) ?? [] }

  package func elements<T>(_ key: String, _ element: (LocatedJSON) -> T) -> [T] {
    read(key) { reader.elements($0, $1, element) } ?? []
  }

  package func dictionary<T>(_ key: String, _ element: (LocatedJSON) -> T) -> [String: T] {
    read(key) { reader.dictionary($0, $1, element) } ?? [:]
  }

  /// An object of any values.
  package func values(_ key: String) -> [String: Value] { dictionary(key) { $0.value } }
}
