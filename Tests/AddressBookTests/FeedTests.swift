import Foundation
import GRDB
import Testing

@testable import AddressBook

@Suite struct FeedTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let grandma: Person
  private let father: Person
  private let uncle: Person

  /// Grandma and father have each other as contacts; uncle has both, and nobody has him.
  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    grandma = try book.addPerson(name: "王秀英", number: "+886911111111")
    father = try book.addPerson(name: "王大明", number: "+886922222222")
    uncle = try book.addPerson(name: "王二明", number: "+886933333333")
    try book.add("兒子", "0922222222", to: grandma)
    try book.add("媽媽", "0911111111", to: father)
    try book.add("媽媽", "0911111111", to: uncle)
    try book.add("哥哥", "0922222222", to: uncle)
  }

  @Test func onlyThoseWhoHaveEachOtherSeeEachOther() throws {
    try book.addPost(by: grandma.id, text: "早安")
    try book.addPost(by: father.id, text: "上班")
    try book.addPost(by: uncle.id, text: "釣魚")
    #expect(try book.says(grandma) == ["上班", "早安"])
    #expect(try book.says(father) == ["上班", "早安"])
    #expect(try book.says(uncle) == ["釣魚"])
    #expect(try book.feedPage(for: grandma.id, limit: 1).first?.authorName == "兒子")
  }

  @Test func whoHasNobodyOfTheirsIsReadByNobody() throws {
    #expect(try book.hasReaders(of: grandma.id) && book.hasReaders(of: father.id))
    #expect(try !book.hasReaders(of: uncle.id))
    try book.add("小叔", "0933333333", to: father)
    #expect(try book.hasReaders(of: uncle.id))
    try book.removeContact(try #require(book.contacts(of: father.id).last).id)
    #expect(try !book.hasReaders(of: uncle.id))
  }

  @Test func linesThatNotesPartInTheirOwnWayStayLines() throws {
    let post = try book.addPost(by: grandma.id, text: "一\u{2028}二\u{2029}三\n四\r\n五\u{85}六")
    #expect(post.text == "一\n二\n三\n四\n五\n六")
  }

  @Test func likesOfSomebodyRemovedAreBackAfterRestore() throws {
    let post = try book.addPost(by: grandma.id, text: "早安")
    try book.like(post: post.id, by: father.id)
    try book.like(post: post.id, by: father.id)
    Thread.sleep(forTimeInterval: 0.002)  // Likes of one millisecond have no order.
    try book.like(post: post.id, by: grandma.id)
    func likes() throws -> [String] {
      try #require(try book.feedPage(for: grandma.id, limit: 1).first).likes
    }
    #expect(try likes() == ["兒子", "王秀英"])
    let son = try book.contacts(of: grandma.id)[0]
    try book.removeContact(son.id)
    #expect(try likes() == ["王秀英"])
    try book.restoreContact(son.id)
    #expect(try likes() == ["兒子", "王秀英"])
    try book.unlike(post: post.id, by: father.id)
    #expect(try likes() == ["王秀英"])
    #expect(try book.feedPage(for: grandma.id, limit: 1).first?.isLikedByViewer == true)
  }

  @Test func whoLikesAgainIsTheLast() throws {
    let post = try book.addPost(by: grandma.id, text: "早安")
    for (liker, isLiked) in [(father, true), (grandma, true), (father, false), (father, true)] {
      Thread.sleep(forTimeInterval: 0.002)
      if isLiked {
        try book.like(post: post.id, by: liker.id)
      } else {
        try book.unlike(post: post.id, by: liker.id)
      }
    }
    #expect(try book.feedPage(for: grandma.id, limit: 1).first?.likes == ["王秀英", "兒子"])
  }

  @Test func whatIsSaidAfterAClockWentBackIsStillTheNewest() throws {
    try book.addPost(by: grandma.id, text: "早安")
    try book.write { try $0.execute(sql: "UPDATE post SET created = created + 3600000") }
    try book.addPost(by: grandma.id, text: "午安")
    try book.addPost(by: grandma.id, text: "晚安")
    #expect(try book.says(grandma) == ["晚安", "午安", "早安"])
  }

  /// The time that composing takes grows with the square of the marks on one character.
  @Test(.timeLimit(.minutes(1)), arguments: [200, 15_000, 100_000])
  func aLetterWithVeryManyMarksIsRefusedAtOnce(marks: Int) throws {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: marks / 2)
    for _ in 0..<100 {
      #expect(throws: AddressBookError.textTooLong(limit: AddressBook.longestPost)) {
        try book.addPost(by: grandma.id, text: text)
      }
    }
  }

  @Test func marksThatPeopleWriteStay() throws {
    let text = "a\u{303}\u{332}" + String(repeating: "e\u{301}", count: 1999)
    try book.addPost(by: grandma.id, text: text)
    #expect(try book.says(grandma).map(\.count) == [2000])
  }

  @Test func pagesMeetWithoutGapOrRepetition() throws {
    for number in 1...25 {
      try book.addPost(by: number.isMultiple(of: 3) ? father.id : grandma.id, text: "\(number)")
    }
    var seen: [String] = []
    var key: FeedKey?
    while true {
      let page = try book.feedPage(for: grandma.id, before: key, limit: 4)
      guard let last = page.last else { break }
      seen += page.compactMap(\.text)
      key = last.feedKey
    }
    #expect(seen.count == 25)
    #expect(Set(seen).count == 25)
    let oldest = try #require(key)
    let newer = try book.feedPage(for: grandma.id, after: oldest, limit: 4).compactMap(\.text)
    #expect(newer == Array(seen.suffix(5).prefix(4)))
  }

  @Test func whatWasTakenBackCanBeShownAgainByItsAuthorAlone() throws {
    let post = try book.addPost(by: grandma.id, text: "早安")
    #expect(throws: AddressBookError.notAuthor) { try book.removePost(post.id, by: father.id) }
    try book.removePost(post.id, by: grandma.id)
    #expect(try book.says(father).isEmpty)
    #expect(throws: AddressBookError.noSuchPost(post.id)) {
      try book.post(matching: post.id, for: father.id, removed: true)
    }
    try book.restorePost(post.id, by: grandma.id)
    #expect(try book.says(father) == ["早安"])
  }

  @Test func strangeTextIsCleanedAndTooLongTextRefused() throws {
    let post = try book.addPost(by: grandma.id, text: " 早\u{1B}[31m安\u{202E}\r\n大家\u{7} ")
    #expect(post.text == "早安\n大家")
    #expect(throws: AddressBookError.textTooLong(limit: 2000)) {
      try book.addPost(by: grandma.id, text: String(repeating: "安", count: 2001))
    }
    for nothing in [
      " \u{200E}\n", "\u{2800}", "\u{3164}\u{2800} ", "\u{200B}", "\u{FE0F}", "\u{E000}",
    ] {
      #expect(throws: AddressBookError.emptyText) {
        try book.addPost(by: grandma.id, text: nothing)
      }
    }
    for seen in ["👵🏼", "❤️", "？", "⠁"] {
      #expect(try book.addPost(by: grandma.id, text: seen).text == seen)
    }
  }
}
