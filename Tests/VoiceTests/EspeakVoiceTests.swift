import Foundation
import Testing

@testable import Voice

/// What espeak-ng makes of what it is given: its phonemes, without sound.
@Suite struct EspeakVoiceTests {
  private let environment = ProcessInfo.processInfo.environment

  private func phonemes(_ utterance: Utterance) throws -> [String] {
    let program = try #require(EspeakVoice(environment: environment).program)
    let espeak = Process()
    espeak.executableURL = URL(fileURLWithPath: program)
    espeak.arguments = ["-q", "-x"] + EspeakVoice.arguments
    let (input, output) = (Pipe(), Pipe())
    espeak.standardInput = input
    espeak.standardOutput = output
    try input.fileHandleForWriting.write(contentsOf: Data(SpeechMarkup.text(of: utterance).utf8))
    try input.fileHandleForWriting.close()
    try espeak.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    espeak.waitUntilExit()
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  @Test("Mandarin is said with its tones, English as English, one after the other")
  func tongues() throws {
    let said = try phonemes(
      Utterance([
        .init(.mandarin, "wang2 xiao3 ming2 "), .init(.words("en"), "Mary "),
        .init(.mandarin, "dian4 hua4 "),
      ]))
    #expect(
      said.map { $0.replacing("_", with: "").replacing("|", with: "") }
        == ["w'A35N", "S;j'Au21", "m'i35N", "m'e@ri", "t'iE51n", "Xw'A51"])
  }

  @Test("markup in a name is said, not obeyed")
  func markup() throws {
    let hostile = try phonemes(Utterance([.init(.words("en"), "<break time=\"9s\"/> & Co")]))
    #expect(hostile.joined().contains("br'eIk"), "\(hostile)")
  }

  @Test("the text goes through standard input, never through the arguments, and stops at once")
  func program() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fake = folder.appending(path: "espeak-ng")
    let script = """
      echo "$@" > "\(folder.path)/arguments"
      cat > "\(folder.path)/text.part"
      mv "\(folder.path)/text.part" "\(folder.path)/text"
      exec sleep 60
      """
    try install(script, as: fake)
    let voice = EspeakVoice(environment: ["PATH": folder.path + ":/usr/bin:/bin"])
    #expect(voice.program == fake.path)
    let speech = try voice.say(Utterance([.init(.words("en"), "Secret name")]))
    let text = folder.appending(path: "text")
    let deadline = ContinuousClock.now + .seconds(30)
    while !FileManager.default.fileExists(atPath: text.path), .now < deadline { usleep(10_000) }
    #expect(try String(contentsOf: text, encoding: .utf8).contains("Secret name"))
    let arguments = try String(
      contentsOf: folder.appending(path: "arguments"), encoding: .utf8)
    #expect(!arguments.contains("Secret"))
    #expect(speech.isGoingOn)
    speech.stop()
    #expect(!speech.isGoingOn)
  }

  private func install(_ lines: String, as program: URL) throws {
    try Data(lines.utf8).write(to: URL(filePath: program.path + ".lines"))
    guard !FileManager.default.fileExists(atPath: program.path) else { return }
    let fake = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../fake-program").standardized
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: fake)
  }

  /// A program in the place of espeak-ng that does as these lines of a shell say.
  private func fake(_ lines: String, in folder: URL) throws -> EspeakVoice {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try install("cat > /dev/null\n\(lines)\n", as: folder.appending(path: "espeak-ng"))
    return EspeakVoice(environment: ["PATH": folder.path + ":/usr/bin:/bin"])
  }

  private let sentence = Utterance([
    .init(.words("en"), String(repeating: "What would you like to do? ", count: 20))
  ])

  @Test(
    "a program that ends before it can have been heard has failed",
    arguments: ["echo 'error: No such file or directory' >&2", "exit 1"])
  func unheard(_ lines: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let speech = try fake(lines, in: folder).say(sentence)
    #expect(speech.mayFail)
    let deadline = ContinuousClock.now + .seconds(30)
    while speech.isGoingOn, .now < deadline { usleep(1000) }
    #expect(speech.failure == .cannotStart(program: folder.path + "/espeak-ng"))
  }

  @Test("what speaks, is stopped, or had a word to say and said it has not failed")
  func heard() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let speech = try fake("exec sleep 60", in: folder).say(sentence)
    usleep(300_000)
    #expect(speech.isGoingOn && speech.failure == nil)
    speech.stop()
    #expect(!speech.isGoingOn && speech.failure == nil)
    let word = try fake("sleep 0.3", in: folder).say(Utterance([.init(.words("en"), "Yes")]))
    while word.isGoingOn { usleep(1000) }
    #expect(word.failure == nil && !word.mayFail)
  }

  @Test("a program that is there but cannot run is an error")
  func broken() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "espeak-ng")
    try Data("no program".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    #expect(throws: VoiceError.cannotStart(program: program.path)) {
      try EspeakVoice(environment: ["PATH": folder.path]).say(Utterance())
    }
  }

  @Test("without a program nothing is claimed")
  func missing() {
    #expect(Voices.found(environment: ["PATH": "/nowhere", "XDG_RUNTIME_DIR": "/nowhere"]) == nil)
    #expect(throws: VoiceError.missing) {
      try EspeakVoice(environment: ["PATH": "/nowhere"]).say(Utterance())
    }
  }
}
