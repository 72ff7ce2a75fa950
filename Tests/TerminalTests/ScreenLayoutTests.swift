import Guide
import Locales
import Testing

@testable import Terminal

@Suite struct ScreenLayoutTests {
  private static let sizes = [
    TerminalSize(columns: 40, rows: 20), TerminalSize(columns: 80, rows: 24),
    TerminalSize(columns: 100, rows: 30), TerminalSize(columns: 132, rows: 50),
    TerminalSize(columns: 160, rows: 50),
  ]
  private let font = OutlineFont(isSimplified: false)

  private func pen(
    _ size: TerminalSize, textSize: TextSize = .large, colour: ColourDepth = .trueColour,
    graphics: Graphics? = nil
  ) -> Pen {
    Pen(
      source: font, style: Theme(.light).text.cell, colour: colour, graphics: graphics,
      cell: graphics?.cell, largest: textSize.largest(rows: size.rows))
  }

  private func canvas(
    _ screen: Screen, _ size: TerminalSize, textSize: TextSize = .large, hint: String? = nil,
    colour: ColourDepth = .trueColour, pen: Pen? = nil, picture: RGBAImage? = nil
  ) -> Canvas? {
    let grey = RGBAImage(width: 8, height: 8, rgb: [UInt8](repeating: 90, count: 192))
    return ScreenLayout(
      screen: screen, size: size, style: TerminalStyle(textSize: textSize), theme: Theme(.light),
      pen: pen ?? self.pen(size, textSize: textSize, colour: colour),
      pictures: { _ in picture ?? grey }, typed: screen.entry?.value, hint: hint, progress: nil,
      entryKeys: nil
    ).canvas()
  }

  private func text(_ canvas: Canvas) -> String {
    canvas.cells.map { $0.map(\.text).joined() }.joined(separator: "\n")
  }

  private func ink(_ canvas: Canvas) -> Int {
    canvas.cells.joined().count { $0.isReverse || $0.text == "\u{2584}" }
  }

  private let confirmation = Screen(
    title: "要打電話給這位嗎？", subject: Screen.Subject(text: "王小明", secondText: "0912-345-678"),
    choices: [Choice(1, "打電話")], back: "返回")

  @Test func nameAndNumberAreDrawnOn80Columns() throws {
    let canvas = try #require(self.canvas(confirmation, .usual))
    // Without any font the number is drawn all the same.
    #expect(ink(canvas) > (font == nil ? 150 : 400))
    #expect(!text(canvas).contains("0912"))
    for words in ["要打電話給這位嗎？", "1", "打電話", "0", "返回"] {
      #expect(text(canvas).contains(words))
    }
  }

  /// In black and white a pen's strokes fall apart, so the example is drawn as other words are.
  @Test func theExampleOfACardIsLegibleWithoutShades() throws {
    let words = Screen(
      title: "加一位聯絡人", subject: Screen.Subject(text: "王小明", secondText: "0912-345-678"),
      paragraphs: ["第一行寫姓名，第二行寫電話。"], choices: [Choice(1, "拍照或選照片")], back: "返回")
    var card = words
    card.subject?.picture = .writtenCard(.traditionalChinese)
    for (colour, isWords) in [
      (ColourDepth.none, true), (.sixteen, true), (.indexed256, false), (.trueColour, false),
    ] {
      let card = try #require(canvas(card, .usual, colour: colour))
      let words = try #require(canvas(words, .usual, colour: colour))
      #expect((text(card) == text(words)) == isWords, "\(colour)")
    }
  }

  @Test func everyRowIsAsWideAsTheTerminal() throws {
    for size in Self.sizes {
      let canvas = try #require(self.canvas(confirmation, size))
      #expect(canvas.cells.count == size.rows)
      for row in canvas.cells {
        #expect(row.map { DisplayWidth.of($0.text) }.reduce(0, +) == size.columns)
      }
    }
  }

  /// Names of one to twelve characters, in every size of text and terminal: shown whole, drawn or
  /// plain, with every choice.
  @Test(arguments: TextSize.allCases)
  func nothingIsCut(_ textSize: TextSize) throws {
    let name = Array("歐陽龘鬱王小明陳美玲阿公")
    for size in Self.sizes {
      for length in [1, 2, 3, 4, 6, 12] {
        var screen = confirmation
        screen.subject?.text = String(name.prefix(length))
        screen.choices = [Choice(1, "打電話"), Choice(2, "別的號碼"), Choice(3, "新照片"), Choice(4, "移除")]
        let canvas = try #require(
          self.canvas(screen, size, textSize: textSize), "\(size) \(length)")
        for choice in screen.choices { #expect(text(canvas).contains(choice.label)) }
        let isPlain = text(canvas).contains(screen.subject?.text ?? "")
        #expect(isPlain || ink(canvas) > length * 20, "\(size) \(length)")
      }
    }
  }

