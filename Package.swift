// swift-tools-version: 6.2
import PackageDescription

/// A room of the house: a library target of ours with a test target of its own.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [],
  settings: [SwiftSetting] = []
) -> [Target] {
  [
    .target(name: name, dependencies: dependencies, swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name), "Chance"] + dependencies + tests),
  ]
}

/// Loops over pixels take ten times as long in a debug build, and the tests read photographs.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A C library of the system, found through pkg-config; without it, by CLazy.
func system(_ name: String, pkgConfig: String? = nil, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

// Large libraries that few starts need. CLazy opens them at their first call where it can.
#if arch(x86_64)
  let linkedLibraries: [String] = []
#else
  let linkedLibraries = ["tesseract", "lept", "heif", "phonenumber"]
#endif

let package = Package(
  name: "anytime",
  products: [.executable(name: "anytime", targets: ["anytime"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    system("CTesseract", package: "libtesseract-dev"),
    system("CLeptonica", package: "libleptonica-dev"),
    system("CHeif", package: "libheif-dev"),
    system("CChafa", pkgConfig: "chafa", package: "libchafa-dev"),
    system("CFreeType", pkgConfig: "freetype2", package: "libfreetype-dev"),
    .target(
      name: "CLazy", path: "Sources/System/CLazy", exclude: ["functions.h"],
      linkerSettings: linkedLibraries.map { .linkedLibrary($0) }),
    .target(name: "CLinux", path: "Sources/System/CLinux"),
    .target(name: "Processes", dependencies: ["CLinux"], path: "Sources/System/Processes"),
    .target(
      name: "CPhoneNumber", dependencies: ["CLazy"], path: "Sources/System/CPhoneNumber"),
  ]
    + room("Locales", tests: ["Names"])
    + room("PhoneNumbers", ["CPhoneNumber"])
    + room("Names")
    + room("Pictures", ["CLeptonica", "CHeif", "CLazy", "CLinux"], settings: optimised)
    + room(
      "CardReading",
      ["Pictures", "PhoneNumbers", "Names", "CLinux", "CTesseract"],
      settings: optimised)
    + room(
      "AddressBook",
      [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"), "PhoneNumbers", "Names",
      ])
    + room("Calling", ["PhoneNumbers", "CLinux", "Processes"], tests: ["SIPProgram"])
    + room(
      "Guide",
      ["AddressBook", "CardReading", "Calling", "Locales", "Names", "PhoneNumbers", "Pictures"],
      tests: ["Terminal"])
    + room("Voice", ["Guide", "Locales", "Names", "Processes"])
    + room("Terminal", ["Guide", "Locales", "CChafa", "CFreeType"])
    + [
      .executableTarget(
        name: "anytime",
        dependencies: [
          "AddressBook", "CLinux", "Calling", "CardReading", "Guide", "Locales", "Names",
          "PhoneNumbers",
          "Pictures", "Terminal", "Voice",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]),
      .executableTarget(
        name: "StoreBenchmark",
        dependencies: [
          "AddressBook", "Names", "PhoneNumbers", .product(name: "GRDB", package: "GRDB.swift"),
        ], path: "Documentation/benchmarks/StoreBenchmark"),
      .target(name: "SIPProgram", path: "Tests/SIPProgram"),
      .target(name: "Chance", path: "Tests/Chance"),
      .testTarget(
        name: "anytimeTests",
        dependencies: [
          "anytime", "AddressBook", "Locales", "Guide", "SIPProgram",
          .product(name: "GRDB", package: "GRDB.swift"),
        ],
        exclude: ["Snapshots"]),
    ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Warnings are errors where .ci/run builds, and nowhere else: one that a newer compiler has found
// must not stop somebody who only wants to call.
if Context.environment["ANYTIME_WARNINGS"] == "errors" {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
    target.cxxSettings = (target.cxxSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}
