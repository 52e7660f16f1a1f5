"""Trains small victims of many kinds, half of them masked, quantized or random, and finds their robust accuracy by attacks in PyTorch.

Usage: make_guarded.py FOLDER [SEED]
Needs: numpy, scikit-learn, onnx, onnxruntime, torch, torchattacks. Writes NAME.onnx, digits_x.npy and digits_y.npy with inputs that no
model was trained on, and truth.json: for each victim its data and the share of the inputs that keep their class.
The reference is the union of AutoAttack's APGD-CE, targeted APGD and Square (torchattacks), and PGD with 100 steps, 10 starts up the
cross-entropy and one towards each other class. It attacks the net behind its mask, and the file judges what it finds; of a random one most of 31 answers.
"""
import json
import os
import sys

import numpy as np
import onnx
import onnxruntime
import torch
import torchattacks
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_dynamic, quantize_static
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from torch import nn
from torch.nn import functional as F

FOLDER = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 3
INPUTS = 100
STEPS = 100
MAJORITY = 31
TRUTH = {}


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(1, 12, 3, padding=1), nn.BatchNorm2d(12), nn.ReLU())
        self.body = nn.Sequential(
            nn.Conv2d(12, 12, 3, padding=1), nn.BatchNorm2d(12), nn.ReLU(), nn.Conv2d(12, 12, 3, padding=1), nn.BatchNorm2d(12)
        )
        self.last = nn.Sequential(nn.MaxPool2d(2), nn.Flatten(), nn.Linear(192, 10))

    def forward(self, x):
        x = self.first(x)
        return self.last(F.relu(x + self.body(x)))


class Patches(nn.Module):
    """A small transformer over patches of 2 by 2 pixels."""

    def __init__(self, wide=24):
        super().__init__()
        self.cut = nn.Conv2d(1, wide, 2, 2)
        self.place = nn.Parameter(torch.randn(1, 16, wide) * 0.1)
        self.norms = nn.ModuleList([nn.LayerNorm(wide), nn.LayerNorm(wide)])
        self.joint, self.out = nn.Linear(wide, 3 * wide), nn.Linear(wide, wide)
        self.dense = nn.Sequential(nn.Linear(wide, 48), nn.GELU(), nn.Linear(48, wide))
        self.last = nn.Linear(wide, 10)

    def forward(self, x):
        x = self.cut(x).flatten(2).transpose(1, 2) + self.place
        q, k, v = self.joint(self.norms[0](x)).chunk(3, 2)
        x = x + self.out((q @ k.transpose(1, 2) / 5).softmax(2) @ v)
        return self.last((x + self.dense(self.norms[1](x))).mean(1))


class Rows(nn.Module):
    """A recurrent net over the rows of a picture."""

    def __init__(self, kind):
        super().__init__()
        self.layer = kind(8, 24, batch_first=True, bidirectional=True)
        self.last = nn.Linear(8 * 48, 10)

    def forward(self, x):
        return self.last(self.layer(x[:, 0])[0].flatten(1))


def smooth():
    return nn.Sequential(
        nn.Conv2d(1, 10, 3, padding=1), nn.Tanh(), nn.AvgPool2d(2), nn.Conv2d(10, 20, 3, padding=1), nn.SiLU(), nn.Flatten(), nn.Linear(320, 10)
    )


