import Locales
import Testing

@testable import Guide

@Suite struct TourWalkTests {
  /// The tour leaves out homes to start sooner, and no step or message with them.
  @Test func theTourComesToAllThatTheWholeWalkComesTo() {
    let mute = MessageCatalog(mute: .english)
    func marks(isBrief: Bool) -> Set<String> {
      let (states, passed) = Tour.walked(mute, isBrief: isBrief)
      return Set(
        (states + passed).flatMap { app in
          Tour.keys(in: app.screen(mute).texts) + (app.isTroubled ? [] : Tour.steps(of: app))
        })
    }
    let missing = marks(isBrief: false).subtracting(marks(isBrief: true))
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}
