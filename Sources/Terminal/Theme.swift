import Guide

/// The pairs of colours of a screen. Each pair has a contrast of at least 7 to 1, and no pair is
/// the only sign of anything.
struct Theme: Hashable {
  struct Pair: Hashable {
    let ink: Colour
    let paper: Colour

    var cell: Cell { Cell(foreground: ink, background: paper) }
  }

  /// Text and drawn characters.
  let text: Pair
  /// The bar with the title.
  let title: Pair
  /// The digit of a choice.
  let key: Pair
  /// The words of a choice.
  let choice: Pair
  /// What is said beside the screen.
  let hint: Pair

  /// Surnames on the colours of people.
  let monograms: [Pair]

  var pairs: [Pair] { [text, title, key, choice, hint] + monograms }

  /// Whether lines must show where a tile ends, as its paper does not.
  func needsOutlines(_ depth: ColourDepth) -> Bool {
    isLikePage(choice, depth)
  }

  /// Whether a paper can't be told from the page's.
  func isLikePage(_ pair: Pair, _ depth: ColourDepth) -> Bool {
    func shown(_ paper: Colour) -> String { paper.parameters(depth, isBackground: true) }
    return shown(pair.paper) == shown(text.paper)
  }

  func monogram(_ monogram: Monogram) -> Pair {
    monograms[abs(monogram.colour) % monograms.count]
  }

  /// - Parameter depth: where there are sixteen colours, papers that are nearly alike would be one.
  init(_ colours: Colours, _ depth: ColourDepth = .trueColour) {
    func pair(_ ink: UInt32, _ paper: UInt32) -> Pair {
      Pair(ink: Colour(ink), paper: Colour(paper))
    }
    // Exactly what terminals of 256 colours have, but none that they show keys in.
    let deep: [UInt32] = [
      0x870000, 0x005F5F, 0x5F00AF, 0x87005F, 0x00005F, 0x005F00, 0x870087, 0x5F005F, 0x0000AF,
      0x5F0000,
    ]
    let bright: [UInt32] = [
      0xFFAF87, 0x87D7D7, 0xD7AFFF, 0xFFAFD7, 0x87AFFF, 0xAFD787, 0xD7D7AF, 0xFF875F, 0x87D7FF,
      0xAFFFAF, 0xFFAFAF,
    ]
    monograms =
      colours == .light ? deep.map { pair(0xFFFFFF, $0) } : bright.map { pair(0x101010, $0) }
    let cyan = pair(0x000000, 0x00AAAA)
    switch colours {
    case .light:
      text = pair(0x101010, 0xFFFFFF)
      title = pair(0xFFFFFF, 0x0B4A8F)
      key = pair(0xFFFFFF, 0x0B4A8F)
      choice = depth == .sixteen ? cyan : pair(0x101010, 0xDCE9F7)
      hint = pair(0x101010, 0xFFE08A)
    case .dark:
      text = pair(0xF2F2F2, 0x101418)
      title = pair(0xF2F2F2, 0x24405E)
      key = pair(0x101010, 0xFFD166)
      choice = depth == .sixteen ? cyan : pair(0xFFFFFF, 0x2B3642)
      hint = pair(0x101010, 0xFFD166)
    case .contrast:
      text = pair(0xFFFF00, 0x000000)
      title = pair(0x000000, 0xFFFF00)
      key = pair(0x000000, 0xFFFF00)
      choice = pair(0xFFFF00, 0x000000)
      hint = pair(0x000000, 0xFFFFFF)
    }
  }
}
