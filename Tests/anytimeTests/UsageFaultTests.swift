import Guide
import Locales
import Testing

@testable import anytime

/// Every sentence that argument-parser 1.8 says about a command line is recognised.
@Suite struct UsageFaultTests {
  @Test(arguments: [
    ("Unknown option '--x'", "usage-unknown-option", ["option": "--x"]),
    ("Invalid option: -é", "usage-unknown-option", ["option": "-é"]),
    (
      "Unknown option '--lnag'. Did you mean '--lang'?", "usage-unknown-option-suggestion",
      ["option": "--lnag", "suggestion": "--lang"]
    ),
    ("Missing value for '--home <DIR>'", "usage-missing-value", ["option": "--home <DIR>"]),
    (
      "The option '--json' does not take any value, but 'it's' was specified.",
      "usage-takes-no-value", ["option": "--json", "value": "it's"]
    ),
    ("Unexpected argument 'foo'", "usage-unexpected", ["text": "foo"]),
    ("2 unexpected arguments: 'a', 'b'", "usage-unexpected", ["text": "a, b"]),
    (
      "Value to be set with flag '-b' had already been set with flag '-a'", "usage-twice",
      ["first": "-a", "second": "-b"]
    ),
    ("Missing expected argument '<photo>'", "usage-missing", ["text": "<photo>"]),
    ("Missing one of: '--a', '--b'", "usage-missing", ["text": "--a, --b"]),
    (
      "The value 'x' is invalid for '--limit <N>'", "usage-invalid-value",
      ["value": "x", "option": "--limit <N>"]
    ),
    (
      "The value 'tcsh' is invalid for '<SHELL>'. Please provide one of 'bash', 'zsh' or 'fish'.",
      "usage-invalid-choice", ["value": "tcsh", "option": "<SHELL>", "values": "bash, zsh, fish"]
    ),
    ("Missing required subcommand.", "usage-missing-command", [:]),
    ("Something else entirely", "usage-not-understood", [:]),
  ]) func aSentenceIsRecognised(sentence: String, key: String, places: [String: String]) {
    for separator in [", ", "、"] {
      let fault = UsageFault(argumentParserSentence: sentence, separator: separator)
      let listed = places.mapValues { Message.Argument.text($0.replacing(", ", with: separator)) }
      #expect(fault.message == Message(key, listed))
    }
  }

  @Test(arguments: [
    (["people", "add", "--nme", "X"], "--nme", "--name"),
    (["people", "add", "--nme=X"], "--nme", "--name"),
    (["people", "add", "--colour", "X"], "--colour", nil),
    (["people", "add", "--number", "1"], nil, nil), (["people", "add", "--", "--nme"], nil, nil),
  ])
  func aMisspelledOptionIsNamedAndNotWhatItLeavesOut(
    line: [String], option: String?, suggestion: String?
  ) {
    let fault = UsageFault(
      argumentParserSentence: "Missing expected argument '--name <NAME>'", separator: ", ",
      arguments: line, options: ["--name", "--number", "--yes"])
    switch (option, suggestion) {
    case (let option?, let suggestion?):
      let places: [String: Message.Argument] = [
        "option": .text(option), "suggestion": .text(suggestion),
      ]
      #expect(fault.message == Message("usage-unknown-option-suggestion", places))
    case (let option?, nil):
      #expect(fault.message == Message("usage-unknown-option", ["option": .text(option)]))
    default: #expect(fault.message == Message("usage-missing", ["text": "--name <NAME>"]))
    }
  }

  @Test(arguments: [
    (["call", "-王"], "-王"), (["contacts", "show", "-1", "--json"], "-1"),
    (["contacts", "show"], nil), (["contacts", "move", "--to", "-1"], nil),
    (["contacts", "show", "--", "-1"], nil), (["backup", "-"], nil),
  ])
  func whatBeginsWithADashIsNamedAndNotWhatItTookThePlaceOf(line: [String], option: String?) {
    let fault = UsageFault(
      argumentParserSentence: "Missing expected argument '<WHO>'", separator: ", ", arguments: line)
    let missing = Message("usage-missing", ["text": "<WHO>"])
    #expect(
      fault.message == option.map { Message("usage-unknown-option", ["option": .text($0)]) }
        ?? missing)
  }

  @Test func aPageIsReadFromArgumentParsersText() {
    let page = HelpPage(
      argumentParserText: """
        OVERVIEW: 說明。

        More of it.

        USAGE: anytime x [--json] <subcommand>

        ARGUMENTS:
          <WHO>                   誰 (values: a, b; default: a)

        OPTIONS:
          --a-very-long-option <VALUE>
                                  below
          --json                  [pseudo text~~]

        SUBCOMMANDS:
          add                     加

          See 'anytime help x <subcommand>' for detailed help.
        """)
    #expect(page.overview == ["說明。", "", "More of it."])
    #expect(page.usage == "anytime x [--json] <subcommand>")
    #expect(page.sections.map(\.kind) == [.arguments, .options, .subcommands])
    #expect(
      page.sections.flatMap(\.entries).map(\.label) == [
        "<WHO>", "--a-very-long-option <VALUE>", "--json", "add",
      ])
    #expect(page.sections[1].entries.map(\.text) == ["below", "[pseudo text~~]"])
    #expect(page.detailCommand == "anytime help x <subcommand>")
  }
}
