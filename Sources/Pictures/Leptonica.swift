import CLeptonica

/// What every call of Leptonica needs.
enum Leptonica {
  /// A pointer to Leptonica's picture.
  typealias Pix = UnsafeMutablePointer<PIX>

  /// Leptonica writes its complaints to standard error unless told once not to.
  static let silence: Void = { setMsgSeverity(Int32(L_SEVERITY_NONE)) }()

  /// Uses a picture of Leptonica's and frees it.
  static func withFreed<Result, Failure: Error>(
    _ pix: Pix, _ body: (Pix) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { free(pix) }
    return try body(pix)
  }

  /// Frees a picture of Leptonica's.
  static func free(_ pix: Pix) {
    var pix: Pix? = pix
    pixDestroy(&pix)
  }
}
