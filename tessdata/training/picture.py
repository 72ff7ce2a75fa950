"""From ink to the picture of a line: paper, light and camera, and what Tesseract makes of it before its network sees it."""
import cv2, numpy as np


def as_tesseract_sees(grey, height):
    """A line's uint8 picture as Tesseract 5.3 feeds it to a network: scaled and sharpened as by Leptonica's pixScale,
    black and white points taken from the minima and maxima of the middle row."""
    scale = height / grey.shape[0]
    if scale != 1:
        width = max(1, round(grey.shape[1] * scale))
        small, share, half = (cv2.INTER_AREA, .2, 1) if scale < .7 else (cv2.INTER_LINEAR, .4, 2)
        grey = cv2.resize(grey, (width, height), interpolation=small).astype(np.float32)
        if .2 < scale < 1.4:
            grey = np.clip(grey + share * (grey - cv2.blur(grey, (2 * half + 1,) * 2)), 0, 255)
    grey = np.rint(grey).astype(np.float32)
    a, b, c = (row := grey[height // 2])[:-2], row[1:-1], row[2:]
    lows, highs = b[((b < a) & (b <= c)) | ((b <= a) & (b < c))], b[((b > a) & (b >= c)) | ((b >= a) & (b > c))]
    black = np.quantile(lows, .25) if len(lows) else 0.
    white = np.quantile(highs, .75) if len(highs) else 255.
    half = (white - black) / 2 if white > black else 1.
    return np.clip((grey - black) / half - 1, -1, 1)


def noise(shape, size, values):
    """Smooth noise of unit strength whose blots are about `size` pixels wide."""
    h, w = shape
    coarse = values.standard_normal((max(2, int(h / size) + 2), max(2, int(w / size) + 2))).astype(np.float32)
    return cv2.resize(coarse, (w, h), interpolation=cv2.INTER_CUBIC)


def photographed(ink, rng, values):
    """Ink (float, 0 to 1) as grey levels (uint8): from a clean scan to a dim, grainy photo of ruled paper."""
    h, w = ink.shape
    u = rng.uniform
    if rng.random() < .08:                                   # pencil: the grain of the paper shows
        ink = ink * np.clip(u(.7, 1.) + u(.1, .5) * noise((h, w), u(1, 2), values), 0, 1)
    elif rng.random() < .1:                                  # a pen that runs dry
        ink = ink * np.clip(u(.8, 1.2) + u(.1, .5) * noise((h, w), u(6, 20), values), .25, 1)
    clean = rng.random() < .65
    if rng.random() < (.12 if clean else .3):                # ruled lines, box edges, left in
        ink = ruled(ink, rng)
    if rng.random() < .1:                                    # specks, ends of strokes from the lines above and below
        for _ in range(rng.randint(1, 5)):
            x, y = rng.randrange(w), rng.choice((0, h - 1, rng.randrange(h)))
            cv2.line(ink, (x, y), (x + rng.randint(-6, 6), y + rng.randint(-4, 4)), u(.3, 1), rng.randint(1, 3), cv2.LINE_AA)
    if rng.random() < .2:                                    # few pixels
        k = u(.4, .8)
        ink = cv2.resize(cv2.resize(ink, None, fx=k, fy=k, interpolation=cv2.INTER_AREA), (w, h), interpolation=cv2.INTER_CUBIC)
    if rng.random() < .6:
        ink = cv2.GaussianBlur(ink, (0, 0), u(.4, 1.5) * h / 80)
    if rng.random() < (.6 if clean else .2):                 # thresholded, hard or soft
        strong = min(1, np.quantile(ink[ink > .1], .9)) if (ink > .1).any() else 1.    # a thin pen's ink is pale once blurred
        ink = np.clip((ink - strong * u(.2, .5)) * u(1.5, 12), 0, 1)
    if clean:
        paper, pen = u(235, 255), u(0, 60)
    else:
        paper = u(130, 255)
        pen = paper * u(.05, .55)
    ink = np.clip(ink, 0, 1)
    if clean and rng.random() < .6:
        grey = paper - (paper - pen) * ink
    else:
        back = np.full((h, w), paper, np.float32)
        if not clean:
            y, x = np.linspace(-.5, .5, h, dtype=np.float32)[:, None], np.linspace(-.5, .5, w, dtype=np.float32)[None]
            back *= 1 + u(-.3, .3) * x + u(-.15, .15) * y
            if rng.random() < .12:                           # the edge of a shadow
                back *= 1 - u(.1, .4) / (1 + np.exp(np.clip((x * w + u(-1, 1) * y * h - u(-.5, .5) * w) / u(1, 8), -30, 30)))
            back += noise((h, w), u(1.5, 12), values) * u(0, 5)
        grey = back * (1 - ink * (1 - pen / paper)) + values.standard_normal((h, w)).astype(np.float32) * u(0, 4 if clean else 8)
    grey = np.clip(grey, 0, 255).astype(np.uint8)
    if rng.random() < .15:
        grey = cv2.imdecode(cv2.imencode('.jpg', grey, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(25, 85)])[1], cv2.IMREAD_GRAYSCALE)
    return grey


def cleaned(grey, pattern):
    """A line's picture as the program cleans it before reading: light evened, specks gone, paper white and ink black with
    the grey of its edges, cropped to the ink. (picture, left edge of the crop); None where there is no ink.
    `pattern`: how dark, in parts of the ink, what is printed on the paper may be to become white."""
    reach = 2 * max(8, grey.shape[0] // 3) + 1
    paper = cv2.blur(cv2.morphologyEx(grey, cv2.MORPH_CLOSE, np.ones((reach, reach), np.uint8)), (5, 5))
    even = np.minimum(255, grey.astype(int) * 240 // np.maximum(1, paper)).astype(np.uint8)
    count = np.bincount(even.ravel(), minlength=256)
    white, spread = 170 + int(count[170:].argmax()), 1
    while spread < 40 and count[white - spread] * 10 > count[white] * 6:
        spread += 1
    edge = white - max(12, int(3.5 * spread))
    dark, value = count[:edge].astype(float), np.arange(edge)
    below, total = dark.cumsum(), (dark * value).cumsum()
    if edge < 25 or below[-1] == 0:
        return None
    with np.errstate(divide='ignore', invalid='ignore'):     # Otsu's threshold among all that is not paper
        mean, other = total / below, (total[-1] - total) / (below[-1] - below)
        apart = np.nan_to_num(below * (below[-1] - below) * (other - mean) ** 2, posinf=0)
    ink = int(mean[apart.argmax()] if apart.max() > 0 else total[-1] / below[-1])
    mask = (even < white - (white - ink) * 2 // 5).astype(np.uint8)
    _, label, found, _ = cv2.connectedComponentsWithStats(mask)
    keep = found[:, cv2.CC_STAT_AREA] >= 6
    keep[0] = False
    mask = cv2.dilate(keep[label].astype(np.uint8), np.ones((5, 5), np.uint8))
    top = min(edge, white - int(pattern * (white - ink)))
    low = min(ink, top - 20)
    out = np.where(mask > 0, np.clip((even.astype(int) - low) * 255 // max(1, top - low), 0, 255), 255).astype(np.uint8)
    rows, columns = np.flatnonzero(out.min(1) < 160), np.flatnonzero(out.min(0) < 160)
    if len(rows) < 4 or len(columns) < 2:
        return None
    return out[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1], columns[0]


def ruled(ink, rng):
    h, w = ink.shape
    ink, strength, thick = ink.copy(), rng.uniform(.15, .9), rng.choice((1, 1, 2, 3))
    tilt = rng.gauss(0, .02) * w
    start, step = rng.uniform(0, h), h * rng.choice((.4, .9, .9, 2))
    layer = np.zeros_like(ink)
    while start < h:
        cv2.line(layer, (0, int(start)), (w, int(start + tilt)), strength, thick, cv2.LINE_AA)
        start += step
    if rng.random() < .3:
        x, every = rng.uniform(0, w), h * rng.choice((.4, 1.1, 4))
        while x < w:
            cv2.line(layer, (int(x), 0), (int(x - tilt / 4), h), strength, thick, cv2.LINE_AA)
            x += every
    return np.maximum(ink, layer)
