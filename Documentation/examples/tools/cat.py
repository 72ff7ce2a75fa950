"""A photograph with no writing in it: a cat on a cushion, drawn with a few thousand hairs."""
import cv2
import numpy as np

import photograph


def drawn(width, height, rng):
    scene = photograph.cloth(width, height, rng, colour=(105, 120, 135))
    cushion = np.zeros((height, width), np.float32)
    cv2.ellipse(cushion, (width // 2, int(height * 0.78)), (int(width * 0.42), int(height * 0.2)),
                0, 0, 360, 1, -1, cv2.LINE_AA)
    cushion = cv2.GaussianBlur(cushion, (0, 0), 6)[..., None]
    folds = 1 + 0.08 * np.sin(np.linspace(0, 30, width))[None, :, None]
    scene = scene * (1 - cushion) + np.float32([70, 60, 165]) * folds * cushion
    w, h = width, height
    body = [((0.5, 0.62), (0.25, 0.2), 0), ((0.5, 0.36), (0.14, 0.15), 0),
            ((0.74, 0.72), (0.16, 0.04), -25), ((0.4, 0.79), (0.06, 0.035), 0),
            ((0.58, 0.79), (0.06, 0.035), 0)]
    fur = np.zeros((h, w), np.uint8)
    for (x, y), (rx, ry), turn in body:
        cv2.ellipse(fur, (int(x * w), int(y * h)), (int(rx * w), int(ry * h)), turn, 0, 360, 255, -1)
    for side in (-1, 1):
        ear = np.array([[0.5 + side * 0.125, 0.31], [0.5 + side * 0.12, 0.12],
                        [0.5 + side * 0.03, 0.23]]) * [w, h]
        cv2.fillPoly(fur, [ear.astype(np.int32)], 255)
    hairs(scene, fur, rng)
    face(scene, w, h)
    return photograph.camera(scene, rng, light=0.35, blur=1.0)


def hairs(scene, fur, rng):
    """Short strokes that point away from the middle, in stripes of two colours."""
    height, width = fur.shape
    stripes = np.sin(photograph.noise((height, width), 120, rng) * 2 + np.arange(width)[None] / 24)
    places = np.argwhere(fur > 0)
    for row, column in places[rng.integers(0, len(places), 60_000)]:
        base = np.float32([75, 130, 190]) if stripes[row, column] > 0.1 else np.float32([50, 85, 135])
        colour = base * rng.uniform(0.8, 1.15)
        away = np.array([column - width / 2, row - height / 2 + 60])
        away = away / (np.linalg.norm(away) + 1) * rng.uniform(8, 20) + rng.normal(0, 3, 2)
        end = (int(column + away[0]), int(row + away[1]))
        cv2.line(scene, (int(column), int(row)), end, colour.tolist(), 1, cv2.LINE_AA)


def face(scene, w, h):
    dark, light = (25, 30, 35), (225, 235, 240)
    for side in (-1, 1):
        eye = (int((0.5 + side * 0.055) * w), int(0.34 * h))
        cv2.ellipse(scene, eye, (int(0.024 * w), int(0.024 * h)), 0, 0, 360, (90, 190, 170), -1, cv2.LINE_AA)
        cv2.ellipse(scene, eye, (int(0.007 * w), int(0.022 * h)), 0, 0, 360, dark, -1, cv2.LINE_AA)
        cv2.circle(scene, (eye[0] - 4, eye[1] - 6), 4, light, -1, cv2.LINE_AA)
        for slope in (-0.03, 0.0, 0.03):
            start = (int((0.5 + side * 0.03) * w), int(0.42 * h))
            end = (int((0.5 + side * 0.17) * w), int((0.41 + slope) * h))
            cv2.line(scene, start, end, light, 2, cv2.LINE_AA)
        cv2.ellipse(scene, (int((0.5 + side * 0.017) * w), int(0.425 * h)),
                    (int(0.018 * w), int(0.016 * h)), 0, 0, 180, dark, 3, cv2.LINE_AA)
    nose = np.array([[0.487, 0.393], [0.513, 0.393], [0.5, 0.415]]) * [w, h]
    cv2.fillPoly(scene, [nose.astype(np.int32)], (120, 120, 200), cv2.LINE_AA)
