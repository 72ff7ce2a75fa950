import AddressBook
import Calling
import Foundation

/// Places calls and writes each into the log: before it is dialled, and again with what came of it.
struct CallLog {
  let telephone: Telephone
  let book: AddressBook
  let owner: Person.ID
  /// Told once a call where the log can't be written: that holds a call up for a second at most.
  let warn: (AddressBookError) -> Void
  var writer = CallLogWriter()

  /// Settles the last call where the process that made it died: what goes on without it is ended,
  /// and the log says what is known.
  func settleLast(made dialer: (String) throws -> any Dialer, home: URL) throws {
    guard var last = try book.calls(of: owner, limit: 1).first,
      let state = CallState(rawValue: last.outcome),
      [.begun, .asked, .ringing, .talking].contains(state), last.started > .now - 86_400
    else { return }
    let isEnded: Bool
    do {
      let telephone = Telephone(dialer: try dialer(last.dialer), home: home)
      guard let ended = try telephone.endLeftover(number: last.number) else { return }
      isEnded = ended
    } catch is DialerError {
      // Without its telephone no call goes on.
      isEnded = false
    }
    switch state {
    case .talking: last.outcome = CallState.ended.rawValue
    case .ringing: last.outcome = CallState.noAnswer.rawValue
    default:
      guard isEnded else { return }
      last.outcome = CallState.ended.rawValue
    }
    try writer.write(last, into: book)
  }

  /// Calls, and returns what came of it and its record. A call that could not be made is in the log
  /// too.
  func place(
    _ call: ConfirmedCall, report: (CallState) -> Void = { _ in }
  ) throws(DialerError) -> (outcome: CallOutcome, record: CallRecord) {
    var entry = CallRecord(
      owner: owner, contact: call.confirmation.contact, name: call.confirmation.name,
      number: call.number, dialer: telephone.dialerIdentifier, outcome: CallState.begun.rawValue)
    var isWarned = false
    func note(_ state: CallState) {
      entry.outcome = state.rawValue
      do throws(AddressBookError) { try writer.write(entry, into: book) } catch {
        if !isWarned { warn(error) }
        isWarned = true
      }
    }
    do throws(DialerError) {
      let outcome = try telephone.place(call) { state in
        // What came after it is in the log even where the process dies in the middle of the call.
        if state != .rehearsed { note(state) }
        report(state)
      }
      entry.seconds = outcome.seconds
      if entry.outcome != outcome.state.rawValue { note(outcome.state) }
      return (outcome, entry)
    } catch {
      switch error {
      case .alreadyCalling: break
      case .noResponse(_, _, mayBeCalling: true): note(.asked)
      default: note(.couldNot)
      }
      throw error
    }
  }
}
