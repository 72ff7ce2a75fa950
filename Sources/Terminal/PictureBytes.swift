import CChafa

/// A picture in the terminal's own format for pixels. Only libchafa makes it, from pixels: nothing
/// that was read from elsewhere gets past the ``OutputGate`` in it.
struct PictureBytes {
  let text: String

  /// Nil where the picture can't be made.
  init?(_ image: RGBAImage, size: TerminalSize, graphics: Graphics) {
    let config = chafa_canvas_config_new()
    chafa_canvas_config_set_geometry(config, Int32(size.columns), Int32(size.rows))
    // Kitty fits a picture into its cells itself, and takes it uncompressed.
    let cell = graphics.cell
    let isScaled = graphics.kind == .kitty && cell.width > 10
    chafa_canvas_config_set_cell_geometry(
      config, Int32(isScaled ? 10 : cell.width),
      Int32(isScaled ? cell.height * 10 / cell.width : cell.height))
    chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR)
    chafa_canvas_config_set_pixel_mode(
      config, graphics.kind == .kitty ? CHAFA_PIXEL_MODE_KITTY : CHAFA_PIXEL_MODE_SIXELS)
    let canvas = chafa_canvas_new(config)
    let database = chafa_term_db_new()
    let terminal = chafa_term_db_get_fallback_info(database)
    defer {
      chafa_term_info_unref(terminal)
      chafa_term_db_unref(database)
      chafa_canvas_unref(canvas)
      chafa_canvas_config_unref(config)
    }
    image.pixels.withUnsafeBufferPointer {
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, $0.baseAddress, Int32(image.width),
        Int32(image.height), Int32(image.width * 4))
    }
    guard let string = chafa_canvas_print(canvas, terminal) else { return nil }
    defer { g_string_free(string, 1) }
    guard let bytes = string.pointee.str else { return nil }
    text = String(cString: bytes)
  }
}
