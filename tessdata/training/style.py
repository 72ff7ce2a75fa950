"""How writing looks, whatever it says: of the real names and of composed ones, side by side: python style.py

The 10th, 50th and 90th percentile of each measure, of lines cleaned as the program does and 60 pixels high. What is composed should spread as widely as
what people write, and about the same middle.
"""
import os
import cv2, numpy as np
import evaluate, names, pen, picture

LINES, HEIGHT = 600, 60
MEASURES = {'stroke': 'width of the strokes, pixels', 'pieces': 'connected pieces a character', 'ends': 'free ends of strokes a character',
            'length': 'length of the strokes a character, pixels', 'aspect': 'width of a character by the height of the line',
            'gaps': 'share of columns without ink', 'upright': 'edges of uprights less those of levels, by all',
            'rise': 'edges that climb to the right less those that fall, by all'}


def style(grey, characters):
    """The measures of a line's uint8 picture, in order; None where there is no ink."""
    if not (clean := picture.cleaned(grey, .6)):
        return None
    scale = HEIGHT / clean[0].shape[0]
    line = cv2.resize(clean[0], None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
    ink = (line < 128).astype(np.uint8)
    middle = pen.middle(ink * 255)
    if not (length := int(middle.sum())):
        return None
    near = cv2.filter2D(middle, -1, np.ones((3, 3), np.uint8), borderType=cv2.BORDER_CONSTANT) * middle
    pieces = (cv2.connectedComponentsWithStats(ink)[2][1:, cv2.CC_STAT_AREA] > 6).sum()
    x, y = cv2.Sobel(line, cv2.CV_32F, 1, 0), cv2.Sobel(line, cv2.CV_32F, 0, 1)
    strength, angle = np.hypot(x, y), 2 * np.arctan2(y, x)
    share = lambda part: float((strength * part).sum() / strength.sum())
    return [ink.sum() / length, pieces / characters, (near == 2).sum() / characters, length / characters,
            line.shape[1] / HEIGHT / characters, (ink.max(0) == 0).mean(), share(np.cos(angle)), share(np.sin(angle))]


def composed(data, count):
    """Lines of two characters and more."""
    composer = names.Composer(data, 7)
    while count:
        text, _, grey, _ = composer.line()
        if len(text) > 1:
            count -= 1
            yield grey, len(text)


def main():
    data = os.environ['ANYTIME_HANDWRITING']
    real = [s for p, text, _ in evaluate.real_names(data) if (s := style(p, len(text)))]
    made = [s for p, count in composed(data, LINES) if (s := style(p, count))]
    print(f'{"":52}{"real":>8}{len(real):>7}{"":10}{"composed":>8}{len(made):>7}')
    for n, words in enumerate(MEASURES.values()):
        print(f'{words:52}' + '   '.join(''.join(f'{q:7.2f}' for q in np.percentile([s[n] for s in which], (10, 50, 90))) for which in (real, made)))


if __name__ == '__main__':
    main()
