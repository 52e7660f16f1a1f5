"""Trains small victims for measuring the engine, on data that packages ship or that is drawn here.

Usage: make_victims.py FOLDER [SEED]
Needs: numpy, scikit-learn, skl2onnx, onnx, torch. Writes NAME.onnx with NAME_x.npy and NAME_y.npy: inputs that the model was not
trained on, and their classes. Another seed gives other splits, other drawings and other nets.
"""
import os
import sys

import numpy as np
import torch
from sklearn.datasets import load_breast_cancer, load_digits, load_wine, make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from skl2onnx import to_onnx
from torch.nn import functional as F

FOLDER = sys.argv[1]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 0


class Cnn(torch.nn.Module):
    def __init__(self, shape, classes, width):
        super().__init__()
        channels, height, _ = shape
        self.first = torch.nn.Conv2d(channels, width, 3, padding=1)
        self.second = torch.nn.Conv2d(width, 2 * width, 3, padding=1)
        self.hidden = torch.nn.Linear(2 * width * (height // 2) ** 2, 64)
        self.last = torch.nn.Linear(64, classes)

    def forward(self, x):
        x = F.max_pool2d(F.relu(self.second(F.relu(self.first(x)))), 2)
        return self.last(F.relu(self.hidden(x.flatten(1))))


def attacked(net, x, y, eps, steps=4):
    """Inputs changed by projected gradient ascent, for adversarial training."""
    changed = x + torch.empty_like(x).uniform_(-eps, eps)
    for _ in range(steps):
        changed = changed.clamp(0, 1).requires_grad_(True)
        (slope,) = torch.autograd.grad(F.cross_entropy(net(changed), y), changed)
        changed = x + (changed.detach() + eps / 3 * slope.sign() - x).clamp(-eps, eps)
    return changed.clamp(0, 1)


def train(net, x, y, epochs, eps=0.0):
    adam = torch.optim.Adam(net.parameters(), 2e-3, weight_decay=1e-4)
    x, y = torch.tensor(x), torch.tensor(y)
    for _ in range(epochs):
        for rows in torch.randperm(len(x)).split(64):
            inputs = attacked(net, x[rows], y[rows], eps) if eps > 0 else x[rows]
            adam.zero_grad()
            F.cross_entropy(net(inputs), y[rows]).backward()
            adam.step()
    return net.eval()


def write_torch(name, net, x, y):
    torch.onnx.export(
        net, (torch.zeros(1, *x.shape[1:]),), f"{FOLDER}/{name}.onnx", input_names=["input"], output_names=["logits"],
        dynamic_axes={"input": {0: "N"}, "logits": {0: "N"}}, dynamo=False, opset_version=17,
    )
    write_data(name, x, y, lambda rows: net(torch.tensor(rows)).argmax(1).numpy())


def write_sklearn(name, model, x, y):
    with open(f"{FOLDER}/{name}.onnx", "wb") as file:
        file.write(to_onnx(model, x[:1], target_opset=17).SerializeToString())
    write_data(name, x, y, model.predict)


def write_data(name, x, y, predict):
    np.save(f"{FOLDER}/{name}_x.npy", x)
    np.save(f"{FOLDER}/{name}_y.npy", y)
    with torch.no_grad():
        print(name, "accuracy", round(float((predict(x) == y).mean()), 4), flush=True)


def drawings(count, rng):
    """Discs, squares, crosses and rings in colour on a noisy ground, 16 by 16 pixels."""
    rows, columns = np.mgrid[0:16, 0:16]
    classes = rng.integers(0, 4, count)
    pictures = rng.uniform(0, 0.4, (count, 3, 16, 16))
    for index, kind in enumerate(classes):
        across, down, size = rng.uniform(5, 10), rng.uniform(5, 10), rng.uniform(3, 5)
        x, y = np.abs(columns - across), np.abs(rows - down)
        radius = np.hypot(x, y)
        mask = [radius < size, (x < size * 0.9) & (y < size * 0.9), ((x < 1.2) | (y < 1.2)) & (radius < size * 1.3), np.abs(radius - size) < 1.2][kind]
        pictures[index] += mask * rng.uniform(0.3, 0.6, (3, 1, 1))
    return pictures.clip(0, 1).astype(np.float32), classes.astype(np.int64)


def main():
    os.makedirs(FOLDER, exist_ok=True)
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    rng = np.random.default_rng(SEED)
    x, y = load_digits(return_X_y=True)
    x, y = (x / 16).astype(np.float32).reshape(-1, 1, 8, 8), y.astype(np.int64)
    x, test_x, y, test_y = train_test_split(x, y, train_size=1000, random_state=SEED, stratify=y)
    write_torch("digits_plain", train(Cnn((1, 8, 8), 10, 16), x, y, 40), test_x, test_y)
    write_torch("digits_robust", train(Cnn((1, 8, 8), 10, 16), x, y, 25, eps=0.15), test_x, test_y)
    dense = torch.nn.Sequential(torch.nn.Flatten(), torch.nn.Linear(64, 96), torch.nn.Tanh(), torch.nn.Linear(96, 10))
    write_torch("digits_dense", train(dense, x, y, 40), test_x, test_y)
    x, y = drawings(3000, rng)
    write_torch("shapes_plain", train(Cnn((3, 16, 16), 4, 12), x[:2000], y[:2000], 12), x[2000:], y[2000:])
    write_torch("shapes_robust", train(Cnn((3, 16, 16), 4, 12), x[:2000], y[:2000], 12, eps=0.06), x[2000:], y[2000:])
    tables = {
        "wine": load_wine(return_X_y=True),
        "cancer": load_breast_cancer(return_X_y=True),
        "made": make_classification(1500, 20, n_informative=8, n_classes=4, random_state=SEED),
    }
    for name, (x, y) in tables.items():
        x, test_x, y, test_y = train_test_split(x.astype(np.float32), y.astype(np.int64), test_size=0.5, random_state=SEED, stratify=y)
        models = {
            "forest": RandomForestClassifier(100, random_state=SEED),
            "dense": make_pipeline(StandardScaler(), MLPClassifier((32,), max_iter=2000, random_state=SEED)),
            "linear": make_pipeline(StandardScaler(), LogisticRegression(max_iter=2000)),
        }
        for kind, model in models.items():
            write_sklearn(f"{name}_{kind}", model.fit(x, y), test_x, test_y)


main()
