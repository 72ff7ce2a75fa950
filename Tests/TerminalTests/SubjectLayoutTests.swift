import Guide
import Locales
import Testing

@testable import Terminal

/// Subjects that can't be drawn as they are.
@Suite struct SubjectLayoutTests {
  private let font = OutlineFont(isSimplified: false)

  private func canvas(_ subject: Screen.Subject, _ size: TerminalSize = .usual) -> Canvas? {
    let screen = Screen(
      title: "打電話", subject: subject, choices: [Choice(1, "按讚")], back: "回上一步")
    return ScreenLayout(
      screen: screen, size: size, style: TerminalStyle(), theme: Theme(.light),
      pen: Pen(
        source: font, style: Theme(.light).text.cell, colour: .trueColour,
        largest: TextSize.large.largest(rows: size.rows)),
      pictures: { _ in nil }, alternative: "一張照片"
    ).canvas()
  }

  private func texts(_ canvas: Canvas) -> [String] {
    canvas.drawn.map(\.text) + canvas.cells.map { $0.map(\.text).joined() }
  }

  /// Without it the screen would have nothing to lay out where the picture should stand.
  @Test func aPictureThatIsGoneLeavesItsWords() throws {
    let photo = try #require(canvas(Screen.Subject(picture: .stored("a"))))
    #expect(texts(photo).contains { $0.contains("一張照片") })
    #expect(photo.targets.count == 2)
    let face = try #require(canvas(Screen.Subject(picture: .stored("a"), text: "王小明")))
    #expect(texts(face).contains { $0.contains("王小明") })
    #expect(!texts(face).contains { $0.contains("一張照片") })
  }

  /// As names from telephones are. No font of ours has emoji, and the terminal shows them itself.
  @Test(
    .enabled(if: InstalledFont.isThere),
    arguments: [
      ("媽媽\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}"),
      ("\u{1F475}\u{1F3FC} 奶奶", "\u{1F475}\u{1F3FC}"), ("小\u{1F431}花", "\u{1F431}"),
    ])
  func aNameWithAnEmojiIsDrawnAsOthersAre(_ name: String, _ emoji: String) throws {
    for size in [TerminalSize.usual, TerminalSize(columns: 40, rows: 20)] {
      let subject = Screen.Subject(text: name, secondText: "0912-345-678")
      let canvas = try #require(self.canvas(subject, size))
      #expect(canvas.drawn.contains { $0.text == name && $0.height >= 14 }, "\(size)")
      #expect(canvas.cells.joined().count { $0.text == emoji } == 1)
      for row in canvas.cells {
        #expect(row.map { DisplayWidth.of($0.text) }.reduce(0, +) == size.columns)
      }
    }
  }

  /// Some terminals show a skin's colour beside the emoji, and a heart on one cell.
  @Test func nothingIsMovedByTheWidthOfAnEmoji() {
    var canvas = Canvas(TerminalSize(columns: 8, rows: 1), filledLike: Cell())
    canvas.write("\u{1F475}\u{1F3FC}王\u{2764}\u{FE0F}明", column: 0, row: 0, like: Cell())
    let sequence = canvas.sequence(.none)
    #expect(sequence.contains("\u{1B}[1;3H王"))
    #expect(sequence.contains("\u{1B}[1;7H明"))
  }

  @Test func anEmojiAloneIsNotDrawn() throws {
    #expect(try #require(canvas(Screen.Subject(text: "\u{1F475}"))).drawn.isEmpty)
  }
}
