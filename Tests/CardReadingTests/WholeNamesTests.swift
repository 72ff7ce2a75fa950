import Testing

@testable import CardReading

/// Which names go on in the next cell of their line.
@Suite struct WholeNamesTests {
  private func ink(_ x: Int, width: Int) -> WritingLine {
    WritingLine(components: [
      InkComponent(runs: (0..<40).map { .init(y: $0, start: x, end: x + width) })
    ])
  }

  private func words(_ text: String, x: Int, width: Int, number: Int? = nil) -> Cell {
    let isLatin = text.allSatisfy(\.isASCII)
    let symbols = text.map {
      LineReading.Symbol(
        choices: [.init(text: String($0), confidence: 95)],
        box: Box(x: 0, y: 0, width: 40, height: 40), startsWord: false)
    }
    let model = ModelManifest.Model(
      field: .name, model: "names", scripts: [isLatin ? .latin : .han], inkHeight: 40)
    return Cell(
      line: 0, words: ink(x, width: width),
      views: [.init(model: model, look: LineReading(symbols: symbols), aspect: 1, height: 40)],
      number: number.map { ink($0, width: 300) })
  }

  private func goesOn(_ first: Cell, number: Int? = 400, at x: Int = 140) -> Bool {
    SheetReader.goesOn(1, among: [first, words("明", x: x, width: 40, number: number)])
  }

  @Test func aCharacterOrAWordGoesOnBeforeANumber() {
    #expect(goesOn(words("王", x: 20, width: 40)))
    #expect(goesOn(words("Jack", x: 20, width: 80)))
    let apart = [
      words("王", x: 20, width: 40), words("明", x: 140, width: 40),
      Cell(line: 0, number: ink(400, width: 300)),
    ]
    #expect(SheetReader.goesOn(1, among: apart))
  }

  /// Nor what is whole, has a number of its own, stands far off or in a list of names, or behind the number.
  @Test func aWholeNameDoesNotGoOn() {
    #expect(!goesOn(words("王小", x: 20, width: 90)))
    #expect(!goesOn(words("Jack Lin", x: 20, width: 90)))
    #expect(!goesOn(words("王", x: 20, width: 40, number: 70)))
    #expect(!goesOn(words("王", x: 20, width: 40), at: 200))
    #expect(!goesOn(words("王", x: 20, width: 40), number: nil))
    #expect(!goesOn(words("王", x: 20, width: 40), number: 80))
  }
}
