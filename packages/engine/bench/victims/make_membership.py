"""Victims for membership inference. FOLDER own: with the advantage that models trained in the same way reach. FOLDER null ROWS DRAWS:
models that saw neither side. FOLDER shift ROWS DRAWS KIND: the same, with others of another kind."""
import json
import sys
from pathlib import Path

import lightgbm
import numpy as np
import xgboost
from scipy.fft import dctn, idctn
from skl2onnx import to_onnx
from sklearn.datasets import load_digits, make_classification, make_friedman1, make_friedman2, make_hastie_10_2, make_moons
from sklearn.ensemble import ExtraTreesClassifier, GradientBoostingClassifier, RandomForestClassifier, RandomForestRegressor
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.naive_bayes import GaussianNB
from sklearn.neighbors import KNeighborsClassifier
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from sklearn.svm import SVC
from sklearn.tree import DecisionTreeClassifier

MODELS = 16


def mixed(columns, classes, noise):
    """A law of clusters, from which more rows can be drawn: one large draw, then a part of it."""
    def rows(count, seed):
        x, y = make_classification(
            20_000, columns, n_informative=columns // 2, n_classes=classes, flip_y=noise, n_clusters_per_class=2, random_state=5)
        taken = np.random.default_rng(seed).permutation(len(y))[:count]
        return x[taken], y[taken]
    return rows


def hastie(count, seed):
    x, y = make_hastie_10_2(count, random_state=seed)
    return x, (y > 0).astype(int)


def moons(count, seed):
    x, y = make_moons(count, noise=0.35, random_state=seed)
    return np.c_[x, np.random.default_rng(seed + 1).normal(size=(count, 4))], y


def digits(count, seed):
    x, y = load_digits(return_X_y=True)
    taken = np.random.default_rng(seed).permutation(len(y))[:count]
    return x[taken], y[taken]


def friedman(make, noise):
    return lambda count, seed: make(count, noise=noise, random_state=seed)


def scaled(model):
    return make_pipeline(StandardScaler(), model)


def boosted(library, **options):
    """LightGBM or XGBoost, which are saved in their own formats."""
    return lambda seed, task: getattr(library, f"{'LGBM' if library is lightgbm else 'XGB'}{task}")(
        random_state=seed, n_jobs=1, **({'verbose': -1} if library is lightgbm else {}), **options)


def plain(make):
    return lambda seed, _task: make(seed)


TREES = plain(lambda seed: DecisionTreeClassifier(random_state=seed))
FOREST = plain(lambda seed: RandomForestClassifier(100, random_state=seed))
LINEAR = plain(lambda _seed: scaled(LogisticRegression(max_iter=500)))
RIDGE = plain(lambda _seed: scaled(Ridge(1.0)))

# name, rows a side, law, regression, learner
OWN = [
    ('forest of 100 trees', 1000, mixed(20, 2, 0.1), False, FOREST),
    ('logistic regression', 1000, mixed(20, 2, 0.1), False, LINEAR),
    ('gradient boosting, 100 x depth 3', 900, mixed(12, 3, 0.1), False,
     plain(lambda seed: GradientBoostingClassifier(n_estimators=100, max_depth=3, random_state=seed))),
    ('extra trees, leaves of 8', 1000, mixed(12, 3, 0.1), False,
     plain(lambda seed: ExtraTreesClassifier(60, min_samples_leaf=8, random_state=seed))),
    ('LightGBM, default', 1500, hastie, False, boosted(lightgbm)),
    ('XGBoost, 30 x depth 2', 1500, hastie, False, boosted(xgboost, n_estimators=30, max_depth=2)),
    ('nearest neighbour', 700, moons, False, plain(lambda _seed: KNeighborsClassifier(1))),
    ('perceptron', 700, digits, False, plain(lambda seed: scaled(MLPClassifier((64,), max_iter=300, random_state=seed)))),
    ('logistic regression, digits', 700, digits, False, plain(lambda _seed: scaled(LogisticRegression(C=0.01, max_iter=500)))),
    ('forest of 50 trees, regression', 800, friedman(make_friedman1, 1.0), True,
     plain(lambda seed: RandomForestRegressor(50, random_state=seed))),
    ('ridge', 800, friedman(make_friedman1, 1.0), True, RIDGE),
    ('XGBoost, 100 x depth 5, regression', 1000, friedman(make_friedman2, 100.0), True,
     boosted(xgboost, n_estimators=100, max_depth=5)),
    ('full tree, 5 classes', 1200, mixed(16, 5, 0.2), False, TREES),
    ('support vectors, 60 columns', 400, mixed(60, 2, 0.05), False,
     plain(lambda seed: scaled(SVC(C=10, probability=True, random_state=seed)))),
    ('LightGBM, 20 rounds, leaves of 100', 1500, mixed(12, 3, 0.1), False,
     boosted(lightgbm, n_estimators=20, min_child_samples=100)),
    ('naive Bayes', 600, mixed(12, 3, 0.1), False, plain(lambda _seed: GaussianNB())),
]

# Kinds of models for draws in which nothing leaks: name, law, regression, learner.
NULL = [
    ('logistic regression', mixed(12, 3, 0.1), False, LINEAR),
    ('full tree', mixed(12, 2, 0.2), False, TREES),
    ('forest', hastie, False, plain(lambda seed: RandomForestClassifier(30, random_state=seed))),
    ('LightGBM', mixed(12, 3, 0.1), False, boosted(lightgbm)),
    ('XGBoost', hastie, False, boosted(xgboost, n_estimators=60)),
    ('nearest neighbours', moons, False, plain(lambda _seed: KNeighborsClassifier(3))),
    ('perceptron', mixed(12, 2, 0.1), False,
     plain(lambda seed: scaled(MLPClassifier((32,), max_iter=150, random_state=seed)))),
    ('naive Bayes', mixed(12, 3, 0.1), False, plain(lambda _seed: GaussianNB())),
    ('ridge', friedman(make_friedman1, 1.0), True, RIDGE),
    ('LightGBM, regression', friedman(make_friedman1, 1.0), True, boosted(lightgbm)),
]


def answers(model, x, y, regression):
    """The answers to rows: the log-odds and the share of the label, or the negative loss of a regression."""
    if regression:
        return model.predict(x)
    shares = np.zeros((len(x), int(y.max()) + 1))
    said = model.predict_proba(x)
    shares[:, model.classes_.astype(int)] = said
    own = shares[np.arange(len(y)), y]
    rest = shares.sum(axis=1) - own
    return np.log(np.maximum(own, 1e-6)) - np.log(np.maximum(rest, 1e-6)), own


def signals(model, others, seen, x, y, regression):
    """Loss, calibrated loss, LiRA with one variance, and RMIA, each the greater for members."""
    told = [answers(one, x, y, regression) for one in [model, *others]]
    values = np.array(told if regression else [odds for odds, _share in told])
    own, rest = values[0], values[1:]
    inside = np.where(seen, rest, np.nan)
    outside = np.where(seen, np.nan, rest)
    mean_in, mean_out = np.nanmean(inside, axis=0), np.nanmean(outside, axis=0)
    lira = (own - mean_out) ** 2 - (own - mean_in) ** 2
    if regression:
        loss, calibration = -abs(y - own), abs(y - mean_out)
        return [loss, loss + calibration, lira, np.log(calibration + 0.01) - np.log(-loss + 0.01)]
    shares = np.array([share for _odds, share in told])
    return [own, own - mean_out, lira, np.log(shares[0] + 1e-3) - np.log(shares[1:].mean(axis=0) + 1e-3)]


def advantage(all_signals, member):
    """The best attack and its line, chosen on half of the rows and read on the others: the mean of 6 readings."""
    read = []
    for split in range(3):
        first = np.random.default_rng(split).random(len(member)) < 0.5
        for known in (first, ~first):
            best = (-1.0, None)
            for signal in all_signals:
                order = np.argsort(-signal[known], kind='stable')
                rise = np.cumsum(np.where(member[known][order], 1 / member[known].sum(), -1 / (~member[known]).sum()))
                place = int(np.argmax(rise))
                if rise[place] > best[0]:
                    best = (rise[place], (signal, signal[known][order][place]))
            signal, line = best[1]
            called = signal[~known] >= line
            read.append(called[member[~known]].mean() - called[~member[~known]].mean())
    return float(np.mean(read))


def write(folder, model, x, members, others, truth, regression):
    folder.mkdir(parents=True)
    for name, (rows, labels) in (('members', members), ('nonmembers', others)):
        header = ','.join([f'f{at}' for at in range(rows.shape[1])] + ['y'])
        np.savetxt(folder / f'{name}.csv', np.c_[rows, labels], delimiter=',', header=header, comments='', fmt='%.9g')
    if isinstance(model, (xgboost.XGBClassifier, xgboost.XGBRegressor)):
        model.get_booster().save_model(folder / 'model.json')
    elif isinstance(model, (lightgbm.LGBMClassifier, lightgbm.LGBMRegressor)):
        model.booster_.save_model(folder / 'model.txt')
    else:
        options = None if regression else {'zipmap': False}
        (folder / 'model.onnx').write_bytes(to_onnx(model, x[:1], options=options, target_opset=17).SerializeToString())
    (folder / 'truth.json').write_text(json.dumps({**truth, 'task': 'regression' if regression else 'classification'}))


def drawn(law, count, seed):
    x, y = law(count, seed)
    return x.astype(np.float32), y


def own(folder):
    for number, (name, rows, law, regression, learner) in enumerate(OWN, 1):
        task = 'Regressor' if regression else 'Classifier'
        x, y = drawn(law, 2 * rows, 100 + number)
        member = np.arange(2 * rows) < rows
        model = learner(0, task).fit(x[:rows], y[:rows])
        random = np.random.default_rng(number)
        halves = [half for _pair in range(MODELS // 2) for half in [random.permutation(2 * rows) < rows]]
        seen = np.array([side for half in halves for side in (half, ~half)])
        models = [learner(1 + at, task).fit(x[rows_in], y[rows_in]) for at, rows_in in enumerate(seen)]
        reached = advantage(signals(model, models, seen, x, y, regression), member)
        expect = 'leak' if reached > 0.15 else 'no leak shown' if reached < 0.1 else 'any'
        truth = {'id': f'o{number:02}', 'data': law.__qualname__.split('.')[0], 'model': name, 'expect': expect,
                 'reference': {'models': MODELS, 'advantage': reached}}
        write(folder / truth['id'], model, x, (x[:rows], y[:rows]), (x[rows:], y[rows:]), truth, regression)


def moved(x, columns, deviations):
    """The columns are higher by so many standard deviations."""
    x[:, :columns] += deviations * x[:, :columns].std(axis=0)
    return x


def shuffled(x, y, random):
    """Within each class, half of the columns come from another row: each column alone is as before."""
    columns = x.shape[1] // 2
    for label in np.unique(y) if len(np.unique(y)) < 20 else [None]:
        rows = np.flatnonzero(y == label) if label is not None else np.arange(len(y))
        x[rows, :columns] = x[random.permutation(rows), :columns]
    return x


def relabelled(y, share, random):
    taken = random.random(len(y)) < share
    y[taken] = random.permutation(y[taken])
    return y


def missing(x, share, random):
    x[random.random(x.shape) < share] = np.nan
    return x


def later(x, y, step, random):
    """All columns drift, each its own way, and some labels follow another law."""
    return x + step * 0.15 * np.random.default_rng(3).normal(size=x.shape[1]) * x.std(axis=0), relabelled(y, 0.05 * step, random)


def compressed(x, quality):
    """A picture of 8 x 8 is one block of JPEG."""
    parts = dctn(x.reshape(-1, 8, 8), axes=(1, 2), norm='ortho')
    steps = 0.3 * quality * (1 + np.add.outer(np.arange(8), np.arange(8)))
    return np.clip(idctn(np.round(parts / steps) * steps, axes=(1, 2), norm='ortho'), 0, 16).reshape(len(x), 64)


# How the others differ, once or twice as much: columns and labels, and which of the rows are taken, by their weight.
SHIFTS = {
    'half of the columns': lambda x, y, step, random: (moved(x, x.shape[1] // 2, 0.25 * step), y),
    'one column': lambda x, y, step, random: (moved(x, 1, 0.5 * step), y),
    'columns together': lambda x, y, step, random: (shuffled(x, y, random), y),
    'wrong labels': lambda x, y, step, random: (x, relabelled(y, 0.2 * step, random)),
    'rounded': lambda x, y, step, random: (np.round(x * 4 / step) * step / 4, y),
    'missing values': lambda x, y, step, random: (missing(x, 0.05 * step, random), y),
    'later': later,
    'other classes': lambda x, y, step, random: (x, y),
    'easy rows': lambda x, y, step, random: (x, y),
    'pictures, brighter': lambda x, y, step, random: (np.clip(x + 0.8 * step, 0, 16), y),
    'pictures, noisier': lambda x, y, step, random: (np.clip(x + random.normal(0, 0.8 * step, x.shape), 0, 16), y),
    'pictures, JPEG': lambda x, y, step, random: (compressed(x, step), y),
}
WEIGHTS = {
    'other classes': lambda x, y, step, known: np.where(y > y.mean(), 2.0 ** step, 1),
    'easy rows': lambda x, y, step, known: ease(x, y, known) ** step,
}
PICTURES = [
    ('perceptron', digits, False, plain(lambda seed: scaled(MLPClassifier((64,), max_iter=150, random_state=seed)))),
    ('forest', digits, False, plain(lambda seed: RandomForestClassifier(50, random_state=seed))),
    ('logistic regression', digits, False, LINEAR),
]


def ease(x, y, known):
    """The share of rows that are harder for a forest."""
    if len(np.unique(y)) < 20:
        forest = RandomForestClassifier(50, random_state=0).fit(*known)
        fit = forest.predict_proba(x)[np.arange(len(y)), y]
    else:
        fit = -abs(RandomForestRegressor(50, random_state=0).fit(*known).predict(x) - y)
    return (np.argsort(np.argsort(fit)) + 1) / len(y)


def null(folder, rows, draws, shift=None):
    """Models that saw neither side. With a shift the others differ from the members, in odd draws twice as much."""
    step_of = lambda draw: 1 + draw % 2
    kinds = PICTURES if (shift or '').startswith('pictures') else NULL
    if shift == 'missing values':
        kinds = [kind for kind in NULL if kind[0].startswith(('LightGBM', 'XGBoost'))]
    for draw in range(draws):
        name, law, regression, learner = kinds[(draw // 2 if shift else draw) % len(kinds)]
        spare = rows if shift else 0
        x, y = drawn(law, 3 * rows + spare + 300, 1_000_000 + 1000 * rows + draw)
        known = slice(2 * rows + spare, None)
        model = learner(draw, 'Regressor' if regression else 'Classifier').fit(x[known], y[known])
        pool = slice(rows, 2 * rows + spare)
        others, labels = x[pool].copy(), y[pool].copy()
        if shift:
            random = np.random.default_rng(draw)
            weight = WEIGHTS.get(shift, lambda *_given: np.ones(len(labels)))(others, labels, step_of(draw), (x[known], y[known]))
            taken = random.choice(len(labels), rows, replace=False, p=weight / weight.sum())
            others, labels = SHIFTS[shift](others[taken], labels[taken], step_of(draw), random)
        truth = {'id': f'n{rows}-{draw:03}', 'data': shift or 'null', 'model': name, 'expect': 'no leak shown'}
        write(folder / truth['id'], model, x, (x[:rows], y[:rows]), (others, labels), truth, regression)


if __name__ == '__main__':
    target, mode, *numbers = sys.argv[1:]
    if mode == 'own':
        own(Path(target))
    else:
        rows, draws, *kind = numbers
        null(Path(target), int(rows), int(draws), *kind)
