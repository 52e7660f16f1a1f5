"""Data for retrained pairs, scaled to 0 to 1, and forests that differ only by their seed, or by a real change, too."""
import json
import sys

from sklearn.datasets import load_breast_cancer, load_digits, make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.preprocessing import minmax_scale
from sklearn.utils import shuffle

USUAL = {'n_estimators': 20, 'min_samples_leaf': 3}
CHANGES = {
    'retrained': (USUAL, 1),
    'less regularised': ({'n_estimators': 20, 'min_samples_leaf': 1, 'max_features': None}, 1),
    'smaller': ({'n_estimators': 3, 'min_samples_leaf': 3}, 1),
    'half the data': (USUAL, 2),
}


def forest(x, y, options, seed):
    """Each tree: the column and the threshold of each node, its children, and the shares of the classes."""
    model = RandomForestClassifier(random_state=seed, **options).fit(x, y)
    return [
        {
            'column': tree.feature.tolist(),
            'threshold': tree.threshold.tolist(),
            'left': tree.children_left.tolist(),
            'right': tree.children_right.tolist(),
            'shares': (tree.value[:, 0, :] / tree.value[:, 0, :].sum(axis=1, keepdims=True)).ravel().tolist(),
        }
        for tree in (one.tree_ for one in model.estimators_)
    ]


if __name__ == '__main__':
    models, changed = int(sys.argv[1]), int(sys.argv[2])
    made = make_classification(1600, 12, n_informative=8, n_classes=3, class_sep=1.2, random_state=0)
    sets = []
    for name, (x, y), shape in (
        ('digits', load_digits(return_X_y=True), [1, 8, 8]),
        ('breast cancer', load_breast_cancer(return_X_y=True), [30]),
        ('made', made, [12]),
    ):
        x, y = shuffle(minmax_scale(x) if len(shape) == 1 else x / 16, y, random_state=0)
        half = len(x) // 2
        forests = {
            change: [
                forest(x[: half // part], y[: half // part], options, (0 if change == 'retrained' else 1000) + seed)
                for seed in range(models if change == 'retrained' else changed)
            ]
            for change, (options, part) in (CHANGES.items() if name == 'made' else ())
        }
        sets.append({'name': name, 'shape': shape, 'rows': x.ravel().tolist(), 'labels': y.tolist(), 'forests': forests})
    json.dump(sets, sys.stdout)
