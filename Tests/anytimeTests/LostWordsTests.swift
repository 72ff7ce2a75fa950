import Foundation
import Testing

/// Without its words the program still says, in each language, what is wrong with them.
@Suite struct LostWordsTests {
  private func said(
    _ language: String, change: (_ locales: URL) throws -> Void
  ) throws -> (ending: BuiltCommand.Ending, locales: URL) {
    let share = FileManager.default.temporaryDirectory
      .appendingPathComponent("anytime-share-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: share) }
    let locales = share.appendingPathComponent("locales")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Checkout.folder.appendingPathComponent("locales"), to: locales)
    try change(locales)
    let command = try BuiltCommand(environment: ["ANYTIME_SHARE": share.path])
    return (try command.run("contacts", "list", language: language), locales)
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func aMistakeIsFoundByFileLineAndReason(language: String) throws {
    let (ending, locales) = try said(language) { locales in
      let file = locales.appendingPathComponent("\(language).ftl")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(("first = { $a\n" + text).utf8).write(to: file)
    }
    #expect(ending.status == 78 && ending.output.isEmpty)
    let lines = ending.errors.split(separator: "\n")
    #expect(lines.count == 3)
    let path = locales.appendingPathComponent("\(language).ftl").path
    #expect(lines.allSatisfy { $0.contains(path) && $0.contains("a { without its }") })
    #expect(lines[0].contains("line 1:"))
    #expect(lines[1].contains("第 1 行有錯") && lines[2].contains("第 1 行有错"))
  }

  @Test func aMissingFileIsNotCalledDamaged() throws {
    let (ending, locales) = try said("zh-Hans") { locales in
      try FileManager.default.removeItem(at: locales.appendingPathComponent("en.ftl"))
    }
    #expect(ending.status == 78 && ending.output.isEmpty)
    let lines = ending.errors.split(separator: "\n")
    let path = locales.appendingPathComponent("en.ftl").path
    #expect(lines.count == 3 && lines.allSatisfy { $0.contains(path) })
    #expect(lines[0].contains("missing") && lines[1].contains("找不到"))
    #expect(lines[2].contains("请重新安装通话易"))
  }
}
