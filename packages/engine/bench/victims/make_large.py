"""Trains picture victims of the size that people have, for measuring the engine's time and memory.

Usage: make_large.py FOLDER [SEED [middle|deep]]; with `middle` only the nets of about 1 MB, with `deep` only two for gradients: a residual
net of 50 MB for 64 by 64 pixels, trained for a while, and a MobileNetV2 for 224 by 224 pixels (trained for a while on smaller pictures).
Needs: numpy, onnx, torch. Writes NAME.onnx with NAME_x.npy (bytes) and NAME_y.npy: about 1 MB for 32 by 32 pixels, in both orders of
the channels, and about 9 MB for 224 by 224 pixels (random separable convolutions under a fitted last layer).
"""
import os
import sys

import numpy as np
import torch
from torch.nn import functional as F

FOLDER = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 0
CLASSES = 10


def drawings(count, side, rng):
    """Ten kinds of figures in colour on a noisy ground."""
    rows, columns = np.mgrid[0:side, 0:side] / side
    classes = rng.integers(0, CLASSES, count)
    pictures = np.empty((count, 3, side, side), np.uint8)
    for index, kind in enumerate(classes):
        across, down, size = rng.uniform(0.35, 0.65), rng.uniform(0.35, 0.65), rng.uniform(0.2, 0.32)
        x, y = columns - across, rows - down
        a, b, radius = np.abs(x), np.abs(y), np.hypot(x, y)
        inside = (a < size) & (b < size)
        mask = [
            radius < size,
            inside,
            ((a < 0.07) | (b < 0.07)) & inside,
            np.abs(radius - size) < 0.07,
            a + b < size,
            ((np.abs(x - y) < 0.09) | (np.abs(x + y) < 0.09)) & inside,
            inside & (np.floor(columns * 12) % 2 == 0),
            inside & (np.floor(rows * 12) % 2 == 0),
            (y > -size) & (y < size) & (a < (y + size) / 2),
            inside & ~((a < size * 0.55) & (b < size * 0.55)),
        ][kind]
        ground = rng.uniform(0, 0.4, (3, 1, 1)) + rng.normal(0, 0.06, (3, side, side))
        picture = ground + mask * rng.uniform(0.25, 0.6, (3, 1, 1))
        pictures[index] = (picture.clip(0, 1) * 255).round()
    return pictures, classes.astype(np.int64)


class Middle(torch.nn.Module):
    """About 1 MB."""

    def __init__(self):
        super().__init__()
        self.convs = torch.nn.ModuleList(
            [torch.nn.Conv2d(3, 32, 3, padding=1), torch.nn.Conv2d(32, 64, 3, padding=1), torch.nn.Conv2d(64, 64, 3, padding=1)]
        )
        self.hidden = torch.nn.Linear(64 * 4 * 4, 190)
        self.last = torch.nn.Linear(190, CLASSES)

    def forward(self, x):
        for conv in self.convs:
            x = F.max_pool2d(F.relu(conv(x)), 2)
        return self.last(F.relu(self.hidden(x.flatten(1))))


