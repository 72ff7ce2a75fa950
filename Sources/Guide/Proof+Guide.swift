import Calling
import Locales

extension Proof {
  /// What was shown, plainly.
  public var message: Message {
    Message("dialer-proof-\(kind.rawValue)", ["name": .text(name)])
  }
}
