import AddressBook
import Calling
import CardReading
import Foundation
import Guide
import Locales
import PhoneNumbers
import Pictures
import Synchronization

/// Does in the rooms of the home what the guided app asks for.
final class EffectPerformer: Sendable {
  private struct State {
    /// What the camera took, each until it is read or kept.
    var photographs: Set<String> = []
    /// The picture that was kept last, until a row names it.
    var kept: [UInt8]?
    /// The photograph of the inbox that was looked at last, by its path.
    var lookedAt: [UInt8]?
    /// The language that was chosen here, which also `--lang` does not overrule; whoever helps may.
    var language: Language?
  }

  let session: Session
  private let callLogWriter = CallLogWriter()
  private let state = Mutex(State())

  init(session: Session) { self.session = session }

  /// Waits for what is held up of the log of calls, which would end with the process.
  func finishCallLog() { callLogWriter.finish() }

  /// Leaves nothing that the camera took behind.
  func removePhotographs() { state.withLock { $0.photographs.forEach(CameraProgram.remove) } }

  /// The facts of the home as they are now.
  func facts() throws -> GuideFacts {
    try session.refreshPerson()
    var facts = try GuidedHome(session: session).facts()
    if let language = state.withLock(\.language), facts.person.language == language.tag {
      facts.language = language
    }
    return facts
  }

  /// Does what is done in a moment.
  private func perform(_ effect: Effect, _ facts: GuideFacts) throws -> EffectResult {
    let book = try session.addressBook
    try session.refreshPerson()
    let me = try session.person.id
    switch effect {
    case .loadLanguages: return .languages(try GuidedHome.languages())
    case .loadPeople: return .people(try book.people())
    case .change(let change):
      try make(change)
      return .facts(try self.facts())
    case .loadContacts(let wanted):
      let total = try book.contactCount(of: me)
      // Another may have removed whoever stood there.
      let offset = wanted < total ? wanted : 0
      let items = try book.contactPage(of: me, after: offset, limit: Page<Contact>.size)
      let namesakes = try items.filter { try session.contacts(named: $0.name).count > 1 }
      return .contacts(
        Page(items: items, offset: offset, total: total),
        namesakes: Set(namesakes.map(\.id)))
    case .loadPending: return .cards(try book.pendingEntries(of: me).map { $0.card(in: book) })
    case .findNumber(let number): return .known(try session.holders(of: number))
    case .findName(let name, let number):
      let removed = try session.removedContact(named: name, number)
      return .known(try session.contacts(named: name) + [removed].compactMap(\.self))
    case .keepAnswers(let pending, let number, let name):
      return .kept(pending: try keepAnswers(of: pending, number: number, name: name))
    case .deny(let field, let pending):
      try book.denyPending([field], of: pending)
      return .done
    case .store(let card): return .stored(try store(card))
    case .addNumber(let card, let contact):
      return .stored(try session.addNumber(card.number, to: contact, resolving: card.pending))
    case .bringBack(let contact, let pending):
      return .stored(try session.restore(contact, resolving: pending))
    case .correct(let number, let contact, let card):
      return .stored(try correct(number, of: contact, to: card))
    case .takeBack(let number, let contact):
      try takeBack(number, of: contact)
      return .done
    case .settle(let pending):
      for id in pending { try book.resolvePending(id) }
      return .done
    case .setFace(let id, let picture):
      try keepAgain()
      return .stored(try book.editContact(id) { $0.picture = picture })
    case .loadPost(let place): return .post(try FamilyFeed(book: book, viewer: me).post(at: place))
    case .like(let post, let isLiked):
      if isLiked { try book.like(post: post, by: me) } else { try book.unlike(post: post, by: me) }
      return .done
    case .say(let sentence, let picture):
      let words = try sentence.map { try GuidedHome.words(in: facts.language)($0) }
      if picture != nil { try keepAgain() }
      return .said(try book.addPost(by: me, text: words, picture: picture))
    case .call, .lookIntoInbox, .takePhoto, .readCard, .keepPicture, .hangUp, .stopWork, .leave:
      return .done
    }
  }

  /// Keeps the picture that somebody was asked about: the question may have stood on the screen for
  /// days, and a sweep has taken its file away.
  private func keepAgain() throws {
    guard let kept = state.withLock({ $0.kept.take() }) else { return }
    _ = try session.addressBook.storePicture(kept)
  }

