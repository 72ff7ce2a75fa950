import Guide
import Testing

@testable import Terminal

@Suite struct EntryLineTests {
  private func typed(_ keys: [Key], kind: Screen.Entry.Kind, value: String = "") -> String {
    var line = EntryLine(Screen.Entry(label: "", value: value, kind: kind))
    for key in keys { _ = line.edit(key) }
    return line.text
  }

  @Test func digitsOfAnyKeyboardMakeANumber() {
    #expect(typed([.character("ㄢ"), .character("９"), .character("1")], kind: .number) == "091")
  }

  @Test func aNameKeepsItsZhuyin() {
    #expect(typed([.character("ㄢ")], kind: .text) == "ㄢ")
  }

  @Test func backspaceTakesOneCharacterAsAPersonSeesIt() {
    #expect(typed([.backspace], kind: .text, value: "王👨‍👩‍👧") == "王")
    #expect(typed([.backspace], kind: .text) == "")
  }

  @Test(arguments: ["/photos/2.jpg", "'/my photos/2.jpg'", "~/2.jpg", "file:///2.jpg", " /2.jpg "])
  func aFileThatIsDraggedInTakesThePlaceOfTheOneBefore(pasted: String) {
    #expect(typed([.paste(pasted)], kind: .filePath, value: "/photos/1.jpg") == pasted)
    #expect(typed([.paste(pasted)], kind: .text, value: "a") == "a" + pasted)
    #expect(typed([.paste("2.jpg")], kind: .filePath, value: "/photos/") == "/photos/2.jpg")
  }

  /// The digit that was missing may be a 0, and a number pad can't erase.
  @Test(arguments: [Screen.Entry.Kind.number, .text, .filePath])
  func threeZerosBehindWhatStoodThereLeadBackAndOneIsADigit(_ kind: Screen.Entry.Kind) {
    let zero = Key.character("0")
    let entry = Screen.Entry(label: "", value: "091234567", kind: kind)
    let mended = typed([zero], kind: kind, value: entry.value)
    #expect(mended == "0912345670" && !PlainText.isBack(mended, in: entry))
    let left = typed([zero, zero, zero], kind: kind, value: entry.value)
    #expect(PlainText.isBack(left, in: entry))
  }

  @Test func aPasteIsCleanedAndNeverTooLong() {
    #expect(typed([.paste("\u{1B}[31m王\n小明")], kind: .text) == "王 小明")
    let long = typed([.paste(String(repeating: "a", count: 5000))], kind: .text)
    #expect(long.count == EntryLine.limit)
  }
}
