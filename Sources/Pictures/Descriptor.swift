import Foundation

/// A file descriptor that is closed with its value.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit {
    if number >= 0 { close(number) }
  }
}
