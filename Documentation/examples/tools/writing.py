"""A hand writes a line of text: Han characters from stroke data, numbers from `digits`."""
import json
import lzma
import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import pen
from digits import DIGITS, SIGNS

HAN_BOX = 1024.0
HAN_ASCENT = 900.0


def stroke_data():
    """`{character: [median of a stroke]}` from the file that Documentation/examples names."""
    folder = os.environ["ANYTIME_HANDWRITING"]
    with lzma.open(os.path.join(folder, "strokes.json.xz")) as file:
        return json.loads(file.read())


class Writer:
    """One person with one pen. Each person writes a digit in a way of their own, always the same."""

    def __init__(self, hand, seed, strokes):
        self.hand = hand
        self.rng = np.random.default_rng(seed)
        self.strokes = strokes
        self.ways = {c: self.rng.integers(len(ways)) for c, ways in DIGITS.items()}

    def han(self, character):
        """The character's lines in a unit square."""
        lines = []
        for median in self.strokes[character]:
            points = np.array(median, np.float32) / HAN_BOX
            points = np.stack([points[:, 0], HAN_ASCENT / HAN_BOX - points[:, 1]], 1)
            extent = np.abs(points[-1] - points[0])
            line = self.rounded(pen.resample(points, max(8, 4 * len(points))))
            lines.append(pen.vary(line, self.hand, self.rng, is_level=extent[0] > 2 * extent[1]))
        return pen.join(lines, self.hand, self.rng)

    def rounded(self, line):
        """Corners as a quick hand cuts them."""
        reach = max(1, len(line) // 12)
        padded = np.concatenate([np.repeat(line[:1], reach, 0), line, np.repeat(line[-1:], reach, 0)])
        kernel = np.ones(2 * reach + 1) / (2 * reach + 1)
        round_ = np.stack([np.convolve(padded[:, axis], kernel, "valid") for axis in (0, 1)], 1)
        round_[0], round_[-1] = line[0], line[-1]
        return round_

    def digit(self, character):
        lines = SIGNS[character] if character in SIGNS else DIGITS[character][self.ways[character]]
        # The lines of one digit belong together: they vary as a whole, and a little each.
        angle = pen.rotation(self.rng.normal(0, self.hand.turn))
        shape = np.array([1 + self.rng.normal(0, 0.06), 1 + self.rng.normal(0, 0.04)])
        shift = self.rng.normal(0, self.hand.jitter, 2)
        varied = []
        for line in lines:
            line = line + np.interp(np.arange(len(line)), [0, len(line) / 2, len(line)],
                                    self.rng.normal(0, 0.01, 3))[:, None]
            varied.append((line - [0.25, 0.5]) @ angle.T * shape + [0.25, 0.5] + shift)
        return varied

    def line(self, text, height):
        """Ink, 0 to 1, of a line of writing whose glyphs are about `height` pixels high."""
        glyphs, x = [], 0.0
        is_number = all(c in DIGITS or c in SIGNS or c == " " for c in text)
        for character in text:
            if character == " ":
                x += 0.4 * height
                continue
            size = height * (1 + self.rng.normal(0, self.hand.unevenness))
            lines = self.digit(character) if is_number else self.han(character)
            if not is_number:
                left = min(line[:, 0].min() for line in lines)
                lines = [line - [left, 0] for line in lines]
            drawn, (left, top) = pen.ink(lines, size, self.hand, self.rng)
            lift = self.rng.normal(0, 0.025) * height + self.hand.drift * x + (height - size) / 2
            glyphs.append((x + left, top + lift, drawn))
            gap = 0.22 if is_number else self.hand.gap
            x = x + left + drawn.shape[1] + max(0.02, gap + self.rng.normal(0, 0.04)) * height \
                - 2 * self.hand.thickness * height
        return compose(glyphs)


def compose(glyphs):
    """One picture of all glyphs, cropped."""
    left = min(x for x, _, _ in glyphs)
    top = min(y for _, y, _ in glyphs)
    width = int(max(x + g.shape[1] for x, _, g in glyphs) - left) + 2
    height = int(max(y + g.shape[0] for _, y, g in glyphs) - top) + 2
    canvas = np.zeros((height, width), np.float32)
    for x, y, glyph in glyphs:
        column, row = int(x - left), int(y - top)
        part = canvas[row:row + glyph.shape[0], column:column + glyph.shape[1]]
        np.maximum(part, glyph[:part.shape[0], :part.shape[1]], out=part)
    return canvas


def font_line(text, path, size, index=0):
    """Ink of a line in a font: print, or a font made from handwriting."""
    font = ImageFont.truetype(path, size * 2, index=index)
    left, top, right, bottom = font.getbbox(text)
    image = Image.new("L", (right - left + 8, bottom - top + 8), 0)
    ImageDraw.Draw(image).text((4 - left, 4 - top), text, font=font, fill=255)
    drawn = np.asarray(image, np.float32) / 255
    return cv2.resize(drawn, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