  /// With a question below them, on the usual terminal: neither the name nor the number is plain.
  @Test(arguments: TextSize.allCases)
  func aNameAndANumberFillTheScreen(_ textSize: TextSize) throws {
    var screen = confirmation
    screen.paragraphs = ["要打給這位嗎？"]
    for size in Self.sizes where size.columns >= 80 {
      let canvas = try #require(self.canvas(screen, size, textSize: textSize))
      #expect(!text(canvas).contains("0912"), "\(size)")
      #expect(font == nil || !text(canvas).contains("王"), "\(size)")
    }
  }

  @Test func aLongLatinNameAndAnExtensionAreShownWhole() throws {
    var screen = confirmation
    screen.subject = Screen.Subject(
      text: "Wolfeschlegelsteinhausen", secondText: "(02) 2345-6789 ext. 123")
    for size in Self.sizes {
      let canvas = try #require(self.canvas(screen, size))
      #expect(text(canvas).contains("Wolfeschlegelsteinhausen") || ink(canvas) > 300)
    }
  }

  @Test func theHintStandsBesideTheChoices() throws {
    let canvas = try #require(self.canvas(confirmation, .usual, hint: "請按 1 或 0。"))
    #expect(text(canvas).contains("請按 1 或 0。"))
    #expect(text(canvas).contains("打電話"))
  }

  @Test func hostileWordsStayText() throws {
    var screen = confirmation
    screen.title = "\u{1B}[2J王"
    screen.subject = Screen.Subject(text: "\u{1B}]0;x\u{07}\u{202E}明😀")
    screen.choices = [Choice(1, "\u{1B}[31m打\u{200B}電話")]
    let canvas = try #require(self.canvas(screen, .usual))
    #expect(text(canvas).contains("打電話"))
    #expect(text(canvas).unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func withoutColoursThereAreNoColours() throws {
    let canvas = try #require(self.canvas(confirmation, .usual, colour: .none))
    let sequence = canvas.sequence(.none)
    #expect(!sequence.contains("[38") && !sequence.contains(";38") && !sequence.contains(";48"))
    #expect(sequence.contains("\u{1B}[0;1;7m"))
  }

