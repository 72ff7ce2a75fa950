"""A contact sheet of composed lines, to be looked at beside real writing: python sheet.py OUT.png [names|latin|numbers|digits]"""
import os, sys
import cv2, numpy as np
import models, picture


def sheet(pictures, columns, height=64, width=256):
    cells = []
    for p in pictures:
        p = cv2.resize(p, (min(width - 6, int(p.shape[1] * height / p.shape[0])), height), interpolation=cv2.INTER_AREA)
        cells.append(cv2.copyMakeBorder(p, 2, 2, 2, width - 2 - p.shape[1], cv2.BORDER_CONSTANT, value=90))
    return np.vstack([np.hstack(cells[i:i + columns]) for i in range(0, len(cells) // columns * columns, columns)])


if __name__ == '__main__':
    model = sys.argv[2] if len(sys.argv) > 2 else 'names'
    composer = models.composer(model, os.environ['ANYTIME_HANDWRITING'], 7)
    lines = [composer.line()[2] for _ in range(60)]
    cv2.imwrite(sys.argv[1], sheet(lines, 6))
    cv2.imwrite(sys.argv[1].replace('.png', '.seen.png'), sheet([((picture.as_tesseract_sees(p, composer.height) + 1) * 127).astype(np.uint8) for p in lines], 6))
