import CardReading
import Foundation
import Names
import PhoneNumbers
import Pictures
import Terminal

/// A photograph as the limited child process read it.
struct PhotoReading: Sendable {
  /// In reading order.
  let entries: [CardEntry]
  /// Our own JPEG of the photograph, for the address book to keep.
  let photograph: [UInt8]
  /// How long it took, the child's start included.
  let seconds: Double

  /// Reads a photograph of a card or of a page; where a scanner put several into one file, up to
  /// ``PictureLimits/pages`` of them in their order.
  ///
  /// - Parameters:
  ///   - progress: told how many parts of lines of a page were read, of how many; never fewer than
  ///     before.
  ///   - isStopped: whether nobody wants the reading any more.
  ///   - each: given every page once it is read, or why it was not: a ``PictureError`` or a
  ///     ``CardReadingError``.
  static func pages(
    of photo: LimitedProcess.Input, region: Region, areaCode: String?,
    limits: PictureLimits = PictureLimits(),
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isStopped: () -> Bool = { false }, each: (PhotoPage) throws -> Void
  ) rethrows {
    var number = 1
    var count = 1
    repeat {
      let start = ContinuousClock.now
      let result: Result<PhotoReading, any Error>
      do {
        let answer = try answer(
          to: ["photo", String(number)], photo, region: region, areaCode: areaCode,
          limits: limits, progress: progress, isStopped: isStopped)
        count = max(count, answer.pages)
        result = .success(
          try reading(
            in: answer, since: start, region: region, areaCode: areaCode))
      } catch {
        result = .failure(error)
        if number == 1, count == 1, (error as? PictureError)?.isOfOnePage == true {
          count = (try? ForeignPicture.pageCount(of: photo, limits: limits)) ?? 1
        }
      }
      try each(PhotoPage(number: number, count: count, reading: result))
      number += 1
    } while number <= min(count, limits.pages)
  }

  private static func reading(
    in answer: ReadingAnswer, since start: ContinuousClock.Instant, region: Region,
    areaCode: String?
  ) throws -> PhotoReading {
    if let error = answer.error { throw error }
    let checked = CheckedReading(region: region, areaCode: areaCode)
    let entries = try answer.entries.prefix(CardReader.maximumEntries).map(checked.entry)
    guard !entries.isEmpty, let photograph = answer.photograph else {
      throw CardReadingError.noWriting
    }
    _ = try PictureHeader.judgeOwn([UInt8](photograph))
    return PhotoReading(
      entries: entries, photograph: [UInt8](photograph), seconds: seconds(since: start))
  }

  /// Reads pictures that hold one line each; what failed stands in its place.
  static func lines(
    _ files: [URL], field: Field, region: Region, areaCode: String?,
    limits: PictureLimits = PictureLimits()
  ) -> [Result<FieldReading, any Error>] {
    var results: [Result<FieldReading, any Error>] = []
    for start in stride(from: 0, to: files.count, by: batchCount) {
      let batch = Array(files[start..<min(files.count, start + batchCount)])
      results += lines(inBatch: batch, field: field, region: region, areaCode: areaCode, limits)
    }
    return results
  }

  /// So many lines are read by one child.
  private static let batchCount = 100
  /// A larger file is no picture of one line that is worth reading with others.
  private static let batchedBytes = 4_000_000

  private static func lines(
    inBatch files: [URL], field: Field, region: Region, areaCode: String?, _ limits: PictureLimits
  ) -> [Result<FieldReading, any Error>] {
    let checked = CheckedReading(region: region, areaCode: areaCode)
    var contents: [Result<[UInt8], any Error>] = []
    var framed: [UInt8] = []
    for file in files {
      let content = Result { try bytes(of: file, limits: limits) }
      contents.append(content)
      if case .success(let bytes) = content { framed += frame(bytes) }
    }
    let answers = Result {
      try answer(
        to: [field.rawValue], .bytes(framed), region: region, areaCode: areaCode, limits: limits)
    }
    if case .failure = answers, files.count > 1 {
      // One picture took the child down: each gets a child of its own.
      return files.flatMap {
        lines(inBatch: [$0], field: field, region: region, areaCode: areaCode, limits)
      }
    }
    var place = 0
    return contents.map { content in
      Result {
        _ = try content.get()
        let answer = try answers.get()
        if let error = answer.error { throw error }
        guard place < answer.lines.count else { throw PictureError.crashed }
        let line = answer.lines[place]
        place += 1
        if let error = line.pictureError { throw error }
        if let error = line.readingError { throw error }
        guard let read = line.field else { throw PictureError.crashed }
        return try checked.field(read, as: field)
      }
    }
  }

  private static func bytes(of file: URL, limits: PictureLimits) throws -> [UInt8] {
    // What is no ordinary, small file is judged, and refused in its own words, by the import.
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, let size = values?.fileSize, size > 0,
      size <= batchedBytes, let data = try? Data(contentsOf: file)
    else { return try ForeignPicture.imported(from: file, limits: limits).encoded }
    return [UInt8](data)
  }

  private static func frame(_ bytes: [UInt8]) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) } + bytes
  }

  private static func answer(
    to work: [String], _ input: LimitedProcess.Input, region: Region, areaCode: String?,
    limits: PictureLimits, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    isStopped: () -> Bool = { false }
  ) throws -> ReadingAnswer {
    let output = try LimitedProcess.run(
      arguments: ["child", "read", region.code, areaCode ?? ""] + work, input: input,
      limits: limits, progress: progress, isStopped: isStopped)
    guard let answer = try? JSONDecoder().decode(ReadingAnswer.self, from: Data(output)) else {
      throw PictureError.crashed
    }
    return answer
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let duration = start.duration(to: .now).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }
}
