import Foundation
import Synchronization

/// Lines of a sheet that are read on a thread of their own, by models of their own.
final class ConcurrentReading: Sendable {
  private struct State {
    /// Parts of lines that were read, and nobody was told of yet.
    var untold = 0
    var cells: Result<[Cell], CardReadingError>?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Starts at once.
  ///
  /// - Parameter reader: makes what reads them, on that thread.
  init(
    of writing: SheetReader.Writing, on sheet: Sheet,
    by reader: @escaping @Sendable () throws(CardReadingError) -> SheetReader
  ) {
    Thread.detachNewThread { [self] in
      let cells = Result { () throws(CardReadingError) in
        let reader = try reader()
        var cells: [Cell] = []
        for line in writing.lines where !state.withLock({ $0.isCancelled }) {
          let line = SheetReader.Writing(lines: [line], height: writing.height)
          cells += try reader.cells(inTurn: line, on: sheet) { state.withLock { $0.untold += 1 } }
        }
        return cells
      }
      state.withLock { $0.cells = cells }
    }
  }

  /// Ends before the next line: nobody asks for them any more.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// Tells of each part of a line that was read since this was asked last.
  func tell(_ whenRead: () -> Void) {
    let untold = state.withLock { state in
      defer { state.untold = 0 }
      return state.untold
    }
    for _ in 0..<untold { whenRead() }
  }

  /// Waits for what stands on the lines.
  ///
  /// - Parameter whenRead: told, on the thread that waits, of each part of a line that was read.
  func cells(whenRead: () -> Void) throws(CardReadingError) -> [Cell] {
    while true {
      let cells = state.withLock { $0.cells }
      tell(whenRead)
      if let cells { return try cells.get() }
      usleep(5_000)
    }
  }
}
