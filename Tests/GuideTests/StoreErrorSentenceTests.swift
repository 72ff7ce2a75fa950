import AddressBook
import CardReading
import Locales
import Testing

@testable import Guide

/// What goes wrong with the disk or the installation, told in front of the guided screen.
@Suite struct StoreErrorSentenceTests {
  private static let errors: [any Speakable] = [
    AddressBookError.diskFull, AddressBookError.notWritable(path: "/home/wang"),
    AddressBookError.refused(code: 10), AddressBookError.noSuchPerson("1ca9896d"),
    AddressBookError.damaged(keptAs: nil, lastBackup: "/home/wang/backups/a"),
    AddressBookError.gone(lastBackup: "/home/wang/backups/a"),
    AddressBookError.away(path: "/home/wang/anytime", target: "/media/usb/anytime"),
    CardReadingError.modelMissing(file: "names.traineddata"),
  ]

  @Test(arguments: errors.indices)
  func whoeverHelpsIsAskedForAndNoCommandIsNamed(_ index: Int) throws {
    let message = Self.errors[index].guidedMessage
    for words in try Catalogs.all() {
      let sentence = words(message)
      let isAsked =
        message.key == "trouble-not-writable" || sentence.contains(words("dialer-ask-helper"))
      #expect(isAsked && !sentence.contains("anytime "), "\(sentence)")
    }
  }
}
