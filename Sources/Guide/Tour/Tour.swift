import AddressBook
import Locales

/// Every kind of screen that the guided app has, in invented homes: for a caregiver to page through.
///
/// The same walk of the journeys as the tests make, so that no screen is forgotten.
public struct Tour: Sendable {
  /// The guided app at each screen, those of a journey together.
  public let stops: [GuidedApp]

  /// Walks all journeys. A state is a stop where it stands at another step than those before it, or
  /// says something that they did not.
  public init() {
    let mute = MessageCatalog(mute: .english)
    let (states, passed) = Self.walked(mute)
    var met: Set<String> = []
    var shown: Set<[String]> = []
    var stops: [GuidedApp] = []
    for app in states + passed {
      let texts = app.screen(mute).texts
      let said = texts.flatMap { text in
        text.matches(of: /⟦[^⟧]*⟧/).map { String($0.output) }
      }
      // What could not be done stands before the step at which it was tried.
      let marks = said + (app.isTroubled ? [] : Self.steps(of: app))
      guard !met.isSuperset(of: marks), shown.insert(texts).inserted else { continue }
      met.formUnion(marks)
      stops.append(app)
    }
    self.stops = stops.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
  }

  /// The steps at which the journeys of a state stand, each as `CallJourney.confirm`.
  static func steps(of value: Any) -> [String] {
    let mirror = Mirror(reflecting: value)
    var found: [String] = []
    if mirror.displayStyle == .enum {
      let name = mirror.children.first?.label ?? "\(value)"
      let type = String(reflecting: mirror.subjectType).split(separator: ".")
      if type.last == "Step", type.count > 1 { found.append("\(type[type.count - 2]).\(name)") }
    }
    let isStruct = mirror.displayStyle == .struct
    return found
      + mirror.children.filter { !isStruct || ScreenWalk.isPlace($0.label) }
      .flatMap { steps(of: $0.value) }
  }

  /// The states in which the person is asked something or waits, and all screens that are drawn.
  ///
  /// - Parameter words: states whose screens say the same in them, but for digits, count once.
  static func walked(_ words: MessageCatalog) -> (states: [GuidedApp], passed: [GuidedApp]) {
    var states: [GuidedApp] = []
    var passed: [GuidedApp] = []
    var met: Set<GuidedApp> = []
    func walk(
      _ world: InventedHome, _ homeDigits: [Int], _ facts: GuideFacts, typesMuch: Bool = false
    ) {
      let walk = ScreenWalk(
        world: world, words: words, homeDigits: homeDigits, typesMuch: typesMuch
      ) { app in
        if passed.count < 1000, met.insert(app).inserted { passed.append(app) }
      }
      states += walk.states(from: GuidedApp(facts: facts))
    }
    var withArea = InventedHome.facts
    withArea.areaCode = "02"
    for (world, homeDigits) in worlds {
      withArea.hasCamera = !world.photos.isEmpty
      withArea.hasInbox = !world.photos.isEmpty
      walk(world, homeDigits, withArea)
    }
    for key in ["unexpected", "camera-program", "camera-photo", "inbox"] {
      var app = GuidedApp(facts: withArea)
      _ = app.handle(.result(.failed(Message("trouble-\(key)"))))
      passed.append(app)
    }
    var unknown = InventedHome.facts
    unknown.mostCalled = "歐陽司馬諸葛上官皇甫尉遲"
    unknown.isStarted = false
    unknown.person = Person(id: "me")
    unknown.mayLeave = false
    unknown.hasCamera = false
    unknown.hasInbox = false
    walk(InventedHome(hasTroubles: true), [1, 3, 4], unknown, typesMuch: true)
    unknown.hasInbox = true
    walk(InventedHome(), [3], unknown)
    unknown.hasInbox = false
    walk(InventedHome(readings: [[.unread], [.local]]), [2], unknown, typesMuch: true)
    var noLine = InventedHome.facts
    noLine.isTelephoneLine = false
    walk(InventedHome(contacts: Contact.family), [1], noLine)
    return (states, passed)
  }

  private static let worlds: [(world: InventedHome, homeDigits: [Int])] = [
    (InventedHome(), [1, 3, 4]),
    (InventedHome(contacts: Array(Contact.family.prefix(1))), [1]),
    (InventedHome(contacts: Array(Contact.family.prefix(3))), [1]),
    (InventedHome(contacts: Array(Contact.family.prefix(4))), [1]),
    (InventedHome(contacts: Contact.family), [1]),
    (InventedHome(contacts: Contact.family, hasTroubles: true), [1, 3, 4]),
    (InventedHome(posts: Post.some, photos: PhotoFile.some), [3]),
    (
      InventedHome(people: (1...5).map { Person(id: "\($0)", name: $0 == 2 ? nil : "家人\($0)") }),
      [4]
    ),
    (InventedHome(readings: [[.clear]]), [2]),
    (
      InventedHome(
        contacts: [Contact.family[0]],
        readings: [
          [.service], [.known], [.namesake], [.broken], [.local], [.unusual], [.withExtension],
        ]), [2]
    ),
    (InventedHome(readings: [[.clear, .local]]), [2]),
    (InventedHome(pending: [.clear, .unread], readings: []), [2]),
    (InventedHome(readings: [[.clear]], hasTroubles: true), [2]),
  ]
}
