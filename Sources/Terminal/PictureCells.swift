import CChafa

/// A picture as cells.
struct PictureCells {
  /// Two by two to a cell, which fonts everywhere have but those of the Linux console; two by three
  /// where the terminal draws them itself: many fonts' own are gappy.
  private static func symbols(_ colour: ColourDepth, hasSextants: Bool) -> ChafaSymbolTags {
    let halves =
      CHAFA_SYMBOL_TAG_SPACE.rawValue | CHAFA_SYMBOL_TAG_SOLID.rawValue
      | CHAFA_SYMBOL_TAG_VHALF.rawValue
    let quarters = CHAFA_SYMBOL_TAG_HHALF.rawValue | CHAFA_SYMBOL_TAG_QUAD.rawValue
    let sixths = hasSextants ? CHAFA_SYMBOL_TAG_SEXTANT.rawValue : 0
    return ChafaSymbolTags(rawValue: colour == .sixteen ? halves : halves | quarters | sixths)
  }

  let rows: [[Cell]]

  init(_ image: RGBAImage, size: TerminalSize, colour: ColourDepth, hasSextants: Bool = false) {
    let map = chafa_symbol_map_new()
    chafa_symbol_map_add_by_tags(map, Self.symbols(colour, hasSextants: hasSextants))
    let config = chafa_canvas_config_new()
    chafa_canvas_config_set_geometry(config, Int32(size.columns), Int32(size.rows))
    chafa_canvas_config_set_symbol_map(config, map)
    chafa_canvas_config_set_canvas_mode(config, Self.mode(colour))
    // A person waits for it, and so many cells show enough with the least work for each.
    if size.columns * size.rows > 2000 { chafa_canvas_config_set_work_factor(config, 0) }
    chafa_canvas_config_set_dither_mode(
      config, colour == .none ? CHAFA_DITHER_MODE_ORDERED : CHAFA_DITHER_MODE_NONE)
    let canvas = chafa_canvas_new(config)
    defer {
      chafa_canvas_unref(canvas)
      chafa_canvas_config_unref(config)
      chafa_symbol_map_unref(map)
    }
    image.pixels.withUnsafeBufferPointer {
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, $0.baseAddress, Int32(image.width),
        Int32(image.height), Int32(image.width * 4))
    }
    rows = (0..<Int32(size.rows)).map { y in
      (0..<Int32(size.columns)).map { x in
        var foreground: Int32 = -1
        var background: Int32 = -1
        chafa_canvas_get_colors_at(canvas, x, y, &foreground, &background)
        let character = Unicode.Scalar(chafa_canvas_get_char_at(canvas, x, y)) ?? " "
        return Self.cell(character, foreground, background, colour)
      }
    }
  }

  /// A full block is drawn as a space: a font's own block may leave hairlines.
  private static func cell(
    _ character: Unicode.Scalar, _ foreground: Int32, _ background: Int32, _ colour: ColourDepth
  ) -> Cell {
    let isFull = character == "\u{2588}"
    var cell = Cell(text: isFull ? " " : String(Character(character)))
    guard colour != .none else {
      cell.isReverse = isFull
      return cell
    }
    let ink = foreground < 0 ? nil : Colour(UInt32(foreground))
    let paper = background < 0 ? nil : Colour(UInt32(background))
    cell.foreground = ink
    cell.background = isFull ? ink : paper
    return cell
  }

  private static func mode(_ colour: ColourDepth) -> ChafaCanvasMode {
    switch colour {
    case .none: CHAFA_CANVAS_MODE_FGBG
    case .sixteen: CHAFA_CANVAS_MODE_INDEXED_8
    case .indexed256: CHAFA_CANVAS_MODE_INDEXED_240
    case .trueColour: CHAFA_CANVAS_MODE_TRUECOLOR
    }
  }
}
