import Foundation
import GRDB
import Testing

@testable import AddressBook

@Suite struct FeedExchangeTests {
  private let here: TemporaryHome
  private let there: TemporaryHome
  private let ours: AddressBook
  private let theirs: AddressBook
  private let grandma: Person
  private let daughter: Person

  /// Grandma here and her daughter in another home have each other as contacts.
  init() throws {
    here = try TemporaryHome()
    there = try TemporaryHome()
    ours = try here.book()
    theirs = try there.book()
    grandma = try ours.addPerson(name: "王秀英", number: "+886911111111")
    daughter = try theirs.addPerson(name: "王小玲", number: "+886922222222")
    try ours.add("女兒", "0922222222", to: grandma)
    try theirs.add("媽媽", "0911111111", to: daughter)
  }

  private func send(_ from: AddressBook, _ to: AddressBook, meaning: Person? = nil) throws
    -> FeedImport
  {
    let file = here.file(UUID().uuidString)
    try from.exportFeed(to: file)
    return try to.importFeed(from: file, meaning: meaning?.id) { Array("JPEG".utf8) + $0 }
  }

  /// To read it would end the process.
  @Test func aPostWithoutADateIsToldAsDamage() throws {
    try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    try ours.write { try $0.execute(sql: "UPDATE post SET changed = 'x'") }
    #expect(throws: AddressBookError.damaged(keptAs: nil, lastBackup: nil)) {
      try send(theirs, ours)
    }
  }

  @Test func twiceImportedIsOnceStored() throws {
    let picture = try theirs.storePicture([1, 2, 3])
    let post = try theirs.addPost(by: daughter.id, text: "早安", picture: picture)
    let first = try send(theirs, ours)
    #expect(first.posts == 1)
    let second = try send(theirs, ours)
    #expect(second.posts == 0)
    #expect(second.known == 1)
    let seen = try ours.feedPage(for: grandma.id, limit: 10)
    #expect(seen.map(\.id) == [post.id])
    #expect(seen[0].authorName == "女兒")
    #expect(ours.pictureData(try #require(seen[0].picture)) == Array("JPEG".utf8) + [1, 2, 3])
  }

  /// As where the file arrived cut off and was asked for again.
  @Test func aPictureThatWasMissingComesWithTheNextFile() throws {
    let picture = try theirs.storePicture([1, 2, 3])
    try theirs.addPost(by: daughter.id, text: "早安", picture: picture)
    let file = here.file("whole")
    let cut = here.file("cut")
    try theirs.exportFeed(to: file)
    let bytes = try Data(contentsOf: file)
    let end = try #require(bytes.range(of: Data(#""data":"#.utf8))?.upperBound)
    try bytes.prefix(end + 2).write(to: cut)
    func take(_ file: URL) throws -> FeedImport {
      try ours.importFeed(from: file) { Array("JPEG".utf8) + $0 }
    }
    #expect(try take(cut).pictures == 1)
    #expect(try ours.feedPage(for: grandma.id, limit: 10).map(\.picture) == [nil])
    #expect(try take(cut).pictures == 1)
    #expect(try take(file).pictures == 0)
    let hash = try #require(ours.feedPage(for: grandma.id, limit: 10).first?.picture)
    #expect(ours.pictureData(hash) == Array("JPEG".utf8) + [1, 2, 3])
    #expect(try take(cut).pictures == 0)
  }

  @Test func likesTravelBothWaysAndCanBeTakenBack() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    try ours.like(post: post.id, by: grandma.id)
    #expect(try send(ours, theirs).likes == 1)
    #expect(try theirs.feedPage(for: daughter.id, limit: 1).first?.likes == ["媽媽"])
    try ours.unlike(post: post.id, by: grandma.id)
    _ = try send(ours, theirs)
    #expect(try theirs.feedPage(for: daughter.id, limit: 1).first?.likes == [])
  }

  @Test func aPostTakenBackThereDisappearsHere() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    try theirs.removePost(post.id, by: daughter.id)
    _ = try send(theirs, ours)
    #expect(try ours.says(grandma).isEmpty)
    try theirs.restorePost(post.id, by: daughter.id)
    _ = try send(theirs, ours)
    #expect(try ours.says(grandma) == ["早安"])
  }

  /// No home takes what is far ahead.
  @Test func whatIsSaidAfterAClockWasFarAheadReachesOtherHomes() throws {
    try theirs.addPost(by: daughter.id, text: "早安")
    try setClock(of: "post", ahead: 400 * 86_400, in: theirs)
    for text in ["午安", "晚安"] { try theirs.addPost(by: daughter.id, text: text) }
    let taken = try send(theirs, ours)
    #expect(taken.posts == 2 && taken.refused == 1 && taken.ahead == 1)
    #expect(try ours.says(grandma) == ["晚安", "午安"])
  }

  @Test func whatIsTakenBackAfterAClockWasAheadIsTakenBackInOtherHomes() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    try setClock(of: "post", ahead: 3600, in: theirs)
    _ = try send(theirs, ours)
    try ours.like(post: post.id, by: grandma.id)
    try setClock(of: "like", ahead: 3600, in: ours)
    _ = try send(ours, theirs)
    try ours.unlike(post: post.id, by: grandma.id)
    _ = try send(ours, theirs)
    #expect(try theirs.feedPage(for: daughter.id, limit: 1).first?.likes == [])
    try theirs.removePost(post.id, by: daughter.id)
    _ = try send(theirs, ours)
    #expect(try ours.says(grandma).isEmpty)
    try theirs.restorePost(post.id, by: daughter.id)
    _ = try send(theirs, ours)
    #expect(try ours.says(grandma) == ["早安"])
  }

  /// What was far ahead no other home knows.
  @Test func whatIsChangedAfterAClockWasFarAheadReachesOtherHomes() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    try ours.like(post: post.id, by: grandma.id)
    try setClock(of: "like", ahead: 400 * 86_400, in: ours)
    #expect(try send(ours, theirs).likes == 0)
    try ours.unlike(post: post.id, by: grandma.id)
    try ours.like(post: post.id, by: grandma.id)
    #expect(try send(ours, theirs).likes == 1)
  }

  /// As if what was written last had been written while the clock was ahead.
  private func setClock(of table: String, ahead seconds: Int, in book: AddressBook) throws {
    try book.write { db in
      try db.execute(
        sql: """
          UPDATE "\(table)" SET created = created + :ahead, changed = changed + :ahead
          """, arguments: ["ahead": seconds * 1000])
    }
  }

  /// Else their contact would be two people there, and what is said seen by nobody.
  @Test func whoIsAddedAnewIsTheOnlyOneOfTheirNumberInOtherHomes() throws {
    try ours.addPost(by: grandma.id, text: "早安")
    _ = try send(ours, theirs)
    #expect(try theirs.says(daughter) == ["早安"])
    try ours.addPerson(name: "爺爺")
    try ours.removePerson(grandma.id)
    _ = try send(ours, theirs)
    #expect(try theirs.says(daughter) == ["早安"])
    let anew = try ours.addPerson(name: "王秀英", number: "+886911111111")
    try ours.add("女兒", "0922222222", to: anew)
    try ours.addPost(by: anew.id, text: "午安")
    _ = try send(ours, theirs)
    let mother = try #require(try theirs.contacts(of: daughter.id).first)
    #expect(mother.person == anew.id && !mother.isPersonOpen)
    #expect(try theirs.says(daughter) == ["午安"])
    try ours.removePerson(anew.id)
    try ours.restorePerson(grandma.id)
    _ = try send(ours, theirs)
    #expect(try theirs.says(daughter) == ["早安"])
  }

  @Test func anEarlierFileBringsNothingBack() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    let earlier = here.file("earlier")
    try theirs.exportFeed(to: earlier)
    Thread.sleep(forTimeInterval: 0.002)
    try theirs.removePost(post.id, by: daughter.id)
    _ = try ours.importFeed(from: earlier) { $0 }
    #expect(try ours.says(grandma) == ["早安"])
    _ = try send(theirs, ours)
    _ = try ours.importFeed(from: earlier) { $0 }
    #expect(try ours.says(grandma).isEmpty)
  }

  @Test func anEarlierFileBringsNoLikeBack() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    try ours.like(post: post.id, by: grandma.id)
    let earlier = here.file("earlier")
    try ours.exportFeed(to: earlier)
    Thread.sleep(forTimeInterval: 0.002)
    try ours.unlike(post: post.id, by: grandma.id)
    _ = try send(ours, theirs)
    #expect(try theirs.importFeed(from: earlier) { $0 }.likes == 0)
    #expect(try theirs.feedPage(for: daughter.id, limit: 1).first?.likes == [])
  }

  @Test func whatWasTakenBackIsNotInTheFile() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    try theirs.removePost(post.id, by: daughter.id)
    let file = here.file("feed")
    try theirs.exportFeed(to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(post.id) && !text.contains("早安"))
  }

  @Test func nobodyTakesBackWhatSomebodyElseOfAnotherHomeSaid() throws {
    let post = try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    let (other, now) = (UUID(), Date().milliseconds + 60_000)
    let lines = [
      #"{"anytime":"feed","version":1,"salt":"x"}"#, #"{"person":{"id":"\#(other)","name":"某人"}}"#,
      #"{"post":{"id":"\#(post.id)","author":"\#(other)","created":\#(now),"changed":\#(now),"removed":\#(now)}}"#,
    ]
    let file = here.file("other")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    #expect(try ours.importFeed(from: file) { $0 }.known == 1)
    #expect(try ours.says(grandma) == ["早安"])
  }

  @Test func aStrangersPostsAreNotSeen() throws {
    try theirs.removeContact(try theirs.contacts(of: daughter.id)[0].id)
    try theirs.addPost(by: daughter.id, text: "早安")
    _ = try send(theirs, ours)
    #expect(try ours.says(grandma).isEmpty)
  }

  @Test func whereTwoHereShareTheNumberTheCaregiverIsAsked() throws {
    let grandpa = try ours.addPerson(name: "王大山", number: "+886911111111")
    try theirs.addPost(by: daughter.id, text: "早安")
    let result = try send(theirs, ours)
    #expect(result.open.map(\.candidates) == [[grandma, grandpa]])
    #expect(try ours.says(grandma).isEmpty)
    #expect(try send(theirs, ours, meaning: grandma).open.isEmpty)
    #expect(try ours.says(grandma) == ["早安"])
    #expect(try send(theirs, ours).open.isEmpty)
    #expect(try ours.says(grandma) == ["早安"])
  }

  /// Each of two shared numbers is asked about by itself, and neither answer makes the other unsaid.
  @Test func whatWasSettledOfTwoSharedNumbersStays() throws {
    let grandpa = try ours.addPerson(name: "王大山", number: "+886911111111")
    let aunts = try ["王一", "王二"].map { try ours.addPerson(name: $0, number: "+886944444444") }
    try theirs.add("姑姑", "0944444444", to: daughter)
    try ours.add("女兒", "0922222222", to: aunts[1])
    try theirs.addPost(by: daughter.id, text: "早安")
    let first = try send(theirs, ours, meaning: grandma)
    #expect(first.open.map(\.candidates) == [aunts])
    #expect(try ours.says(grandma) == ["早安"])
    #expect(try send(theirs, ours, meaning: aunts[1]).open.isEmpty)
    #expect(try send(theirs, ours).open.isEmpty)
    #expect(try ours.says(grandma) == ["早安"])
    #expect(try ours.says(aunts[1]) == ["早安"])
    // Another answer takes the place of the one before.
    try ours.add("女兒", "0922222222", to: grandpa)
    #expect(try send(theirs, ours, meaning: grandpa).open.isEmpty)
    #expect(try send(theirs, ours).open.isEmpty)
    #expect(try ours.says(grandma).isEmpty)
    #expect(try ours.says(grandpa) == ["早安"])
    #expect(try ours.says(aunts[1]) == ["早安"])
  }

  private static let head = #"{"anytime":"feed","version":1,"salt":"x"}"# + "\n"

  @Test(.timeLimit(.minutes(1))) func blankLinesAreReadQuicklyAndCounted() throws {
    let file = here.file("blank")
    let blank = { String(repeating: "\n", count: $0) }
    let author = #"{"person":{"id":"\#(UUID())","name":"某人"}}"#
    try Data((Self.head + blank(190_000) + author + blank(9_000)).utf8).write(to: file)
    #expect(try ours.importFeed(from: file) { $0 }.refused == 0)
    #expect(try ours.knownPeople().map(\.name) == ["王秀英", "某人"])
    try Data((Self.head + blank(200_001)).utf8).write(to: file)
    #expect(throws: AddressBookError.fileTooLarge(file.path)) {
      try ours.importFeed(from: file) { $0 }
    }
  }

  /// A chunk of the file is no whole number of lines.
  @Test(.timeLimit(.minutes(1))) func aLongFileIsReadToItsEnd() throws {
    let author = UUID()
    var lines = Self.head + #"{"person":{"id":"\#(author)","name":"某人"}}"#
    let text = String(repeating: "字", count: 1000)
    for number in 0..<900 {
      lines +=
        "\n"
        + #"{"post":{"id":"\#(UUID())","author":"\#(author)","text":"\#(number)\#(text)","created":1700000000000,"changed":1700000000000}}"#
    }
    let file = here.file("long")
    try Data(lines.utf8).write(to: file)
    let result = try ours.importFeed(from: file) { $0 }
    #expect(result.posts == 900)
    #expect(result.refused == 0)
  }

  @Test func aFeedOfANewerVersionIsNamedAndNothingTaken() throws {
    let file = here.file("newer")
    for head in [#"{"anytime":"feed","version":2,"salt":"x"}"#, #"{"anytime":"feed","version":9}"#]
    {
      try Data("\(head)\n{\"person\":{\"id\":\"\(UUID())\"}}\n".utf8).write(to: file)
      #expect(throws: AddressBookError.newerFile(file.path)) {
        try ours.importFeed(from: file) { $0 }
      }
    }
    #expect(try ours.knownPeople() == [grandma])
  }

  @Test func anotherHomeCannotSpeakForThePeopleOfThisOne() throws {
    let own = try ours.addPost(by: grandma.id, text: "我說的")
    let lines = [
      #"{"anytime":"feed","version":1,"salt":"x"}"#,
      #"{"person":{"id":"\#(grandma.id)","name":"壞人","number":"+886999999999"}}"#,
      #"{"post":{"id":"\#(UUID())","author":"\#(grandma.id)","text":"假的","created":1700000000000,"changed":1700000000000}}"#,
      #"{"post":{"id":"\#(own.id)","author":"\#(grandma.id)","text":"改過","created":1700000000000,"changed":\#(Date().milliseconds + 60_000),"removed":1700000000000}}"#,
      #"{"like":{"post":"\#(own.id)","person":"\#(grandma.id)","created":1700000000000,"changed":1700000000000}}"#,
    ]
    let file = here.file("hostile")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let result = try ours.importFeed(from: file) { $0 }
    #expect(result.posts == 0)
    #expect(result.likes == 0)
    #expect(try ours.people() == [grandma])
    let seen = try ours.feedPage(for: grandma.id, limit: 10)
    #expect(seen.map(\.text) == ["我說的"])
    #expect(seen.first?.likes == [])
  }

  @Test(arguments: [
    #"{"post":{"id":"../../etc","author":"A","text":"x","created":1700000000000,"changed":1700000000000}}"#,
    #"{"post":{"id":"B","author":"A","text":"x","created":5,"changed":1700000000000}}"#,
    #"{"post":{"id":"B","author":"A","text":"x","created":9700000000000,"changed":9700000000000}}"#,
    #"{"post":{"id":"B","author":"A","created":1700000000000,"changed":1700000000000}}"#,
    #"{"post":{"id":"B","author":"A","text":"LONG","created":1700000000000,"changed":1700000000000}}"#,
    #"{"post":{"id":"B","author":"C","text":"x","created":1700000000000,"changed":1700000000000}}"#,
    "not JSON", "{}", "[1]",
  ])
  func aDamagedOrHostileRecordIsLeftOutAndTheRestTaken(record: String) throws {
    let (author, post) = (UUID().uuidString, UUID().uuidString)
    let good =
      #"{"post":{"id":"\#(UUID())","author":"\#(author)","text":"好","created":1700000000000,"changed":1700000000000}}"#
    let bad = record.replacing("\"A\"", with: "\"\(author)\"")
      .replacing("\"B\"", with: "\"\(post)\"").replacing("\"C\"", with: "\"\(UUID())\"")
      .replacing("LONG", with: String(repeating: "字", count: 2001))
    let lines = [
      #"{"anytime":"feed","version":1,"salt":"x"}"#,
      #"{"person":{"id":"\#(author)","name":"某人"}}"#, bad, good,
    ]
    let file = here.file("hostile")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let result = try ours.importFeed(from: file) { $0 }
    #expect(result.posts == 1)
    #expect(result.refused == 1)
  }

  @Test func aFileThatIsNoFeedIsRefused() throws {
    let file = here.file("no")
    try Data("BEGIN:VCARD\nEND:VCARD\n".utf8).write(to: file)
    #expect(throws: AddressBookError.notAFeed(file.path)) {
      try ours.importFeed(from: file) { $0 }
    }
    #expect(throws: AddressBookError.unreadableFile("/")) {
      try ours.importFeed(from: URL(fileURLWithPath: "/")) { $0 }
    }
  }
}
