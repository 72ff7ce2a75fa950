import AddressBook
import Locales
import Testing

@testable import Guide
@testable import Terminal

/// The name and the number are drawn large wherever that is possible.
@Suite struct LargeSubjectTests {
  private static let number = "0912-345-678"
  private static let subjects: [(name: String, number: String)] = [
    ("王小明", number), ("歐陽司馬諸葛", number), ("龘", number), ("鬱", number),
    ("龘鬱", number), ("Mary Wang", number), ("Wolfeschlegelsteinhausen", number),
    ("王小明", "+886 2 2345 6789"), ("王小明", "+886 2 2345 6789 ext 123"),
    ("Wolfeschlegelsteinhausen", "+886 2 2345 6789 ext 123"),
  ]

  /// Before a call: a question, a sentence, two choices, and nothing in plain characters but these.
  @Test func whomACallIsForIsDrawnLarge() throws {
    var plain: Set<String> = []
    for words in try Catalogs.all() where words.language != .pseudo {
      let font = try #require(OutlineFont(isSimplified: words.language == .simplifiedChinese))
      for (name, number) in Self.subjects {
        var app = GuidedApp(facts: InventedHome.facts)
        _ = app.handle(.choice(1))
        let contact = Contact.sample(id: "1", name: name, numbers: ["+886912345678"])
        _ = app.handle(.result(.contacts(Page(items: [contact], offset: 0, total: 1))))
        _ = app.handle(.choice(1))
        var screen = app.screen(words)
        screen.subject?.secondText = number
        for size in DrawnScreen.sizes {
          for textSize in TextSize.allCases {
            let pen = DrawnScreen.pen(size, textSize, font: font)
            let drawn = try #require(
              DrawnScreen(screen, words: words, size: size, textSize: textSize, pen: pen))
            for text in drawn.plainSubjects {
              plain.insert("\(size.columns)x\(size.rows) \(name), \(number): \(text)")
            }
            #expect(drawn.faults == [])
            #expect(drawn.tileHeights.allSatisfy { $0 >= 3 })
          }
        }
      }
    }
    let long = "Wolfeschlegelsteinhausen"
    let extended = "+886 2 2345 6789 ext 123"
    #expect(
      plain == [
        "80x24 \(long), \(extended): \(extended)", "40x20 \(long), \(extended): \(long)",
        "40x20 \(long), \(extended): \(extended)", "40x20 王小明, \(extended): \(extended)",
        "40x20 \(long), \(Self.number): \(long)", "40x20 歐陽司馬諸葛, \(Self.number): 歐陽司馬諸葛",
        // Beside tiles that a finger hits there is no room for a number under the densest characters.
        "40x20 鬱, \(Self.number): \(Self.number)", "40x20 龘鬱, \(Self.number): \(Self.number)",
      ])
  }
}
