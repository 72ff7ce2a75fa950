import AddressBook
import ArgumentParser
import Calling
import Foundation
import Guide
import Locales
import PhoneNumbers

/// `calls`: the log, the last call first.
struct CallsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "calls", abstract: words("help-calls"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(
    parsing: .unconditional, help: .words("help-calls-limit", value: "N"), transform: Int.typed)
  var limit = 20

  @Flag(help: .words("help-calls-summary"))
  var summary = false

  func run() throws {
    if summary { return try summarize() }
    guard limit > 0 else { throw CommandFailure(Message("calls-limit-wrong"), .usage) }
    let session = Session(options: options)
    let calls = try session.addressBook.calls(of: session.person.id, limit: limit)
    if options.json {
      for call in calls { try JSONLine.print(CallLine(call)) }
      return
    }
    guard !calls.isEmpty else {
      Console.print(words("calls-none"))
      return
    }
    let home = try session.region()
    for call in calls { Console.print(line(call, home: home)) }
  }

  private func summarize() throws {
    let session = Session(options: options)
    let (book, owner) = (try session.addressBook, try session.person.id)
    let reached = Set(CallState.reached.map(\.rawValue))
    let contacts = Dictionary(
      try book.contacts(of: owner, includesRemoved: true).map { ($0.id, $0.name) }
    ) { first, _ in first }
    let calls = try book.calls(of: owner, limit: .max).filter { reached.contains($0.outcome) }
      .map { call in
        var call = call
        // They may be called otherwise since, and the guided screen says what they are called now.
        call.name = call.contact.flatMap { contacts[$0] ?? nil } ?? call.name
        return call
      }
    var calendar = Calendar(identifier: .gregorian)
    // A week begins on Monday (ISO 8601).
    calendar.firstWeekday = 2
    let summary = CallSummary(calls: calls, now: .now, calendar: calendar)
    if options.json { return try JSONLine.print(summary) }
    Console.print(
      words(
        "calls-summary-counts",
        [
          "today": .number(summary.today), "week": .number(summary.week),
          "month": .number(summary.month),
        ]))
    for (key, person) in [("most", summary.most), ("least", summary.least)] {
      guard let person else { continue }
      Console.print(
        words("calls-summary-\(key)", ["name": .text(person.name), "count": .number(person.calls)]))
    }
    if let days = summary.daysSinceLast {
      Console.print(words("calls-summary-last", ["days": .number(days)]))
    }
    for (key, run) in [("longest", summary.longest), ("current", summary.current)] {
      // A single day is no row.
      guard run.days > 1, let name = run.name else { continue }
      Console.print(
        words("calls-summary-\(key)", ["days": .number(run.days), "name": .text(name)]))
    }
  }

  private func line(_ call: CallRecord, home: Region) -> String {
    let number = (try? PhoneNumber(call.number, region: home))?.formatted(in: home) ?? call.number
    var outcome =
      CallState(rawValue: call.outcome).map { words("call-state-\($0.rawValue)") }
      ?? call.outcome
    if let seconds = call.seconds {
      outcome += " " + CallText.time(seconds)
    }
    return OutputGate.line(call.started.localMinute, call.name, number, outcome)
  }
}
