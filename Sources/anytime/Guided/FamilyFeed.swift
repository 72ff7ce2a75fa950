import AddressBook
import Foundation
import Guide

/// The feed, one post at a time.
struct FamilyFeed {
  let book: AddressBook
  let viewer: Person.ID

  /// Nil where nothing was said yet.
  func post(at place: FeedPlace) throws -> ShownPost? {
    switch place {
    case .newest: return try shown(book.feedPage(for: viewer, limit: 1).first)
    case .older(let post):
      return try shown(book.feedPage(for: viewer, before: post.feedKey, limit: 1).first ?? post)
    case .newer(let post):
      return try shown(book.feedPage(for: viewer, after: post.feedKey, limit: 1).last ?? post)
    case .same(let post):
      do { return try shown(book.post(matching: post.id, for: viewer)) } catch {
        // It was taken back meanwhile.
        guard case AddressBookError.noSuchPost = error else { throw error }
        return try self.post(at: .newest)
      }
    }
  }

  private func shown(_ post: Post?) throws -> ShownPost? {
    guard let post else { return nil }
    return ShownPost(
      post: post, moment: Moment(post.created, now: Date(), calendar: .current),
      hasOlder: try !book.feedPage(for: viewer, before: post.feedKey, limit: 1).isEmpty,
      hasNewer: try !book.feedPage(for: viewer, after: post.feedKey, limit: 1).isEmpty,
      hasReaders: try post.author != viewer || book.hasReaders(of: viewer))
  }
}
