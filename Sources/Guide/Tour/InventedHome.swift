import AddressBook
import Calling
import CardReading
import Foundation
import Locales
import PhoneNumbers

/// Answers effects as a home might; where a home might answer differently, with each answer.
struct InventedHome {
  var contacts: [Contact] = []
  /// Who was removed.
  var removed: [Contact] = []
  var posts: [Post] = []
  var pending: [Card] = []
  /// What a photograph of a card may turn out to hold.
  var readings: [[Card]] = []
  var photos: [PhotoFile] = []
  var people = [Person(id: "me", name: "林阿嬤", number: "+886912000111")]
  /// Whether effects also fail.
  var hasTroubles = false

  static let facts = GuideFacts(
    language: .english, person: Person(id: "me", name: "林阿嬤", number: "+886912000111"),
    region: .taiwan, voice: false, hasCamera: true, hasInbox: true, isStarted: true)

  /// All results that an effect may have; none for an effect that is not answered.
  func results(of effect: Effect, facts: GuideFacts) -> [EffectResult] {
    switch effect {
    case .stopWork, .leave: return []
    default: return answers(to: effect, facts) + (hasTroubles ? [.failed(Self.trouble)] : [])
    }
  }

  static let trouble = Message("trouble-unexpected")

  private func answers(to effect: Effect, _ facts: GuideFacts) -> [EffectResult] {
    switch effect {
    case .stopWork, .leave: []
    case .hangUp: [.called(.ended(seconds: 5))]
    case .loadLanguages:
      [
        .languages([
          LanguageName(language: .traditionalChinese, name: "中文（台灣）"),
          LanguageName(language: .simplifiedChinese, name: "中文（大陆）"),
          LanguageName(language: .english, name: "English"),
        ])
      ]
    case .loadPeople: [.people(people)]
    case .change(let change): [.facts(facts.changed(by: change, people: people))]
    case .loadContacts(let offset):
      [
        .contacts(
          Page(of: contacts, at: offset),
          namesakes: Set(
            contacts.filter { one in contacts.count { $0.name == one.name } > 1 }.map(\.id)))
      ]
    case .call:
      [
        CallOutcome.rehearsed, .asked, .ended(seconds: 60), .ended(seconds: nil), .busy, .noAnswer,
        .refused, .stopped,
      ].map(EffectResult.called) + [.changed]
    case .loadPending: [.cards(pending)]
    case .lookIntoInbox(let place):
      [.inbox(photos.isEmpty ? nil : photos[min(place, photos.count - 1)])]
    case .takePhoto: [.photo(path: "/photos/camera.jpg")]
    case .readCard: readings.map(EffectResult.cards) + [.cards([]), .allKnown]
    case .keepPicture: [.picture("face")]
    case .findNumber(let number):
      [.known(contacts.filter { $0.numbers.contains { $0.e164 == number.e164 } })]
    case .findName(let name, let number):
      [
        .known(
          contacts.filter { $0.name == name }
            + removed.filter { contact in
              contact.name == name && contact.numbers.contains { $0.e164 == number.e164 }
            })
      ]
    case .keepAnswers(let pending, _, _): [.kept(pending: pending ?? "typed")]
    case .store(let card): [.stored(stored(card))]
    case .correct(_, let id, let card): [.stored(stored(card, as: id))]
    case .addNumber(_, let id): contacts.filter { $0.id == id }.map(EffectResult.stored)
    case .bringBack(let id, _): removed.filter { $0.id == id }.map(EffectResult.stored)
    case .deny, .takeBack, .settle: [.done]
    case .setFace(let id, let picture):
      [.stored(.sample(id: id, name: "王小明", numbers: ["+886912345678"], picture: picture))]
    case .loadPost(let place): posts(at: place)
    case .like: [.done]
    case .say: [.said(posts.first { $0.author == "me" } ?? .sample("said", text: nil))]
    }
  }

  private func stored(_ card: ConfirmedCard, as id: Contact.ID = "new") -> Contact {
    .sample(
      id: id, name: card.name, numbers: [card.number.dialled],
      handwriting: card.name == nil ? "writing" : nil)
  }

  /// What the person has said themselves is seen by the family or not.
  private func posts(at place: FeedPlace) -> [EffectResult] {
    guard var shown = post(at: place), shown.post.author == "me" else {
      return [.post(post(at: place))]
    }
    let seen = EffectResult.post(shown)
    shown.hasReaders = false
    return [seen, .post(shown)]
  }

  private func post(at place: FeedPlace) -> ShownPost? {
    let index =
      switch place {
      case .newest: posts.isEmpty ? nil : Int?.some(0)
      case .older(let post): posts.firstIndex { $0.id == post.id }.map { $0 + 1 }
      case .newer(let post): posts.firstIndex { $0.id == post.id }.map { $0 - 1 }
      case .same(let post): posts.firstIndex { $0.id == post.id }
      }
    guard let index, posts.indices.contains(index) else { return nil }
    return ShownPost(
      post: posts[index], moment: .sample, hasOlder: index + 1 < posts.count, hasNewer: index > 0,
      hasReaders: true)
  }
}

extension GuideFacts {
  func changed(by change: SettingChange, people: [Person]) -> GuideFacts {
    var facts = self
    switch change {
    case .voice(let isOn): facts.voice = isOn
    case .language(let language): facts.language = language
    case .textSize(let size): facts.textSize = size
    case .colours(let colours): facts.colours = colours
    case .name(let name): facts.person.name = name
    case .number(let number): facts.person.number = number.e164
    case .person(let id): facts.person = people.first { $0.id == id } ?? facts.person
    case .started: facts.isStarted = true
    }
    return facts
  }
}
