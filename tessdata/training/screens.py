"""Contacts as telephones show them, light and dark, for the program to read: drawn in print, kept as PNG or JPEG."""
import io, json, os, random
from PIL import Image, ImageDraw, ImageFont

FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'
PEOPLE = [['周怡君', '許文龍', '蔡佩珊', '吳建宏', '劉秀英', '楊宗翰'], ['周怡君', '许文龙', '蔡佩珊', '吴建宏', '刘秀英', '杨宗翰'],
          ['Alice Lin', 'David Hsu', 'Emily Tsai', 'Kevin Wu', 'Susan Liu', 'Jason Yang']]
# A mobile number, one at home, four buttons, the title of a list.
WORDS = [['手機', '住家', '通話', '簡訊', '視訊', '設定', '聯絡人'], ['手机', '住宅', '呼叫', '短信', '视频', '设置', '联系人'],
         ['Mobile', 'Home', 'Call', 'Text', 'Video', 'Set up', 'Contacts']]
SIZES = (1080, 2400), (1440, 3120), (720, 1600)


class Screen:
    """One picture, measured in 1080ths of its width."""

    def __init__(self, rng, language):
        self.rng, self.people, self.words = rng, PEOPLE[language], WORDS[language]
        width, height = rng.choice(SIZES)
        self.unit, self.dark = width / 1080, rng.random() < .5
        self.paper, self.ink, self.grey, self.panel = (('#121214', '#e6e6eb', '#a0a0a5', '#28282d') if self.dark else
                                                       ('#fafafc', '#1e1e20', '#5f5f64', '#eceef4'))
        self.image = Image.new('RGB', (width, height), self.paper)
        self.draw = ImageDraw.Draw(self.image)
        self.text(60, 30, f'{rng.randrange(24):02}:{rng.randrange(60):02}', 36)
        self.text(900, 30, f'{rng.randrange(20, 99)}%', 34)

    def text(self, x, y, text, size, colour=None, anchor='la'):
        font = ImageFont.truetype(FONT, round(size * self.unit))
        self.draw.text((x * self.unit, y * self.unit), text, fill=colour or self.ink, font=font, anchor=anchor)

    def disc(self, x, y, radius, colour):
        self.draw.ellipse([v * self.unit for v in (x - radius, y - radius, x + radius, y + radius)], fill=colour)

    def rule(self, x, y):
        self.draw.line([v * self.unit for v in (x, y, 1080, y)], fill=self.grey, width=2)

    def mobile(self):
        number = f'9{self.rng.randrange(10, 90)} {self.rng.randrange(1000):03} {self.rng.randrange(1000):03}'
        return self.rng.choice(['+886 ' + number, '0' + number])

    def contact(self):
        """A face, a name, buttons, and a number above its label."""
        name, number = self.rng.choice(self.people), self.mobile()
        self.disc(540, 380, 150, '#5a78c8')
        self.text(540, 380, name[0], 140, 'white', 'mm')
        self.text(540, 620, name, 80, anchor='mm')
        for place, word in enumerate(self.words[2:6]):
            self.disc(130 + place * 250, 770, 40, '#3c64dc')
            self.text(130 + place * 250, 850, word, 34, anchor='mm')
        self.draw.rounded_rectangle([v * self.unit for v in (40, 930, 1040, 1140)], 30 * self.unit, fill=self.panel)
        self.text(170, 965, number, 50)
        self.text(170, 1040, self.words[0], 38, self.grey)
        return [(name, number)]

    def two_numbers(self):
        """A name, and two numbers below their labels."""
        name = self.rng.choice(self.people)
        numbers = self.mobile(), f'02-2{self.rng.randrange(1000):03}-{self.rng.randrange(10000):04}'
        self.text(60, 130, name, 84)
        self.rule(60, 270)
        for place, (label, number) in enumerate(zip(self.words, numbers)):
            self.text(60, 320 + place * 190, label, 36, self.grey)
            self.text(60, 375 + place * 190, number, 54, '#3c78e6')
            self.rule(60, 480 + place * 190)
        self.text(60, 775, 'someone@example.com', 48, '#3c78e6')
        return [(name, number) for number in numbers]

    def list(self):
        """A title, and five people, each with the number below the name."""
        self.text(60, 120, self.words[6], 60)
        entries = [(name, self.mobile()) for name in self.rng.sample(self.people, 5)]
        for place, (name, number) in enumerate(entries):
            y = 260 + place * 190
            self.disc(110, y + 60, 60, '#788ca0')
            self.text(210, y, name, 52)
            self.text(210, y + 72, number, 42, self.grey)
            self.rule(210, y + 160)
        return entries

    def kept(self):
        """The picture's file, and its ending: as it was, or sent on, smaller and compressed."""
        image, quality = self.image, self.rng.choice([None, 90, 80, 65])
        if self.rng.random() < .33:
            image = image.resize([side * 3 // 4 for side in image.size], Image.LANCZOS)
        file = io.BytesIO()
        image.save(file, **({'format': 'JPEG', 'quality': quality} if quality else {'format': 'PNG'}))
        return file.getvalue(), 'jpg' if quality else 'png'


def write(out, title, seed, count):
    rng, truth = random.Random(seed), {}
    folder = os.path.join(out, title)
    os.makedirs(folder, exist_ok=True)
    for n in range(count):
        screen = Screen(rng, n % 3)
        entries = (screen.contact, screen.two_numbers, screen.list)[n // 3 % 3]()
        file, ending = screen.kept()
        with open(os.path.join(folder, f'{n:03}.{ending}'), 'wb') as kept:
            kept.write(file)
        truth[f'{n:03}.{ending}'] = {'entries': [{'name': name, 'number': number} for name, number in entries]}
    with open(os.path.join(folder, 'truth.json'), 'w', encoding='utf-8') as file:
        json.dump(truth, file, ensure_ascii=False, indent=1)
