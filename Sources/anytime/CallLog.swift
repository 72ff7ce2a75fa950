import AddressBook
import Calling

/// Places calls and writes each into the log: before it is dialled, and again with what came of it.
struct CallLog {
  let telephone: Telephone
  let book: AddressBook
  let owner: Person.ID
  /// Told where the log can't be written: that holds no call up.
  let warn: (AddressBookError) -> Void

  /// Calls, and returns what came of it and its record; nil where this was the second of two
  /// presses. A call that could not be made is in the log too.
  func place(
    _ call: ConfirmedCall, report: (CallState) -> Void = { _ in }
  ) throws(DialerError) -> (outcome: CallOutcome, record: CallRecord)? {
    var entry = CallRecord(
      owner: owner, contact: call.confirmation.contact, name: call.confirmation.name,
      number: call.number, dialer: telephone.dialerIdentifier, outcome: CallState.begun.rawValue)
    func note(_ state: CallState) {
      entry.outcome = state.rawValue
      do throws(AddressBookError) { try book.recordCall(entry) } catch { warn(error) }
    }
    do throws(DialerError) {
      let outcome = try telephone.place(call) { state in
        if state == .begun { note(state) }
        report(state)
      }
      guard let outcome else { return nil }
      entry.seconds = outcome.seconds
      note(outcome.state)
      return (outcome, entry)
    } catch {
      if error != .alreadyCalling { note(.couldNot) }
      throw error
    }
  }
}
