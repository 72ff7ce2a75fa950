import CHeif

extension PictureFormat {
  /// Whether photographs of iPhones (HEIC) can be read: libheif needs a decoder for them.
  public static var isHEICReadable: Bool {
    heif_have_decoder_for_format(heif_compression_HEVC) != 0
  }
}
