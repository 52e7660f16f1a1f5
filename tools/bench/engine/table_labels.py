"""Real tables with flipped labels, and the scores of models that learned these labels by heart or from the other rows.

With the argument `trusted` half of the rows are clean and trusted: the labels of the other half are flipped, and a model learns them."""
import json
import sys

import numpy as np
from sklearn.datasets import load_breast_cancer, load_digits, load_wine
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

SHARES = (0, 0.05, 0.1, 0.2, 0.3)

if __name__ == '__main__':
    with_trusted = sys.argv[1:] == ['trusted']
    sets = []
    for name, load in (('wine', load_wine), ('breast cancer', load_breast_cancer), ('digits', load_digits)):
        x, y = load(return_X_y=True)
        classes = int(y.max()) + 1
        models = {
            'logistic': make_pipeline(StandardScaler(), LogisticRegression(max_iter=3000)),
            'forest': RandomForestClassifier(60, random_state=0),
        }
        for share in SHARES:
            random = np.random.default_rng(1)
            labels = y.copy()
            order = random.permutation(len(y))
            trusted = np.zeros(len(y), int)
            trusted[order[len(y) // 2:]] = with_trusted
            own = order[: len(y) // 2] if with_trusted else order
            flipped = own[: round(share * len(own))]
            labels[flipped] = (labels[flipped] + 1 + random.integers(0, classes - 1, len(flipped))) % classes
            for model, learner in models.items():
                scores = learner.fit(x[trusted == 0], labels[trusted == 0]).predict_proba(x)
                sets.append({
                    'name': f'{name}, {model}',
                    'share': share,
                    'shape': [x.shape[1]],
                    'rows': np.round(x, 6).ravel().tolist(),
                    'labels': labels.tolist(),
                    'trusted': trusted.tolist(),
                    'scores': np.round(scores, 6).ravel().tolist(),
                })
    print(json.dumps(sets))
