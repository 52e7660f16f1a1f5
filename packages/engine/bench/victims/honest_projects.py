"""Makes small projects as people bring them: a folder each, with data that packages ship, a model and a config file.

What must come is in packages/engine/bench/honest/expectations.tsv, written before any run. What that table takes for granted is asserted here by
the libraries themselves: that a model falls or holds at an eps, and that a plain copy agrees with it.
"""
import json
import pickle
import sys
import warnings
from pathlib import Path

import numpy as np
import pandas as pd
from lightgbm import LGBMClassifier, LGBMRegressor
from palmerpenguins import load_penguins
from skl2onnx import to_onnx
from skl2onnx.common.data_types import FloatTensorType, StringTensorType
from sklearn import datasets
from sklearn.base import RegressorMixin
from sklearn.compose import ColumnTransformer
from sklearn.ensemble import GradientBoostingClassifier, RandomForestClassifier, RandomForestRegressor
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LinearRegression, LogisticRegression, Ridge
from sklearn.metrics import balanced_accuracy_score
from sklearn.model_selection import train_test_split
from sklearn.neighbors import KNeighborsClassifier
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler
from sklearn.svm import SVC, LinearSVC
from sklearn.tree import DecisionTreeClassifier
from vega_datasets import local_data
from xgboost import XGBClassifier, XGBRegressor

warnings.simplefilter('ignore')
OUT = Path(sys.argv[1])
CONFIG = '.github/model-security.yml'


def frame_of(name):
    """A table that scikit-learn ships, with plain column names and the label, or the target, last."""
    found = getattr(datasets, f'load_{name}')(as_frame=True)
    table = found.data.rename(columns=lambda column: column.split(' (')[0].replace(' ', '_').replace('/', '_'))
    return table.assign(target=found.target)


def split(table, seed=0, stratify=True):
    labels = table.target if stratify else None
    train, test = train_test_split(table, test_size=.4, random_state=seed, stratify=labels)
    return train.reset_index(drop=True), test.reset_index(drop=True)


def parts(table):
    return table.drop(columns='target').to_numpy(np.float32), table.target.to_numpy()


def folder(name):
    path = OUT / name
    (path / '.github').mkdir(parents=True, exist_ok=True)
    return path


def configure(path, artifacts, attacks, task='tabular-classification', **more):
    """Writes the config file as a user would: one model."""
    lines = ['version: 1', 'models:', '  - name: model', f'    task: {task}']
    lines += [f'    {key}: {json.dumps(value)}' for key, value in {**more, 'artifacts': artifacts, 'attacks': attacks}.items()]
    (path / CONFIG).write_text('\n'.join(lines) + '\n')


def export(path, model, x, **options):
    """Writes a model in the form of its library, and returns the file's name."""
    if isinstance(model, (XGBClassifier, XGBRegressor)):
        model.get_booster().save_model(path / 'model.json')
        return 'model.json'
    if isinstance(model, (LGBMClassifier, LGBMRegressor)):
        model.booster_.save_model(path / 'model.txt')
        return 'model.txt'
    last = model[-1] if isinstance(model, Pipeline) else model
    if 'options' not in options and not isinstance(last, (LinearSVC, RegressorMixin)):
        options['options'] = {id(last): {'zipmap': False}}
    (path / 'model.onnx').write_bytes(to_onnx(model, x[:1].astype(np.float32), **options).SerializeToString())
    return 'model.onnx'


def falls(model, x, y, eps, least=.75):
    """Asserts that rows fall within eps: each moves towards the mean of each other class, by eps of each column's range at most."""
    fallen, reach = np.zeros(len(x), bool), eps * np.ptp(x, axis=0)
    said = model.predict(x)
    for label in np.unique(y):
        for share in (.25, .5, 1):
            moved = x + share * np.clip(x[y == label].mean(0) - x, -reach, reach)
            fallen |= model.predict(moved.astype(np.float32)) != said
    fallen |= said != y
    assert fallen.mean() > least, (type(model).__name__, eps, fallen.mean())


