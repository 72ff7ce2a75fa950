import Foundation
import Locales
import Testing

/// What a sentence offers for copying means itself, and nothing else, to a shell.
@Suite struct ShellWordTests {
  @Test(arguments: ["王小明", "Zoë", "/home/me/all-2026.backup", "a_b+c@d%e,f=g:h", "ガード", "٣"])
  func whatIsPlainStaysAsItIs(text: String) {
    #expect(ShellWord.quoted(text) == text)
  }

  @Test(arguments: [
    ("Mary Lin", "'Mary Lin'"), ("O'Neil", #"'O'\''Neil'"#), ("", "''"), ("王　小明", "'王　小明'"),
    ("a\u{1B}'b", #"'a'\''b'"#), ("a\u{9B}b", "ab"),
  ]) func allElseIsQuoted(text: String, word: String) {
    #expect(ShellWord.quoted(text) == word)
  }

  @Test(arguments: [
    "Mom;touch$IFS/tmp/PWNED", "`id`", "$(id)", "a'; id; 'b", #"\"#, "*", "~", "a|b", "a&b", "<a>",
    "a!b", "{a,b}", "#a", "''", "x y",
  ]) func aShellGivesItBack(text: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf %s " + ShellWord.quoted(text)]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == text)
  }
}
