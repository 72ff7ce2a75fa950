"""The two models: their networks, characters, composers and shipped checkpoints."""
import os
import torch
import names, network, numbers_lines, vocabulary
from vocabulary import HERE


def characters(model): return vocabulary.CHARACTERS if model == 'names' else list(numbers_lines.CHARACTERS)


def ids(model):
    return vocabulary.ID if model == 'names' else numbers_lines.ID


def new(model):
    return (network.NAMES if model == 'names' else network.NUMBERS)(len(characters(model)) + vocabulary.FIRST)


def checkpoint(model): return os.path.join(HERE, model + '.checkpoint.pt')


def composer(model, data, seed):
    return (names if model == 'names' else numbers_lines).Composer(data, seed)


def load(net, path):
    """Weights from a checkpoint or from a run; how many lines and steps they have seen."""
    saved = torch.load(path, map_location='cpu')
    net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in saved['weights'].items()})
    return saved['lines'], saved['steps']


def text(model, scores):
    """What a line's scores (frames, outputs) say, greedily."""
    best = scores.argmax(-1).tolist()
    known = {n: c for c, n in ids(model).items()}
    return ''.join(known.get(c, '') for before, c in zip([vocabulary.NULL] + best, best) if c != before and c != vocabulary.NULL)
