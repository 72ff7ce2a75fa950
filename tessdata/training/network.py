"""A network that Tesseract can run, in PyTorch, and its writer in Tesseract's own file format (the `lstm` part of a traineddata).

Convolutions with batch normalisation (folded into the weights when written) and max-pools over the picture, its rows stacked
into one, LSTMs along the line, softmax. Tanh throughout: Tesseract's integer form clips activations at 1 and -1.
"""
import struct
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F


class Network(nn.Module):
    """`front`: (kernel, channels) or ('pool', y, x); `along`: ('forward' or 'reverse', units), one LSTM each."""
    def __init__(self, height, front, along, outputs):
        super().__init__()
        self.height, self.front, self.along, self.outputs = height, front, along, outputs
        self.convs, self.bns, self.ls = nn.ModuleList(), nn.ModuleList(), nn.ModuleList()
        channels, self.rows, self.frame = 1, height, 1        # rows left after the pools; pixels a frame
        for layer in front:
            if layer[0] == 'pool':
                self.rows, self.frame = self.rows // layer[1], self.frame * layer[2]
            else:
                self.convs.append(nn.Conv2d(channels, layer[1], layer[0]))
                self.bns.append(nn.BatchNorm2d(layer[1]))
                channels = layer[1]
        width = channels * self.rows
        for _, units in along:
            lstm = nn.LSTM(width, units, batch_first=True)
            for name, parameter in lstm.named_parameters():
                if 'bias' in name:                            # one bias, the forget gate half open
                    with torch.no_grad():
                        parameter.zero_()
                        parameter[units:2 * units] = 0 if 'hh' in name else .5
                    parameter.requires_grad_('hh' not in name)
            self.ls.append(lstm)
            width = units
        self.out = nn.Linear(width, outputs)

    def features(self, x):
        """(lines, 1, height, width) -> (lines, frames, units): everything but the last layer."""
        x, conv = x.contiguous(memory_format=torch.channels_last), 0
        for layer in self.front:
            if layer[0] == 'pool':
                x = F.max_pool2d(x, layer[1:])                # before tanh: the same result, cheaper
            else:
                if conv:
                    x = torch.tanh(x)
                x = self.bns[conv](F.conv2d(framed(x, layer[0] // 2), self.convs[conv].weight, self.convs[conv].bias))
                conv += 1
        x = torch.tanh(x)
        x = x.permute(0, 3, 2, 1).reshape(x.shape[0], x.shape[3], -1)
        for (direction, _), lstm in zip(self.along, self.ls):
            x = lstm(x)[0] if direction == 'forward' else torch.flip(lstm(torch.flip(x, [1]))[0], [1])
        return x

    def forward(self, x):
        return self.out(self.features(x))

    def grow(self, weights):
        """Takes the weights of a network with fewer channels or units so that it reads just as that one: nothing listens to the new ones yet."""
        mine = self.state_dict()
        for name, old in weights.items():
            if old.shape == mine[name].shape:
                mine[name] = old
                continue
            new, shape = mine[name].clone(), mine[name].shape
            blocks = (4, -1) if name.startswith('ls.') else (1, -1)                   # gates i, f, g, o, each a block of units
            new, old = new.unflatten(0, blocks), old.unflatten(0, blocks)
            if name == 'ls.0.weight_ih_l0':                                           # what it hears: rows of channels
                new, old = new.unflatten(2, (self.rows, -1)).transpose(2, 3), old.unflatten(2, (self.rows, -1)).transpose(2, 3)
            units = old.shape[1]
            if old.dim() > 2:
                new[:, :units] = 0                            # what the old ones hear from new ones
                new[:, :units, :old.shape[2]] = old
            else:
                new[:, :units] = old
            if name == 'ls.0.weight_ih_l0':
                new = new.transpose(2, 3)
            mine[name] = new.reshape(shape)
        self.load_state_dict(mine)

    def spec(self):
        """The network in Tesseract's VGSL notation."""
        parts = [f'1,{self.height},0,1']
        parts += [f'Mp{l[1]},{l[2]}' if l[0] == 'pool' else f'Ct{l[0]},{l[0]},{l[1]}' for l in self.front]
        parts += [f'S{self.rows},1'] + [f'L{d[0]}x{n}' for d, n in self.along] + [f'O1c{self.outputs}']
        return '[' + ' '.join(parts) + ']'

    def tesseract(self, null, iterations, less=0.):
        """The bytes of the `lstm` component: doubles, a row per output, the bias last; that of `null` is lowered by `less`."""
        layers, total, channels, conv = [_head('Input', self.height, 1, 0, 'Input', 0) + _pack('iiiii', 1, self.height, 0, 1, 0)], 0, 1, 0
        for layer in self.front:
            if layer[0] == 'pool':
                layers.append(_head('Maxpool', channels, channels, 0, 'Maxpool') + _pack('ii', layer[2], layer[1]))
                continue
            (size, out), bn = layer, self.bns[conv]
            factor = _numbers(bn.weight) / np.sqrt(_numbers(bn.running_var) + bn.eps)
            weights = (_numbers(self.convs[conv].weight) * factor[:, None, None, None]).transpose(0, 3, 2, 1).reshape(out, -1)   # x, y, channel
            bias = (_numbers(self.convs[conv].bias) - _numbers(bn.running_mean)) * factor + _numbers(bn.bias)
            inputs, count = channels * size * size, out * (channels * size * size + 1)
            layers.append(_head('Series', channels, out, count, 'ConvSeries') + _pack('I', 2)
                          + _head('Convolve', channels, inputs, 0, 'Convolve') + _pack('ii', size // 2, size // 2)
                          + _head('Tanh', inputs, out, count, 'ConvNL') + _matrix(np.concatenate([weights, bias[:, None]], 1)))
            total, channels, conv = total + count, out, conv + 1
        layers.append(_head('Reconfig', channels, channels * self.rows, 0, 'Reconfig') + _pack('ii', 1, self.rows))
        width = channels * self.rows
        for (direction, units), lstm in zip(self.along, self.ls):
            body, count = _lstm(lstm, f'L{direction[0]}x{units}')
            layers.append(_head('RTLReversed', width, units, count, 'RevLSTM') + _pack('I', 1) + body if direction == 'reverse' else body)
            total, width = total + count, units
        count, bias = self.outputs * (width + 1), _numbers(self.out.bias) - less * (np.arange(self.outputs) == null)
        layers.append(_head('Softmax', width, self.outputs, count, 'Output')
                      + _matrix(np.concatenate([_numbers(self.out.weight), bias[:, None]], 1)))
        series = _head('Series', self.height, self.outputs, total + count, 'Series', 0) + _pack('I', len(layers)) + b''.join(layers)
        recoded = 64                                          # training flag: the outputs are the recoder's codes
        return series + _text(self.spec()) + _pack('i', recoded) + _pack('iii', iterations, iterations, null) + _pack('fff', .999, .001, .5)


def framed(x, width):
    """Noise around a batch of pictures or of layers: Tesseract's convolutions see it beyond every edge, where others see zeros."""
    noise = lambda *shape: torch.empty(shape, dtype=x.dtype, device=x.device).uniform_(-1, 1)
    lines, channels, height, _ = x.shape
    x = torch.cat([noise(lines, channels, height, width), x, noise(lines, channels, height, width)], 3)
    edge = lambda: noise(lines, channels, width, x.shape[3])
    return torch.cat([edge(), x, edge()], 2).contiguous(memory_format=torch.channels_last)


def _numbers(tensor): return tensor.detach().cpu().double().numpy()
def _pack(form, *values): return struct.pack('<' + form, *values)
def _text(text): return _pack('I', len(text.encode())) + text.encode()
def _matrix(m): return _pack('B', 128) + _pack('II', *m.shape) + _pack('d', 0.) + np.ascontiguousarray(m, '<f8').tobytes()
def _head(kind, inputs, outputs, weights, name, backward=1):
    return _pack('b', 0) + _text(kind) + _pack('bb', 0, backward) + _pack('iiii', 0, inputs, outputs, weights) + _text(name)


def _lstm(lstm, name):
    inputs, units = lstm.input_size, lstm.hidden_size
    wi, wh = (_numbers(w).reshape(4, units, -1) for w in (lstm.weight_ih_l0, lstm.weight_hh_l0))
    bias = (_numbers(lstm.bias_ih_l0) + _numbers(lstm.bias_hh_l0)).reshape(4, units, 1)
    gates = b''.join(_matrix(np.concatenate([wi[k], wh[k], bias[k]], 1)) for k in (2, 0, 1, 3))   # torch i f g o -> g i f o
    count = 4 * units * (inputs + units + 1)
    return _head('LSTM', inputs, units, count, name) + _pack('i', inputs + units) + gates, count


NAMES = lambda outputs: Network(40, [(3, 24), ('pool', 2, 2), (3, 64), ('pool', 2, 2), (3, 128), (3, 160), ('pool', 2, 2), (3, 256), (3, 288)],
                                [('forward', 416), ('reverse', 416)], outputs)
LATIN = lambda outputs: Network(40, [(3, 24), ('pool', 2, 2), (3, 64), ('pool', 2, 2), (3, 128), (3, 128), ('pool', 2, 2), (3, 192), (3, 192)],
                                [('forward', 384), ('reverse', 384)], outputs)
NUMBERS = lambda outputs: Network(32, [(3, 24), ('pool', 2, 2), (3, 64), ('pool', 2, 2), (3, 96), (3, 96), ('pool', 2, 1)],
                                  [('forward', 256), ('reverse', 256)], outputs)
DIGITS = lambda outputs: Network(32, [(3, 24), ('pool', 2, 2), (3, 48), (3, 64), ('pool', 2, 2), (3, 96), (3, 96), ('pool', 2, 1)],
                                 [('forward', 256), ('reverse', 256)], outputs)
