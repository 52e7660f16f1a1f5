"""Real data for the power of the drift check."""
import json
import sys

from sklearn.datasets import load_breast_cancer, load_digits, load_wine

if __name__ == '__main__':
    sets = []
    for name, load, shape in (('digits', load_digits, [8, 8]), ('breast cancer', load_breast_cancer, [30]), ('wine', load_wine, [13])):
        x, y = load(return_X_y=True)
        sets.append({'name': name, 'shape': shape, 'rows': x.ravel().tolist(), 'labels': y.tolist()})
    json.dump(sets, sys.stdout)
