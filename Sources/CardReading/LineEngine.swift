import CTesseract
import Foundation

/// Tesseract with one model, reading one line at a time. Used from one thread.
final class LineEngine {
  private let handle: OpaquePointer
  private let model: String
  /// How long one line may take, in milliseconds.
  private let deadline: Int32

  /// - Parameter alternatives: how many other characters a symbol may be, at most.
  /// - Throws: ``CardReadingError/modelMissing(file:)``, ``CardReadingError/engineFailed(model:)``.
  init(
    model: String, folder: URL, alternatives: Int, deadline: Int32 = 3000
  ) throws(CardReadingError) {
    guard let handle = TessBaseAPICreate() else { throw .engineFailed(model: model) }
    self.handle = handle
    self.model = model
    self.deadline = deadline
    // Tesseract writes to standard error from its very start unless it is told before.
    TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
    guard TessBaseAPIInit2(handle, folder.path, model, OEM_LSTM_ONLY) == 0 else {
      throw .modelMissing(file: "\(model).traineddata")
    }
    for (name, value) in [
      ("debug_file", "/dev/null"), ("lstm_choice_mode", "2"),
      ("lstm_choice_iterations", String(alternatives)),
      ("load_system_dawg", "0"), ("load_freq_dawg", "0"), ("tessedit_do_invert", "0"),
    ] { TessBaseAPISetVariable(handle, name, value) }
    TessBaseAPISetPageSegMode(handle, PSM_RAW_LINE)
  }

  deinit {
    TessBaseAPIEnd(handle)
    TessBaseAPIDelete(handle)
  }

  /// Reads dark ink on light paper, one line, with a white border around it.
  ///
  /// - Throws: ``CardReadingError/engineFailed(model:)`` also where the deadline passes.
  func read(_ line: Raster) throws(CardReadingError) -> LineReading {
    line.pixels.withUnsafeBufferPointer { buffer in
      TessBaseAPISetImage(
        handle, buffer.baseAddress, Int32(line.width), Int32(line.height), 1, Int32(line.width))
    }
    TessBaseAPISetSourceResolution(handle, 300)
    defer { TessBaseAPIClear(handle) }
    guard let monitor = TessMonitorCreate() else { throw .engineFailed(model: model) }
    defer { TessMonitorDelete(monitor) }
    TessMonitorSetDeadlineMSecs(monitor, deadline)
    guard TessBaseAPIRecognize(handle, monitor) == 0 else { throw .engineFailed(model: model) }
    guard let iterator = TessBaseAPIGetIterator(handle) else { return LineReading(symbols: []) }
    defer { TessResultIteratorDelete(iterator) }
    return LineReading(symbols: symbols(iterator))
  }

  private func symbols(_ iterator: OpaquePointer) -> [LineReading.Symbol] {
    var symbols: [LineReading.Symbol] = []
    guard let page = TessResultIteratorGetPageIterator(iterator) else { return [] }
    repeat {
      guard let text = Self.string(TessResultIteratorGetUTF8Text(iterator, RIL_SYMBOL)),
        !text.isEmpty
      else { continue }
      let confidence = Double(TessResultIteratorConfidence(iterator, RIL_SYMBOL))
      var left: Int32 = 0
      var top: Int32 = 0
      var right: Int32 = 0
      var bottom: Int32 = 0
      TessPageIteratorBoundingBox(page, RIL_SYMBOL, &left, &top, &right, &bottom)
      var choices = [LineReading.Choice(text: text, confidence: confidence)]
      if let alternatives = TessResultIteratorGetChoiceIterator(iterator) {
        repeat {
          guard let pointer = TessChoiceIteratorGetUTF8Text(alternatives) else { continue }
          let other = String(cString: pointer)
          if !other.isEmpty, !choices.contains(where: { $0.text == other }) {
            choices.append(
              .init(text: other, confidence: Double(TessChoiceIteratorConfidence(alternatives))))
          }
        } while TessChoiceIteratorNext(alternatives) != 0
        TessChoiceIteratorDelete(alternatives)
      }
      symbols.append(
        .init(
          choices: choices,
          box: Box(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
          startsWord: TessPageIteratorIsAtBeginningOf(page, RIL_WORD) != 0))
    } while TessResultIteratorNext(iterator, RIL_SYMBOL) != 0
    return symbols
  }

  private static func string(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { TessDeleteText(pointer) }
    return String(cString: pointer)
  }
}