class ChannelsLast(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        return self.net(x.permute(0, 3, 1, 2))


class Separable(torch.nn.Module):
    """Depthwise separable convolutions, as in MobileNet; only the last layer is fitted."""

    def __init__(self):
        super().__init__()
        layers, channels = [torch.nn.Conv2d(3, 32, 3, 2, 1), torch.nn.ReLU()], 32
        for wide, stride in [(64, 1), (128, 2), (128, 1), (256, 2), (256, 1), (512, 2), *[(512, 1)] * 5, (768, 2)]:
            layers += [
                torch.nn.Conv2d(channels, channels, 3, stride, 1, groups=channels), torch.nn.ReLU(),
                torch.nn.Conv2d(channels, wide, 1), torch.nn.ReLU(),
            ]
            channels = wide
        for layer in layers:
            if isinstance(layer, torch.nn.Conv2d):
                torch.nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        self.body = torch.nn.Sequential(*layers)
        self.last = torch.nn.Linear(channels * 4, CLASSES)

    def forward(self, x):
        return self.last(F.avg_pool2d(self.body(x), 4, 3).flatten(1))


class Residual(torch.nn.Module):
    """Two convolutions beside a shortcut (He et al. 2016)."""

    def __init__(self, narrow, wide, stride):
        super().__init__()
        self.body = torch.nn.Sequential(
            torch.nn.Conv2d(narrow, wide, 3, stride, 1, bias=False), torch.nn.BatchNorm2d(wide), torch.nn.ReLU(),
            torch.nn.Conv2d(wide, wide, 3, 1, 1, bias=False), torch.nn.BatchNorm2d(wide),
        )
        same = stride == 1 and narrow == wide
        short = [torch.nn.Conv2d(narrow, wide, 1, stride, bias=False), torch.nn.BatchNorm2d(wide)]
        self.short = torch.nn.Identity() if same else torch.nn.Sequential(*short)

    def forward(self, x):
        return F.relu(self.body(x) + self.short(x))


class ResNet(torch.nn.Module):
    """ResNet-18, a little wider: 50 MB."""

    def __init__(self, width=68):
        super().__init__()
        stem = [torch.nn.Conv2d(3, width, 7, 2, 3, bias=False), torch.nn.BatchNorm2d(width), torch.nn.ReLU(), torch.nn.MaxPool2d(3, 2, 1)]
        blocks, narrow = [], width
        for wide, stride in [(1, 1), (1, 1), (2, 2), (2, 1), (4, 2), (4, 1), (8, 2), (8, 1)]:
            blocks.append(Residual(narrow, wide * width, stride))
            narrow = wide * width
        self.body = torch.nn.Sequential(*stem, *blocks, torch.nn.AdaptiveAvgPool2d(1))
        self.last = torch.nn.Linear(narrow, CLASSES)

    def forward(self, x):
        return self.last(self.body(x).flatten(1))


class Inverted(torch.nn.Module):
    """A separable convolution between a widening and a narrowing one (Sandler et al. 2018)."""

    def __init__(self, narrow, wide, stride, factor):
        super().__init__()
        inner = narrow * factor
        widen = [torch.nn.Conv2d(narrow, inner, 1, bias=False), torch.nn.BatchNorm2d(inner), torch.nn.ReLU6()]
        self.body = torch.nn.Sequential(
            *(widen if factor > 1 else []),
            torch.nn.Conv2d(inner, inner, 3, stride, 1, groups=inner, bias=False), torch.nn.BatchNorm2d(inner), torch.nn.ReLU6(),
            torch.nn.Conv2d(inner, wide, 1, bias=False), torch.nn.BatchNorm2d(wide),
        )
        self.is_added = stride == 1 and narrow == wide

    def forward(self, x):
        return x + self.body(x) if self.is_added else self.body(x)


class MobileNet(torch.nn.Module):
    """MobileNetV2."""

    def __init__(self):
        super().__init__()
        layers, narrow = [torch.nn.Conv2d(3, 32, 3, 2, 1, bias=False), torch.nn.BatchNorm2d(32), torch.nn.ReLU6()], 32
        stages = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]
        for factor, wide, count, stride in stages:
            for place in range(count):
                layers.append(Inverted(narrow, wide, stride if place == 0 else 1, factor))
                narrow = wide
        layers += [torch.nn.Conv2d(narrow, 1280, 1, bias=False), torch.nn.BatchNorm2d(1280), torch.nn.ReLU6()]
        for layer in [part for whole in layers for part in whole.modules()]:
            if isinstance(layer, torch.nn.Conv2d):
                torch.nn.init.kaiming_normal_(layer.weight, mode="fan_out")
        self.body = torch.nn.Sequential(*layers)
        self.last = torch.nn.Linear(1280, CLASSES)

    def forward(self, x):
        return self.last(self.body(x).mean((2, 3)))


