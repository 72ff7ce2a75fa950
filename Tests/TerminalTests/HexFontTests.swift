import Foundation
import Testing

@testable import Terminal

@Suite struct HexFontTests {
  @Test func findsAndDrawsACharacterOfTheFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("unifont-\(UUID().uuidString).hex")
    defer { try? FileManager.default.removeItem(at: file) }
    let narrow = "0031:00000000081828080808080808083E000000"
    let wide =
      "4E00:" + String(repeating: "0000", count: 7) + "7FFE" + String(repeating: "0000", count: 8)
    try Data("\(narrow.prefix(37))\n\(wide)\n".utf8).write(to: file)
    let font = try #require(HexFont(files: [file.path]))
    let one = try #require(font.glyph("一", width: 32, height: 32))
    #expect(one.bitmap.width == 32)
    #expect(one.bitmap.bits.count { $0 } == 14 * 4)
    #expect(font.glyph("1", width: 16, height: 16)?.bitmap.width == 8)
    #expect(font.glyph("二", width: 16, height: 16) == nil)
  }

  @Test func isNotThereWithoutItsFile() {
    #expect(HexFont(files: ["/nonexistent/unifont.hex"]) == nil)
  }
}
