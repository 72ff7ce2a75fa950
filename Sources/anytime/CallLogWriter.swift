import AddressBook
import Dispatch
import Glibc
import Synchronization

/// Writes into the log of calls beside the call, one record after the other: where another process
/// holds the address book, who calls waits for it a second at most, and not again while that record
/// is held up.
final class CallLogWriter: Sendable {
  /// How long a call waits for its log.
  private static let patience: DispatchTimeInterval = .seconds(1)

  private let queue = DispatchQueue(label: "anytime.call-log")
  /// How many records are being written, or wait to be.
  private let unwritten = Mutex(0)

  /// What became of one record.
  private final class Answer: Sendable {
    let isThere = DispatchSemaphore(value: 0)
    let error = Mutex<AddressBookError?>(nil)
  }

  /// Writes a record, or its new outcome. What is held up longer is still written, where the address
  /// book is let go while this process lives.
  ///
  /// - Throws: ``AddressBookError/busy`` where it is held up, and what the address book throws.
  func write(_ record: CallRecord, into book: AddressBook) throws(AddressBookError) {
    let answer = Answer()
    let isHeldUp = unwritten.withLock { count in
      count += 1
      return count > 1
    }
    queue.async { [self] in
      do throws(AddressBookError) { try Self.insist(on: record, in: book) } catch {
        answer.error.withLock { $0 = error }
      }
      unwritten.withLock { $0 -= 1 }
      answer.isThere.signal()
    }
    let limit: DispatchTime = isHeldUp ? .now() : .now() + Self.patience
    guard answer.isThere.wait(timeout: limit) == .success else { throw .busy }
    if let error = answer.error.withLock({ $0 }) { throw error }
  }

  /// Waits until what is held up is written too, for whoever ends the process; five seconds at most.
  func finish() {
    let isWritten = DispatchSemaphore(value: 0)
    queue.async { isWritten.signal() }
    _ = isWritten.wait(timeout: .now() + .seconds(5))
  }

  /// Tries for ten seconds, and between the tries leaves the address book to whoever waits for it:
  /// keys must not be dead for a log.
  private static func insist(
    on record: CallRecord, in book: AddressBook
  ) throws(AddressBookError) {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      do throws(AddressBookError) {
        return try book.recordCall(record, waiting: .milliseconds(100))
      } catch {
        guard error == .busy, ContinuousClock.now < end else { throw error }
        usleep(100_000)
      }
    }
  }
}
