import Foundation
import Testing

@testable import Calling

@Suite struct ArgumentTemplateTests {
  @Test(arguments: [
    ("phone {number}", "phone", ["N"]),
    ("  phone   --to\t{number} ", "phone", ["--to", "N"]),
    ("'my phone' {number}", "my phone", ["N"]),
    (#"phone "a \"b\" c" {number} '\'"#, "phone", [#"a "b" c"#, "N", #"\"#]),
    (#"my\ phone {number} ''"#, "my phone", ["N", ""]),
    (#"phone a'b c'"d e"f {number}"#, "phone", ["ab cd ef", "N"]),
    ("phone {number} {number}", "phone", ["N", "N"]),
    ("phone\n{number}\na b\n'c'", "phone", ["N", "a b", "'c'"]),
    (
      "phone {number} $(reboot) ; `x` && | > f", "phone",
      ["N", "$(reboot)", ";", "`x`", "&&", "|", ">", "f"]
    ),
  ])
  func blanksAndQuotesPartTheArguments(text: String, program: String, arguments: [String]) throws {
    let template = try ArgumentTemplate(text)
    #expect(template.program == program)
    #expect(template.arguments(number: "N") == arguments)
    #expect(try ArgumentTemplate(template.lines) == template)
  }

  @Test(
    "A program is found from everywhere once it was",
    arguments: [
      ("./phone {number}", "HERE/phone"), ("bin/phone {number}", "HERE/bin/phone"),
      ("'./my phone' {number}", "HERE/my phone"), ("bin/../phone {number}", "HERE/phone"),
      ("~/bin/phone {number}", "HOME/bin/phone"), ("/bin/phone {number}", "/bin/phone"),
      ("phone {number}", "phone"), ("~phone {number}", "~phone"),
      // What is stored was written somewhere else.
      ("./phone\n{number}", "./phone"),
    ])
  func wholePaths(text: String, program: String) throws {
    let places = ["HERE": FileManager.default.currentDirectoryPath, "HOME": UserFolder.path()]
    let whole = places.reduce(program) { $0.replacing($1.key, with: $1.value) }
    let template = try ArgumentTemplate(text)
    #expect(template.program == whole)
    #expect(template.lines == whole + "\n{number}")
  }

  @Test(arguments: [
    ("", DialerError.noCommand), ("   ", .noCommand), ("'' {number}", .noCommand),
    ("phone", .numberMissing), ("{number}", .numberMissing), ("{number} {number}", .numberMissing),
    ("phone 'x {number}", .unclosedQuote), ("phone {number} \\", .unclosedQuote),
    ("phone tel:{number}", .numberInside("tel:{number}")),
    ("sh -c 'phone {number}'", .numberInside("phone {number}")),
    ("phone{number} {number}", .numberInside("phone{number}")),
    ("phone {number} a\0b", .numberInside("a\0b")),
  ])
  func aCommandWithoutOnePlaceForTheNumberIsRefused(text: String, error: DialerError) {
    #expect(throws: error) { try ArgumentTemplate(text) }
  }
}
