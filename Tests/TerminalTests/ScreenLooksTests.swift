import Guide
import Locales
import Testing

@testable import Terminal

/// What a designer would look at: margins, edges, air and the distance of lines.
@Suite struct ScreenLooksTests {
  private static let sizes = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 100, rows: 30),
    TerminalSize(columns: 132, rows: 50), TerminalSize(columns: 160, rows: 50),
  ]
  private let font = OutlineFont(isSimplified: false)

  private func canvas(
    _ screen: Screen, _ size: TerminalSize, _ colours: Colours = .light, hint: String? = nil
  ) -> Canvas? {
    let theme = Theme(colours)
    let image = RGBAImage(width: 48, height: 32, rgb: [UInt8](repeating: 90, count: 48 * 32 * 3))
    return ScreenLayout(
      screen: screen, size: size, style: TerminalStyle(), theme: theme,
      pen: Pen(
        source: font, style: theme.text.cell, colour: .trueColour,
        largest: TextSize.large.largest(rows: size.rows)),
      pictures: { _ in image }, hint: hint
    ).canvas()
  }

  /// Half a cell of its colour stands above and below it, a cell left and right.
  @Test(arguments: ["歐陽娜娜", "鬱明", "龘明", "王小明", "Wolf", "阿公"])
  func aSurnameKeepsClearOfItsTilesEdge(_ name: String) throws {
    for size in Self.sizes {
      let monogram = try #require(Monogram(name: name, place: 1))
      let screen = Screen(
        title: "打電話", paragraphs: ["您想打給誰？"],
        choices: (1...3).map { Choice($0, name, monogram: $0 == 1 ? monogram : nil) }, back: "返回")
      let canvas = try #require(self.canvas(screen, size))
      let paper = Theme(.light).monogram(monogram).paper
      let places = canvas.cells.indices.flatMap { row in
        canvas.cells[row].indices.filter { canvas.cells[row][$0].background == paper }
          .map { (row: row, column: $0) }
      }
      let rows = (try #require(places.map(\.row).min()), try #require(places.map(\.row).max()))
      let columns = (
        try #require(places.map(\.column).min()), try #require(places.map(\.column).max())
      )
      for (row, column) in places {
        let cell = canvas.cells[row][column]
        guard cell.isReverse || cell.text != " " else { continue }
        #expect(column > columns.0 && column < columns.1, "\(size)")
        #expect(row > rows.0 || cell.text != " " && !cell.isReverse, "\(size)")
        #expect(row < rows.1 || cell.text != " " && cell.isReverse, "\(size)")
      }
    }
  }

  @Test(arguments: Colours.allCases)
  func drawnWordsKeepClearOfTheirTilesEdge(_ colours: Colours) throws {
    let screen = Screen(
      title: "加一位聯絡人", choices: [Choice(1, "接著確認"), Choice(2, "加新的一位")], back: "回上一步")
    for size in Self.sizes where size.columns > 100 {
      let canvas = try #require(self.canvas(screen, size, colours))
      #expect(!canvas.cells.joined().contains { $0.text == "認" }, "\(size)")
      for tile in canvas.targets {
        for row in [tile.rows.lowerBound, tile.rows.upperBound - 1] {
          let words = canvas.cells[row][tile.columns.dropFirst(tile.columns.count / 3)]
          #expect(words.allSatisfy { !$0.isReverse && $0.text != "\u{2584}" }, "\(size)")
        }
      }
    }
  }

  private let crowded = [
    Screen(
      title: "要打這通電話嗎？", subject: Screen.Subject(text: "王小明", secondText: "0912-345-678"),
      paragraphs: ["按 1 就打過去，按 0 就不打。"], choices: [Choice(1, "現在打")], back: "回上一步"),
    Screen(
      title: "加一位聯絡人", subject: Screen.Subject(picture: .encoded([1])),
      paragraphs: ["拿一張白紙，用深色的筆。第一行寫姓名，第二行寫電話。", "寫好以後，到亮一點的地方拍一張照片。"],
      choices: [Choice(1, "拍照或選照片"), Choice(2, "不拍照，直接輸入")], back: "回上一步"),
    Screen(
      title: "陳美玲", subject: Screen.Subject(picture: .encoded([1])), paragraphs: ["今天去陽明山看花。"],
      choices: (1...4).map { Choice($0, "看比較新的") }, back: "回上一步"),
    Screen(
      title: "電話號碼對嗎？", subject: Screen.Subject(secondText: "0912-345-678"),
      paragraphs: ["這個號碼比較少見。", "請再看一次。"], choices: (1...4).map { Choice($0, "改一個數字") },
      back: "回上一步"),
  ]

  /// The title, the subject, the sentences and the choices: an empty row between any two.
  @Test func sentencesTouchNeitherTitleNorChoices() throws {
    for screen in crowded {
      for size in Self.sizes {
        let canvas = try #require(self.canvas(screen, size))
        let top = try #require(canvas.targets.map(\.rows.lowerBound).min())
        #expect(canvas.targets.allSatisfy { $0.rows.count >= 3 }, "\(size)")
        let first = try #require(
          screen.paragraphs.first.flatMap { sentence in
            canvas.cells.firstIndex { row in
              row.map(\.text).joined().contains(sentence.prefix(5))
            }
          })
        for row in [top - 1, first - 1] {
          // Choices may stand beside the sentence, beyond its end.
          let beside = canvas.targets.filter { $0.rows.contains(row) }
          let end = beside.map(\.columns.lowerBound).min() ?? size.columns
          #expect(beside.isEmpty || end > size.columns / 3, "\(size)")
          #expect(
            canvas.cells[row][..<end].allSatisfy { $0.text == " " && !$0.isReverse }, "\(size)")
        }
      }
    }
  }

  /// A hint has a row of its own, and does not move the choices from under a finger.
  @Test func aHintMovesNoChoice() throws {
    for screen in crowded {
      for size in Self.sizes {
        let canvas = try #require(self.canvas(screen, size))
        let hinted = try #require(self.canvas(screen, size, hint: "請按 1 或 0。"))
        #expect(hinted.targets == canvas.targets, "\(size)")
        #expect(hinted.cells.contains { $0.map(\.text).joined().contains("請按 1 或 0。") })
      }
    }
  }

  /// Where tiles adjoin, half a row or two columns of neither stand between them; where their paper
  /// is that of the screen, lines do.
  @Test(arguments: Colours.allCases)
  func tilesStandApart(_ colours: Colours) throws {
    let theme = Theme(colours)
    let screens =
      crowded + [
        Screen(
          title: "打電話",
          choices: ["陳美玲", "歐陽娜娜", "王小明"].enumerated().map { place, name in
            Choice(place + 1, name, monogram: Monogram(name: name, place: place))
          }, back: "返回")
      ]
    for screen in screens {
      for size in Self.sizes {
        let canvas = try #require(self.canvas(screen, size, colours))
        for tile in canvas.targets {
          let (right, last) = (tile.columns.upperBound - 1, tile.rows.upperBound - 1)
          if theme.choice.paper == theme.text.paper {
            #expect(canvas.cells[tile.rows.lowerBound][right].text == "\u{2510}", "\(size)")
            #expect(canvas.cells[last][right].text == "\u{2518}", "\(size)")
          }
          for other in canvas.targets where other != tile {
            if other.columns.overlaps(tile.columns), other.rows.lowerBound == last + 1 {
              let edge = canvas.cells[last][tile.columns].map(\.text)
              #expect(edge.allSatisfy { "\u{2584}\u{2500}\u{2518}".contains($0) }, "\(size)")
            }
            if other.rows.overlaps(tile.rows), other.columns.lowerBound > right {
              #expect(other.columns.lowerBound >= right + 3, "\(size)")
            }
          }
        }
      }
    }
  }

  /// Below a card, on one line, where beside it there is room for half of it only.
  @Test func aNumberIsNotBrokenForAPicture() throws {
    let image = RGBAImage(width: 48, height: 27, rgb: [UInt8](repeating: 90, count: 48 * 27 * 3))
    let pen = Pen(source: font, style: Cell(), colour: .trueColour, largest: 24)
    let subject = Screen.Subject(picture: .encoded([1]), secondText: "0912-345-679")
    let drawing = try #require(
      SubjectDrawing(subject, picture: image, columns: 78, rows: 16, pen: pen))
    #expect(drawing.plainTexts == 0 && drawing.columns >= 70)
  }

  /// From the top of a line to the top of the next, in heights of its ink.
  @Test func drawnLinesStandApart() throws {
    let font = try #require(font)
    for (text, columns, rows) in [
      ("歐陽司馬諸葛", 60, 30), ("Wolfeschlegelsteinhausen", 60, 30), ("0912-345-678", 40, 24),
    ] {
      let source: any GlyphSource = NumberFont.suits(text) ? NumberFont(fallback: font) : font
      let large = try #require(LargeText(text, source: source, columns: columns, rows: rows))
      #expect(try #require(large.spacing) >= 1.3, "\(text)")
    }
  }

  /// Han and digits break anywhere and have no hyphen: with one they would be others.
  @Test(arguments: [
    ("Wolfeschlegelsteinhausen", true), ("Hubert Wolfeschlegelsteinhausen", true),
    ("歐陽司馬諸葛上官皇甫尉遲", false), ("091234567890123456789", false),
  ]) func aWordThatBreaksHasAHyphen(text: String, isHyphenated: Bool) throws {
    let font = try #require(font)
    func cells(_ text: String) -> [[Cell]]? {
      LargeText(text, source: font, columns: 60, rows: 40)?
        .cells(like: Cell(), in: TerminalSize(columns: 60, rows: 40))
    }
    let drawn = try #require(cells(text))
    let withHyphen = text.indices.dropFirst().filter {
      cells(text[..<$0] + "-" + text[$0...]) == drawn
    }
    #expect(withHyphen.count == (isHyphenated ? 1 : 0))
  }
}
