import CardReading
import Foundation
import PhoneNumbers
import Pictures

/// The child's half of reading: `child read REGION AREA photo PAGE` with the photograph's file on
/// standard input, or `child read REGION AREA name|number` with pictures of lines there, each
/// behind its length in eight bytes.
enum ReadingChild {
  /// A photograph is decoded no smaller than this: a card, and a page of small writing.
  private static let neededSides = (1800, 3000)
  /// The longest side of the photograph that is kept.
  private static let keptSide = 2048
  /// Nobody sees writing on a photograph whose shorter and longer side have fewer pixels.
  private static let leastSides = (16, 64)

  static func run(_ arguments: [String]) -> Never {
    LimitedProcess.answer { limits throws(PictureError) in
      guard arguments.count >= 3 else { throw .noChild }
      let reader: CardReader
      do throws(CardReadingError) {
        reader = try CardReader(
          models: ShareFolder.models, region: Region(code: arguments[0]),
          areaCode: arguments[1].isEmpty ? nil : arguments[1])
      } catch {
        return try encoded(ReadingAnswer(error: error))
      }
      guard let field = Field(rawValue: arguments[2]) else {
        guard let page = arguments.dropFirst(3).first.flatMap({ Int($0) }) else { throw .noChild }
        return try encoded(try photograph(page: page, reader: reader, limits: limits))
      }
      return try encoded(ReadingAnswer(lines: lines(of: field, reader: reader, limits: limits)))
    }
  }

  private static func photograph(
    page: Int, reader: CardReader, limits: PictureLimits
  ) throws(PictureError) -> ReadingAnswer {
    let photograph = try ForeignPicture(
      standardInput: limits, page: page, neededSides: neededSides
    ) { !CardReader.isSmall($0) }
    let sides = [photograph.width, photograph.height].sorted()
    guard sides[0] >= leastSides.0, sides[1] >= leastSides.1 else { throw .tooSmall }
    var answer = ReadingAnswer(pages: photograph.pages)
    do throws(CardReadingError) {
      let scale = Double(photograph.width) / Double(photograph.picture.width)
      let entries = try reader.read(photograph.picture, progress: LimitedProcess.tell(done:of:))
      answer.entries = entries.map { entry in
        ReadingAnswer.Entry(
          name: .init(entry.name), number: .init(entry.number), box: entry.box.scaled(by: scale))
      }
    } catch {
      answer.error = error
      return answer
    }
    answer.photograph = Data(try photograph.picture.scaled(maximumSide: keptSide).jpeg())
    return answer
  }

  private static func lines(
    of field: Field, reader: CardReader, limits: PictureLimits
  ) -> [ReadingAnswer.Line] {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    var rest = input[...]
    var lines: [ReadingAnswer.Line] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(8)
      guard length >= 0, length <= rest.count else { break }
      var line = ReadingAnswer.Line()
      do {
        let picture = try ForeignPicture(decoding: [UInt8](rest.prefix(length)), limits: limits)
        line.field = .init(try reader.readLine(picture.picture, field: field))
      } catch let error as PictureError {
        line.pictureError = error
      } catch let error as CardReadingError {
        line.readingError = error
      } catch {
        line.pictureError = .crashed
      }
      lines.append(line)
      rest = rest.dropFirst(length)
    }
    return lines
  }

  private static func encoded(_ answer: ReadingAnswer) throws(PictureError) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(answer) else { throw .tooMuchMemory }
    return [UInt8](data)
  }
}

extension Box {
  fileprivate func scaled(by factor: Double) -> Box {
    func scaled(_ value: Int) -> Int { Int((Double(value) * factor).rounded()) }
    return Box(x: scaled(x), y: scaled(y), width: scaled(width), height: scaled(height))
  }
}
