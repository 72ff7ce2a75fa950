"""Paper with ink on it lies on a desk under a lamp, and a telephone takes a photograph of it.

Pictures are floats from 0 to 255, channels in the order blue, green, red.
"""
import cv2
import numpy as np


def noise(shape, size, rng):
    """Smooth noise whose spots are about `size` pixels wide, of deviation 1."""
    height, width = shape
    small = rng.normal(0, 1, (max(2, height // size + 1), max(2, width // size + 1)))
    return cv2.resize(small.astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)


def sheet(width, height, rng, tone=(238, 245, 248)):
    """Empty paper, with its fibres and clouds."""
    fibres = noise((height, width), 3, rng) * 1.4 + noise((height, width), 40, rng) * 1.6
    return np.ones((height, width, 3), np.float32) * np.float32(tone) + fibres[..., None]


def rule(paper, first, step, colour=(225, 195, 160), margin=None):
    """Printed lines to write on, and a red margin where `margin` says."""
    height, width = paper.shape[:2]
    for row in range(first, height - step // 3, step):
        cv2.line(paper, (0, row), (width, row), colour, 2, cv2.LINE_AA)
    if margin:
        cv2.line(paper, (margin, 0), (margin, height), (150, 150, 225), 2, cv2.LINE_AA)


def lay(paper, ink, x, y, colour, rng=None):
    """Ink soaks into paper; with `rng` a ball-point's colour varies a little."""
    height, width = ink.shape
    part = paper[y:y + height, x:x + width]
    cover = ink[:part.shape[0], :part.shape[1], None]
    if rng is not None:
        cover = cover * np.clip(0.9 + 0.07 * noise(cover.shape[:2], 3, rng), 0, 1)[..., None]
    part[:] = part * (1 - cover) + np.float32(colour) * cover


def wood(width, height, rng, colour=(70, 105, 150)):
    """A wooden table: long grain, a few boards."""
    grain = cv2.resize(noise((height, max(8, width // 24)), 3, rng), (width, height),
                       interpolation=cv2.INTER_CUBIC)
    rings = np.sin(noise((height, width), 260, rng) * 5 + np.arange(height)[:, None] / 23)
    table = np.ones((height, width, 3), np.float32) * np.float32(colour)
    table += grain[..., None] * np.float32([6, 8, 9]) + rings[..., None] * np.float32([5, 6, 7])
    for row in range(int(rng.integers(60, 300)), height, height // 3):
        cv2.line(table, (0, row), (width, row + int(rng.integers(-8, 8))),
                 [c * 0.55 for c in colour], 3, cv2.LINE_AA)
    return table


def cloth(width, height, rng, colour=(120, 130, 125)):
    """A woven tablecloth."""
    weave = np.sin(np.arange(width) * 2.1)[None] * np.sin(np.arange(height) * 2.1)[:, None] * 6
    table = np.ones((height, width, 3), np.float32) * np.float32(colour)
    return table + (weave + noise((height, width), 90, rng) * 6 + noise((height, width), 2, rng) * 3)[..., None]


def take(paper, table, rng, tilt=2.0, perspective=0.03, fill=0.82, light=0.25, blur=0.8, grain=2.5,
         warmth=0.05, shade=0.0):
    """The photograph, of the table's size.

    `tilt` in degrees; `perspective` is how far a corner strays, in parts of the paper's side;
    `fill` is the paper's part of the photograph; `light` is how much darker the far side is;
    `shade` is how dark the shadow of the hand with the telephone is.
    """
    height, width = table.shape[:2]
    rows, columns = paper.shape[:2]
    scale = min(width * fill / columns, height * fill / rows)
    corners = np.float32([[0, 0], [columns, 0], [columns, rows], [0, rows]])
    placed = (corners - [columns / 2, rows / 2]) * scale
    placed += rng.uniform(-perspective, perspective, (4, 2)) * [columns * scale, rows * scale]
    angle = np.radians(tilt)
    turn = np.float32([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    placed = placed @ turn + [width / 2 + rng.normal(0, width * 0.01),
                              height / 2 + rng.normal(0, height * 0.01)]
    view = cv2.getPerspectiveTransform(corners, placed.astype(np.float32))
    curl = 1 + 0.02 * np.sin(np.linspace(0, np.pi * 1.5, columns))[None, :, None]
    on_table = cv2.warpPerspective(paper * curl, view, (width, height), flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.ones((rows, columns), np.float32), view, (width, height),
                               flags=cv2.INTER_LINEAR)
    shadow = cv2.GaussianBlur(np.roll(mask, (9, 7), (0, 1)), (0, 0), 8)
    mask = mask[..., None]
    photo = table * (1 - 0.5 * shadow[..., None]) * (1 - mask) + on_table * mask
    return camera(photo, rng, light, blur, grain, warmth, shade)


def camera(photo, rng, light=0.25, blur=0.8, grain=2.5, warmth=0.05, shade=0.0):
    """Light falls on a scene and a small lens and sensor see it."""
    height, width = photo.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    direction = rng.uniform(0, 2 * np.pi)
    across = np.cos(direction) * (x / width - 0.5) + np.sin(direction) * (y / height - 0.5)
    brightness = 1 - light * (across + 0.5)
    brightness *= 1 - 0.12 * (((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2)
    if shade:
        edge = (x / width * 0.9 + y / height * 0.6) - 1.05
        brightness *= 1 - shade / (1 + np.exp(-edge * 22))
    photo = photo * brightness[..., None] * np.float32([1 - warmth, 1, 1 + warmth / 2])
    photo = cv2.GaussianBlur(photo, (0, 0), blur)
    sensor = cv2.GaussianBlur(rng.normal(0, 1, photo.shape).astype(np.float32), (0, 0), 0.7)
    return np.clip(photo + sensor * grain * 1.6, 0, 255).astype(np.uint8)