def copied(model, train, test, least=.95):
    """Asserts that a plain copy, which learns 1,000 answers, agrees with the model, by its classes."""
    rng = np.random.default_rng(0)
    spread = rng.uniform(test.min(0), test.max(0), (700, test.shape[1]))
    asked = np.r_[spread, train[rng.integers(0, len(train), 300)]].astype(np.float32)
    copies = (make_pipeline(StandardScaler(), LogisticRegression(max_iter=2000)), DecisionTreeClassifier(random_state=0))
    agree = max(balanced_accuracy_score(model.predict(test), copy.fit(asked, model.predict(asked)).predict(test)) for copy in copies)
    assert agree > least, agree


def scaled(model):
    return make_pipeline(StandardScaler(), model)


WIDE = {'evasion': {'eps': .3}}
"""Smaller than half of the step between the values of iris, so that no threshold of a tree lies within reach."""
TINY = {'evasion': {'eps': .001}}


def attacked():
    """Models under evasion, at an eps at which they fall, and at one at which nothing can."""
    learners = {
        'logistic': scaled(LogisticRegression()), 'svc': scaled(SVC(probability=True, random_state=0)),
        'linearsvc': LinearSVC(dual=False), 'perceptron': scaled(MLPClassifier((16,), max_iter=800, random_state=0)),
        'forest': RandomForestClassifier(50, random_state=0), 'tree': DecisionTreeClassifier(max_depth=3, random_state=0),
        'boosting': GradientBoostingClassifier(n_estimators=40, random_state=0),
        'neighbours': scaled(KNeighborsClassifier(5)), 'xgboost': XGBClassifier(n_estimators=40, max_depth=3, random_state=0),
        'lightgbm': LGBMClassifier(n_estimators=40, num_leaves=7, random_state=0, verbose=-1),
    }
    for data in ('breast_cancer', 'wine'):
        train, test = split(frame_of(data))
        (x, y), (tx, ty) = parts(train), parts(test)
        for name, model in learners.items():
            if data == 'wine' and name not in ('logistic', 'perceptron', 'forest', 'xgboost', 'lightgbm'):
                continue
            path = folder(f'{data.replace("breast_", "")}-{name}-wide')
            model.fit(x, y)
            falls(model, tx, ty, .3)
            test.to_csv(path / 'test.csv', index=False)
            configure(path, {'model': export(path, model, x), 'data': 'test.csv'}, WIDE)
    train, test = split(frame_of('iris'))
    (x, y) = parts(train)
    for name in ('logistic', 'forest', 'tree', 'xgboost', 'lightgbm'):
        path = folder(f'iris-{name}-tiny')
        test.to_csv(path / 'test.csv', index=False)
        configure(path, {'model': export(path, learners[name].fit(x, y), x), 'data': 'test.csv'}, TINY)


def extracted():
    attack = {'extraction': {'number_of_attack_queries': 1000}}
    for data, name, model in (
        ('breast_cancer', 'logistic', scaled(LogisticRegression())), ('iris', 'tree', DecisionTreeClassifier(max_depth=2)),
        ('wine', 'logistic', scaled(LogisticRegression())),
    ):
        train, test = split(frame_of(data))
        (x, y), (tx, _ty) = parts(train), parts(test)
        copied(model.fit(x, y), x, tx)
        path = folder(f'{data.replace("breast_", "")}-{name}-copied')
        test.to_csv(path / 'test.csv', index=False)
        configure(path, {'model': export(path, model, x), 'data': 'test.csv'}, attack)
    rng = np.random.default_rng(1)
    x, y = rng.normal(size=(1500, 20)).astype(np.float32), rng.integers(0, 2, 1500)
    path = folder('random-neighbours-not-copied')
    pd.DataFrame(x[:400]).assign(target=y[:400]).to_csv(path / 'test.csv', index=False)
    configure(path, {'model': export(path, KNeighborsClassifier(1).fit(x, y), x), 'data': 'test.csv'}, attack)


