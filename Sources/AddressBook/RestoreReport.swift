import Foundation

/// What became of a home into which a backup was brought back.
public struct RestoreReport: Sendable {
  /// The file that keeps what was there before; nil where there was nothing.
  public internal(set) var kept: URL?
  /// How many pictures are not in ``kept``, because they were damaged or missing before.
  public internal(set) var picturesNotKept = 0
  /// How many pictures that the backup's contacts, posts and pending entries name could not be
  /// brought back and are not in the home either.
  public internal(set) var missingPictures = 0
}
