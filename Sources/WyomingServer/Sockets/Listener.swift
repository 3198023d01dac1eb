import FlyingSocks

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An address that a server listens at.
package struct Listener: Sendable {
  let socket: Socket
  /// The address, as clients write it: `tcp://127.0.0.1:10500`.
  package let uri: String
  /// The port, which is a free one where none was asked for.
  package let port: UInt16

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - host: An IPv4 or IPv6 address of this machine, or `localhost`.
  ///   - port: 0 for any that is free.
  package init(host: String, port: UInt16) throws(ServerError) {
    let numeric = host == "localhost" ? "127.0.0.1" : host
    do {
      socket =
        numeric.contains(":")
        ? try Self.open(.inet6(ip6: numeric, port: port))
        : try Self.open(.inet(ip4: numeric, port: port))
    } catch let error as SocketError {
      throw ServerError(description: "cannot listen at \(host), port \(port): \(error.reason)")
    } catch {
      throw ServerError(description: "cannot listen at \(host), port \(port)")
    }
    switch try? socket.sockname() {
    case .ip6(let address, let port): (self.port, uri) = (port, "tcp://[\(address)]:\(port)")
    case .ip4(let address, let port): (self.port, uri) = (port, "tcp://\(address):\(port)")
    case .unix, nil: throw ServerError(description: "cannot listen at \(host): no such address")
    }
  }

  /// True for addresses that only this machine reaches.
  package static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  private static func open(_ address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(address.family), type: .stream)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
    } catch {
      try? socket.close()
      throw error
    }
    // Closes the socket itself where it fails.
    try socket.listen()
    return socket
  }
}

extension SocketError {
  /// What went wrong, in the system's words.
  fileprivate var reason: String {
    switch self {
    case .failed(let type, let errno, let message):
      type == "inet_pton AF_INET" || type == "inet_pton AF_INET6"
        ? "not an address" : errno == EADDRINUSE ? "the port is in use" : message
    case .blocked, .disconnected, .unsupportedAddress, .timeout: "not an address of this machine"
    }
  }
}
