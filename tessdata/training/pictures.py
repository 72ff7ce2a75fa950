"""What is kept out of training as pictures, for the program to read: python pictures.py OUT

Lines are a folder with a truth.json: {"title", "field", "language" of stock Tesseract's model, "pictures": {file: text}};
photographs of cards and pages, and contacts on telephones' screens, one like that of the data's own `cards`. `make
bench-reading` measures every one that lies in the folder ANYTIME_KEPT_OUT names.
"""
import itertools, json, os, random, sys
import cv2, phonenumbers
import numpy as np
import evaluate, latin, names, numbers_lines, pen, picture, screens

LANGUAGE = {'names': 'chi_tra+chi_sim', 'latin': 'eng', 'numbers': 'eng'}


def prototype(data, module):
    """A module of the data's prototype, which composes otherwise than the recipe here does."""
    sys.path.insert(0, os.path.join(data, 'prototype'))
    return __import__(module)


def is_planned(text):
    """Whether Taiwan's plan knows a number, without an extension."""
    try:
        number = phonenumbers.parse(text, 'TW')
    except phonenumbers.NumberParseException:
        return False
    return phonenumbers.is_valid_number_for_region(number, 'TW') and number.extension is None and not set('#*') & set(text)


def number_lines(data):
    """(title, pictures and texts for ever, how many to take) of lines of digits that no model was trained on."""
    ink, rng = prototype(data, 'numbers_ink'), random.Random(41)
    pools, foreign = numbers_lines.digits(data, True), numbers_lines.others(True)
    own = numbers_lines.Composer(data, 41, kept_out=True)
    texts = (ink.number(rng) for _ in itertools.count())
    theirs = ((ink.line(text, pools, rng), text) for text in texts)
    ours = ((grey, text) for text, _, grey, _ in (own.line() for _ in itertools.count()))
    written = (made for _ in itertools.count() if (made := own.written()))
    forms = ((picture.photographed(numbers_lines.patterned(line, own.rng), own.rng, own.values), text) for text, _, line, _ in written)
    money = numbers_lines.Composer(data, 46, kept_out=True)
    money.amounts, money.strokes = 1, money.strokes | {c: [paths] for c, paths in pen.load_strokes(data).items() if c in numbers_lines.READ_AS}
    sums = ((grey, text.replace(numbers_lines.WORD, '').strip()) for text, _, grey, _ in (money.line() for _ in itertools.count()))
    cursive = numbers_lines.Composer(data, 47, kept_out=True)
    cursive.joined = 1
    joined = ((grey, text) for text, _, grey, _ in (cursive.line() for _ in itertools.count()))
    planned = lambda lines: (line for line in lines if is_planned(line[1]))
    return [("numbers composed as the prototype does, Taiwan's plan", planned(theirs), 3200),
            ('numbers composed as the prototype does, any digits', theirs, 400),
            ("numbers composed as the recipe does, Taiwan's plan", planned(ours), 1600),
            ('numbers composed as the recipe does, any digits', ours, 300),
            ('numbers of digits that 13 other people wrote', ((ink.line(text, foreign, rng), text) for text in texts), 500),
            ('numbers on grey patterned paper, any digits', forms, 300),
            ('amounts of money and sums', sums, 500),
            ('numbers of which digits are joined, any digits', joined, 300)]


def more_names(data):
    """(title, lines as `evaluate.font_names` draws them): enough to tell how often a name said to be sure is wrong, and names
    with a character that the model does not know and never saw, of which it must not be sure."""
    for font in names.KEPT_OUT:
        yield f'more names drawn in {font}', evaluate.font_names(data, font, 1500, 199)
    strokes = pen.load_strokes(data)
    for title, count, seed, strangers in (('names with a stranger in', 400, 299, names.strangers(strokes)[1]),
                                          ('names with a stranger without strokes in', 1200, 931, names.further_strangers(strokes)[1])):
        for font in names.KEPT_OUT:
            yield f'{title} {font}', evaluate.font_names(data, font, count, seed, strangers)


class Characters:
    """Draws one character of Big5 level 1, however rare, where `vocabulary.Names` draws a name."""
    all = [c for c in map(chr, range(0x4e00, 0xa000)) if b'\xa4\x40' <= c.encode('big5', 'ignore') <= b'\xc6\x7e']

    def draw(self, rng): return rng.choice(self.all)


def boxed(grey, rng):
    """A character as it is cut out of a form: small, on grey paper with its grain or pattern, with some of its box's sides."""
    size = rng.integers(56, 110) / max(grey.shape)
    ink = np.pad(cv2.resize(255 - grey, None, fx=size, fy=size, interpolation=cv2.INTER_AREA) / 255,
                 [[rng.integers(2, 14)] * 2, [rng.integers(2, 14)] * 2])
    y, x = np.mgrid[:ink.shape[0], :ink.shape[1]]
    paper = rng.uniform(150, 225) + rng.uniform(4, 14) * cv2.GaussianBlur(rng.normal(0, 1, ink.shape), (0, 0), rng.uniform(.6, 2))
    kind = rng.integers(4)
    if kind == 1: paper += 8 * np.sin(x * rng.uniform(.3, 1) + y * rng.uniform(.3, 1))
    if kind == 2: paper -= 18 * ((x + y * rng.integers(2)) % rng.integers(5, 9) < 1)
    grey = paper * (1 - ink) + rng.uniform(20, 90) * ink
    wide, shade = rng.integers(1, 3), rng.uniform(90, 150)
    for side in range(4):
        if rng.random() < .5:
            edge = rng.integers(2)
            np.rot90(grey, side)[edge:edge + wide] = shade
    return (cv2.GaussianBlur(grey, (0, 0), rng.uniform(.3, .9)) + rng.normal(0, 3, grey.shape)).clip(0, 255).astype(np.uint8)


