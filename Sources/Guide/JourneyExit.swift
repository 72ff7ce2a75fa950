import AddressBook

/// Where a person goes from the end of a journey.
enum JourneyExit: Hashable {
  case home, call, add, feed, settings, leave
  /// Straight to the question whether to call somebody.
  case callContact(Contact)
}
