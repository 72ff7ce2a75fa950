import Foundation
import Testing

/// Standard output that can't be written.
@Suite struct LostOutputTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  /// Runs `anytime` with its output elsewhere.
  private func run(
    _ arguments: [String], in command: BuiltCommand, output: FileHandle, language: String = "en"
  ) throws -> (errors: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.program)
    process.arguments = arguments
    process.environment = [
      "ANYTIME_HOME": command.home.path, "LANG": language, "PATH": "/usr/bin:/bin",
    ]
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  @Test(arguments: languages)
  func aFullDiskIsSaidAndWhatWasDoneStaysDone(language: String) throws {
    let command = try BuiltCommand()
    let sentence = try Checkout.words(language)("output-disk-full").filter { !$0.isWhitespace }
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    for line in [
      ["contacts", "add", "--name", "王小明", "--number", "0911222333"], ["contacts", "list"],
      ["contacts", "list", "--json"], ["contacts", "export"], ["--help"], ["--version"],
      ["calls", "--help"], ["completions", "bash"], ["doctor"], ["tour", "--plain"],
    ] {
      let ending = try run(line, in: command, output: full, language: language)
      #expect(ending.status == 73, "\(line)")
      #expect(ending.errors.filter { !$0.isWhitespace } == sentence, "\(line)")
    }
    #expect(try command.run("contacts", "list").output == "1  王小明  0911-222-333\n")
  }

  /// It can't even be opened for writing.
  @Test(arguments: languages)
  func anAnswerThatNobodyTakesIsSaidAndWhatWasDoneStaysDone(language: String) throws {
    let command = try BuiltCommand()
    let sentence = try Checkout.words(language)("output-closed").filter { !$0.isWhitespace }
    let ending = try run(
      ["contacts", "add", "--name", "王小明", "--number", "0911222333"], in: command,
      output: try #require(FileHandle(forReadingAtPath: "/dev/null")), language: language)
    #expect(ending.status == 73)
    #expect(ending.errors.filter { !$0.isWhitespace } == sentence)
    #expect(try command.run("contacts", "list").output == "1  王小明  0911-222-333\n")
  }

  @Test func whoReadsNoFurtherIsToldNothing() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let ending = try run(["--help"], in: BuiltCommand(), output: pipe.fileHandleForWriting)
    #expect(ending.errors.isEmpty && ending.status != 73)
  }
}
