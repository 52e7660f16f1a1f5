"""Real data for the power of the drift check, with a model's scores of each row that it did not learn from."""
import json
import sys

from sklearn.datasets import load_breast_cancer, load_digits, load_wine
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import cross_val_predict
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

if __name__ == '__main__':
    sets = []
    for name, load, shape in (('digits', load_digits, [8, 8]), ('breast cancer', load_breast_cancer, [30]), ('wine', load_wine, [13])):
        x, y = load(return_X_y=True)
        model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=2000))
        scores = cross_val_predict(model, x, y, method='predict_proba')
        sets.append({'name': name, 'shape': shape, 'rows': x.ravel().tolist(), 'labels': y.tolist(), 'scores': scores.ravel().tolist()})
    json.dump(sets, sys.stdout)
