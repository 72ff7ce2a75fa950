import Foundation
import Locales
import Testing

/// `scan` with files that are no good: one sentence, the right status, the rest still read.
@Suite struct BadPhotoTests {
  let anytime: BuiltCommand
  let folder: URL

  init() throws {
    anytime = try BuiltCommand()
    folder = anytime.home.appendingPathComponent("photos of mum\n-rf", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func everyBadFileHasItsSentenceAndItsStatus(language: String) throws {
    let words = try Checkout.words(language)
    let card = try Data(
      contentsOf: URL(fileURLWithPath: Checkout.example("card-zh-Hant.jpg")))
    let pipe = folder.appendingPathComponent("pipe.jpg")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let cases: [(URL, Message, Int32)] = [
      (folder.appendingPathComponent("none.jpg"), named("picture-missing", "none.jpg"), 66),
      (folder, Message("picture-folder", ["path": .text(folder.path)]), 66),
      (pipe, named("picture-not-a-file", "pipe.jpg"), 66),
      (try file("empty.jpg", Data()), named("picture-empty", "empty.jpg"), 65),
      (try file("half.jpg", card.prefix(card.count / 2)), Message("picture-incomplete"), 65),
      (try file("letter.jpg", Data("Dear mum".utf8)), Message("picture-not-a-picture"), 65),
      (
        try file("film.jpg", Data("GIF89a..".utf8)),
        Message("picture-unsupported", ["kind": "GIF"]), 65
      ),
      (
        try file("bomb.png", bomb),
        Message("picture-too-many-pixels", ["megapixels": 1600, "limit": 80]), 65
      ),
    ]
    for (file, message, status) in cases {
      let ending = try anytime.run("scan", file.path, language: language)
      // The gate leaves line breaks inside a sentence as it finds them.
      #expect(ending.errors.contains(words(message)), "\(message.key)")
      #expect(ending.status == status, "\(message.key)")
    }
  }

  @Test func aBadPhotoDoesNotStopTheOnesBehindIt() throws {
    let bad = try file("letter.jpg", Data("Dear mum".utf8))
    let root = folder.appendingPathComponent("none.jpg")
    let ending = try anytime.run("scan", "--json", bad.path, root.path)
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains(#""error":{"key":"picture-"#) })
    #expect(ending.status == 65)
  }

  private func named(_ key: String, _ name: String) -> Message {
    Message(key, ["path": .text(folder.appendingPathComponent(name).path)])
  }

  private func file(_ name: String, _ data: Data) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// A PNG of 40000 by 40000 pixels in 57 bytes; its checksums are of no matter.
  private var bomb: Data {
    let side: [UInt8] = [0, 0, 0x9C, 0x40]
    let none: [UInt8] = [0, 0, 0, 0]
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(
      start + [0, 0, 0, 13] + Array("IHDR".utf8) + side + side + [8, 2, 0, 0, 0] + none
        + none + Array("IDAT".utf8) + none + none + Array("IEND".utf8) + none)
  }
}
