/// What happens to the guided app: a person presses or types something, or an effect has ended.
public enum Event: Hashable, Sendable {
  /// A digit that stands on the screen, 1 to 4.
  case choice(Int)
  /// 0, or Escape where something is typed.
  case back
  /// Enter on an entry, with what stands in it.
  case text(String)
  case result(EffectResult)
  /// What is done in a moment as a rule is not done yet; its end is a result.
  case delayed
  /// A call that is under way has come so far; its end is a result.
  case callProgress(CallProgress)
  /// So much is done of other work that is under way; its end is a result.
  case workProgress(Screen.Progress)
}
