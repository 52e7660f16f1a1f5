"""Rows of real tables in several numbers, with flipped labels that a logistic model has learned."""
import json
import sys

import numpy as np
from sklearn.datasets import load_breast_cancer, load_digits, load_wine
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

SHARES = (0.2, 0.3)
SIZES = (100, 178, 350, 569)

if __name__ == '__main__':
    sets = []
    for name, load in (('wine', load_wine), ('breast cancer', load_breast_cancer), ('digits', load_digits)):
        x_all, y_all = load(return_X_y=True)
        classes = int(y_all.max()) + 1
        for size in (size for size in SIZES if size <= len(y_all)):
            for share in SHARES:
                for draw in range(int(sys.argv[1])):
                    random = np.random.default_rng(draw)
                    chosen = random.permutation(len(y_all))[:size]
                    x, labels = x_all[chosen], y_all[chosen].copy()
                    flipped = random.permutation(size)[: round(share * size)]
                    labels[flipped] = (labels[flipped] + 1 + random.integers(0, classes - 1, len(flipped))) % classes
                    learner = make_pipeline(StandardScaler(), LogisticRegression(max_iter=300))
                    scores = learner.fit(x, labels).predict_proba(x)
                    sets.append({
                        'name': f'{name}, {size} rows',
                        'share': share,
                        'shape': [x.shape[1]],
                        'rows': np.round(x, 6).ravel().tolist(),
                        'labels': labels.tolist(),
                        'scores': np.round(scores, 6).ravel().tolist(),
                    })
    print(json.dumps(sets))
