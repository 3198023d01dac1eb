import FlyingSocks

/// Who is at the other end of a connection, as far as a server can tell: an address.
///
/// What is shared out fairly is shared out among addresses. All programs of this machine are one.
struct Peer: Hashable, Sendable {
  /// The address without its port.
  let key: String

  init(_ socket: Socket) {
    switch try? socket.remotePeer() {
    case .ip4(let address, _): key = address
    case .ip6(let address, _): key = address
    case .unix(let path): key = path
    case nil: key = ""
    }
  }

  init(key: String) { self.key = key }
}
