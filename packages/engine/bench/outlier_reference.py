"""Makes sets with known outliers, and scores them with pyod: what the bench compares the outlier check with."""
import json
import sys

import numpy as np
from pyod.models.ecod import ECOD
from pyod.models.iforest import IForest
from pyod.models.mcd import MCD
from sklearn.datasets import load_breast_cancer, load_diabetes, load_digits, load_iris, load_wine
from sklearn.metrics import roc_auc_score

CANCER, CANCER_Y = load_breast_cancer(return_X_y=True)
WINE, WINE_Y = load_wine(return_X_y=True)
IRIS, IRIS_Y = load_iris(return_X_y=True)
DIGITS, DIGITS_Y = load_digits(return_X_y=True)
DIABETES = load_diabetes().data


def some(rng, x, count):
    return x[rng.permutation(len(x))[:count]]


def first_sets(rng):
    """The sets of the first measurement: a name, usual rows, strange rows, and how many of those."""
    x, y = DIGITS, DIGITS_Y
    yield 'breast cancer', CANCER[CANCER_Y == 1], CANCER[CANCER_Y == 0], 20
    yield 'wine', WINE[WINE_Y != 0], WINE[WINE_Y == 0], 10
    yield 'digits, another class', x[y == 1], x[y == 7], 10
    usual = some(rng, x, 800)
    yield 'digits, noise', usual, np.clip(usual[:200] + rng.normal(0, 4, (200, 64)), 0, 16), 30
    usual = rng.normal(0, 1, (600, 8)) @ rng.normal(0, 1, (8, 8))
    yield 'correlated', usual, rng.normal(0, 1, (100, 8)) * usual.std(0) * 1.5, 30
    usual = np.r_[rng.normal(-4, .6, (300, 5)), rng.normal(4, .6, (300, 5))]
    yield 'two clusters, some between', usual, rng.normal(0, 1, (100, 5)), 25
    yield 'skewed', rng.lognormal(0, .7, (600, 6)), rng.lognormal(1.3, .7, (100, 6)), 25


def chosen_on(rng):
    """The sets on which the method was chosen: real data."""
    x, y = DIGITS, DIGITS_Y
    yield 'malignant, some benign', CANCER[CANCER_Y == 0], CANCER[CANCER_Y == 1], None
    yield 'wine 1, some 2', WINE[WINE_Y == 1], WINE[WINE_Y == 2], None
    yield 'wine 0 and 1, some 2', WINE[WINE_Y != 2], WINE[WINE_Y == 2], None
    yield 'iris 1, some 2', IRIS[IRIS_Y == 1], IRIS[IRIS_Y == 2], None
    for usual, strange in ((0, 6), (3, 8), (4, 9), (8, 1)):
        yield f'digits {usual}, some {strange}', x[y == usual], x[y == strange], None
    yield 'digits, some inverted', some(rng, x, 700), 16 - some(rng, x, 200), None
    flipped = some(rng, x, 200).reshape(-1, 8, 8)[:, ::-1].reshape(-1, 64)
    yield 'digits, some upside down', some(rng, x, 700), flipped, None
    yield 'diabetes, some shuffled', DIABETES, np.stack([rng.permutation(column) for column in DIABETES.T], 1), None
    yield from made(rng, 0)


def held_back(rng):
    """Sets that were not tuned on, but looked at while the method was found."""
    x, y = DIGITS, DIGITS_Y
    yield 'benign (means), some malignant', CANCER[CANCER_Y == 1][:, :10], CANCER[CANCER_Y == 0][:, :10], None
    yield 'wine 0, some 1', WINE[WINE_Y == 0], WINE[WINE_Y == 1], None
    yield 'wine 1 and 2, some 0', WINE[WINE_Y != 0], WINE[WINE_Y == 0], None
    yield 'iris 0 and 1, some 2', IRIS[IRIS_Y != 2], IRIS[IRIS_Y == 2], None
    for usual, strange in ((1, 7), (2, 3), (5, 9), (7, 4)):
        yield f'digits {usual}, some {strange}', x[y == usual], x[y == strange], None
    noisy = some(rng, x, 200)
    yield 'digits, some noisy', some(rng, x, 700), np.clip(noisy + rng.normal(0, 3, noisy.shape), 0, 16), None
    moved = np.roll(some(rng, x, 200).reshape(-1, 8, 8), 2, 2).reshape(-1, 64)
    yield 'digits, some moved', some(rng, x, 700), moved, None
    swapped = some(rng, DIABETES, 200).copy()
    for row in swapped:
        columns = rng.permutation(10)[:3]
        row[columns] = DIABETES[rng.integers(len(DIABETES)), columns]
    yield 'diabetes, three numbers of another row', DIABETES, swapped, None
    yield from made(rng, 1)


def unseen(rng):
    """Sets of other sources, first looked at when the method was fixed: tables that statsmodels ships."""
    from statsmodels import datasets
    for title in ('anes96', 'ccard', 'fair', 'macrodata', 'modechoice', 'randhie', 'star98', 'statecrime'):
        frame = getattr(datasets, title).load_pandas().data.select_dtypes('number').dropna()
        usual = some(rng, frame.to_numpy(float), 800)
        mixed = np.stack([rng.permutation(column) for column in usual.T], 1)
        yield f'{title}, columns mixed', usual, mixed, None
        far = some(rng, usual, 200)
        yield f'{title}, three columns moved', usual, move(rng, far, usual.std(0)), None


