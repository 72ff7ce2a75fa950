/// What a journey answers to an event: what the world has to do, and where the person goes next.
struct Turn<Exit> {
  var effects: [Effect] = []
  /// Nil while the journey goes on.
  var exit: Exit?

  static var stay: Turn { Turn() }

  static func perform(_ effects: Effect...) -> Turn { Turn(effects: effects) }

  static func exit(_ exit: Exit) -> Turn { Turn(exit: exit) }
}
