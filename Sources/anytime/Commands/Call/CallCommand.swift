import AddressBook
import ArgumentParser
import Calling
import Foundation
import Guide
import Locales
import Synchronization

/// `call WHO`: asks, then calls. `--yes` answers only where exactly one stored contact and number
/// match, and never for a service.
struct CallCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "call", abstract: words("help-call"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-call-who", value: "WHO"))
  var who: [String]

  @Flag(help: .words("help-call-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options)
    let callees = try session.callees(matching: who.joined(separator: " "))
    let dialer = try session.dialer()
    let question = CallQuestion(
      words: words, home: try session.region(), say: Self.say, hear: Console.ask)
    let call = try confirmed(callees, dialer: dialer, question: question)
    let log = try session.callLog(dialer: dialer) { error in
      Console.warn(words(error == .diskFull ? "call-unlogged-full" : "call-unlogged"))
    }
    do {
      try log.settleLast(made: session.dialer(named:), home: session.home)
    } catch is AddressBookError {
      // A log that can't be written holds the call up for a second at most; it is told of once,
      // with this call.
    }
    try requireUnchanged(call, in: log.book)
    try place(call, in: log, dialer: dialer, question: question)
  }

  /// Whoever was confirmed may have been changed or removed while the question stood there.
  private func requireUnchanged(_ call: ConfirmedCall, in book: AddressBook) throws {
    guard let id = call.confirmation.contact else { return }
    guard let contact = try book.contact(id), contact.removed == nil else {
      throw AddressBookError.noSuchContact(call.confirmation.name ?? id)
    }
    guard call.isStill(of: contact) else { throw CommandFailure("call-changed", .pending) }
  }

  /// Says lines of the question, broken between words.
  private static func say(_ text: String) {
    Console.print(CommandEnding.lines(text, width: CommandEnding.width).joined(separator: "\n"))
  }

  private func place(
    _ call: ConfirmedCall, in log: CallLog, dialer: any Dialer, question: CallQuestion
  ) throws {
    let telephone = log.telephone
    let isStopped = Mutex(false)
    OnInterrupt.begin {
      isStopped.withLock { $0 = true }
      telephone.hangUp()
    }
    let tellsProgress = !options.json && type(of: dialer).knows.contains(.talking)
    // The process ends with the call, and what is held up of the log would end with it.
    defer { log.writer.finish() }
    let (outcome, record) = try log.place(call) { state in
      // Who was faster than the telephone has found nothing to hang up.
      if state == .begun, isStopped.withLock({ $0 }) { telephone.hangUp() }
      guard tellsProgress, [.asked, .ringing, .talking].contains(state) else { return }
      Console.print(words("call-progress-\(state.rawValue)"))
    }
    let callee = Callee(number: call.confirmation.number)
    let who = OutputGate.line(call.confirmation.name, question.line(callee))
    let text = CallText.outcome(outcome, who: who)
    if options.json { try JSONLine.print(CallLine(record)) }
    let status = ExitStatus(of: outcome, isStopped: isStopped.withLock { $0 })
    if status == .success {
      if !options.json { Console.print(words(text)) }
    } else if options.json {
      throw status.code
    } else {
      throw CommandFailure(text, status)
    }
  }

  /// Without a telephone line, an emergency is for a telephone, and one of another country for nobody:
  /// what to dial instead is shown large.
  private func refuseEmergency(
    _ callee: Callee, dialer: any Dialer, question: CallQuestion
  ) throws {
    guard let service = callee.number.serviceNumber, service.kind == .emergency else { return }
    let isAbroad = service.isAbroad(from: question.home)
    guard isAbroad || !type(of: dialer).isTelephoneLine else { return }
    let numbers = service.helpNumbers(in: question.home)
    if !options.json {
      Console.print(question.statement(callee.number, service))
      let isDrawn = Console.isInteractive && !options.plain
      for number in numbers { Console.print(isDrawn ? LargeDigits.text(number) : number) }
    }
    throw CommandFailure(
      service.help(in: question.home) ?? Message("call-not-called"), .pending)
  }

  private func confirmed(
    _ callees: [Callee], dialer: any Dialer, question: CallQuestion
  ) throws -> ConfirmedCall {
    if callees.count == 1, let only = callees.first {
      try refuseEmergency(only, dialer: dialer, question: question)
    }
    if yes { return try answeredByOption(callees, question: question) }
    guard callees.count <= CallQuestion.mostLines else {
      throw CommandFailure(Message("call-too-many", ["count": .number(callees.count)]), .pending)
    }
    guard Console.isInteractive, !options.json else {
      if !options.json { callees.map(question.line).forEach(Console.print) }
      let mayAdd = callees.count == 1 && callees[0].allowsOption
      throw CommandFailure(mayAdd ? "call-nobody-to-ask" : "call-no-terminal", .pending)
    }
    if let callee = question.choose(from: callees) {
      try refuseEmergency(callee, dialer: dialer, question: question)
      if let call = question.confirm(callee) { return call }
    }
    throw CommandFailure(Message("call-not-called"), .pending)
  }

  private func answeredByOption(
    _ callees: [Callee], question: CallQuestion
  ) throws -> ConfirmedCall {
    guard let callee = callees.first, callees.count == 1 else {
      if !options.json { callees.map(question.line).forEach(Console.print) }
      guard Set(callees.map(\.number.dialled)).count > 1 else {
        throw CommandFailure("call-yes-shared", .pending)
      }
      throw CommandFailure(Message("call-yes-many", ["count": .number(callees.count)]), .pending)
    }
    let confirmation = callee.confirmation(name: question.name(callee))
    if let call = confirmation.answered(.option(matches: callees.count)) {
      if !options.json, let note = question.byHand(callee) { Console.print(note) }
      return call
    }
    let number = Message.Argument.text(question.shown(callee.number))
    guard let service = callee.number.serviceNumber else {
      let key = callee.number.mayBeAStrangers ? "call-yes-elsewhere" : "call-yes-stranger"
      throw CommandFailure(Message(key, ["number": number]), .pending)
    }
    let name = Message.Argument.message(Message(service.messageKey))
    throw CommandFailure(
      Message("call-yes-service", ["number": number, "service": name]), .pending)
  }
}