def move(rng, rows, widths):
    moved = rows.copy()
    for row in moved:
        columns = rng.permutation(len(widths))[:3]
        row[columns] += rng.choice([-1, 1], len(columns)) * 2.5 * widths[columns]
    return moved


def made(rng, half):
    """Made sets. Sizes and columns differ from seed to seed; kinds of outliers and their strength differ by half."""
    pick = (lambda first, second: second if half else first)
    n, d = int(rng.integers(150, 900)), int(rng.integers(3, 25))
    normal = (lambda rows, columns: rng.normal(0, 1, (rows, columns)))
    usual = normal(n, d) @ normal(d, d)
    yield 'correlated', usual, normal(100, d) * usual.std(0) * pick(1.3, 1.1), None
    factors = normal(max(2, d // 4), d)
    plane = (lambda rows, noise: normal(rows, len(factors)) @ factors + noise * normal(rows, d))
    yield 'few factors, off the plane', plane(n, .3), plane(100, pick(.9, .7)), None
    d, s = int(rng.integers(3, 12)), rng.uniform(.4, .9)
    yield 'lognormal, larger', rng.lognormal(0, s, (n, d)), rng.lognormal(pick(1.5, 2) * s, s, (100, d)), None
    if half == 0:
        yield 'exponential, larger', rng.exponential(1, (n, d)), rng.exponential(3, (100, d)), None
    else:
        yield 'gamma, larger', rng.gamma(2, 1, (n, d)), rng.gamma(5, 1, (100, d)), None
    centres, widths = rng.normal(0, 5, (4, d)), np.array([.3, .6, 1, 1.5])
    which = rng.integers(0, 4, n)
    usual = centres[which] + normal(n, d) * widths[which][:, None]
    middle = (centres[rng.integers(0, 4, 100)] + centres[rng.integers(0, 4, 100)]) / 2
    between = (middle + normal(100, d) * .6, rng.uniform(usual.min(0), usual.max(0), (100, d)))
    yield pick('clusters, some between', 'clusters, some anywhere'), usual, pick(*between), None
    near = rng.integers(0, 2, 100)
    local = centres[near] + normal(100, d) * widths[near][:, None] * pick(3.5, 2.5)
    yield 'clusters, near the dense ones', usual, local, None
    heavy = (lambda rows: rng.standard_t(pick(4, 3), (rows, d)))
    yield 'heavy tails, moved', heavy(n), heavy(100) + pick(3, 2.5), None
    mixed = (lambda rows, width, rate: np.c_[width * normal(rows, 3), rng.integers(0, 2, (rows, 2)), rng.poisson(rate, (rows, 2))])
    yield 'numbers, marks and counts', mixed(n, 1, 2), mixed(100, 2, pick(5, 4)), None
    d = int(rng.integers(150, 300))
    factors, other = normal(12, d), pick(0, .4) * normal(12, d)
    wide = (lambda rows, axes, noise: normal(rows, 12) @ axes + noise * normal(rows, d))
    title = pick('wide, noisier', 'wide, other factors')
    yield title, wide(200, factors, .5), wide(60, factors + other, pick(.7, .5)), None
    turn, noise = rng.uniform(0, 2 * np.pi, n), normal(n, 3)
    if half == 0:
        usual = np.c_[turn, np.sin(turn) * 2, turn + noise[:, 2] * .2] + rng.normal(0, .2, (n, 3))
        yield 'sine, off it', usual, normal(100, 3) * [1.5, 1.2, 1.5] + [np.pi, 0, np.pi], None
    else:
        radius = 5 + noise[:, 0] * .4
        yield 'ring, inside', np.c_[radius * np.cos(turn), radius * np.sin(turn), noise[:, 1]], normal(100, 3) * 1.2, None


def scores_of(x, y, seed):
    varied = x[:, x.std(0) > 0]
    result = {}
    models = (('ECOD', ECOD()), ('isolation forest', IForest(random_state=seed)), ('Mahalanobis', MCD(random_state=seed)))
    for title, model in models:
        result[title] = float(roc_auc_score(y, model.fit(varied).decision_scores_))
    return result


if __name__ == '__main__':
    seed, result = int(sys.argv[1]), []
    groups = (('first', first_sets), ('chosen on', chosen_on), ('held back', held_back), ('unseen', unseen))
    for group, sets in groups:
        if group not in sys.argv[2:]:
            continue
        rng = np.random.default_rng(seed)
        for name, usual, strange, count in sets(rng):
            count = count or max(4, int(len(usual) * rng.choice([.02, .05, .1])))
            strange = some(rng, strange, count)
            x = np.r_[usual, strange].astype(np.float32).astype(float)
            y = np.r_[np.zeros(len(usual)), np.ones(len(strange))]
            result.append({'group': group, 'name': name, 'columns': int(x.shape[1]), 'rows': x.ravel().tolist(),
                           'outlier': y.tolist(), 'auc': scores_of(x, y, seed)})
    json.dump(result, sys.stdout)