def unit(pictures):
    return torch.tensor(pictures).float() / 255


def fit_last(net, x, y, pool=lambda maps: F.avg_pool2d(maps, 4, 3).flatten(1)):
    """Ridge regression on the features, scaled to logits."""
    rows = torch.cat([pool(net.body(unit(part))) for part in np.array_split(x, 20)])
    mean, spread = rows.mean(0), rows.std(0) + 1e-3
    scaled = ((rows - mean) / spread).double()
    gram = scaled.T @ scaled + 100 * torch.eye(scaled.shape[1]).double()
    weights = 12 * torch.linalg.solve(gram, scaled.T @ (torch.eye(CLASSES)[torch.tensor(y)].double() - 0.1)).float()
    net.last.weight.data = (weights / spread[:, None]).T.contiguous()
    net.last.bias.data = -(mean / spread) @ weights


def train(net, x, y, epochs):
    adam = torch.optim.Adam(net.parameters(), 2e-3, weight_decay=1e-4)
    for _ in range(epochs):
        for rows in torch.randperm(len(x)).split(64):
            adam.zero_grad()
            F.cross_entropy(net(unit(x[rows.numpy()])), torch.tensor(y[rows.numpy()])).backward()
            adam.step()


def deep(rng):
    x, y = drawings(2400, 64, rng)
    net = ResNet()
    train(net, x[:2000], y[:2000], 4)
    with torch.no_grad():
        write("residual_64", net.eval(), x[2000:], y[2000:])
    x, y = drawings(2000, 96, rng)
    net = MobileNet()
    train(net, x, y, 4)
    with torch.no_grad():
        x, y = drawings(700, 224, rng)
        # Larger pictures have other averages: layers are normalized by what they see now, and the last one is fitted anew.
        for part in net.modules():
            if isinstance(part, torch.nn.BatchNorm2d):
                part.reset_running_stats()
                part.momentum = None
        net.train()
        for rows in np.array_split(x[:96], 6):
            net(unit(rows))
        fit_last(net.eval(), x[:400], y[:400], lambda maps: maps.mean((2, 3)))
        write("mobile_224", net, x[400:], y[400:])


def write(name, net, x, y):
    torch.onnx.export(
        net, (torch.zeros(1, *x.shape[1:]),), f"{FOLDER}/{name}.onnx", input_names=["input"], output_names=["logits"],
        dynamic_axes={"input": {0: "N"}, "logits": {0: "N"}}, dynamo=False, opset_version=17,
    )
    np.save(f"{FOLDER}/{name}_x.npy", x)
    np.save(f"{FOLDER}/{name}_y.npy", y)
    right = np.concatenate([net(unit(part)).argmax(1).numpy() for part in np.array_split(x, 10)]) == y
    print(name, "accuracy", round(float(right.mean()), 4), os.path.getsize(f"{FOLDER}/{name}.onnx"), "bytes", flush=True)


def main():
    os.makedirs(FOLDER, exist_ok=True)
    torch.manual_seed(SEED)
    # Several threads wait for each other on a busy machine.
    torch.set_num_threads(1)
    rng = np.random.default_rng(SEED)
    if sys.argv[3:] == ["deep"]:
        return deep(rng)
    x, y = drawings(6000, 32, rng)
    net = Middle()
    train(net, x[:4000], y[:4000], 4)
    with torch.no_grad():
        write("middle_chw", net.eval(), x[4000:], y[4000:])
        write("middle_hwc", ChannelsLast(net).eval(), x[4000:].transpose(0, 2, 3, 1).copy(), y[4000:])
        if sys.argv[3:] == ["middle"]:
            return
        x, y = drawings(700, 224, rng)
        net = Separable().eval()
        fit_last(net, x[:400], y[:400])
        write("large_chw", net, x[400:], y[400:])


main()
