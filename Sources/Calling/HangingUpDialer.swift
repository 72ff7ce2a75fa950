/// A dialer that looks for a ``HangUpWish`` while it stays with a call, or before it asks for one.
protocol HangingUpDialer: Dialer {
  /// The same from call to call.
  var wish: HangUpWish { get }
}

extension HangingUpDialer {
  func hangUp() { wish.make() }

  func forgetHangUp() { wish.clear() }
}
