import Guide
import Locales
import Testing

@testable import Terminal

/// How far work is, below its bar.
@Suite struct ScreenWordsTests {
  private let told = "照片上 14 個地方有字，讀好了 5 個。"

  private func ways(_ columns: Int) -> [ScreenWords] {
    let screen = Screen(
      title: "請稍等", paragraphs: ["正在讀照片上的字。"], back: "先停下來",
      progress: Screen.Progress(done: 5, total: 14))
    return ScreenWords.all(
      screen, typed: nil, progress: told, entryKeys: nil,
      size: TerminalSize(columns: columns, rows: 24))
  }

  /// The lines below the bar.
  private func below(_ words: ScreenWords) -> [String] {
    let bar = words.lines.lastIndex { if case .bar = $0 { true } else { false } } ?? 0
    return words.lines[(bar + 1)...].map { if case .plain(let text) = $0 { text } else { "?" } }
  }

  @Test func anEmptyRowKeepsTheCountFromTheBarWhereThereIsRoom() throws {
    let all = ways(76)
    let roomiest = try #require(all.first)
    let tightest = try #require(all.last)
    #expect(below(roomiest) == ["", told])
    #expect(below(tightest) == [told])
  }

  @Test func theCountIsWholeOnNarrowTerminalsToo() {
    for words in ways(20) {
      let lines = below(words)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= 20 })
      #expect(lines.joined().filter { $0 != " " } == told.filter { $0 != " " })
    }
  }
}
