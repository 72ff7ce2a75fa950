import Foundation

/// What this process holds.
enum ProcessMemory {
  /// Whether `RLIMIT_AS` bounds it, as it does a child's.
  static var isBounded: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      && limit.rlim_cur != rlim_t.max
  }

  /// All that is mapped, in bytes, which `RLIMIT_AS` bounds; 0 where the kernel does not tell.
  static var addressSpace: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = status.split(separator: " ").first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
