"""Lines of what is kept out of training as pictures, for the program to read: python pictures.py OUT

Each set is a folder with a truth.json: {"title", "field", "language" of stock Tesseract's model, "pictures": {file: text}}.
`make bench-reading` measures every one that lies in the folder ANYTIME_KEPT_OUT names.
"""
import json, os, sys
import cv2
import evaluate, models

LANGUAGE = {'names': 'chi_tra+chi_sim', 'latin': 'eng', 'numbers': 'eng'}

if __name__ == '__main__':
    for model in models.MODELS:
        for title, held in evaluate.sets(model, os.environ['ANYTIME_HANDWRITING']).items():
            if title.startswith('real'):
                continue                                     # pictures already
            folder = os.path.join(sys.argv[1], title.replace(' ', '-').replace(',', ''))
            os.makedirs(folder, exist_ok=True)
            truth = {'title': title, 'field': 'number' if model == 'numbers' else 'name', 'language': LANGUAGE[model], 'pictures': {}}
            for n, (picture, text, _) in enumerate(held):
                cv2.imwrite(os.path.join(folder, f'{n:04}.png'), picture)
                truth['pictures'][f'{n:04}.png'] = text
            with open(os.path.join(folder, 'truth.json'), 'w', encoding='utf-8') as file:
                json.dump(truth, file, ensure_ascii=False, indent=1)
            print(f'{folder}: {len(held)} lines')