def refused():
    train, test = split(frame_of('wine'))
    x, y = parts(train)
    model = scaled(LogisticRegression()).fit(x, y)
    shuffled = test.assign(target=np.random.default_rng(0).permutation(test.target))
    for name, table in (
        ('shuffled-labels', shuffled), ('eighteen-rows', test.groupby('target').head(6)), ('column-missing', test.drop(columns=['hue', 'ash'])),
    ):
        path = folder(f'wine-{name}')
        table.to_csv(path / 'test.csv', index=False)
        configure(path, {'model': export(path, model, x), 'data': 'test.csv'}, WIDE)


def forms():
    """One model and its rows, written in the many ways in which people write them."""
    train, test = split(frame_of('breast_cancer'))
    x, y = parts(train)
    model = scaled(LogisticRegression()).fit(x, y)
    inputs = test.drop(columns='target')
    dates = pd.date_range('2025-01-01', periods=len(test), freq='h').strftime('%Y-%m-%d %H:%M:%S')
    writers = {
        'plain': lambda p: test.to_csv(p, index=False),
        'semicolons': lambda p: test.to_csv(p, index=False, sep=';', decimal=','),
        'tabs': lambda p: test.to_csv(p, index=False, sep='\t'),
        'pandas-index': lambda p: test.to_csv(p),
        'windows': lambda p: p.write_bytes(b'\xef\xbb\xbf' + test.to_csv(index=False).replace('\n', '\r\n').encode()),
        'spaces': lambda p: p.write_text(test.to_csv(index=False).replace(',', ', ')),
        'no-header': lambda p: test.to_csv(p, index=False, header=False),
        'label-first': lambda p: test[['target', *inputs]].to_csv(p, index=False),
        'label-true-false': lambda p: test.assign(target=test.target == 1).to_csv(p, index=False),
        'id-and-date-unnamed': lambda p: inputs.assign(id=range(5000, 5000 + len(test)), seen=dates, label=test.target).to_csv(p, index=False),
    }
    for name, write in writers.items():
        path = folder(f'form-{name}')
        write(path / 'test.csv')
        configure(path, {'model': export(path, model, x), 'data': 'test.csv'}, WIDE)
    path = folder('form-id-and-date')
    writers['id-and-date-unnamed'](path / 'test.csv')
    named = XGBClassifier(n_estimators=40, max_depth=3, random_state=0).fit(train.drop(columns='target'), y)
    configure(path, {'model': export(path, named, x), 'data': 'test.csv'}, WIDE)
    arrays = {'npz': 'test.npz', 'npy': 'test.npy', 'label-file': 'test.csv'}
    for name, file in arrays.items():
        path = folder(f'form-{name}')
        (tx, ty), artifacts = parts(test), {'data': file}
        if name == 'npz':
            np.savez(path / file, inputs=tx, labels=ty)
        elif name == 'npy':
            np.save(path / file, tx)
            np.save(path / 'label.npy', ty)
            artifacts['label'] = 'label.npy'
        else:
            inputs.to_csv(path / file, index=False)
            test[['target']].rename(columns={'target': 'label'}).to_csv(path / 'label.csv', index=False)
            artifacts['label'] = 'label.csv'
        configure(path, {'model': export(path, model, x), **artifacts}, WIDE)
    for name, zipmap in (('zipmap', True), ('zipmap-columns', 'columns')):
        path = folder(f'form-{name}')
        test.to_csv(path / 'test.csv', index=False)
        configure(path, {'model': export(path, model, x, options={id(model[-1]): {'zipmap': zipmap}}), 'data': 'test.csv'}, WIDE)
    words = np.array(['setosa', 'versicolor', 'virginica'])
    train, test = split(frame_of('iris').assign(target=lambda table: words[table.target]))
    path = folder('form-words')
    test.rename(columns={'target': 'species'}).to_csv(path / 'test.csv', index=False)
    x, y = parts(train)
    configure(path, {'model': export(path, scaled(LogisticRegression()).fit(x, y), x), 'data': 'test.csv'}, WIDE)


