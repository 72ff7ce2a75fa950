import CHeif

/// HEIC and AVIF through libheif.
enum HEIF {
  static func header(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader {
    guard isWhole(ByteReader(bytes: bytes)) else { throw .incomplete }
    return try withPrimaryPicture(bytes) { handle throws(PictureError) in
      // libheif turns the picture upright by its own properties; EXIF has no say in HEIF.
      PictureHeader(
        format: .heif, storedWidth: Int(heif_image_handle_get_width(handle)),
        storedHeight: Int(heif_image_handle_get_height(handle)))
    }
  }

  static func picture(_ bytes: [UInt8]) throws(PictureError) -> Picture {
    try withPrimaryPicture(bytes) { handle throws(PictureError) in
      guard let options = heif_decoding_options_alloc() else { throw .tooMuchMemory }
      defer { heif_decoding_options_free(options) }
      options.pointee.convert_hdr_to_8bit = 1
      let hasAlpha = heif_image_handle_has_alpha_channel(handle) != 0
      var image: OpaquePointer?
      try check(
        heif_decode_image(
          handle, &image, heif_colorspace_RGB,
          hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options))
      defer { heif_image_release(image) }
      var stride: Int32 = 0
      guard let image,
        let plane = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride)
      else { throw .damaged }
      return opaque(
        plane, stride: Int(stride), channels: hasAlpha ? 4 : 3,
        width: Int(heif_image_get_width(image, heif_channel_interleaved)),
        height: Int(heif_image_get_height(image, heif_channel_interleaved)))
    }
  }

  /// Whether every box of the outermost level (ISO/IEC 14496-12, 4.2) ends within the file.
  private static func isWhole(_ reader: ByteReader) -> Bool {
    var offset = 0
    while offset < reader.count {
      guard let size = reader.number(at: offset, size: 4) else { return false }
      switch size {
      case 0: return true
      case 1:
        guard let high = reader.number(at: offset + 8, size: 4),
          let low = reader.number(at: offset + 12, size: 4), high == 0, low >= 16
        else { return false }
        offset += low
      case 2..<8: return false
      default: offset += size
      }
    }
    return offset == reader.count
  }

  private static func withPrimaryPicture<Result>(
    _ bytes: [UInt8], _ body: (OpaquePointer) throws(PictureError) -> Result
  ) throws(PictureError) -> Result {
    guard let context = heif_context_alloc() else { throw .tooMuchMemory }
    defer { heif_context_free(context) }
    var handle: OpaquePointer?
    defer { heif_image_handle_release(handle) }
    // libheif copies the bytes, so that they need not outlive this call.
    try check(heif_context_read_from_memory(context, bytes, bytes.count, nil))
    try check(heif_context_get_primary_image_handle(context, &handle))
    guard let handle else { throw .damaged }
    return try body(handle)
  }

  private static func check(_ error: heif_error) throws(PictureError) {
    switch error.code {
    case heif_error_Ok: return
    case heif_error_Memory_allocation_error: throw .tooMuchMemory
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature,
      heif_error_Decoder_plugin_error:
      throw .unsupported(kind: "HEIC")
    case heif_error_Invalid_input where error.subcode == heif_suberror_End_of_data:
      throw .incomplete
    default: throw .damaged
    }
  }

  /// The plane's rows without their padding, laid over white.
  private static func opaque(
    _ plane: UnsafePointer<UInt8>, stride: Int, channels: Int, width: Int, height: Int
  ) -> Picture {
    let count = width * height * 3
    let rgb = [UInt8](unsafeUninitializedCapacity: count) { rgb, initialized in
      var target = 0
      for row in 0..<height {
        var source = row * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? Int(plane[source + 3]) : 255
          for channel in 0..<3 {
            let value = Int(plane[source + channel])
            rgb[target + channel] = UInt8((value * alpha + 255 * (255 - alpha)) / 255)
          }
          target += 3
          source += channels
        }
      }
      initialized = count
    }
    return Picture(width: width, height: height, rgb: rgb)
  }
}
