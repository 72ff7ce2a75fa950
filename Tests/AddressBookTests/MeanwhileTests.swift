import Foundation
import GRDB
import PhoneNumbers
import Synchronization
import Testing

@testable import AddressBook

/// Two processes that add the same at one moment.
@Suite struct MeanwhileTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let owner: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    owner = try book.addPerson(name: "奶奶")
  }

  private func contact(_ name: String, _ number: String) throws -> NewContact {
    NewContact(
      owner: owner.id, name: name, numbers: [.init(try PhoneNumber(number, region: .taiwan))])
  }

  @Test func oneOfManyAddsTheContact() throws {
    let new = try contact("Ann", "0911222333")
    let books = try (0..<4).map { _ in try home.book() }
    let added = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      if case .added = try? books[index % 4].addContact(new, beside: []) {
        added.withLock { $0 += 1 }
      }
    }
    #expect(added.withLock { $0 } == 1)
    #expect(try book.contacts(of: owner.id).count == 1)
  }

  @Test func whoHasBeenSeenIsInNobodysWay() throws {
    let first = try book.addContact(contact("Ann", "0911222333"))
    guard case .same(let same) = try book.addContact(contact("ANN", "0911222333"), beside: [])
    else {
      Issue.record("a second Ann was added without a question")
      return
    }
    #expect(same.map(\.id) == [first.id])
    guard case .added = try book.addContact(contact("ANN", "0911222333"), beside: [first.id]) else {
      Issue.record("a yes was no yes")
      return
    }
    // Others of the number, or of the name, are somebody else.
    for new in [try contact("Bob", "0911222333"), try contact("Ann", "0955666777")] {
      guard case .added = try book.addContact(new, beside: []) else {
        Issue.record("\(new) was not added")
        continue
      }
    }
    #expect(try book.contactCount(of: owner.id) == 4)
  }

  @Test func aContactThatComesWhileCardsAreReadIsNotAddedAgain() throws {
    let card =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ann\nTEL:0911222333\nPHOTO;ENCODING=b:AAAA\nEND:VCARD\n"
    let other = try home.book()
    let new = try contact("Ann", "0911222333")
    let result = try book.importCards(Array(card.utf8), for: owner.id, region: .taiwan) { bytes in
      // Another process is faster than the photograph is judged.
      _ = try other.addContact(new, beside: [])
      return [0xFF] + bytes
    }
    #expect(result.added.isEmpty && result.known == 1)
    #expect(try book.contactCount(of: owner.id) == 1)
  }

  @Test func oneOfManyAddsThePerson() throws {
    let books = try (0..<4).map { _ in try home.book() }
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      _ = try? books[index % 4].addPerson(
        name: index.isMultiple(of: 2) ? "Bob" : "BOB", number: nil, language: nil, beside: [])
    }
    #expect(try book.people().count == 2)
  }

  @Test func nobodyWaitsForAnotherProcessLongerThanTheyWant() throws {
    let (book, other) = (self.book, try DatabaseQueue(path: home.home.path + "/anytime.sqlite"))
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      for _ in 0..<2 {
        let start = ContinuousClock.now
        Thread.detachNewThread {
          usleep(300_000)
          book.stopWaiting()
        }
        #expect(throws: AddressBookError.busy) { try book.addPerson(name: "爺爺") }
        #expect(ContinuousClock.now - start > .milliseconds(250))
        #expect(ContinuousClock.now - start < .seconds(5))
      }
      try db.execute(sql: "ROLLBACK")
    }
    try book.addPerson(name: "爺爺")
    #expect(try book.people().map(\.name) == ["奶奶", "爺爺"])
  }

  @Test(.timeLimit(.minutes(1)))
  func nobodyWaitsForeverForAProcessThatHangsWhileItOpensTheHome() throws {
    let home = self.home
    let descriptor = open(home.home.path + "/anytime.lock", O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(throws: AddressBookError.busy) { try home.book() }
    let isOpen = Mutex(false)
    Thread.detachNewThread {
      let book = try? home.book()
      isOpen.withLock { $0 = book != nil }
    }
    usleep(300_000)
    #expect(!isOpen.withLock { $0 })
    #expect(flock(descriptor, LOCK_UN) == 0)
    while !isOpen.withLock({ $0 }) { usleep(10_000) }
  }

  /// A call's record waits less; what is written next waits as usual.
  @Test func anotherPatienceIsForOneWrite() throws {
    let call = CallRecord(
      owner: owner.id, contact: nil, name: "Ann", number: "0911222333", dialer: "rehearsal",
      outcome: "begun")
    let (book, other) = (self.book, try DatabaseQueue(path: home.home.path + "/anytime.sqlite"))
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      let start = ContinuousClock.now
      #expect(throws: AddressBookError.busy) {
        try book.recordCall(call, waiting: .milliseconds(50))
      }
      #expect(ContinuousClock.now - start < .seconds(5))
      let isAdded = Mutex(false)
      Thread.detachNewThread {
        _ = try? book.addPerson(name: "爺爺")
        isAdded.withLock { $0 = true }
      }
      usleep(300_000)
      #expect(!isAdded.withLock { $0 })
      try db.execute(sql: "ROLLBACK")
      while !isAdded.withLock({ $0 }) { usleep(10_000) }
    }
    #expect(try book.people().count == 2)
  }

  @Test func aCardThatSomebodyElseHasStoredMeanwhileIsNotStoredAgain() throws {
    let unread = PendingEntry.Reading(text: "", verdict: "unread", candidates: [])
    let entry = PendingEntry(
      owner: owner.id, name: unread, number: unread, e164: nil, box: [], photo: nil)
    try book.addPending([entry])
    let first = try book.addContact(contact("Ann", "0911222333"), resolving: entry.id)
    let other = try home.book()
    #expect(
      try other.addContact(contact("Ann", "0911222333"), resolving: entry.id).id == first.id)
    #expect(try book.contactCount(of: owner.id) == 1)
    // What was confirmed otherwise is lost no more than what was stored.
    try other.addContact(contact("Anna", "0911222333"), resolving: entry.id)
    #expect(try book.contactCount(of: owner.id) == 2)
  }
}
