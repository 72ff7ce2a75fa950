"""Lines looked at anew, as fast as a graphics card learns: written again by the same hand with another pen, seen by another camera."""
import torch, torch.nn.functional as F


def varied(x, frame=None):
    """(lines, 1, height, width) as a network gets them, each bent, leaned, moved, thinner or thicker, paler, blurred or grainier in its own way; where
    `frame`, the pixels of one, is given, all of them wider or narrower too, by whole frames. What stands at a place stays near it otherwise."""
    n, _, height, width = x.shape
    device = x.device
    between = lambda low, high, *more: torch.rand(n, 1, 1, *more, device=device) * (high - low) + low
    normal = lambda *shape: torch.randn(*shape, device=device)
    some = lambda share: (torch.rand(n, 1, 1, device=device) < share).float()
    wide = width if frame is None else max(1, round(width * float(torch.empty(1).normal_(0, .08).exp()) / frame)) * frame
    down = torch.arange(height, device=device).float()[:, None] - (height - 1) / 2
    across = torch.arange(wide, device=device).float()[None] * ((width - 1) / max(1, wide - 1))
    bends = F.interpolate(normal(n, 2, 4, 2 + wide // 18), (height, wide), mode='bicubic', align_corners=True) * between(0, 1.3, 1)
    along = across + bends[:, 0] + between(-.12, .12) * down
    level = down * between(.92, 1.06) + bends[:, 1] + between(-1.2, 1.2) + between(-.012, .012) * (across - width / 2)
    grid = torch.stack([2 * along / (width - 1) - 1, 2 * level / (height - 1)], -1)
    x = F.grid_sample(x, grid, padding_mode='border', align_corners=True)
    share, pen = some(.5)[..., None], between(-.6, .6, 1)
    thinner, thicker = F.max_pool2d(x, 3, 1, 1), -F.max_pool2d(-x, 3, 1, 1)
    x = x + share * (pen.relu() * (thicker - x) + (-pen).relu() * (thinner - x))
    x = x + some(.3)[..., None] * between(0, .9, 1) * (F.avg_pool2d(x, 3, 1, 1, count_include_pad=False) - x)
    x = (x.clamp(-1, 1) / 2 + .5) ** (.25 * normal(n, 1, 1, 1)).exp() * 2 - 1
    return (x + some(.4)[..., None] * between(0, .12, 1) * normal(*x.shape)).clamp(-1, 1)
