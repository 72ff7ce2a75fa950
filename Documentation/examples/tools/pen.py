"""A pen in a hand: lines on a unit square become ink on paper.

A *line* is an array of points (n, 2), x to the right, y down, in a square of side 1. A `Hand` holds
what stays the same while one person writes; every glyph varies a little around it.
"""
from dataclasses import dataclass

import cv2
import numpy as np

SUPERSAMPLING = 4


@dataclass
class Hand:
    """One person's way of writing, in parts of a glyph's height."""

    slant: float = 0.08       # a lean to the right
    jitter: float = 0.015     # how far a line strays from its place
    turn: float = 0.05        # how far a line turns, in radians
    bend: float = 0.02        # how far a straight line bows
    rise: float = -0.06       # how much level lines climb, in radians
    joins: float = 0.1        # how often two lines are written in one
    thickness: float = 0.055  # of the pen
    pressure: float = 0.35    # how much thinner a line ends than it begins
    unevenness: float = 0.05  # of the glyphs' sizes
    gap: float = 0.1          # between glyphs
    drift: float = 0.0        # of the line of writing, in radians


def smooth(points, count=40):
    """A Catmull-Rom spline through the points, evenly spaced."""
    points = np.asarray(points, np.float32)
    if len(points) == 2:
        return resample(points, count)
    padded = np.concatenate([2 * points[:1] - points[1:2], points, 2 * points[-1:] - points[-2:-1]])
    t = np.linspace(0, 1, 12, endpoint=False)[:, None]
    pieces = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        pieces.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
                             + (3 * b - a - 3 * c + d) * t**3))
    return resample(np.concatenate(pieces + [points[-1:]]), count)


def resample(points, count):
    """The same line by evenly spaced points."""
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    places = np.linspace(0, length[-1], count)
    return np.stack([np.interp(places, length, points[:, axis]) for axis in (0, 1)], 1)


def rotation(angle):
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])


def vary(line, hand, rng, is_level=False):
    """A line as a hand really draws it."""
    middle = line.mean(0)
    angle = rng.normal(0, hand.turn) + (hand.rise + rng.normal(0, 0.02) if is_level else 0)
    line = (line - middle) @ rotation(angle).T * (1 + rng.normal(0, hand.turn))
    line += middle + rng.normal(0, hand.jitter, 2)
    chord = line[-1] - line[0]
    bow = np.sin(np.linspace(0, np.pi, len(line)))[:, None] * rng.normal(0, hand.bend)
    return line + bow * np.array([-chord[1], chord[0]])


def join(lines, hand, rng):
    """Some lines run into the next one without the pen leaving the paper."""
    joined = []
    for line in lines:
        if joined and rng.random() < hand.joins and np.linalg.norm(joined[-1][-1] - line[0]) < 0.4:
            start, end = joined[-1][-1], line[0]
            bridge = resample(np.array([start, (start + end) / 2 + rng.normal(0, 0.02, 2), end]), 8)
            line = np.concatenate([joined.pop(), bridge, line])
        joined.append(line)
    return joined


def ink(lines, height, hand, rng):
    """Lines, in units of the glyph's height, as ink: floats from 0 to 1, cropped to what is drawn,
    and the place of the square's left top corner in it."""
    lines = [slanted(line, hand.slant) for line in lines]
    scale = height * SUPERSAMPLING
    thick = hand.thickness * scale * rng.uniform(0.92, 1.08)
    margin = int(thick * 2 + 4)
    points = np.concatenate(lines) * scale
    low, high = points.min(0), points.max(0)
    canvas = np.zeros((int(high[1] - low[1]) + 2 * margin, int(high[0] - low[0]) + 2 * margin), np.uint8)
    for line in lines:
        place = line * scale - low + margin
        wobble = 1 + 0.08 * np.interp(np.arange(len(place)), np.linspace(0, len(place), 6),
                                      rng.normal(0, 1, 6))
        fading = 1 - hand.pressure * np.linspace(0, 1, len(place)) ** 2
        for (start, end, factor) in zip(place, place[1:], wobble * fading):
            cv2.line(canvas, tuple(int(v * 16) for v in start), tuple(int(v * 16) for v in end), 255,
                     max(1, int(round(thick * factor))), cv2.LINE_AA, 4)
    shape = (max(1, canvas.shape[1] // SUPERSAMPLING), max(1, canvas.shape[0] // SUPERSAMPLING))
    canvas = cv2.resize(canvas, shape, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    return canvas, (low - margin) / SUPERSAMPLING


def slanted(line, slant):
    """The line leaning around the foot of its square."""
    return np.stack([line[:, 0] + (1 - line[:, 1]) * slant, line[:, 1]], 1)
