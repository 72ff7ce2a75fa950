import Guide

/// An error that ends a command with a status of its own; others end with `failure`.
protocol HasExitStatus: Speakable {
  var status: ExitStatus { get }
}

extension CommandFailure: HasExitStatus {}

extension ExitStatus {
  /// How a command ends that failed so.
  init(of error: any Error) { self = (error as? any HasExitStatus)?.status ?? .failure }
}
