import Foundation
import Locales
import Testing

extension PseudoTerminal {
  /// Presses or types an answer to each screen, once the screen stands there.
  func answer(
    _ steps: [(screen: String, keys: String)], _ words: MessageCatalog,
    location: SourceLocation = #_sourceLocation
  ) throws {
    for step in steps {
      try #require(
        wait(for: words(step.screen), seconds: 120), "\(step.screen) did not come\n\(screen.text)",
        sourceLocation: location)
      // The same digit twice within 700 ms would be a key held down, and nobody has read a screen
      // before it stands there.
      settle(milliseconds: 750)
      send(step.keys)
    }
  }
}
