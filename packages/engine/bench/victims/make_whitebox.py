"""Trains small victims whose scores are hidden in different ways, and finds their robust accuracy by attacks in PyTorch.

Usage: make_whitebox.py FOLDER [SEED]
Needs: numpy, scikit-learn, skl2onnx, onnx, torch. Writes NAME.onnx, DATA_x.npy and DATA_y.npy with inputs that no model was trained on,
and truth.json: for each victim its data and, for each eps, the share of the inputs that PGD does not change to another class.
PGD: 100 steps from random points, up the cross-entropy, up the margin, and towards each other class, begun anew 4 times.
"""
import json
import os
import sys

import numpy as np
import torch
from sklearn.datasets import load_breast_cancer, load_digits, load_wine
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from skl2onnx import to_onnx
from torch.nn import functional as F

FOLDER = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 0
INPUTS = 100
STARTS = 4
TRUTH = {}
os.makedirs(FOLDER, exist_ok=True)
torch.manual_seed(SEED)


class Straight(torch.autograd.Function):
    """Rounds, and passes the gradient on as if it did not."""

    @staticmethod
    def forward(_context, x):
        return torch.round(x)

    @staticmethod
    def backward(_context, gradient):
        return gradient


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = torch.nn.Sequential(
            torch.nn.Conv2d(1, 8, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.Conv2d(8, 16, 3, padding=1),
            torch.nn.ReLU(),
            torch.nn.MaxPool2d(2),
            torch.nn.Flatten(),
            torch.nn.Linear(256, 32),
            torch.nn.ReLU(),
            torch.nn.Linear(32, 10),
        )

    def forward(self, x):
        return self.layers(x)


class Hidden(torch.nn.Module):
    """A net behind something that hides how it decides."""

    def __init__(self, net, how):
        super().__init__()
        self.net, self.how = net, how

    def forward(self, x):
        scores = self.net(torch.round(x * 7) / 7 if self.how == 'rounded input' else x)
        if self.how == 'saturated scores':
            return (scores * 100).softmax(1)
        if self.how == 'rounded scores':
            return torch.round(scores.softmax(1) * 10) / 10
        if self.how == 'cut-off scores':
            return scores.softmax(1).clamp(0.05, 0.95)
        return scores.argmax(1) if self.how == 'labels only' else scores


def climb(net, x, y, box, target, steps, start):
    """PGD inside a box; `target` is None for the cross-entropy, 'margin', or a class for each input."""
    low, high = box
    reach = (high - low) / 2
    point = torch.maximum(torch.minimum(x + (2 * torch.rand_like(x) - 1) * start * reach, high), low)
    fallen = torch.zeros(len(y), dtype=torch.bool)
    for step in range(steps):
        point = point.detach().requires_grad_(True)
        scores = net(point)
        own = scores.gather(1, y[:, None])[:, 0]
        if target is None:
            loss = F.cross_entropy(scores, y, reduction='sum')
        elif isinstance(target, str):
            loss = (scores.scatter(1, y[:, None], -1e9).max(1)[0] - own).sum()
        else:
            loss = (scores.gather(1, target[:, None])[:, 0] - own).sum()
        fallen |= scores.argmax(1) != y
        (gradient,) = torch.autograd.grad(loss, point)
        size = 0.3 if step < steps // 2 else 0.05
        point = torch.maximum(torch.minimum(point.detach() + size * reach * gradient.sign(), high), low)
    with torch.no_grad():
        return point, fallen | (net(point).argmax(1) != y)


def robust(net, x, y, eps, bounds):
    """The share of the inputs that keep their class."""
    low, high = torch.maximum(x - eps, bounds[0]), torch.minimum(x + eps, bounds[1])
    classes = net(x).shape[1]
    left = net(x).argmax(1) == y
    for _ in range(STARTS):
        for goal in [None, 'margin', *range(1, classes)]:
            rows = left.nonzero()[:, 0]
            if len(rows) == 0:
                return 0.0
            target = (y[rows] + goal) % classes if isinstance(goal, int) else goal
            _, fallen = climb(net, x[rows], y[rows], (low[rows], high[rows]), target, 100, 1)
            left[rows[fallen]] = False
    return round(float(left.double().mean()), 3)


def train(x, y, eps):
    net = Net()
    optimizer = torch.optim.Adam(net.parameters(), 2e-3)
    for epoch in range(30):
        order = torch.randperm(len(y))
        for rows in order.split(64):
            a, b = x[rows], y[rows]
            if eps > 0:
                reach = eps * min(1, (epoch + 1) / 6)
                a, _ = climb(net, a, b, ((a - reach).clamp(0, 1), (a + reach).clamp(0, 1)), None, 6, 1)
            optimizer.zero_grad()
            F.cross_entropy(net(a), b).backward()
            optimizer.step()
    return net.eval()


def save_net(name, net, x):
    torch.onnx.export(
        net,
        (x[:2],),
        f'{FOLDER}/{name}.onnx',
        input_names=['input'],
        output_names=['out'],
        dynamic_axes={'input': {0: 'N'}, 'out': {0: 'N'}},
        dynamo=False,
        opset_version=17,
    )


def digits():
    pixels, labels = load_digits(return_X_y=True)
    pixels = (pixels / 16).reshape(-1, 1, 8, 8).astype('float32')
    a, b, c, d = train_test_split(pixels, labels.astype('int64'), test_size=600, random_state=SEED)
    np.save(f'{FOLDER}/digits_x.npy', b[:INPUTS])
    np.save(f'{FOLDER}/digits_y.npy', d[:INPUTS])
    x, y = torch.tensor(b[:INPUTS]), torch.tensor(d[:INPUTS])
    bounds = (torch.tensor(0.0), torch.tensor(1.0))
    plain = train(torch.tensor(a), torch.tensor(c), 0)
    trained = train(torch.tensor(a), torch.tensor(c), 0.18)
    hidden = ['saturated scores', 'rounded scores', 'cut-off scores', 'labels only']
    for start, net, each in (('plain', plain, (0.1, 0.2)), ('adversarially trained', trained, (0.15, 0.25))):
        truth = {str(eps): robust(net, x, y, eps, bounds) for eps in each}
        for how in ['', *(hidden if net is plain else hidden[::3])]:
            name = f'digits, {start}{", " * bool(how)}{how}'
            save_net(name, Hidden(net, how), x)
            TRUTH[name] = {'data': 'digits', 'eps': truth}
    name = 'digits, plain, rounded input'
    save_net(name, Hidden(plain, 'rounded input'), x)
    through = lambda a: plain(Straight.apply(a * 7) / 7)
    TRUTH[name] = {'data': 'digits', 'eps': {str(eps): robust(through, x, y, eps, bounds) for eps in (0.1, 0.2)}}


def tables():
    kinds = {
        'perceptron': MLPClassifier((32, 16), max_iter=800, random_state=SEED),
        'tanh perceptron': MLPClassifier((32,), activation='tanh', max_iter=800, random_state=SEED),
        'logistic': LogisticRegression(max_iter=2000),
    }
    for data, load in (('wine', load_wine), ('cancer', load_breast_cancer)):
        columns, labels = load(return_X_y=True)
        a, b, c, d = train_test_split(
            columns.astype('float32'), labels.astype('int64'), test_size=0.5, random_state=SEED, stratify=labels
        )
        low, high = a.min(0), a.max(0)
        b, d = np.clip(b[:INPUTS], low, high), d[:INPUTS]
        np.save(f'{FOLDER}/{data}_x.npy', b)
        np.save(f'{FOLDER}/{data}_y.npy', d)
        for kind, classifier in kinds.items():
            model = make_pipeline(StandardScaler(), classifier).fit(a, c)
            name = f'{data}, {kind}'
            with open(f'{FOLDER}/{name}.onnx', 'wb') as file:
                file.write(to_onnx(model, a[:1], target_opset=17).SerializeToString())
            net = in_torch(model)
            x, y = torch.tensor(b).double(), torch.tensor(d)
            bounds = (torch.tensor(low).double(), torch.tensor(high).double())
            reach = bounds[1] - bounds[0]
            truth = {str(eps): robust(net, x, y, eps * reach, bounds) for eps in (0.03, 0.08)}
            TRUTH[name] = {'data': data, 'eps': truth, 'low': low.tolist(), 'high': high.tolist()}


def in_torch(model):
    scaler, classifier = model[0], model[-1]
    mean, spread = torch.tensor(scaler.mean_).double(), torch.tensor(scaler.scale_).double()
    layers = (
        list(zip(classifier.coefs_, classifier.intercepts_))
        if hasattr(classifier, 'coefs_')
        else [(classifier.coef_.T, classifier.intercept_)]
    )
    layers = [(torch.tensor(w).double(), torch.tensor(b).double()) for w, b in layers]
    bend = torch.tanh if getattr(classifier, 'activation', '') == 'tanh' else F.relu

    def scores(x):
        h = (x - mean) / spread
        for index, (w, b) in enumerate(layers):
            h = h @ w + b
            h = bend(h) if index < len(layers) - 1 else h
        return torch.cat([-h / 2, h / 2], 1) if h.shape[1] == 1 else h

    return scores


digits()
tables()
with open(f'{FOLDER}/truth.json', 'w') as file:
    json.dump(TRUTH, file)
