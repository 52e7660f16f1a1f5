"""Makes sets with known outliers, and scores them with pyod: what the bench compares the outlier check with."""
import json
import sys

import numpy as np
from pyod.models.ecod import ECOD
from pyod.models.iforest import IForest
from pyod.models.mcd import MCD
from sklearn.datasets import load_breast_cancer, load_digits, load_wine
from sklearn.metrics import roc_auc_score


def sets(seed):
    rng = np.random.default_rng(seed)

    def joined(usual, strange, count):
        rows = np.r_[usual, strange[rng.permutation(len(strange))[:count]]]
        return rows, np.r_[np.zeros(len(usual)), np.ones(min(count, len(strange)))]

    x, y = load_breast_cancer(return_X_y=True)
    yield ('breast cancer', *joined(x[y == 1], x[y == 0], 20))
    x, y = load_wine(return_X_y=True)
    yield ('wine', *joined(x[y != 0], x[y == 0], 10))
    x, y = load_digits(return_X_y=True)
    yield ('digits, another class', *joined(x[y == 1], x[y == 7], 10))
    usual = x[rng.permutation(len(x))[:800]]
    yield ('digits, noise', *joined(usual, np.clip(usual[:200] + rng.normal(0, 4, (200, 64)), 0, 16), 30))
    mix = rng.normal(0, 1, (8, 8))
    usual = rng.normal(0, 1, (600, 8)) @ mix
    yield ('correlated', *joined(usual, rng.normal(0, 1, (100, 8)) * usual.std(0) * 1.5, 30))
    usual = np.r_[rng.normal(-4, .6, (300, 5)), rng.normal(4, .6, (300, 5))]
    yield ('two clusters, some between', *joined(usual, rng.normal(0, 1, (100, 5)), 25))
    usual = rng.lognormal(0, .7, (600, 6))
    yield ('skewed', *joined(usual, rng.lognormal(1.3, .7, (100, 6)), 25))


if __name__ == '__main__':
    result = []
    for name, x, y in sets(int(sys.argv[1])):
        x = x.astype(np.float32)
        varied = x[:, x.std(0) > 0]
        auc = {}
        for title, model in (('ECOD', ECOD()), ('isolation forest', IForest(random_state=0)), ('Mahalanobis', MCD(random_state=0))):
            try:
                auc[title] = float(roc_auc_score(y, model.fit(varied).decision_scores_))
            except ValueError as error:
                auc[title] = None
                print(name, title, error, file=sys.stderr)
        result.append({'name': name, 'columns': int(x.shape[1]), 'rows': x.ravel().tolist(), 'outlier': y.tolist(), 'auc': auc})
    json.dump(result, sys.stdout)
