"""Copies by LightGBM, extra trees and a small CNN. Usage: copies.py FOLDER: reads q.npy, a.npy, h.npy, prints the classes that
each copy gives the rows of h.npy."""
import importlib.util
import json
import sys
from pathlib import Path

import lightgbm as lgb
import numpy as np
from sklearn.ensemble import ExtraTreesRegressor

folder = Path(sys.argv[1])
q, a, h = (np.load(folder / f'{name}.npy') for name in ('q', 'a', 'h'))
classes, flat, asked = a.shape[1], q.reshape(len(q), -1), h.reshape(len(h), -1)
common = {'n_estimators': 300, 'num_leaves': 15, 'learning_rate': .08, 'min_child_samples': 4, 'verbose': -1, 'num_threads': 1}
found = {}

clipped = np.clip(a, 1e-4, 1 - 1e-4)
odds = np.log(clipped / (1 - clipped))
if classes == 2:
    guess = lgb.LGBMRegressor(**common).fit(flat, odds[:, 1]).predict(asked)
    found['lightgbm'] = (guess > 0).astype(int)
else:
    # Of pictures, fewer trees that see a tenth of the pixels: else it takes many minutes.
    few = {**common, 'n_estimators': 60 if q.ndim == 4 else 150, 'colsample_bytree': .1 if q.ndim == 4 else .5}
    guess = [lgb.LGBMRegressor(**few).fit(flat, odds[:, k]).predict(asked) for k in range(classes)]
    found['lightgbm'] = np.argmax(guess, axis=0)
names = a.argmax(1)
if len(set(names)) > 1 and q.ndim == 2:
    found['lightgbm, labels'] = lgb.LGBMClassifier(**{**common, 'n_estimators': 100}).fit(flat, names).predict(asked)
found['extra trees'] = ExtraTreesRegressor(200, max_features=1.0 if q.ndim == 2 else .1, random_state=0).fit(flat, a).predict(asked).argmax(1)

if q.ndim == 4:
    sys.argv = ['', '', '']
    place = Path(__file__).parents[1] / 'victims' / 'make_copied.py'
    spec = importlib.util.spec_from_file_location('make_copied', place)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    side = q.shape[2]
    found['cnn'] = np.asarray(made.convolve(made.train_cnn(flat, a, side, 30), asked, side)).argmax(1)
print(json.dumps({name: [int(one) for one in found[name]] for name in found}))
