/// What is known of the terminal from its answers. Nothing is guessed from the environment.
struct TerminalTraits {
  private(set) var background: Colour?
  private(set) var cell: CellPixels?
  /// Whether it draws sextants, two by three to a cell, without gaps.
  private(set) var hasSextants = false
  /// Whether the last of the answers has come: what comes later of pictures changes nothing.
  private(set) var isComplete = false
  private var hasKittyPictures = false
  private var hasSixel = false

  /// Takes an answer; whether screens may look different from now on.
  mutating func take(_ answer: TerminalAnswer) -> Bool {
    let before = graphics(cell: nil)
    switch answer {
    case .background(let colour):
      defer { background = colour }
      return background != colour
    case .sextants:
      defer { hasSextants = hasSextants || !isComplete }
      return !isComplete && !hasSextants
    case .cell(let size): cell = size
    case .kittyPictures: if !isComplete { hasKittyPictures = true }
    case .attributes(let hasSixel):
      if !isComplete { self.hasSixel = hasSixel }
      isComplete = true
    }
    return graphics(cell: nil) != before
  }

  /// How it shows pictures of pixels, where it does; nil before it has told all.
  ///
  /// - Parameter cell: what the system knows of a cell's pixels, which comes first.
  func graphics(cell known: CellPixels?) -> Graphics? {
    guard isComplete, let cell = known ?? cell else { return nil }
    if hasKittyPictures { return Graphics(kind: .kitty, cell: cell) }
    return hasSixel ? Graphics(kind: .sixel, cell: cell) : nil
  }
}