def characters(data):
    """(title, pictures and texts) of single characters in the fonts kept out, and the same as if cut out of a form."""
    for font, path in names.KEPT_OUT.items():
        composer, rng = names.Composer(data, 399, [path]), np.random.default_rng(7)
        composer.names = Characters()
        drawn = [(grey, text) for text, _, grey, _ in (composer.line() for _ in range(300))]
        yield f'single characters drawn in {font}', drawn
        yield f'characters cut out of forms in {font}', [(boxed(grey, rng), text) for grey, text in drawn]


def photographs(data, out, title, seed, count, **how):
    """Cards, and for every tenth a page, as the prototype composes them; names drawn, digits kept out of training."""
    cards, rng, truth = prototype(data, 'cards'), random.Random(seed), {}
    pools, folder = numbers_lines.digits(data, True), os.path.join(out, title)
    os.makedirs(folder, exist_ok=True)
    for n in range(count):
        page = n % 10 == 9
        photo, told = cards.photograph(rng, pools, rows=rng.randint(4, 14) if page else 1, **how | ({'layout': 'row'} if page else {}))
        cv2.imwrite(os.path.join(folder, f'{n:03}.jpg'), photo, [cv2.IMWRITE_JPEG_QUALITY, 88])
        truth[f'{n:03}.jpg'] = told
    with open(os.path.join(folder, 'truth.json'), 'w', encoding='utf-8') as file:
        json.dump(truth, file, ensure_ascii=False, indent=1)


def shaded(out, title, source, seed):
    """The photographs of `source`, each with a hard shadow across it that leaves a quarter to a half of the light."""
    rng, folder = np.random.default_rng(seed), os.path.join(out, title)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(out, source, 'truth.json'), encoding='utf-8') as file:
        truth = json.load(file)
    for name in sorted(truth):
        photo = cv2.imread(os.path.join(out, source, name))
        height, width = photo.shape[:2]
        upright = rng.random() < .5
        across, along = (width, height) if upright else (height, width)
        near, lean = rng.uniform(.3, .7) * across, rng.uniform(-.3, .3) * across
        corners = np.array([[near - lean, 0], [near + lean, along], [across, along], [across, 0]])
        light = np.ones((height, width), np.float32)
        cv2.fillPoly(light, [(corners if upright else corners[:, ::-1]).astype(np.int32)], rng.uniform(.25, .5))
        light = cv2.GaussianBlur(light, (0, 0), rng.uniform(2, 8))
        photo = photo * light[..., None] + rng.normal(0, 2.5, (height, width, 1))
        cv2.imwrite(os.path.join(folder, name), photo.clip(0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, 88])
    with open(os.path.join(folder, 'truth.json'), 'w', encoding='utf-8') as file:
        json.dump(truth, file, ensure_ascii=False, indent=1)


def write(out, title, field, language, pictures):
    folder = os.path.join(out, ''.join('-' if c == ' ' else c for c in title if c not in ",'"))
    os.makedirs(folder, exist_ok=True)
    truth = {'title': title, 'field': field, 'language': language, 'pictures': {}}
    for n, (grey, text) in enumerate(pictures):
        cv2.imwrite(os.path.join(folder, f'{n:04}.png'), grey)
        truth['pictures'][f'{n:04}.png'] = text
    with open(os.path.join(folder, 'truth.json'), 'w', encoding='utf-8') as file:
        json.dump(truth, file, ensure_ascii=False, indent=1)
    print(f'{folder}: {len(truth["pictures"])} lines', flush=True)


if __name__ == '__main__':
    out, data = sys.argv[1], os.environ['ANYTIME_HANDWRITING']
    for model in ('names', 'latin'):
        for title, held in evaluate.sets(model, data).items():
            if not title.startswith('real'):                 # those are pictures already
                write(out, title, 'name', LANGUAGE[model], ((grey, text) for grey, text, _ in held))
    for font in latin.KEPT_OUT:
        write(out, f'more names in {font}', 'name', LANGUAGE['latin'], ((grey, text) for grey, text, _ in latin.kept_out(data, font, 120, 4711)))
    for title, held in characters(data):
        write(out, title, 'name', 'chi_tra', held)
    for title, held in more_names(data):
        write(out, title, 'name', LANGUAGE['names'], ((grey, text) for grey, text, _ in held))
    for title, endless, count in number_lines(data):
        write(out, title, 'number', LANGUAGE['numbers'], itertools.islice(endless, count))
    photographs(data, out, 'photographs', 42, 60)
    photographs(data, out, 'photographs-with-labels', 43, 30, layout='label')
    screens.write(out, 'screens', 44, 90)
    shaded(out, 'photographs-in-hard-shadow', 'photographs', 45)
