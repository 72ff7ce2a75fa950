import Foundation
import Locales
import Pictures
import Testing

@testable import anytime

/// `scan` with what comes from scanners, old sticks and thumbnails.
@Suite struct ScannedPagesTests {
  @Test func everyPageOfAFileIsReadInItsOrder() throws {
    let command = try BuiltCommand.reading()
    let file = command.home.appendingPathComponent("three.tiff")
    let photos = ["card-zh-Hant.jpg", "blank.jpg", "card-zh-Hans.jpg"]
    try TestTIFF.write(
      photos.map(Self.example),
      to: file)

    let listed = try command.run("scan", "--json", "--dry-run", file.path)
    let lines = listed.output.split(separator: "\n")
    try #require(lines.count == 3)
    for (index, line) in lines.enumerated() {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["page"] as? Int == index + 1)
      #expect(object?["pages"] as? Int == 3)
    }
    #expect(lines[0].contains("+886912345678"))
    #expect(lines[1].contains(#""key":"reading-no-writing""#))
    #expect(lines[2].contains("+8613912345678"))
    #expect(listed.status == 65)

    // Each page is kept as a photograph of its own.
    let kept = try command.run("scan", file.path)
    let words = try Checkout.words("en")
    func page(_ number: Int) -> String {
      words("scan-page", ["photo": .text(file.path), "page": .number(number), "count": 3])
    }
    for number in [1, 3] {
      #expect(
        kept.output.contains(words("scan-found", ["photo": .text(page(number)), "count": 1])))
    }
    #expect(kept.errors.contains(page(2)))
    #expect(kept.output.contains(words("scan-waiting", ["count": 2])))
  }

  private static func example(_ name: String) throws -> Picture {
    let file = try Data(contentsOf: URL(fileURLWithPath: Checkout.example(name)))
    return try ForeignPicture(decoding: Array(file)).picture
  }

  /// One page that can't be opened, or is larger than the home allows, hides no other.
  @Test(arguments: [true, false])
  func theOthersAreReadWhereTheFirstPageFails(isDamaged: Bool) throws {
    let command = try BuiltCommand.reading()
    let file = command.home.appendingPathComponent("three.tiff")
    let large = Picture(
      width: 1500, height: 1400, rgb: [UInt8](repeating: 250, count: 1500 * 1400 * 3))
    let cards = try ["card-zh-Hant.jpg", "card-zh-Hans.jpg"].map(Self.example)
    try #require(cards.allSatisfy { $0.width * $0.height < 2_000_000 })
    try TestTIFF.write([large] + cards, to: file)
    if isDamaged {
      var bytes = try Data(contentsOf: file)
      // The width, the value of the first entry of the first directory.
      bytes.replaceSubrange(18..<22, with: [0, 0, 0, 0])
      try bytes.write(to: file)
    } else {
      _ = try command.run("settings", "limit-pixels", "2000000")
    }
    let scanned = try command.run("scan", "--dry-run", file.path)
    let words = try Checkout.words("en")
    func page(_ number: Int) -> Message.Argument {
      .text(
        words("scan-page", ["photo": .text(file.path), "page": .number(number), "count": 3]))
    }
    let sentence =
      isDamaged
      ? words("picture-damaged")
      : words("picture-too-many-pixels", ["megapixels": 2, "limit": 2])
    #expect(
      scanned.errors
        == words("scan-failed", ["photo": page(1), "sentence": .text(sentence)]) + "\n")
    for number in [2, 3] {
      #expect(scanned.output.contains(words("scan-found", ["photo": page(number), "count": 1])))
    }
    #expect(scanned.status == 65)
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func aDotOfAPictureIsTooSmall(language: String) throws {
    let command = try BuiltCommand.reading()
    let sentence = try Checkout.words(language)("picture-too-small")
    for (width, height) in [(1, 1), (3000, 3), (3, 3000)] {
      let file = command.home.appendingPathComponent("dot-\(width)-\(height).png")
      let rgb = [UInt8](repeating: 200, count: width * height * 3)
      try Data(Picture(width: width, height: height, rgb: rgb).png()).write(to: file)
      let ending = try command.run("scan", "--dry-run", file.path, language: language)
      #expect(ending.errors.contains(sentence))
      #expect(ending.status == 65)
    }
  }

  @Test func aPhotoWhoseNameIsInAnOldWritingSystemIsFound() throws {
    let command = try BuiltCommand.reading()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // 中 and 文 in Big5 look alike once they are repaired.
    let script = #"""
      cd "$ANYTIME_HOME" && one=$(printf '\244\244.jpg') && two=$(printf '\244\345.jpg')
      cp "$1" "$one" && cp "$2" "$two" && exec "$0" scan --json --dry-run "$one" "$two"
      """#
    process.arguments = [
      "-c", script, PseudoTerminal.program, Checkout.example("card-zh-Hant.jpg"),
      Checkout.example("card-zh-Hans.jpg"),
    ]
    process.environment = [
      "ANYTIME_HOME": command.home.path, "LANG": "en", "PATH": "/usr/bin:/bin",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = output.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].contains("+886912345678"))
    #expect(lines[1].contains("+8613912345678"))
    #expect(process.terminationStatus == 0)
  }

  @Test func argumentsThatLookAlikeKeepTheirOrder() {
    let given: [[UInt8]] = [Array("scan".utf8), [0xA4, 0xA4], Array("a.jpg".utf8), [0xA4, 0xE5]]
    let repaired = given.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    let paths = NamedFiles.inputs(repaired, given: given).map { input -> [UInt8]? in
      if case .path(let path) = input { path } else { nil }
    }
    let plain = Array(URL(fileURLWithPath: "a.jpg").path.utf8)
    #expect(paths == [[0xA4, 0xA4], plain, [0xA4, 0xE5]])
  }
}
