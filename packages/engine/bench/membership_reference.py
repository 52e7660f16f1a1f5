"""ART's membership inference on folders of victims: half of the rows of each side teach the attack, the others are called. Prints JSON."""
import json
import sys
import warnings
from pathlib import Path

import lightgbm
import numpy as np
import onnxruntime
import xgboost
from art.attacks.inference.membership_inference import MembershipInferenceBlackBox, MembershipInferenceBlackBoxRuleBased
from art.estimators.classification import BlackBoxClassifier
from art.estimators.regression import BlackBoxRegressor

warnings.filterwarnings('ignore')
LEARNERS = ['rf', 'gb']


def answering(folder, regression):
    """A function that gives what the victim says of rows."""
    if (folder / 'model.onnx').exists():
        session = onnxruntime.InferenceSession(folder / 'model.onnx')
        name = session.get_inputs()[0].name
        return lambda x: np.asarray(session.run(None, {name: x.astype(np.float32)})[0 if regression else -1])
    if (folder / 'model.json').exists():
        booster = xgboost.Booster(model_file=folder / 'model.json')
        said = lambda x: booster.predict(xgboost.DMatrix(x))
    else:
        trees = lightgbm.Booster(model_file=folder / 'model.txt')
        said = lambda x: trees.predict(x)

    def answer(x):
        values = np.asarray(said(x))
        return values if regression or values.ndim == 2 else np.c_[1 - values, values]
    return answer


def read(path):
    table = np.loadtxt(path, delimiter=',', skiprows=1, dtype=np.float32)
    return table[:, :-1], table[:, -1]


def advantages(folder):
    truth = json.loads((folder / 'truth.json').read_text())
    regression = truth['task'] == 'regression'
    answer = answering(folder, regression)
    (x1, y1), (x0, y0) = read(folder / 'members.csv'), read(folder / 'nonmembers.csv')
    if regression:
        victim = BlackBoxRegressor(lambda x: np.ravel(answer(x)), input_shape=x1.shape[1:])
    else:
        y1, y0 = y1.astype(int), y0.astype(int)
        victim = BlackBoxClassifier(answer, input_shape=x1.shape[1:], nb_classes=answer(x1[:2]).shape[1])
    half1, half0 = len(x1) // 2, len(x0) // 2
    found = {}
    for learner in LEARNERS:
        attack = MembershipInferenceBlackBox(victim, attack_model_type=learner, input_type='loss' if regression else 'prediction')
        attack.fit(x1[:half1], y1[:half1], x0[:half0], y0[:half0])
        called = [np.ravel(attack.infer(x, y)) for x, y in ((x1[half1:], y1[half1:]), (x0[half0:], y0[half0:]))]
        found[learner] = float(np.mean(called[0]) - np.mean(called[1]))
    if not regression:
        rule = MembershipInferenceBlackBoxRuleBased(victim)
        found['rule'] = float(np.mean(rule.infer(x1, y1)) - np.mean(rule.infer(x0, y0)))
    return {'id': truth['id'], **found}


if __name__ == '__main__':
    print(json.dumps([advantages(one.parent) for one in sorted(Path(sys.argv[1]).glob('*/truth.json'))]))
