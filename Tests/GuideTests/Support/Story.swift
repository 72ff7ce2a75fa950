import Locales

@testable import Guide

/// A person in front of the guided app, who presses and types; the world answers at once.
struct Story {
  var app: GuidedApp
  var answer: (Effect, GuideFacts) -> EffectResult?
  var performed: [Effect] = []
  /// Which effects are still under way.
  var holds: (Effect) -> Bool = { _ in false }
  let words: MessageCatalog

  init(
    _ world: InventedHome = InventedHome(), facts: GuideFacts = InventedHome.facts,
    answer: ((Effect, GuideFacts) -> EffectResult?)? = nil
  ) throws {
    words = try Catalogs.english()
    app = GuidedApp(facts: facts)
    self.answer = { effect, facts in
      answer?(effect, facts) ?? world.results(of: effect, facts: facts).first
    }
    perform(app.opening)
  }

  var screen: Screen { app.screen(words) }

  /// The label of a digit; empty where it does not stand on the screen.
  func label(_ digit: Int) -> String {
    screen.choices.first { $0.digit == digit }?.label ?? ""
  }

  /// The cards that were stored.
  var stored: [ConfirmedCard] {
    performed.compactMap { if case .store(let card) = $0 { card } else { nil } }
  }

  /// The cards that something stored was put right to.
  var corrections: [ConfirmedCard] {
    performed.compactMap { if case .correct(_, _, let card) = $0 { card } else { nil } }
  }

  /// What was taken away again.
  var takenBack: [Effect] {
    performed.filter { if case .takeBack = $0 { true } else { false } }
  }

  mutating func press(_ digits: Int...) {
    for digit in digits { happen(digit == 0 ? .back : .choice(digit)) }
  }

  mutating func type(_ text: String) { happen(.text(text)) }

  /// Adds what a photograph holds, from home on.
  mutating func photograph() {
    press(2, 1, 3)
    type("/photos/1.jpg")
  }

  mutating func happen(_ event: Event) { perform(app.handle(event)) }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      performed.append(effect)
      if !holds(effect), let result = answer(effect, app.facts) { happen(.result(result)) }
    }
  }
}
