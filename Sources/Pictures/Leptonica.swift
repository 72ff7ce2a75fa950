import CLeptonica

/// What every call of Leptonica needs.
enum Leptonica {
  /// A pointer to Leptonica's picture.
  typealias Pix = UnsafeMutablePointer<PIX>

  /// Leptonica writes its complaints to standard error unless told once not to.
  static let silence: Void = { setMsgSeverity(Int32(L_SEVERITY_NONE)) }()

  /// Frees a picture of Leptonica's.
  static func free(_ pix: Pix) {
    var pix: Pix? = pix
    pixDestroy(&pix)
  }
}
