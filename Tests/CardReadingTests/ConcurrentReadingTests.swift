import Foundation
import Testing

@testable import CardReading

/// The lower half of a long page, read by a thread of its own.
@Suite struct ConcurrentReadingTests {
  /// One card's sheet over and over: a page of 14 lines.
  private func page() throws -> Raster {
    let picture = try TestPhotos.picture("Documentation/examples/card-zh-Hant.jpg")
    let card = Sheet(
      photograph: Raster(width: picture.width, height: picture.height, pixels: picture.grey)
    ).picture
    let pixels = (0..<7).flatMap { _ in card.pixels }
    return Raster(width: card.width, height: 7 * card.height, pixels: pixels)
  }

  private func sheet() throws -> Sheet { Sheet(photograph: try page(), outline: nil) }

  /// On its side the page is read anew, and what was begun is given up.
  @Test(arguments: [0, 1]) func aLongPageIsReadAndToldOfWhole(quarters: Int) throws {
    var told: [(done: Int, total: Int)] = []
    let entries = try TestPhotos.reader().read(
      photograph: try page().turned(quarters: quarters)
    ) { told.append((done: $0, total: $1)) }
    #expect(entries.map(\.number.text) == Array(repeating: "0912-345-678", count: 7))
    let total = try #require(told.first?.total)
    #expect(total >= 12 && told.map { $0.done } == Array(0...total))
  }

  @Test func aLongPageSaysWhatItsLinesSayOneAfterTheOther() throws {
    let page = try sheet()
    let sheets = try TestPhotos.reader().sheets
    let writing = try sheets.writing(on: page)
    try #require(writing.lines.count >= 12)
    var told = 0
    let cells = try sheets.cells(of: writing, on: page) { told += 1 }
    let inTurn = try TestPhotos.reader().sheets.cells(inTurn: writing, on: page) {}
    #expect(told == writing.count)
    #expect(cells.map(\.line) == inTurn.map(\.line))
    #expect(cells.map(\.finding) == inTurn.map(\.finding))
    #expect(
      cells.map { $0.views.map(\.reading.text) } == inTurn.map { $0.views.map(\.reading.text) })
    #expect(cells.count { $0.finding?.reading.text == "0912-345-678" } == 7)
  }

  /// There the models would be loaded twice for nothing.
  @Test func onOneCoreAPageIsReadOnOneThread() async throws {
    typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
    func affinity(_ name: String) throws -> Affinity {
      unsafeBitCast(try #require(dlsym(nil, name)), to: Affinity.self)
    }
    let (get, set) = (try affinity("sched_getaffinity"), try affinity("sched_setaffinity"))
    let page = try sheet()
    let isOnOneThread: Bool = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            var cores = [UInt64](repeating: 0, count: 16)
            try #require(get(0, cores.count * 8, &cores) == 0)
            let first = try #require(cores.firstIndex { $0 != 0 })
            var one = [UInt64](repeating: 0, count: 16)
            one[first] = cores[first] & ~(cores[first] - 1)
            try #require(set(0, one.count * 8, &one) == 0)
            let sheets = try TestPhotos.reader().sheets
            let writing = try sheets.writing(on: page)
            let (upper, concurrent) = sheets.begun(writing, on: page, lower: 6)
            return concurrent == nil && upper.count == writing.count
          })
      }
    }
    #expect(isOnOneThread)
  }

  @Test func whatGoesWrongOnTheOtherThreadIsThrownHere() throws {
    let page = try sheet()
    let writing = try TestPhotos.reader().sheets.writing(on: page)
    let missing = CardReadingError.modelMissing(file: "numbers.traineddata")
    let concurrent = ConcurrentReading(of: writing, on: page) { () throws(CardReadingError) in
      throw missing
    }
    #expect(throws: missing) { try concurrent.cells {} }
  }
}
