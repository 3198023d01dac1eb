import Foundation
import StoredActivity
import Testing

/// Several stores on one file stand for several processes: each has a connection of its own.
@Suite struct ConcurrencyTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func tasksOnTwoConnectionsLoseNothing() async throws {
    let stores = try [RuntimeStore(path: folder.store), RuntimeStore(path: folder.store)]
    let ids = (0..<8).map { _ in (0..<20).map { _ in UUID() } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for (place, id) in ids[task].enumerated() {
            let store = stores[(task + place) % 2]
            try store.donate(Donation(id: id, intent: "Intent\(task)"))
            try store.saveDialogue(session: "\(task)", state: Data([UInt8(place)]))
            try store.beginRun(id, intent: "Intent\(task)")
            try store.finishRun(id)
            #expect(try store.donations(matching: .intent("Intent\(task)")).count == place + 1)
          }
        }
      }
      try await group.waitForAll()
    }
    for store in stores {
      #expect(Set(try store.donations().map(\.id)) == Set(ids.joined()))
      #expect(try store.donations().count == 160)
      #expect(try store.runs(in: .finished).count == 160)
      for task in 0..<8 {
        #expect(try store.loadDialogue(session: "\(task)")?.state == Data([19]))
      }
    }
  }

  @Test(arguments: 0..<5)
  func manyOpenANewFileAtOnce(round: Int) async throws {
    let path = folder.store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { try RuntimeStore(path: path).donate(Donation(intent: "Mark")) }
      }
      try await group.waitForAll()
    }
    #expect(try RuntimeStore(path: path).donations().count == 8)
  }

  @Test func oneOfManyUndoes() async throws {
    let stores = try [RuntimeStore(path: folder.store), RuntimeStore(path: folder.store)]
    for _ in 0..<20 {
      let id = UUID()
      try stores[0].beginRun(id, intent: "Mark")
      try stores[1].finishRun(id)
      let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
        for task in 0..<8 { group.addTask { try stores[task % 2].markUndone(id) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.filter { $0 }.count == 1)
    }
  }

  @Test func theSameDonationFromManyCountsOnce() async throws {
    let stores = try [RuntimeStore(path: folder.store), RuntimeStore(path: folder.store)]
    let donation = Donation(intent: "Mark")
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<16 { group.addTask { try stores[task % 2].donate(donation) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.filter { $0 }.count == 1)
    #expect(try stores[0].donations().count == 1)
  }

  struct Refusal: Error {}

  @Test func whatFailsHalfwayHasNotHappened() throws {
    let store = try RuntimeStore(path: folder.store)
    let id = UUID()
    try store.beginRun(id, intent: "Mark")
    try store.saveDialogue(session: "a", state: Data([1]))
    #expect(throws: Refusal.self) {
      try store.write { transaction in
        try transaction.finishRun(id)
        try transaction.donate(Donation(intent: "Mark"))
        try transaction.endDialogue(session: "a")
        throw Refusal()
      }
    }
    #expect(try store.run(id)?.state == .started)
    #expect(try store.donations() == [])
    #expect(try store.loadDialogue(session: "a") != nil)
  }

  @Test func aFileThatIsHeldIsReported() throws {
    var limits = StoreLimits()
    limits.busyTimeout = 0.05
    let stores = try (0..<2).map { _ in try RuntimeStore(path: folder.store, limits: limits) }
    try stores[0].write { transaction in
      try transaction.donate(Donation(intent: "Mark"))
      #expect(code { try stores[1].donate(Donation(intent: "Mark")) } == .busy)
      #expect(try stores[1].donations() == [], "reading goes on")
    }
    try stores[1].donate(Donation(intent: "Mark"))
    #expect(try stores[0].donations().count == 2)
  }
}
