"""Muon: an optimiser whose steps are equally large in every direction of a matrix. It learns more from each line than AdamW alone."""
import torch


def optimisers(net, rate, halved=False):
    """Muon for the matrices within a network, AdamW for its outputs, biases and normalisations. `halved`: reckon Muon's steps in bfloat16."""
    inner = [(p, 4 if name.startswith('ls.') else 1) for name, p in net.named_parameters() if p.dim() > 1 and not name.startswith('out.')]
    taken = {id(p) for p, _ in inner}
    others = [p for p in net.parameters() if p.requires_grad and id(p) not in taken]
    return [Muon(inner, rate, halved), torch.optim.AdamW(others, lr=rate, betas=(.9, .98), weight_decay=1e-3)]


class Muon(torch.optim.Optimizer):
    """`matrices`: (parameter, blocks), rows of a block belong together, as those of one gate of an LSTM.

    After K. Jordan (2024), its step as large as AdamW's after J. Liu et al. (2025). PyTorch's own knows no blocks.
    """
    def __init__(self, matrices, lr, halved, momentum=.95, weight_decay=1e-3):
        super().__init__([{'params': [m], 'blocks': blocks} for m, blocks in matrices], {'lr': lr, 'momentum': momentum, 'weight_decay': weight_decay})
        self.kind = torch.bfloat16 if halved else torch.float32

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group['params']:
                mean = self.state[p].setdefault('mean', torch.zeros_like(p))
                mean.lerp_(p.grad, 1 - group['momentum'])
                ahead = p.grad.lerp(mean, group['momentum']).reshape(group['blocks'], p.shape[0] // group['blocks'], -1)
                step = equalised(ahead.to(self.kind)).float() * .2 * max(ahead.shape[1:]) ** .5
                p.mul_(1 - group['lr'] * group['weight_decay']).add_(step.reshape(p.shape), alpha=-group['lr'])


def equalised(x):
    """(blocks, rows, columns) -> the same with singular values near 1, by five steps of Newton and Schulz."""
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    tall = x.shape[1] > x.shape[2]
    if tall:
        x = x.mT
    for _ in range(5):
        a = x @ x.mT
        x = 3.4445 * x + torch.baddbmm(a, a, a, beta=-4.775, alpha=2.0315) @ x
    return x.mT if tall else x
