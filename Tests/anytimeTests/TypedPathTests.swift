import Foundation
import Testing

@testable import anytime

@Suite struct TypedPathTests {
  /// Files that are dragged into a terminal come as words for a shell.
  @Test(arguments: ["Mom's card (1).jpg", "阿嬤 \"2\".jpg", #"a\b.jpg"#])
  func aFileThatIsDraggedInIsFound(_ name: String) throws {
    let own = try ShortHome()
    let file = own.folder.appendingPathComponent(name)
    try Data().write(to: file)
    let path = file.path
    let quoted = "'" + path.replacing("'", with: #"'\''"#) + "' "
    let escaped = path.replacing(/[ '"()\\]/) { #"\"# + $0.output }
    for pasted in [path, quoted, escaped, file.absoluteString] {
      #expect(TypedPath.url(pasted).path == path, "\(pasted)")
    }
  }

  @Test func whatIsNotThereIsNamedAsItWasMeant() {
    #expect(TypedPath.url("/none/it's.jpg").path == "/none/it's.jpg")
    #expect(TypedPath.url("/none/a b.jpg").path == "/none/a b.jpg")
    #expect(TypedPath.url("'/none/a b.jpg' ").path == "/none/a b.jpg")
  }
}