  private func make(_ change: SettingChange) throws {
    let book = try session.addressBook
    let person = try session.person
    switch change {
    case .language(let language):
      try session.editPerson { $0.language = language.tag }
      state.withLock { $0.language = language }
    case .voice(let isOn): try book.setSetting(.voice, to: isOn ? "on" : "off", of: person.id)
    case .textSize(let size): try book.setSetting(.textSize, to: size.rawValue, of: person.id)
    case .colours(let colours): try book.setSetting(.theme, to: colours.rawValue, of: person.id)
    case .name(let name): try session.editPerson { $0.name = name }
    case .number(let number): try session.editPerson { $0.number = number.e164 }
    case .person(let id):
      try session.switchPerson(to: id)
      state.withLock { $0.language = nil }
    case .started: try book.setSetting(.started, to: "yes", of: person.id)
    }
  }

  private func keepAnswers(
    of pending: PendingEntry.ID?, number: PhoneNumber, name: String?
  ) throws -> PendingEntry.ID {
    let book = try session.addressBook
    if let pending {
      try book.keepAnswers(number: number, name: name, of: pending)
      return pending
    }
    let unread = PendingEntry.Reading(text: "", verdict: Verdict.unread.rawValue, candidates: [])
    var entry = PendingEntry(
      owner: try session.person.id, name: unread, number: unread, e164: number.e164, box: [],
      photo: nil)
    entry.confirmedNumber = number.written
    entry.confirmedName = name
    try book.addPending([entry])
    return entry.id
  }

  private func store(_ card: ConfirmedCard) throws -> Contact {
    let book = try session.addressBook
    let new = NewContact(
      owner: try session.person.id, name: card.name, numbers: [.init(card.number)],
      handwriting: try card.handwriting.map { try book.storePicture($0) }, sourcePhoto: card.photo)
    guard let pending = card.pending else { return try book.addContact(new) }
    return try book.addContact(new, resolving: pending)
  }

  /// The contact keeps its place, its picture and the number's identity and label.
  private func correct(
    _ wrong: Contact.Number.ID?, of id: Contact.ID, to card: ConfirmedCard
  ) throws -> Contact {
    let book = try session.addressBook
    guard try book.contact(id)?.removed == nil else { throw AddressBookError.noSuchContact(id) }
    return try book.editContact(id) { contact in
      contact.name = card.name
      guard let place = contact.numbers.firstIndex(where: { $0.id == wrong }) else {
        return contact.numbers.append(Contact.Number(.init(card.number)))
      }
      let former = contact.numbers[place]
      contact.numbers[place] = Contact.Number(
        .init(card.number, label: former.label), id: former.id)
    }
  }

  private func takeBack(_ number: Contact.Number.ID?, of id: Contact.ID) throws {
    let book = try session.addressBook
    guard let contact = try book.contact(id), contact.removed == nil else { return }
    guard contact.numbers.contains(where: { $0.id != number }) else {
      return try book.removeContact(id)
    }
    try book.editContact(id) { $0.numbers.removeAll { $0.id == number } }
  }
}

extension EffectPerformer {
  /// Begins at once.
  func begin(_ effect: Effect, facts: GuideFacts) -> BackgroundWork {
    do {
      switch effect {
      case .call(let call, let contact): return try begin(call, to: contact)
      case .lookIntoInbox(let place): return try beginLooking(at: place)
      case .takePhoto: return try beginPhoto()
      case .readCard(let path): return try beginReading(path, facts)
      case .keepPicture(let path):
        let limits = try session.pictureLimits
        let book = try session.addressBook
        let isPassing = isPassing(path)
        let photo = photograph(at: path)
        return BackgroundWork { work in
          defer { if isPassing { CameraProgram.remove(path) } }
          let picture = try ForeignPicture.imported(
            photo, limits: limits, isStopped: { work.isStopped })
          let hash = try book.storePicture(picture.encoded)
          self.state.withLock { $0.kept = picture.encoded }
          return [.picture(hash)]
        }
      default:
        let book = try session.addressBook
        return BackgroundWork(stop: { book.stopWaiting() }) { _ in
          [try self.perform(effect, facts)]
        }
      }
    } catch {
      return BackgroundWork { _ in throw error }
    }
  }

  /// Whether the camera took it, and nobody else has it.
  private func isPassing(_ path: String) -> Bool {
    state.withLock { $0.photographs.contains(path) }
  }

