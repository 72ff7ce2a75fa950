import Foundation
import Guide
import Synchronization

/// The stops of the tour, looked for while its first page is read.
final class TourStops: Sendable {
  private let found = Mutex<[GuidedApp]?>(nil)

  /// Starts at once.
  init() {
    Thread.detachNewThread { [self] in
      let stops = Tour(language: words.language).stops
      found.withLock { $0 = stops }
    }
  }

  /// Nil while they are looked for.
  var known: [GuidedApp]? { found.withLock { $0 } }

  /// All of them, as soon as they are found.
  func waited() -> [GuidedApp] {
    while true {
      if let known { return known }
      usleep(5000)
    }
  }
}
