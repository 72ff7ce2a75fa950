import Glibc

/// A colour in sRGB.
struct Colour: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// From `0xRRGGBB`.
  init(_ packed: UInt32) {
    red = UInt8(packed >> 16 & 0xFF)
    green = UInt8(packed >> 8 & 0xFF)
    blue = UInt8(packed & 0xFF)
  }

  /// Relative luminance, 0 to 1, after WCAG 2.2.
  var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether white stands out from it more than black does.
  var isDark: Bool { Colour.contrast(self, Colour(0xFFFFFF)) > Colour.contrast(self, Colour(0)) }

  /// Contrast ratio of two colours, 1 to 21, after WCAG 2.2.
  static func contrast(_ one: Colour, _ other: Colour) -> Double {
    let (high, low) = (max(one.luminance, other.luminance), min(one.luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  /// The parameters of SGR that choose it: for the foreground, or for the background.
  func parameters(_ depth: ColourDepth, isBackground: Bool) -> String {
    switch depth {
    case .none: ""
    case .sixteen: ";\((isBackground ? 40 : 30) + nearestOfEight)"
    case .indexed256: ";\(isBackground ? 48 : 38);5;\(nearestOf256)"
    case .trueColour: ";\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    }
  }

  private var nearestOfEight: Int {
    (red >= 128 ? 1 : 0) + (green >= 128 ? 2 : 0) + (blue >= 128 ? 4 : 0)
  }

  /// In the cube of 6×6×6 or the ramp of 24 greys of xterm's 256 colours.
  private var nearestOf256: Int {
    let steps = [0, 95, 135, 175, 215, 255]
    func step(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    let cube = (step(red), step(green), step(blue))
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let ramp = max(0, min(23, (average - 3) / 10))
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      let (dr, dg, db) = (r - Int(red), g - Int(green), b - Int(blue))
      return dr * dr + dg * dg + db * db
    }
    let grey = 8 + 10 * ramp
    return distance(steps[cube.0], steps[cube.1], steps[cube.2]) <= distance(grey, grey, grey)
      ? 16 + 36 * cube.0 + 6 * cube.1 + cube.2 : 232 + ramp
  }
}
