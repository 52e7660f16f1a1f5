"""Trains the small victims of __tests__/fixtures/engine from data that scikit-learn ships, and says how accurate they are.

    python3 -m venv venv && venv/bin/pip install scikit-learn skl2onnx pillow
    venv/bin/python tools/engine-fixtures/make_fixtures.py

The tests compare what the engine reads and computes with expected.json, which scikit-learn computed.
"""

import json
from pathlib import Path

import numpy as np
from PIL import Image
from skl2onnx import to_onnx
from sklearn.datasets import load_digits, load_wine
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier, MLPRegressor
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

FOLDER = Path(__file__).resolve().parents[2] / "__tests__" / "fixtures" / "engine"
OPSET = 17
expected = {}


def save(name, model, inputs, **options):
    """Writes a model as ONNX for inputs like these."""
    (FOLDER / f"{name}.onnx").write_bytes(to_onnx(model, inputs[:1], target_opset=OPSET, **options).SerializeToString())


def expect(name, model, inputs, labels):
    """Notes the accuracy and the first scores."""
    scores = model.predict_proba(inputs)
    expected[name] = {
        "accuracy": float((model.classes_[scores.argmax(1)] == labels).mean()),
        "scores": [[round(float(score), 4) for score in row] for row in scores[:3]],
    }


def digits():
    """Pictures of 8 x 8 pixels, flat: a perceptron. The test set as arrays, and the first pictures as files."""
    inputs, labels = load_digits(return_X_y=True)
    inputs = (inputs / 16).astype(np.float32)
    train, test, train_labels, test_labels = train_test_split(inputs, labels, test_size=200, random_state=0, stratify=labels)
    model = MLPClassifier(hidden_layer_sizes=(32,), max_iter=500, random_state=0).fit(train, train_labels)
    save("digits-perceptron", model, train)
    expect("digits", model, test, test_labels)
    np.savez_compressed(FOLDER / "digits.npz", x=test.reshape(-1, 8, 8), y=test_labels)
    pictures = FOLDER / "digits"
    pictures.mkdir(exist_ok=True)
    pixels = np.round(test[:12] * 255).astype(np.uint8).reshape(-1, 8, 8)
    for index, picture in enumerate(pixels):
        Image.fromarray(picture).save(pictures / f"{index}.png")
    rows = [f"{index}.png,{label}" for index, label in enumerate(test_labels[:12])]
    (FOLDER / "digits-label.csv").write_text("\n".join(["image,label", *rows]) + "\n")
    expect("digits-pictures", model, (pixels.reshape(-1, 64) / 255).astype(np.float32), test_labels[:12])


def wine():
    """A table of 13 columns with the names of its classes as text: a forest and a logistic regression."""
    data = load_wine()
    names = data.target_names[data.target]
    inputs = data.data.astype(np.float32)
    train, test, train_labels, test_labels = train_test_split(inputs, names, test_size=60, random_state=0, stratify=names)
    header = [name.replace("/", " ") for name in data.feature_names]
    lines = [",".join([*(f"{value:.6g}" for value in row), label]) for row, label in zip(test, test_labels)]
    (FOLDER / "wine.csv").write_text("\n".join([",".join([*header, "class"]), *lines]) + "\n")
    bounds = [",".join(f"{value:.6g}" for value in side(train, axis=0)) for side in (np.min, np.max)]
    (FOLDER / "wine-minmax.csv").write_text("\n".join([",".join(header), *bounds]) + "\n")
    read = np.array([[np.float32(cell) for cell in line.split(",")[:-1]] for line in lines], dtype=np.float32)
    forest = RandomForestClassifier(10, max_depth=6, random_state=0).fit(train, train_labels)
    save("wine-forest", forest, train)
    expect("wine-forest", forest, read, test_labels)
    logistic = make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000)).fit(train, train_labels)
    save("wine-logistic", logistic, train, options={id(logistic): {"zipmap": False}})
    expect("wine-logistic", logistic, read, test_labels)


def season():
    """A series with a season of 12 and a trend: a forecaster of the next value from windows of 24."""
    steps = np.arange(240)
    series = (np.sin(steps * 2 * np.pi / 12) + steps / 100 + np.random.default_rng(0).normal(0, 0.05, 240)).astype(np.float32)
    windows = np.stack([series[start : start + 24] for start in range(len(series) - 24)])
    model = MLPRegressor(hidden_layer_sizes=(16,), max_iter=2000, random_state=0).fit(windows[:150], series[24:174])
    save("season-forecaster", model, windows)
    (FOLDER / "season.csv").write_text("\n".join(["value", *(f"{value:.6g}" for value in series)]) + "\n")
    expected["season"] = {"windows": len(windows) + 1, "forecasts": [round(float(value), 3) for value in model.predict(windows[:3])]}


FOLDER.mkdir(parents=True, exist_ok=True)
digits()
wine()
season()
(FOLDER / "expected.json").write_text(json.dumps(expected, indent=2) + "\n")
print(json.dumps(expected, indent=2))
