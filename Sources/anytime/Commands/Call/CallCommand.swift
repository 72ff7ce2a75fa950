import AddressBook
import ArgumentParser
import Calling
import Locales

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
      words: words, home: try session.region(), say: Console.print, hear: Console.ask)
    try refuseEmergency(callees, dialer: dialer, question: question)
    let call = try confirmed(callees, question: question)
    let log = CallLog(
      telephone: Telephone(dialer: dialer), book: try session.addressBook,
      owner: try session.person.id, warn: { Console.warn(words($0.message)) })
    guard let (outcome, record) = try log.place(call) else { return }
    if options.json {
      try JSONLine.print(CallLine(record))
    } else {
      let callee = Callee(number: call.confirmation.number)
      let who = [call.confirmation.name, question.line(callee)].compactMap(\.self)
      Console.print(
        words(
          "call-outcome-\(outcome.state.rawValue)", ["who": .text(who.joined(separator: "  "))]))
    }
  }

  /// Without a telephone line, an emergency is for a telephone: the number is shown large.
  private func refuseEmergency(
    _ callees: [Callee], dialer: any Dialer, question: CallQuestion
  ) throws {
    guard let service = callees.first?.number.serviceNumber, service.kind == .emergency,
      !type(of: dialer).isTelephoneLine
    else { return }
    if !options.json {
      Console.print(question.statement(service))
      let isDrawn = Console.isInteractive && !options.plain
      Console.print(isDrawn ? LargeDigits.text(service.digits) : service.digits)
    }
    throw DialerError.needsTelephone(number: service.digits)
  }

  private func confirmed(_ callees: [Callee], question: CallQuestion) throws -> ConfirmedCall {
    if yes { return try answeredByOption(callees, question: question) }
    guard callees.count <= CallQuestion.mostLines else {
      throw CommandFailure(Message("call-too-many", ["count": .number(callees.count)]), .pending)
    }
    guard Console.isInteractive, !options.json else {
      if !options.json { callees.map(question.line).forEach(Console.print) }
      throw CommandFailure(Message("call-nobody-to-ask"), .pending)
    }
    guard let callee = question.choose(from: callees), let call = question.confirm(callee) else {
      throw CommandFailure(Message("call-not-called"), .pending)
    }
    return call
  }

  private func answeredByOption(
    _ callees: [Callee], question: CallQuestion
  ) throws -> ConfirmedCall {
    guard let callee = callees.first, callees.count == 1 else {
      if !options.json { callees.map(question.line).forEach(Console.print) }
      throw CommandFailure(Message("call-yes-many", ["count": .number(callees.count)]), .pending)
    }
    let confirmation = callee.confirmation(name: question.name(callee))
    if let call = confirmation.answered(.option(matches: callees.count)) { return call }
    let number = Message.Argument.text(question.shown(callee.number))
    guard let service = callee.number.serviceNumber else {
      throw CommandFailure(Message("call-yes-stranger", ["number": number]), .pending)
    }
    let name = Message.Argument.message(Message(service.messageKey))
    throw CommandFailure(
      Message("call-yes-service", ["number": number, "service": name]), .pending)
  }
}
