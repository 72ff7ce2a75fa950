import AddressBook
import Locales

/// Every kind of screen that the guided app has, in invented homes: for a caregiver to page through.
///
/// The same walk of the journeys as the tests make, so that no screen is forgotten.
public struct Tour: Sendable {
  /// The guided app at each screen, those of a journey together.
  public let stops: [GuidedApp]

  /// The first of the stops, which takes no walk.
  public static var first: GuidedApp {
    let walk = Walk.beforeStart(InventedHome(), [])
    let app = GuidedApp(facts: walk.facts)
    let walker = ScreenWalk(world: walk.world, words: MessageCatalog(mute: .english))
    return walker.settled(app, app.opening).last ?? app
  }

  /// Walks all journeys, which takes a second or two. A state is a stop where it stands at another
  /// step than those before it, says something that they did not, or is the first with a bar.
  ///
  /// - Parameter language: that of the person in front of the screens.
  public init(language: Language) {
    let mute = MessageCatalog(mute: .english)
    let (states, passed) = Self.walked(mute, isBrief: true)
    var met: Set<String> = []
    var shown: Set<[String]> = []
    var stops: [GuidedApp] = []
    for app in states + passed {
      let screen = app.screen(mute)
      let texts = screen.texts
      let said = Self.keys(in: texts) + (screen.progress == nil ? [] : ["progress"])
      // What could not be done stands before the step at which it was tried.
      let marks = said + (app.isTroubled ? [] : Self.steps(of: app))
      guard !met.isSuperset(of: marks), shown.insert(texts).inserted else { continue }
      met.formUnion(marks)
      stops.append(app)
    }
    self.stops = stops.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map { $0.element.reading(language) }
  }

  /// The keys of the messages in texts of a mute catalogue.
  static func keys(in texts: [String]) -> [String] {
    texts.flatMap { text in
      text.split(separator: "⟦").filter { $0.contains("⟧") }.map { String($0.prefix { $0 != "⟧" }) }
    }
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
  /// - Parameter isBrief: leaves out the walks that say nothing new.
  static func walked(
    _ words: MessageCatalog, isBrief: Bool = false
  ) -> (states: [GuidedApp], passed: [GuidedApp]) {
    var states: [GuidedApp] = []
    var passed: [GuidedApp] = []
    var met: Set<GuidedApp> = []
    for walk in walks where walk.isNew || !isBrief {
      let walker = ScreenWalk(
        world: walk.world, words: words, homeDigits: walk.homeDigits, typesMuch: walk.typesMuch
      ) { app in
        if passed.count < 1000, met.insert(app).inserted { passed.append(app) }
      }
      states += walker.states(from: GuidedApp(facts: walk.facts))
    }
    for key in [
      "unexpected", "camera-program", "camera-photo", "inbox", "contact-gone", "post-gone",
      "not-writable", "home-gone", "home-away",
    ] {
      var app = GuidedApp(facts: InventedHome.facts)
      _ = app.handle(.result(.failed(Message("trouble-\(key)"))))
      passed.append(app)
    }
    var delayed = GuidedApp(facts: InventedHome.facts)
    _ = delayed.handle(.delayed)
    return (states, passed + [delayed])
  }

  /// A home to walk through.
  private struct Walk {
    let world: InventedHome
    let homeDigits: [Int]
    let facts: GuideFacts
    /// Whether much that is no number or name is typed too.
    let typesMuch: Bool
    /// Whether it comes to steps or messages that no other walk comes to as soon.
    let isNew: Bool

    init(
      _ world: InventedHome, _ homeDigits: [Int], typesMuch: Bool = false, isNew: Bool = false,
      facts change: (inout GuideFacts) -> Void
    ) {
      self.world = world
      self.homeDigits = homeDigits
      self.typesMuch = typesMuch
      self.isNew = isNew
      var facts = InventedHome.facts
      change(&facts)
      self.facts = facts
    }

    /// Where the area code is known.
    init(_ world: InventedHome, _ homeDigits: [Int], isNew: Bool = false) {
      self.init(world, homeDigits, isNew: isNew) {
        $0.areaCode = "02"
        $0.hasCamera = !world.photos.isEmpty
        $0.hasInbox = !world.photos.isEmpty
      }
    }

    /// Before the first start.
    static func beforeStart(
      _ world: InventedHome, _ homeDigits: [Int], typesMuch: Bool = false, isNew: Bool = false,
      hasInbox: Bool = false
    ) -> Walk {
      Walk(world, homeDigits, typesMuch: typesMuch, isNew: isNew) {
        $0.mostCalled = "歐陽司馬諸葛上官皇甫尉遲"
        $0.isStarted = false
        $0.person = Person(id: "me")
        $0.mayLeave = false
        $0.hasCamera = false
        $0.hasInbox = hasInbox
      }
    }
  }

  private static let walks: [Walk] = [
    Walk(InventedHome(), [1, 3, 4]),
    Walk(InventedHome(contacts: Array(Contact.family.prefix(1))), [1]),
    Walk(InventedHome(contacts: Array(Contact.family.prefix(3))), [1]),
    Walk(InventedHome(contacts: Array(Contact.family.prefix(4))), [1]),
    Walk(InventedHome(contacts: Contact.family), [1]),
    Walk(InventedHome(contacts: Contact.family, hasTroubles: true), [1, 3, 4]),
    Walk(InventedHome(posts: Post.some, photos: PhotoFile.some), [3], isNew: true),
    Walk(
      InventedHome(
        people: (1...5).map {
          Person(
            id: "\($0)", name: $0 == 2 ? nil : "家人\($0 % 4)", number: "+88691200011\($0)")
        }),
      [4], isNew: true),
    Walk(InventedHome(readings: [[.clear]]), [2]),
    Walk(
      InventedHome(
        contacts: [Contact.family[0]],
        readings: [
          [.service], [.known], [.namesake], [.broken], [.local], [.unusual], [.withExtension],
        ]), [2], isNew: true),
    Walk(InventedHome(removed: [.gone], readings: [[.clear]]), [2], isNew: true),
    Walk(InventedHome(readings: [[.clear, .local]]), [2]),
    Walk(InventedHome(pending: [.clear, .unread], readings: []), [2], isNew: true),
    Walk(InventedHome(readings: [[.clear]], hasTroubles: true), [2]),
    .beforeStart(InventedHome(hasTroubles: true), [1, 3, 4], typesMuch: true, isNew: true),
    .beforeStart(InventedHome(), [3], isNew: true, hasInbox: true),
    .beforeStart(InventedHome(readings: [[.unread], [.local]]), [2], typesMuch: true),
    .beforeStart(InventedHome(readings: [[.local]]), [2], isNew: true),
    Walk(InventedHome(contacts: Contact.namesakes), [1], isNew: true),
    Walk(InventedHome(contacts: Contact.family), [1], isNew: true) { $0.isTelephoneLine = false },
    Walk(InventedHome(contacts: Contact.moved), [1], isNew: true) { $0.region = .hongKong },
  ]
}
