import AddressBook
import Calling
import Foundation
import Testing

/// The first screen after a process died in the middle of a call.
@Suite struct LeftoverCallTests {
  @Test func aTelephoneThatDoesNotAnswerHoldsNobodyUp() throws {
    let home = try ShortHome()
    let book = try AddressBook(folder: home.folder)
    let me = try book.addPerson(name: "林阿嬤")
    try book.setSetting(.dialer, to: "modem")
    try book.recordCall(
      CallRecord(
        owner: me.id, contact: nil, name: "王小明", number: "+886912345678", dialer: "modem",
        outcome: CallState.talking.rawValue))
    let mmcli = home.folder.appendingPathComponent("mmcli")
    try Data("#!/bin/sh\nexec sleep 60\n".utf8).write(to: mmcli)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: mmcli.path)
    let terminal = try PseudoTerminal(
      ["--lang", "en"], environment: ["PATH": home.folder.path + ":/usr/bin:/bin"],
      home: home.folder)
    let words = try Checkout.words("en")
    #expect(terminal.wait(for: words("guided-delayed"), seconds: 15), "\(terminal.screen.text)")
    terminal.send("0")
    #expect(terminal.wait(for: words("home-question"), seconds: 5), "\(terminal.screen.text)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }
}
