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

  /// The documented kiosk: 30 of 1,080 screen pixels are a row, at 96 dots an inch 22.5 points, 1.18
  /// times the 19 of its letters. What is drawn has two pixels a row, of 11.25 points each.
  private static let kiosk = TerminalSize(columns: 128, rows: 36)
  private static let pointsOfAPixel = 11.25
  /// What 適老化 asks of the largest text.
  private static let leastPoints = 30.0

  /// Whom a call on the kiosk is for, and the rows that name and number have at least, as
  /// Documentation/kiosk.md tells: with a country code the number is longer, and of the second name
  /// of twelve characters some are higher than the others. A name on two lines has those of both.
  private static let onTheKiosk:
    [(name: String, number: String, ending: String?, nameRows: Int, numberRows: Int)] = [
      ("王小明", "+886912345678", nil, 12, 11), ("陳美玲", "+886223456789", nil, 12, 11),
      ("歐陽司馬諸葛", "+886912345678", nil, 12, 11), ("王小明", "+886223456789", "123", 12, 11),
      ("王小明", "+8613812345678", nil, 12, 7),
      ("歐陽司馬諸葛上官皇甫尉遲", "+886912345678", nil, 9 + 10, 7),
      ("歐陽司馬諸葛上官皇甫尉遲", "+886223456789", "123", 8 + 9, 7),
      ("歐陽龘鬱王小明陳美玲阿公", "+886912345678", nil, 9 + 10, 7),
    ]

  private func confirmation(of contact: Contact, _ words: MessageCatalog) -> Screen {
    var app = GuidedApp(facts: InventedHome.facts)
    _ = app.handle(.choice(1))
    _ = app.handle(.result(.contacts(Page(items: [contact], offset: 0, total: 1))))
    _ = app.handle(.choice(1))
    return app.screen(words)
  }

  @Test func onTheKioskNamesAndNumbersAreAsLargeAsItsDocumentSays() throws {
    for words in try Catalogs.all() where words.language != .pseudo {
      let font = try #require(OutlineFont(isSimplified: words.language == .simplifiedChinese))
      for (name, dialled, ending, nameRows, numberRows) in Self.onTheKiosk {
        var contact = Contact.sample(id: "1", name: name, numbers: [dialled])
        contact.numbers[0].extension = ending
        let screen = confirmation(of: contact, words)
        let number = try #require(screen.subject?.secondText)
        for textSize in TextSize.allCases {
          let layout = ScreenLayout(
            screen: screen, size: Self.kiosk, style: TerminalStyle(textSize: textSize),
            theme: Theme(.light), pen: DrawnScreen.pen(Self.kiosk, textSize, font: font),
            pictures: { _ in nil })
          let canvas = try #require(layout.canvas())
          // 150 by 90 screen pixels.
          #expect(canvas.targets.allSatisfy { $0.columns.count >= 10 && $0.rows.count >= 3 })
          // Digits take seven tenths of their line.
          for (text, rows, share) in [(name, nameRows, 1.0), (number, numberRows, 0.7)] {
            let place: Comment = "\(words.language) \(textSize) \(name), \(number): \(text)"
            let drawn = try #require(canvas.drawn.first { $0.text == text }, place)
            #expect(drawn.rows.count >= rows, place)
            let points = Double(drawn.height) * share * Self.pointsOfAPixel
            #expect(points >= Self.leastPoints, place)
          }
        }
      }
    }
  }

  /// Before a call: a question, a sentence, two choices, and nothing in plain characters but these.
  @Test func whomACallIsForIsDrawnLarge() throws {
    var plain: Set<String> = []
    for words in try Catalogs.all() where words.language != .pseudo {
      let font = try #require(OutlineFont(isSimplified: words.language == .simplifiedChinese))
      for (name, number) in Self.subjects {
        let contact = Contact.sample(id: "1", name: name, numbers: ["+886912345678"])
        var screen = confirmation(of: contact, words)
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
