import AddressBook
import Locales

/// Text size, colours, language, and who sits here; each takes effect at once.
struct SettingsJourney: Journey {
  enum Step: Hashable {
    case menu
    case textSize
    case colours
    case words
    case opening
    case languages(Page<LanguageName>)
    case who
    case people(Page<Person>)
    /// Whether it is really this one, before the screens become theirs.
    case other(Person)
    case name(NameEntry)
    case number(NumberEntry)
    /// Whether an unusual number is right.
    case look(OwnNumberLook, NumberEntry)
  }

  enum Action {
    case step(Step)
    case change(SettingChange)
    case load(Effect)
    case languagePage(Int), peoplePage(Int)
    case name, number
  }

  private var step = Step.menu
  private var languages: [LanguageName] = []
  private var people: [Person] = []

  private func menu(_ facts: GuideFacts) -> Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .menu:
      menu.add(Label("settings-text-size"), .step(.textSize))
      menu.add(Label("settings-colours"), .step(.colours))
      if facts.voice == nil {
        menu.add(Label("settings-language"), .load(.loadLanguages))
      } else {
        menu.add(Label("settings-words"), .step(.words))
      }
      menu.add(Label("settings-who"), .step(.who))
    case .textSize:
      for size in TextSize.allCases {
        menu.add(
          chosen(Message("text-size-\(size.rawValue)"), size == facts.textSize),
          .change(.textSize(size)))
      }
    case .colours:
      for colours in Colours.allCases {
        menu.add(
          chosen(Message("colours-\(colours.rawValue)"), colours == facts.colours),
          .change(.colours(colours)))
      }
    case .words:
      menu.add(Label("settings-language"), .load(.loadLanguages))
      let isOn = facts.voice == true
      menu.add(Label(isOn ? "settings-voice-off" : "settings-voice-on"), .change(.voice(!isOn)))
    case .languages(let page):
      for language in page.items {
        let name = language.name
        let isChosen = language.language == facts.language
        menu.add(
          isChosen ? Label("settings-chosen", ["choice": .text(name)]) : .plain(name),
          .change(.language(language.language)))
      }
      menu.addNextPage(of: page, Action.languagePage)
    case .who:
      menu.add(Label("who-name"), .name)
      menu.add(Label("who-number"), .number)
      menu.add(Label("who-other"), .load(.loadPeople))
    case .people(let page):
      for person in page.items {
        menu.add(label(person, facts), .step(isHere(person, facts) ? .who : .other(person)))
      }
      menu.addNextPage(of: page, Action.peoplePage)
    case .other(let person): menu.add(Label("who-other-yes"), .change(.person(person.id)))
    case .opening, .name, .number, .look: break
    }
    return menu
  }

  private func chosen(_ message: Message, _ isChosen: Bool) -> Label {
    isChosen ? Label("settings-chosen", ["choice": .message(message)]) : .words(message)
  }

  /// The name, with the number where others have the same, or none either.
  private func label(_ person: Person, _ facts: GuideFacts) -> Label {
    var label = person.name.map(Label.plain) ?? Label("who-nameless")
    let isAlone = people.count { $0.name == person.name } == 1
    if !isAlone, let number = person.number {
      label = Label(
        "call-namesake",
        ["name": label.argument, "number": .text(facts.written(number))])
    }
    return isHere(person, facts) ? Label("who-chosen", ["who": label.argument]) : label
  }

  private func isHere(_ person: Person, _ facts: GuideFacts) -> Bool {
    person.id == facts.person.id
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("settings-title"), choices: menu(facts).choices(words),
      back: words("guided-back"))
    switch step {
    case .menu: screen.paragraphs = [words("settings-question")]
    case .textSize:
      screen.title = words("settings-text-size")
      screen.subject = Screen.Subject(text: words("add-example-name"))
      screen.paragraphs = [words("text-size-question")]
    case .colours:
      screen.title = words("settings-colours")
      screen.paragraphs = [words("colours-question")]
    case .words:
      screen.title = words("settings-words")
      screen.paragraphs = [words(facts.voice == true ? "voice-is-on" : "voice-is-off")]
    case .opening:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("settings-opening")]
    case .languages:
      screen.title = words("settings-language")
      screen.paragraphs = [words("start-language-question")]
    case .who:
      screen.title = words("settings-who")
      screen.subject = Screen.Subject(
        text: facts.person.name ?? words("who-nameless"), secondText: facts.ownNumber)
      screen.paragraphs = [words("who-question")]
    case .people(let page):
      screen.title = words("who-people-title")
      screen.paragraphs = [words(page.total > 1 ? "who-people-question" : "who-people-alone")]
    case .other(let person):
      screen.title = words("who-other-title")
      screen.subject = Screen.Subject(
        text: person.name ?? words("who-nameless"),
        secondText: person.number.map(facts.written))
      screen.paragraphs = [words("who-other-why")]
    case .name(let entry):
      screen.title = words("start-name-title")
      screen.paragraphs = entry.paragraphs(words) + [words("start-name-why")]
      screen.entry = entry.entry(words, label: "start-name-label")
    case .number(let entry):
      screen.title = words("start-number-title")
      screen.paragraphs = entry.paragraphs(words) + [words("start-number-why")]
      screen.entry = entry.entry(words, label: "start-number-label")
    case .look(let look, _): return look.screen(words, facts)
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch (step, event) {
    case (.look(let look, let entry), _):
      switch look.answer(event) {
      case .right:
        step = .who
        return .perform(.change(.number(look.number)))
      case .wrong: step = .number(entry)
      case .back: step = .who
      case nil: break
      }
    case (_, .choice(let digit)): return perform(menu(facts).action(digit), facts)
    case (.opening, .result(.languages(let all))):
      languages = all
      step = .languages(Page(of: all, at: 0))
    case (.opening, .result(.people(let all))):
      people = all
      step = .people(Page(of: all, at: 0))
    case (.opening, .result(.failed)): step = .menu
    case (.name(var entry), .text(let text)):
      let name = entry.accept(text)
      step = name == nil ? .name(entry) : .who
      if let name { return .perform(.change(.name(name))) }
    case (.number(var entry), .text(let text)):
      guard let number = entry.acceptOwn(text, facts) else {
        step = .number(entry)
        break
      }
      guard !number.needsLook else {
        step = .look(OwnNumberLook(number: number), entry)
        break
      }
      step = .who
      return .perform(.change(.number(number)))
    case (.menu, .back): return .exit(.home)
    case (.other, .back), (.people, .back), (.name, .back), (.number, .back): step = .who
    case (.languages, .back): step = facts.voice == nil ? .menu : .words
    case (_, .back): step = .menu
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch action {
    case .step(let next): step = next
    case .change(let change):
      if case .person = change { step = .who }
      return .perform(.change(change))
    case .load(let effect):
      step = .opening
      return .perform(effect)
    case .languagePage(let offset): step = .languages(Page(of: languages, at: offset))
    case .peoplePage(let offset): step = .people(Page(of: people, at: offset))
    case .name: step = .name(NameEntry(typed: facts.person.name ?? ""))
    case .number: step = .number(NumberEntry(typed: facts.ownNumber ?? ""))
    case nil: break
    }
    return .stay
  }
}