def plain():
    return nn.Sequential(
        nn.Conv2d(1, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 16, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(256, 32), nn.ReLU(), nn.Linear(32, 10),
    )


class Straight(torch.autograd.Function):
    @staticmethod
    def forward(_context, x):
        return torch.round(x)

    @staticmethod
    def backward(_context, gradient):
        return gradient


class Masked(nn.Module):
    """A net behind something that hides how it decides. `open` is the net that the reference climbs."""

    def __init__(self, net, how):
        super().__init__()
        self.net, self.how = net, how

    def front(self, x):
        if self.how == "bits, labels":
            return Straight.apply(x * 5) / 5
        return x + 0.15 * torch.randn_like(x) if self.how == "noise" else x

    def open(self, x):
        return self.net(self.front(x))

    def forward(self, x):
        if self.how == "bits, labels":
            return self.net(torch.round(x * 5) / 5).argmax(1)
        scores = self.open(x)
        if self.how == "scale":
            return (scores * 1e4).softmax(1)
        if self.how == "coarse":
            return torch.floor(scores.softmax(1) * 20) / 20
        return scores.half().float() if self.how == "half" else scores


class Two(nn.Module):
    """The mean of what two nets say."""

    def __init__(self, one, other):
        super().__init__()
        self.one, self.other = one, other

    def forward(self, x):
        return torch.log(self.one(x).softmax(1) + self.other(x).softmax(1))


def train(net, x, y, eps=0.0, epochs=25):
    adam = torch.optim.Adam(net.parameters(), 3e-3)
    for epoch in range(epochs):
        for rows in torch.randperm(len(y)).split(64):
            a, b = x[rows], y[rows]
            if eps > 0:
                reach = eps * min(1, (epoch + 1) / 6)
                point = (a + reach * (2 * torch.rand_like(a) - 1)).clamp(0, 1)
                for _ in range(5):
                    point = point.detach().requires_grad_(True)
                    (g,) = torch.autograd.grad(F.cross_entropy(net(point), b), point)
                    point = torch.max(torch.min(point.detach() + 0.35 * reach * g.sign(), a + reach), a - reach).clamp(0, 1)
                a = point.detach()
            adam.zero_grad()
            F.cross_entropy(net(a), b).backward()
            adam.step()
    return net.eval()


def judge_of(name, is_random):
    """What the file says, by most of its answers if it is random."""
    session = onnxruntime.InferenceSession(f"{FOLDER}/{name}.onnx")

    def once(x):
        out = session.run(None, {"input": x.detach().numpy()})[0]
        return torch.tensor(out if out.ndim == 1 else out.argmax(1))

    def judge(x):
        if not is_random:
            return once(x)
        votes = torch.stack([once(x) for _ in range(MAJORITY)])
        return votes.mode(0)[0]

    return judge


def reference(name, open_net, x, y, eps, is_random):
    judge = judge_of(name, is_random)
    left = judge(x) == y
    if not is_random:
        # AutoAttack without FAB, which takes most of its time.
        for attack in (
            torchattacks.APGD(open_net, norm="Linf", eps=eps, steps=STEPS, seed=SEED),
            torchattacks.APGDT(open_net, norm="Linf", eps=eps, steps=STEPS, n_classes=10, seed=SEED),
            torchattacks.Square(open_net, norm="Linf", eps=eps, n_queries=1000, seed=SEED),
        ):
            rows = left.nonzero()[:, 0]
            if len(rows) > 0:
                left[rows[judge(attack(x[rows], y[rows])) != y[rows]]] = False
    for goal in [0] * (3 if is_random else 10) + [*range(1, 10)]:
        rows = left.nonzero()[:, 0]
        if len(rows) == 0:
            return 0.0
        a, b = x[rows], y[rows]
        low, high = (a - eps).clamp(0, 1), (a + eps).clamp(0, 1)
        point = low + torch.rand_like(a) * (high - low)
        for step in range(STEPS):
            point = point.detach().requires_grad_(True)
            scores = sum(open_net(point) for _ in range(4)) if is_random else open_net(point)
            own = scores.gather(1, b[:, None])[:, 0]
            loss = F.cross_entropy(scores, b, reduction="sum") if goal == 0 else (scores.gather(1, ((b + goal) % 10)[:, None])[:, 0] - own).sum()
            (g,) = torch.autograd.grad(loss, point)
            size = (0.3 if step < STEPS // 2 else 0.05) * eps
            point = torch.max(torch.min(point.detach() + size * g.sign(), high), low)
            if step % 10 == 9:
                fallen = judge(point) != b
                if is_random:
                    # Many tries near the border succeed by chance: a find must hold again.
                    fallen &= judge(point) != b
                left[rows[fallen]] = False
    return round(float(left.double().mean()), 3)


def save(name, net, x):
    torch.onnx.export(
        net, (x[:2],), f"{FOLDER}/{name}.onnx", input_names=["input"], output_names=["out"],
        dynamic_axes={"input": {0: "N"}, "out": {0: "N"}}, dynamo=False, opset_version=17,
    )


class Calibration(CalibrationDataReader):
    def __init__(self, x):
        self.rows = iter([{"input": part.numpy()} for part in x.split(50)])

    def get_next(self):
        return next(self.rows, None)


def quantized(name, how, source, x):
    path, given = f"{FOLDER}/{name}.onnx", f"{FOLDER}/{source}.onnx"
    if how == "dynamic":
        quantize_dynamic(given, path, weight_type=QuantType.QInt8)
        # Only operators of the standard: what one runtime adds is refused.
        return
    kinds = ["Conv", "MatMul", "Gemm", "Relu", "MaxPool"] if how == "QDQ" else ["Conv"]
    form = QuantFormat.QDQ if how == "QDQ" else QuantFormat.QOperator
    quantize_static(given, path, Calibration(x), quant_format=form, op_types_to_quantize=kinds, weight_type=QuantType.QInt8)


def main():
    os.makedirs(FOLDER, exist_ok=True)
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    pixels, labels = load_digits(return_X_y=True)
    pixels = (pixels / 16).reshape(-1, 1, 8, 8).astype("float32")
    a, b, c, d = (torch.tensor(part) for part in train_test_split(pixels, labels.astype("int64"), test_size=600, random_state=SEED))
    x, y = b[:INPUTS], d[:INPUTS]
    np.save(f"{FOLDER}/digits_x.npy", x.numpy())
    np.save(f"{FOLDER}/digits_y.npy", y.numpy())
    base, twin = train(plain(), a, c), train(plain(), a, c)
    robust = train(plain(), a, c, 0.15)
    half = Masked(train(smooth(), a, c), "half")
    victims = {
        "residual net": (train(Residual(), a, c), 0.1),
        "tanh and average pooling": (half.net, 0.1),
        "transformer": (train(Patches(), a, c), 0.1),
        "GRU": (train(Rows(nn.GRU), a, c), 0.08),
        "LSTM": (train(Rows(nn.LSTM), a, c), 0.08),
        "adversarially trained": (robust, 0.15),
        "ensemble": (Two(base, twin), 0.12),
        "scores x 10,000": (Masked(base, "scale"), 0.1),
        "scores rounded down to .05": (Masked(twin, "coarse"), 0.1),
        "6 levels, labels": (Masked(base, "bits, labels"), 0.12),
        "scores in half precision": (half, 0.12),
        "noise": (Masked(train(plain(), a + 0.15 * torch.randn_like(a), c), "noise"), 0.15),
        "int8, QDQ": ("QDQ", 0.1),
        "int8, QOperator": ("QOperator", 0.1),
        "int8, dynamic": ("dynamic", 0.1),
    }
    save("base", base, x)
    for name, (net, eps) in victims.items():
        if isinstance(net, str):
            quantized(name, net, "base", a[:300])
            open_net = base
        else:
            save(name, net, x)
            open_net = net.open if isinstance(net, Masked) else net
            open_net = OpenNet(open_net)
        share = reference(name, open_net.eval(), x, y, eps, name == "noise")
        TRUTH[name] = {"data": "digits", "eps": {str(eps): share}, **({"random": True} if name == "noise" else {})}
        print(name, eps, share, flush=True)
    with open(f"{FOLDER}/truth.json", "w") as file:
        json.dump(TRUTH, file)


class OpenNet(nn.Module):
    def __init__(self, call):
        super().__init__()
        self.call = call
        self.unused = nn.Parameter(torch.zeros(1))

    def forward(self, x):
        return self.call(x)


main()
