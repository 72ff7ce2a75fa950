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