  /// Every choice and 0 can be hit with a finger, the whole tile, and no two at once.
  @Test(arguments: TextSize.allCases)
  func everyChoiceIsATargetOfItsOwn(_ textSize: TextSize) throws {
    var screen = confirmation
    for count in 1...4 {
      screen.choices = (1...count).map { Choice($0, "王小明") }
      for size in Self.sizes {
        let canvas = try #require(self.canvas(screen, size, textSize: textSize))
        #expect(canvas.targets.count == count + 1)
        #expect(Set(canvas.targets.map(\.press)) == Set((0...count).map(Press.digit)))
        for (place, target) in canvas.targets.enumerated() {
          #expect(
            target.columns.count >= 10 && target.rows.count >= 3, "\(size) \(count)")
          #expect(target.columns.upperBound <= size.columns && target.rows.upperBound <= size.rows)
          for other in canvas.targets.dropFirst(place + 1) {
            #expect(!target.columns.overlaps(other.columns) || !target.rows.overlaps(other.rows))
          }
        }
      }
    }
  }

  /// As wide as a name is written, eight times wider than high.
  private let writing = RGBAImage(
    width: 160, height: 20, rgb: [UInt8](repeating: 90, count: 160 * 20 * 3))

  @Test(arguments: TextSize.allCases)
  func handwritingHasRowsEnoughToBeRead(_ textSize: TextSize) throws {
    var screen = confirmation
    screen.subject = Screen.Subject(picture: .encoded([1]), text: "王小明")
    screen.choices = [Choice(1, "對"), Choice(2, "不對")]
    screen.paragraphs = ["請和您寫的比一比。"]
    for size in Self.sizes {
      let pen = self.pen(
        size, textSize: textSize,
        graphics: CellPixels(width: 10, height: 20).map { Graphics(kind: .sixel, cell: $0) })
      let canvas = try #require(self.canvas(screen, size, pen: pen, picture: writing))
      let crop = try #require(canvas.pictures.first)
      #expect(crop.size.rows >= (size.columns >= 80 ? 4 : 2), "\(size)")
      let isPlain = text(canvas).contains("王小明")
      #expect(isPlain || ink(canvas) > 100)
      #expect(canvas.targets.count == 3)
      #expect(canvas.targets.allSatisfy { $0.rows.count >= 3 })
    }
  }

  private func people(_ names: [String]) -> Screen {
    Screen(
      title: "打電話", paragraphs: ["您想打給誰？"],
      choices: names.enumerated().map { place, name in
        Choice(place + 1, name, monogram: Monogram(name: name, place: place))
      } + [Choice(4, "看下一頁")], back: "返回")
  }

  /// On the usual terminal too: surnames large, digits large, names whole.
  @Test func peopleAreKnownByTheirSurnames() throws {
    for size in Self.sizes {
      let canvas = try #require(self.canvas(people(["陳美玲", "歐陽娜娜", "王小明"]), size))
      #expect(canvas.targets.count == 5)
      #expect(Set(canvas.targets.map(\.press)) == Set((0...4).map(Press.digit)))
      let isDrawn = size.columns >= 80
      #expect(!isDrawn || ink(canvas) > (font == nil ? 80 : 200), "\(size)")
      // Names are drawn too where there is room; else they stand there.
      for name in ["陳美玲", "歐陽娜娜", "王小明"] where size.columns < 120 {
        #expect(text(canvas).contains(name), "\(size)")
      }
      #expect(Set(canvas.cells.joined().map(\.background)).count >= 6, "\(size)")
    }
  }

  /// A name of three characters, as somebody wrote it.
  @Test(arguments: TextSize.allCases)
  func handwritingAmongPeopleHasRowsEnoughToBeRead(_ textSize: TextSize) throws {
    let writing = RGBAImage(
      width: 60, height: 20, rgb: [UInt8](repeating: 90, count: 60 * 20 * 3))
    var screen = people(["陳美玲", "手寫的這一位，0912-345-678", "王小明"])
    screen.choices[1] = Choice(2, screen.choices[1].label, picture: .encoded([1]))
    for size in Self.sizes where size.columns >= 80 {
      let pen = self.pen(
        size, textSize: textSize,
        graphics: CellPixels(width: 10, height: 20).map { Graphics(kind: .sixel, cell: $0) })
      let canvas = try #require(
        self.canvas(screen, size, hint: "請按 1、2、3、4 或 0。", pen: pen, picture: writing))
      let crop = try #require(canvas.pictures.first)
      #expect(crop.size.rows >= 5, "\(size)")
      #expect(canvas.targets.count == 5)
      #expect(Set(canvas.targets.map(\.press)) == Set((0...4).map(Press.digit)))
      #expect(canvas.targets.allSatisfy { $0.rows.count >= 3 && $0.columns.count >= 10 })
      for words in ["陳美玲", "王小明", "0912-345-678"] where size.columns < 120 {
        #expect(text(canvas).contains(words), "\(size)")
      }
    }
  }

  @Test func onALargeScreenChoicesAreDrawnBesideAPicture() throws {
    let screen = Screen(
      title: "美玲，今天 09:38", subject: Screen.Subject(picture: .encoded([1])),
      paragraphs: ["今天帶小貓去公園玩，天氣很好。"],
      choices: [Choice(1, "按讚"), Choice(2, "看更早的"), Choice(4, "說句話")], back: "回上一步")
    let photo = RGBAImage(width: 40, height: 30, rgb: [UInt8](repeating: 90, count: 40 * 30 * 3))
    let size = TerminalSize(columns: 160, rows: 50)
    let graphics = CellPixels(width: 10, height: 20).map { Graphics(kind: .sixel, cell: $0) }
    for hint in [nil, "請按 1、2、4 或 0。"] {
      let canvas = try #require(
        self.canvas(
          screen, size, hint: hint, pen: pen(size, graphics: graphics), picture: photo))
      for choice in screen.choices {
        #expect(canvas.drawn.contains { $0.text == choice.label && $0.height >= 16 })
      }
      let picture = try #require(canvas.pictures.first)
      #expect(picture.size.rows >= 20)
      for words in screen.paragraphs + [screen.title, screen.back] + [hint].compactMap({ $0 }) {
        #expect(text(canvas).contains(words))
      }
      for tile in canvas.targets {
        #expect(tile.columns.lowerBound > picture.column + picture.size.columns)
        #expect(tile.rows.upperBound < size.rows)
      }
    }
  }

  /// As high as beside short names, and nobody's name is broken within a word.
  @Test func aLongNameTakesNobodysFace() throws {
    let face = RGBAImage(width: 40, height: 40, rgb: [UInt8](repeating: 90, count: 40 * 40 * 3))
    let graphics = CellPixels(width: 10, height: 20).map { Graphics(kind: .sixel, cell: $0) }
    for names in [
      ["Christopher Robinson", "Mei-Ling Chen-Wang", "Bo"], ["歐陽司馬諸葛上官", "王小明", "鬱"],
    ] {
      var screen = people(names)
      for place in names.indices {
        screen.choices[place] = Choice(place + 1, names[place], picture: .encoded([1]))
      }
      for size in Self.sizes where size.columns >= 80 {
        let canvas = try #require(
          self.canvas(screen, size, pen: pen(size, graphics: graphics), picture: face))
        #expect(canvas.pictures.count == 3)
        #expect(canvas.pictures.allSatisfy { $0.size.rows >= 6 }, "\(size) \(names)")
        for part in names.flatMap({ $0.split(separator: " ") }) {
          let isDrawn = canvas.drawn.contains { $0.text.contains(part) }
          #expect(isDrawn || text(canvas).contains(part), "\(size) \(part)")
        }
      }
    }
  }

  @Test func aNameTooLongForATileIsStillWhole() throws {
    let names = ["Wolfeschlegelsteinhausen", "歐陽司馬諸葛上官皇甫尉遲", "鬱"]
    for size in Self.sizes where size.columns < 120 {
      let canvas = try #require(self.canvas(people(names), size))
      for name in names {
        let isWhole = name.allSatisfy { text(canvas).contains(String($0)) }
        #expect(isWhole && (size.columns < 80 || text(canvas).contains(name)), "\(size) \(name)")
      }
    }
  }

  @Test func aPersonKeepsTheirColour() throws {
    let theme = Theme(.light)
    let married = try #require(Monogram(name: "陳美玲", place: 7))
    let before = try #require(Monogram(name: "王美玲", place: 7))
    #expect(theme.monogram(married) == theme.monogram(before))
    #expect(married.text == "陳")
    let texts = ["歐陽娜娜", "阿公", "Mary", "阿"].map { Monogram(name: $0, place: 1)?.text }
    #expect(texts == ["歐陽", "公", "M", "阿"])
  }

  @Test(arguments: [Colours.light, .dark, .contrast])
  func neighboursAreToldApartByColourAndCharacter(_ colours: Colours) {
    let theme = Theme(colours)
    for first in 1...30 {
      let papers = (first..<first + 3).compactMap { place in
        Monogram(name: "王明", place: place).map { theme.monogram($0).paper }
      }
      #expect(papers.count == 3 && Set(papers).count == 3)
    }
    let family = ["林志明", "林美惠", "陳小玲"]
    let texts = family.map { Monogram(name: $0, place: 1, among: family)?.text }
    #expect(texts == ["明", "惠", "陳"])
    let alone = ["林", "林美惠"]
    #expect(alone.map { Monogram(name: $0, place: 1, among: alone)?.text } == ["林", "惠"])
  }

  @Test func namesOfOneLengthAreDrawnOrNotDrawnTogether() throws {
    let names = ["王小明", "林淑芬", "張志豪"]
    let sizes = (90...160).map { TerminalSize(columns: $0, rows: 40) }
    let plain = try sizes.map { size in
      let text = text(try #require(canvas(people(names), size)))
      return names.count { text.contains($0) }
    }
    #expect(plain.allSatisfy { [0, names.count].contains($0) }, "\(plain)")
    #expect(font == nil || plain.contains(0))
  }

  @Test func aTelephoneNumberIsNotPartedWhereItCanStandWhole() throws {
    let numbers = ["0912-345-670", "02-2712-3456"]
    for size in Self.sizes {
      let screen = Screen(
        title: "打哪一個號碼？", subject: Screen.Subject(text: "王小明"),
        choices: numbers.enumerated().map { Choice($0.offset + 1, $0.element) }, back: "回上一步")
      let text = text(try #require(canvas(screen, size)))
      for number in numbers {
        // Drawn, or on one line.
        #expect(text.contains(number) || !text.contains(number.prefix(5)), "\(size) \(text)")
      }
    }
  }

  @Test func tooSmallATerminalGetsNoLayout() {
    #expect(canvas(confirmation, TerminalSize(columns: 19, rows: 24)) == nil)
    #expect(canvas(confirmation, TerminalSize(columns: 80, rows: 4)) == nil)
  }

  @Test func whatIsTypedIsShownWithTheCursorAfterIt() throws {
    let screen = Screen(
      title: "輸入電話", back: "返回",
      entry: Screen.Entry(label: "電話", value: "0912", kind: .number))
    let canvas = try #require(self.canvas(screen, .usual))
    let cursor = try #require(canvas.cursor)
    let row = canvas.cells[cursor.row]
    #expect(row[..<cursor.column].map(\.text).joined().hasSuffix("0912"))
  }

  @Test func aNumberIsReadFromItsDigits() throws {
    let font = NumberFont(fallback: nil)
    let digits = try "0123456789".map {
      try #require(font.glyph($0, width: 20, height: 20)).bitmap
    }
    #expect(Set(digits).count == 10)
    let narrow = try "0123456789".map {
      try #require(font.glyph($0, width: 17, height: 20)).bitmap
    }
    #expect(Set(narrow).count == 10)
    #expect(narrow.allSatisfy { $0.width == 5 })
    let line = try #require(
      LargeText("0912-345-678", source: font, columns: 78, rows: 7, largest: 20))
    #expect(line.lineCount == 1 && line.rows == 7)
  }
}