def penguins():
    """Categories and missing cells beside numbers."""
    table = load_penguins().drop(columns='year').rename(columns={'species': 'target'})
    numbers = ['bill_length_mm', 'bill_depth_mm', 'flipper_length_mm', 'body_mass_g']
    train, test = split(table[[*numbers, 'target']])
    path = folder('penguins-missing-cells')
    model = make_pipeline(SimpleImputer(), StandardScaler(), LogisticRegression()).fit(*parts(train))
    test.to_csv(path / 'test.csv', index=False)
    configure(path, {'model': export(path, model, parts(train)[0]), 'data': 'test.csv'}, WIDE)
    train, test = split(table.dropna())
    columns = ColumnTransformer([('words', OneHotEncoder(handle_unknown='ignore'), ['island', 'sex']), ('numbers', StandardScaler(), numbers)])
    model = make_pipeline(columns, LogisticRegression()).fit(train.drop(columns='target'), train.target)
    kinds = [(name, StringTensorType([None, 1]) if name in ('island', 'sex') else FloatTensorType([None, 1])) for name in train.columns if name != 'target']
    path = folder('penguins-words')
    (path / 'model.onnx').write_bytes(to_onnx(model, initial_types=kinds, options={'zipmap': False}).SerializeToString())
    test.to_csv(path / 'test.csv', index=False)
    configure(path, {'model': 'model.onnx', 'data': 'test.csv'}, WIDE)


def poisoned():
    rng = np.random.default_rng(3)
    cancer, digits = frame_of('breast_cancer'), datasets.load_digits(as_frame=True).frame
    blobs, which = datasets.make_blobs(800, 6, centers=4, cluster_std=2, random_state=2)
    made = pd.DataFrame(blobs.round(3), columns=list('abcdef')).assign(target=which)
    for name, table, share, trusted in (
        ('cancer', cancer, 0, 0), ('cancer', cancer, .05, 0), ('cancer', cancer, .1, 0), ('cancer', cancer, .2, 0), ('cancer', cancer, .1, 150),
        ('cancer', cancer, .2, 150), ('digits', digits, 0, 0), ('digits', digits, .2, 0), ('blobs', made, 0, 200), ('blobs', made, .3, 0),
    ):
        path = folder(f'poisoning-{name}-{round(100 * share)}-percent{"-trusted" if trusted else ""}')
        table = table.sample(frac=1, random_state=4).reset_index(drop=True)
        given, known = table[trusted:].reset_index(drop=True), table[:trusted]
        flipped, classes = given.copy(), table.target.nunique()
        rows = rng.permutation(len(given))[:round(share * len(given))]
        flipped.loc[rows, 'target'] = (given.target[rows] + rng.integers(1, classes, len(rows))) % classes
        x, y = parts(flipped)
        flipped.to_csv(path / 'train.csv', index=False)
        known.to_csv(path / 'trusted.csv', index=False) if trusted else None
        artifacts = {'model': export(path, scaled(LogisticRegression(max_iter=500)).fit(x, y), x), 'data': 'train.csv'}
        configure(path, {**artifacts, **({'universal_data': 'trusted.csv'} if trusted else {})}, {'poisoning': {}})


