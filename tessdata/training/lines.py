"""What composing lines of names and of numbers have in common."""
import random
import cv2, numpy as np
import picture
from vocabulary import NULL


def cropped(canvas, rng, least):
    """The part of a uint8 canvas with ink on it (at least `least` high) and a random margin; its left edge. None: no ink."""
    rows, columns = np.flatnonzero(canvas.max(1) > 60), np.flatnonzero(canvas.max(0) > 60)
    if len(rows) < 4 or len(columns) < 2:
        return None
    tall = max(rows[-1] + 1 - rows[0], least)
    pad = tall
    y0, y1 = pad + (rows[0] + rows[-1] + 1 - tall) // 2, pad + (rows[0] + rows[-1] + 1 + tall) // 2
    x0, x1 = pad + columns[0], pad + columns[-1] + 1
    margin = [int(tall * max(0, rng.uniform(-.03, .22))) for _ in range(4)]
    y0, y1, x0, x1 = y0 - margin[0], y1 + margin[1], x0 - margin[2], x1 + margin[3]
    return np.pad(canvas, pad)[y0:y1, x0:x1].astype(np.float32) / 255, x0 - pad


class Composer:
    """Composes lines; one for every helper process, each with its own seed. A kind of line is a subclass with `height`,
    `widest`, perhaps `cleaned` and `pattern`, and `written()`: (text, labels, ink, middles of the labelled places), or None to draw again."""
    cleaned, pattern = 0, 0                                  # the share of lines that are cleaned as the program does, and how

    def __init__(self, seed):
        self.begin(seed)

    def begin(self, seed):
        """From here on the lines of this seed."""
        self.rng, self.values = random.Random(seed), np.random.default_rng(seed)

    def line(self):
        """(text, labels, uint8 picture, middles in pixels of the picture `height` high)."""
        while True:
            if made := self.written():
                text, labels, ink, middles = made
                scale = self.height / ink.shape[0]
                if self.height / 3 <= ink.shape[1] * scale <= self.widest:
                    grey = picture.photographed(ink, self.rng, self.values)
                    if self.rng.random() < self.cleaned and (clean := picture.cleaned(grey, self.pattern)):
                        grey, left = clean
                        above, beside = (int(grey.shape[0] * self.rng.uniform(*m)) for m in ((.02, .16), (.05, .35)))
                        middles = [x - left + beside for x in middles]
                        grey = cv2.copyMakeBorder(grey, above, above, beside, beside, cv2.BORDER_CONSTANT, value=255)
                        scale = self.height / grey.shape[0]
                        if grey.shape[1] * scale > self.widest:
                            continue
                    return text, labels, grey, [x * scale for x in middles]

    def batches(self, count, frame):
        """Four batches of lines of like width, `frame` pixels a frame: pictures (lines, 1, height, width), texts, frames of
        each, and the label of every frame: a character's id at its middle, else blank."""
        lines = [(t, ids, picture.as_tesseract_sees(p, self.height), m) for t, ids, p, m in (self.line() for _ in range(4 * count))]
        lines.sort(key=lambda line: line[2].shape[1])
        for n in self.rng.sample(range(4), 4):
            part = lines[n * count:(n + 1) * count]
            width = (max(p.shape[1] for _, _, p, _ in part) // frame + 1) * frame
            pictures = np.ones((count, 1, self.height, width), np.float32)
            labels = np.full((count, width // frame), NULL, np.int64)
            for k, (_, ids, p, middles) in enumerate(part):
                pictures[k, 0, :, :p.shape[1]] = p
                for label, x in zip(ids, middles):
                    labels[k, min(labels.shape[1] - 1, max(0, int(x / frame)))] = label
            yield pictures, [t for t, _, _, _ in part], [max(1, p.shape[1] // frame) for _, _, p, _ in part], labels