  private func begin(_ call: ConfirmedCall, to id: Contact.ID) throws -> BackgroundWork {
    // The confirmation may have stood on the screen for days.
    guard let contact = try session.addressBook.contact(id), contact.removed == nil else {
      throw AddressBookError.noSuchContact(id)
    }
    guard call.isStill(of: contact) else { return BackgroundWork { _ in [.changed] } }
    // Whoever helps may have chosen another dialer since the last call.
    let telephone = Telephone(dialer: try session.dialer(), home: session.home)
    let book = try session.addressBook
    let owner = try session.person.id
    return BackgroundWork(stop: telephone.hangUp) { work in
      let isUnlogged = Mutex(false)
      let log = CallLog(
        telephone: telephone, book: book, owner: owner,
        warn: { _ in isUnlogged.withLock { $0 = true } }, writer: self.callLogWriter)
      let (outcome, _) = try log.place(call) { state in
        // Who was faster than the telephone has found nothing to hang up.
        if state == .begun, work.isStopped { telephone.hangUp() }
        work.tell(.call(state))
      }
      return [.called(outcome)] + (isUnlogged.withLock { $0 } ? [.unlogged] : [])
    }
  }

  private func beginLooking(at place: Int) throws -> BackgroundWork {
    let setting = try session.addressBook.setting(.inbox, of: session.person.id)
    guard let folder = PhotoInbox.folder(setting: setting) else { throw Trouble.inbox }
    let limits = try session.pictureLimits
    return BackgroundWork { work in
      let photo = try PhotoInbox(folder: folder).photo(
        at: place, limits: limits, isStopped: { work.isStopped })
      self.state.withLock { $0.lookedAt = photo?.path }
      return [.inbox(photo?.file)]
    }
  }

  /// What a path means: of the inbox the photograph itself, whose name need not be UTF-8, else what a
  /// person typed.
  private func photograph(at path: String) -> LimitedProcess.Input {
    if let lookedAt = state.withLock(\.lookedAt),
      String(decoding: lookedAt, as: UTF8.self) == path
    {
      return .path(lookedAt)
    }
    return .file(TypedPath.url(path))
  }

  private func beginPhoto() throws -> BackgroundWork {
    let command = try session.addressBook.setting(.cameraCommand, of: session.person.id)
    let camera = try CameraProgram(lines: command ?? "")
    let path = camera.file.path
    // Whoever leaves in the middle leaves no half of it behind.
    state.withLock { _ = $0.photographs.insert(path) }
    return BackgroundWork(stop: camera.stop) { _ in
      try camera.photograph()
      return [.photo(path: path)]
    }
  }

  private func beginReading(_ path: String, _ facts: GuideFacts) throws -> BackgroundWork {
    let limits = try session.pictureLimits
    let (region, areaCode) = (facts.region, facts.areaCode)
    let photo = photograph(at: path)
    let isPassing = isPassing(path)
    let (session, book) = (session, try session.addressBook)
    return BackgroundWork(stop: { book.stopWaiting() }) { work in
      defer { if isPassing { CameraProgram.remove(path) } }
      var pages: [PhotoPage] = []
      try PhotoReading.pages(
        of: photo, region: region, areaCode: areaCode, limits: limits,
        progress: { work.tell(.share(Screen.Progress(done: $0, total: $1))) },
        isStopped: { work.isStopped },
        each: { page in
          pages.append(page)
          if work.isStopped { throw CancellationError() }
        })
      let readings = pages.compactMap { try? $0.reading.get() }
      let warning = try EffectPerformer.warning(
        of: pages, named: TypedPath.url(path).lastPathComponent, limits: limits)
      let intake = ScanIntake(session: session, region: region, areaCode: areaCode)
      var kept: [PendingEntry] = []
      for reading in readings {
        // Two pages may show the same.
        kept += try intake.keep(reading).filter { entry in !kept.contains { $0.id == entry.id } }
      }
      let asked = try kept.filter { try !intake.settleKnown($0, isQuiet: true) }
      let result =
        asked.isEmpty && !kept.isEmpty
        ? EffectResult.allKnown : .cards(asked.map { $0.card(in: book) })
      return [result] + [warning].compactMap(\.self).map(EffectResult.failed)
    }
  }

  /// What should be told of a photograph's pages beside what was read on some of them; throws where
  /// none could be read. A page without writing, such as the back of another, is not worth telling.
  private static func warning(
    of pages: [PhotoPage], named photo: String, limits: PictureLimits
  ) throws -> Message? {
    var isRead = false
    var failed: (page: PhotoPage, error: any Error)?
    for page in pages {
      switch page.reading {
      case .success: isRead = true
      case .failure(let error) where (error as? CardReadingError) == .noWriting: break
      case .failure(let error): failed = failed ?? (page: page, error: error)
      }
    }
    if let failed {
      guard isRead else { throw failed.error }
      return failed.page.failure(failed.error, photo: photo)
    }
    let isCut = pages.contains { $0.count > limits.pages }
    return isCut ? Message("scan-many-pages", ["count": .number(limits.pages)]) : nil
  }
}