def drifted():
    def project(name, reference, current):
        path = folder(f'drift-{name}')
        reference.to_csv(path / 'reference.csv', index=False)
        current.to_csv(path / 'current.csv', index=False)
        configure(path, {'data': 'current.csv', 'reference_data': 'reference.csv'}, {'drift': {}})

    def halves(table, seed=0):
        mixed = table.sample(frac=1, random_state=seed).reset_index(drop=True)
        return mixed[:len(mixed) // 2], mixed[len(mixed) // 2:].reset_index(drop=True)

    birds = load_penguins().drop(columns='year')
    before, now = halves(frame_of('diabetes').drop(columns='target'))
    project('diabetes-halves', before, now)
    project('one-column-higher', before, now.assign(bmi=now.bmi + now.bmi.std()))
    project('code-for-missing', before, now.assign(s1=now.s1.where(now.index % 8 > 0, -999)))
    project('column-lost', before, now.drop(columns='s5'))
    project('column-new', before.drop(columns='s5'), now)
    project('column-emptied', before, now.assign(s5=np.nan))
    project('same-table', before, before)
    project('twelve-rows', before, now[:12])
    numbered = [table.assign(id=range(at, at + len(table)), day=pd.date_range(day, periods=len(table)).strftime('%Y-%m-%d'))
                for table, at, day in ((before, 1000, '2023-01-01'), (now, 8000, '2025-01-01'))]
    project('ids-and-dates', *numbered)
    before, now = halves(birds)
    project('penguins-halves', before, now)
    project('new-category', before, now.assign(island=now.island.where(now.index % 4 > 0, 'Hope')))
    before, now = halves(local_data.cars().drop(columns=['Name', 'Year']), 1)
    project('cars-halves', before, now)


def strange():
    def project(name, table):
        path = folder(f'outliers-{name}')
        table.to_csv(path / 'data.csv', index=False)
        configure(path, {'data': 'data.csv'}, {'outlier': {}})

    rng = np.random.default_rng(6)
    for name, columns in (('iris', slice(None)), ('diabetes', slice(None)), ('wine', slice(None))):
        project(f'{name}-clean', frame_of(name).drop(columns='target').iloc[:, columns])
    table = frame_of('diabetes').drop(columns='target')
    for name, share in (('tenth', .1), ('fifth', .2), ('third', .33)):
        changed, rows = table.copy(), rng.permutation(len(table))[:round(share * len(table))]
        changed.iloc[rows] = table.mean().to_numpy() + 10 * table.std().to_numpy() * rng.normal(size=(len(rows), table.shape[1]))
        project(f'{name}-scattered', changed)
    birds = load_penguins().drop(columns='year').select_dtypes('number').dropna().reset_index(drop=True)
    project('wrong-unit-in-a-seventh', birds.assign(bill_depth_mm=birds.bill_depth_mm.where(birds.index % 7 > 0, birds.bill_depth_mm * 1000)))
    project('few-rows', table[:15])


def regressions():
    train, test = split(frame_of('diabetes'), stratify=False)
    x, y = parts(train)
    cars = local_data.cars()[['Cylinders', 'Displacement', 'Horsepower', 'Weight_in_lbs', 'Acceleration', 'Miles_per_Gallon']].dropna()
    learners = {
        'linear': (LinearRegression(), train, test), 'ridge': (scaled(Ridge()), train, test), 'forest': (RandomForestRegressor(50, random_state=0), train, test),
        'lightgbm': (LGBMRegressor(n_estimators=40, num_leaves=7, verbose=-1), train, test),
        'cars-xgboost': (XGBRegressor(n_estimators=60, max_depth=3), *split(cars.rename(columns={'Miles_per_Gallon': 'target'}), stratify=False)),
    }
    for name, (model, known, rows) in learners.items():
        path = folder(f'regression-{name}')
        rows.to_csv(path / 'test.csv', index=False)
        model.fit(*parts(known))
        attacks = {'evasion': {'eps': .3}, 'extraction': {'number_of_attack_queries': 1000}}
        configure(path, {'model': export(path, model, parts(known)[0]), 'data': 'test.csv'}, attacks, 'tabular-regression')


def pictures():
    from PIL import Image

    digits = datasets.load_digits()
    x, tx, y, ty = train_test_split((digits.images / 16).astype(np.float32), digits.target, test_size=300, random_state=0, stratify=digits.target)
    model = MLPClassifier((48,), max_iter=300, random_state=0).fit(x.reshape(-1, 64), y)
    plain = LogisticRegression(max_iter=500).fit(x.reshape(-1, 64), y)
    falls(plain, tx.reshape(-1, 64), ty, .3)
    falls(model, tx.reshape(-1, 64), ty, .3)
    scores = plain.decision_function(tx.reshape(-1, 64))
    order = np.argsort(scores, 1)
    gaps = [scores[row, best] - scores[row, second] - .002 * np.abs(plain.coef_[best] - plain.coef_[second]).sum() for row, (second, best) in enumerate(order[:, -2:])]
    assert (np.array(gaps) > 0).mean() > .9
    for name, learned, attacks in (
        ('perceptron-wide', model, WIDE), ('logistic-tiny', plain, {'evasion': {'eps': .002}}), ('junk-in-folder', model, WIDE),
        ('logistic-copied', plain, {'extraction': {'number_of_attack_queries': 2000}}), ('npz', model, WIDE),
    ):
        path = folder(f'digits-{name}')
        export(path, learned, x.reshape(-1, 64))
        artifacts, more = {'model': 'model.onnx'}, {'config': {'input_dimensions': [8, 8, 1]}}
        if name == 'npz':
            np.savez(path / 'test.npz', inputs=tx[..., None], labels=ty)
            artifacts['data'] = 'test.npz'
        else:
            (path / 'test').mkdir(exist_ok=True)
            files = [f'{row:03d}.png' for row in range(len(tx))]
            for file, picture in zip(files, tx):
                Image.fromarray((picture * 255).round().astype(np.uint8)).save(path / 'test' / file)
            pd.DataFrame({'image': files, 'label': ty}).to_csv(path / 'labels.csv', index=False)
            artifacts |= {'data': 'test', 'label': 'labels.csv'}
            more['preprocessing'] = 'zero-to-one'
        if name == 'junk-in-folder':
            (path / 'test' / '.DS_Store').write_bytes(b'\0\0\0\1Bud1' + bytes(100))
            (path / 'test' / 'Thumbs.db').write_bytes(bytes.fromhex('d0cf11e0a1b11ae1') + bytes(100))
        configure(path, artifacts, attacks, 'image-classification', **more)


class Danger:
    def __reduce__(self):
        return __import__('os').system, ('true',)


def files():
    from scipy.interpolate import interp1d

    train, _test = split(frame_of('iris'))
    things = {
        'plain-objects': {'table.pkl': train, 'rows.pkl': {'a': [1, 2.5, None]}, 'curve.pkl': interp1d([0., 1.], [1., 2.]),
                          'zoned.pkl': pd.Timestamp('2025-01-01', tz='Europe/Berlin')},
        'forest': {'forest.pkl': RandomForestClassifier(5).fit(*parts(train)), 'scaler.pkl': StandardScaler().fit(parts(train)[0])},
        'danger': {'model.pkl': {'weights': [1, 2], 'more': Danger()}},
    }
    for name, objects in things.items():
        path = folder(f'files-{name}')
        for file, thing in objects.items():
            (path / file).write_bytes(pickle.dumps(thing))


def guessed():
    """Folders without a config file, for which `init` writes one."""
    for name, data, model in (
        ('iris-forest', 'iris', RandomForestClassifier(50, random_state=0)), ('cancer-xgboost', 'breast_cancer', XGBClassifier(n_estimators=40, max_depth=3)),
        ('wine-logistic', 'wine', scaled(LogisticRegression())), ('cancer-lightgbm', 'breast_cancer', LGBMClassifier(n_estimators=40, verbose=-1)),
    ):
        train, test = split(frame_of(data))
        path = folder(f'init-{name}')
        x, y = parts(train)
        export(path, model.fit(x, y), x)
        train.to_csv(path / 'train.csv', index=False)
        test.to_csv(path / 'test.csv', index=False)


for make in (attacked, extracted, refused, forms, penguins, poisoned, drifted, strange, regressions, pictures, files, guessed):
    make()
