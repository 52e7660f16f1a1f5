"""Runs ART's attacks on a picture model and prints what they reached, as JSON.

Usage: art_attacks.py MODEL.onnx INPUTS.npy LABELS.npy SAMPLES TASK...
Tasks: hsj:ITERATIONS, square:EPS:ITERATIONS, knockoff:QUERIES:SEEDS, copycat:QUERIES:SEEDS
"""
import json
import sys
import time

import numpy as np
import onnxruntime


class Victim:
    """An ONNX model that counts its queries."""

    def __init__(self, path):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(path, options)
        self.name = self.session.get_inputs()[0].name
        self.queries = 0
        shape = [1] + self.session.get_inputs()[0].shape[1:]
        self.classes = self.session.run(None, {self.name: np.zeros(shape, np.float32)})[0].shape[1]

    def scores(self, inputs):
        inputs = np.asarray(inputs, np.float32)
        self.queries += len(inputs)
        logits = self.session.run(None, {self.name: inputs})[0]
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    def labels(self, inputs):
        return self.scores(inputs).argmax(1)


def distances(inputs, changed):
    return np.abs(changed - inputs).reshape(len(inputs), -1).max(1)


def search_boundary(victim, inputs, labels, changed):
    """Halves the distance to the boundary 12 times, by cutting the change."""
    low, high = np.zeros(len(inputs)), np.ones(len(inputs))
    change, sizes = changed - inputs, distances(inputs, changed)
    fooled = victim.labels(changed) != labels

    def at(share):
        share = share.reshape(-1, 1, 1, 1)
        limit = sizes.reshape(-1, 1, 1, 1) * share
        return inputs + np.clip(change, -limit, limit)

    for _ in range(12):
        middle = (low + high) / 2
        wrong = victim.labels(at(middle)) != labels
        high, low = np.where(wrong, middle, high), np.where(wrong, low, middle)
    return np.where(fooled, sizes * high, np.inf)


def hop_skip_jump(victim, iterations, inputs, labels):
    from art.attacks.evasion import HopSkipJump
    from art.estimators.classification import BlackBoxClassifierNeuralNetwork

    np.random.seed(0)
    model = BlackBoxClassifierNeuralNetwork(victim.scores, inputs.shape[1:], victim.classes, clip_values=(0, 1))
    attack = HopSkipJump(
        model, batch_size=len(inputs), norm=np.inf,
        max_iter=iterations, max_eval=100, init_eval=100, verbose=False,
    )
    started, victim.queries = time.time(), 0
    changed = attack.generate(inputs, np.eye(victim.classes)[labels]).astype(np.float32)
    seconds, queries = time.time() - started, victim.queries / len(inputs)
    plain = np.where(victim.labels(changed) != labels, distances(inputs, changed), np.inf)
    searched = search_boundary(victim, inputs, labels, changed)
    return {"queries": queries, "seconds": seconds, "distances": plain.tolist(), "searched": searched.tolist()}


def square(victim, eps, iterations, inputs, labels):
    from art.attacks.evasion import SquareAttack
    from art.estimators.classification import BlackBoxClassifierNeuralNetwork

    np.random.seed(0)
    model = BlackBoxClassifierNeuralNetwork(victim.scores, inputs.shape[1:], victim.classes, clip_values=(0, 1))
    attack = SquareAttack(model, norm=np.inf, eps=eps, max_iter=iterations, nb_restarts=1, batch_size=len(inputs), verbose=False)
    started, victim.queries = time.time(), 0
    changed = attack.generate(inputs, np.eye(victim.classes)[labels]).astype(np.float32)
    seconds, queries = time.time() - started, victim.queries / len(inputs)
    return {"queries": queries, "seconds": seconds, "success": float((victim.labels(changed) != labels).mean())}


def extraction(victim, kind, queries, seeds, inputs):
    import torch
    from art.attacks.extraction import CopycatCNN, KnockoffNets
    from art.estimators.classification import BlackBoxClassifierNeuralNetwork, PyTorchClassifier

    torch.set_num_threads(1)
    flat = inputs.reshape(len(inputs), -1)
    found, started = [], time.time()
    for seed in range(seeds):
        np.random.seed(seed)
        torch.manual_seed(seed)
        order = np.random.permutation(len(flat))
        held, pool = order[: (len(flat) + 1) // 2], order[(len(flat) + 1) // 2 :]
        asked = lambda rows: victim.scores(np.asarray(rows).reshape(-1, *inputs.shape[1:]))
        model = BlackBoxClassifierNeuralNetwork(asked, flat.shape[1:], victim.classes, clip_values=(0, 1))
        net = torch.nn.Sequential(torch.nn.Linear(flat.shape[1], 128), torch.nn.ReLU(), torch.nn.Linear(128, victim.classes))
        thief = PyTorchClassifier(
            net, torch.nn.CrossEntropyLoss(), flat.shape[1:], victim.classes,
            optimizer=torch.optim.Adam(net.parameters(), 3e-3), clip_values=(0, 1), device_type="cpu",
        )
        used = min(queries, len(pool))
        make = KnockoffNets if kind == "knockoff" else CopycatCNN
        more = {"sampling_strategy": "random", "use_probability": True, "verbose": False} if kind == "knockoff" else {}
        attack = make(model, batch_size_fit=16, batch_size_query=256, nb_epochs=100, nb_stolen=used, **more)
        copy = attack.extract(flat[pool[:used]], thieved_classifier=thief)
        found.append(float((copy.predict(flat[held]).argmax(1) == asked(flat[held]).argmax(1)).mean()))
    return {"queries": queries, "fidelity": found, "seconds": (time.time() - started) / seeds}


def main():
    model, data, truth, samples, *tasks = sys.argv[1:]
    victim, inputs, labels = Victim(model), np.load(data), np.load(truth)
    right = np.where(victim.labels(inputs) == labels)[0][: int(samples)]
    attacked, known = inputs[right], labels[right]
    results = {}
    for task in tasks:
        name, *numbers = task.split(":")
        if name == "hsj":
            results[task] = hop_skip_jump(victim, int(numbers[0]), attacked, known)
        elif name == "square":
            results[task] = square(victim, float(numbers[0]), int(numbers[1]), attacked, known)
        else:
            results[task] = extraction(victim, name, int(numbers[0]), int(numbers[1]), inputs)
    json.dump(results, sys.stdout)


main()
