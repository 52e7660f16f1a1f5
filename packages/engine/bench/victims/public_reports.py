"""Makes small projects that reproduce situations of public reports about tools of this kind: a folder each.

What must come, and the report, is in packages/engine/bench/honest/public-reports.tsv, written before any run.
"""
import collections
import datetime
import decimal
import fractions
import json
import pickle
import sys
import uuid
import warnings
import zipfile
import zoneinfo
from pathlib import Path

import joblib
import lightgbm as lgb
import numpy as np
import onnx
import pandas as pd
import skops.io
import xgboost as xgb
from onnxmltools import convert_lightgbm, convert_xgboost
from onnxmltools.convert.common.data_types import FloatTensorType as Floats
from PIL import Image
from scipy import interpolate, sparse, stats
from skl2onnx import convert_sklearn, to_onnx
from skl2onnx.common.data_types import FloatTensorType, StringTensorType
from sklearn import datasets
from sklearn.compose import ColumnTransformer
from sklearn.ensemble import GradientBoostingClassifier, IsolationForest, RandomForestClassifier, RandomForestRegressor
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler
from sklearn.tree import DecisionTreeClassifier

warnings.simplefilter('ignore')
OUT = Path(sys.argv[1])
RNG = np.random.default_rng(0)
ONNX = {'model': 'model.onnx', 'data': 'test.csv'}
PLAIN = {'zipmap': False}


def folder(name):
    path = OUT / name
    (path / '.github').mkdir(parents=True, exist_ok=True)
    return path


def configure(path, task, attacks, artifacts, **more):
    model = {'name': 'model', 'task': task, 'artifacts': artifacts, 'attacks': {attack: {} for attack in attacks}, **more}
    (path / '.github/model-security.yml').write_text(json.dumps({'version': 1, 'models': [model]}, indent=1))


def table(path, x, y=None, names=None, file='test.csv'):
    frame = pd.DataFrame(x, columns=names or [f'f{at}' for at in range(np.shape(x)[1])])
    (frame if y is None else frame.assign(target=y)).to_csv(path / file, index=False)


def project(name, model, x, y, task='tabular-classification', attacks=('evasion', 'extraction'), names=None, **more):
    """A project with an ONNX model, which is given or converted."""
    path = folder(name)
    made = model if isinstance(model, onnx.ModelProto) else to_onnx(model, x[:1].astype(np.float32), **more.pop('convert', {}))
    (path / 'model.onnx').write_bytes(made.SerializeToString())
    table(path, x, y, names)
    configure(path, task, attacks, ONNX, **more)
    return path


def native(name, save, file, frame, y):
    path = folder(name)
    save(str(path / file))
    frame.assign(target=y).to_csv(path / 'test.csv', index=False)
    configure(path, 'tabular-classification', ['evasion'], {'model': file, 'data': 'test.csv'})


def classifiers():
    x, y = datasets.load_iris(return_X_y=True)
    a, b, ya, yb = train_test_split(x, y, test_size=.6, random_state=42, stratify=y)
    project('pure-leaves', DecisionTreeClassifier(random_state=0).fit(a, ya), b, yb, attacks=['evasion'])
    project('boosted-three-classes', GradientBoostingClassifier(n_estimators=10, random_state=0).fit(a, ya), b, yb)
    x, y = datasets.load_wine(return_X_y=True)
    a, b, ya, yb = train_test_split(x, y, test_size=.6, random_state=1, stratify=y)
    model = make_pipeline(StandardScaler(), MLPClassifier((16,), max_iter=800, random_state=0)).fit(a, ya)
    project('labels-from-one', model, b, yb + 1, attacks=['evasion'], convert={'options': PLAIN})
    project('labels-with-decimals', model, b, yb.astype(float), convert={'options': PLAIN})
    x = np.c_[RNG.integers(17, 80, 1500), RNG.integers(0, 7, 1500), RNG.integers(0, 15, 1500), RNG.integers(0, 5, 1500),
              (RNG.random(1500) < .1) * RNG.integers(1000, 20000, 1500), RNG.integers(10, 70, 1500)].astype(float)
    y = (x[:, 0] * .03 + (x[:, 1] == 2) * 1.2 + (x[:, 2] > 9) + x[:, 4] / 8000 + x[:, 5] * .02 + RNG.normal(0, .5, 1500) > 3.2).astype(int)
    config = {'is_category_columns': 'yes', 'categorical_columns_info': 'workclass,education,marital'}
    project('income-boosted', GradientBoostingClassifier(random_state=7).fit(x[:900], y[:900]), x[900:].astype(int), y[900:],
            attacks=['evasion'], names=['age', 'workclass', 'education', 'marital', 'gain', 'hours'], config=config, convert={'options': PLAIN})
    step = np.arange(4000)
    day, hour = (step // 48) % 7, (step % 48) / 2
    y = np.where((day <= 4) & (hour == 8), 1, np.where((day <= 4) & (hour == 12), 2, 0))
    x = np.c_[np.sin(2 * np.pi * day / 7), np.cos(2 * np.pi * day / 7), np.sin(2 * np.pi * hour / 24), np.cos(2 * np.pi * hour / 24)].astype(np.float32)
    booster = lgb.LGBMClassifier(n_estimators=60, verbose=-1).fit(x[:2000], y[:2000]).booster_
    project('cyclic-lightgbm', convert_lightgbm(booster, initial_types=[('x', Floats([None, 4]))], target_opset=15, zipmap=False), x[2000:], y[2000:], attacks=['evasion'])


def regressions():
    x, y = datasets.load_diabetes(return_X_y=True)
    a, b, ya, yb = train_test_split(x, y, random_state=0)
    project('forest-regressor', RandomForestRegressor(100, random_state=0, max_depth=8).fit(a, ya), b, yb, 'tabular-regression')
    x, y = datasets.make_friedman1(900, 10, noise=1, random_state=1)
    model = xgb.XGBRegressor(n_estimators=100, max_depth=5, learning_rate=.1).fit(x[:600], y[:600])
    project('xgboost-regressor', convert_xgboost(model, initial_types=[('x', Floats([None, 10]))], target_opset=15), x[600:], y[600:], 'tabular-regression')


def words():
    count = 1200
    city = RNG.choice(['London', 'Paris', 'Tokyo', 'New York'], count)
    frame = pd.DataFrame({'city': city, 'age': RNG.integers(20, 60, count).astype(np.float32), 'income': RNG.normal(50, 15, count).astype(np.float32)})
    y = (np.isin(city, ['London', 'New York']) * 20 + frame.age + frame.income * .3 + RNG.normal(0, 6, count) > 62).astype(int)
    pipe = Pipeline([('columns', ColumnTransformer([('words', OneHotEncoder(), ['city']), ('numbers', StandardScaler(), ['age', 'income'])])),
                     ('model', LogisticRegression())]).fit(frame[:600], y[:600])
    types = [('city', StringTensorType([None, 1])), ('age', FloatTensorType([None, 1])), ('income', FloatTensorType([None, 1]))]
    path = project('words-as-input', convert_sklearn(pipe, initial_types=types, options=PLAIN), frame[600:].to_numpy(), y[600:].to_numpy())
    frame.assign(bought=y)[600:].to_csv(path / 'test.csv', index=False)
    coded = frame.assign(city=frame.city.astype('category'))
    boosted = xgb.XGBClassifier(n_estimators=40, max_depth=3, enable_categorical=True).fit(coded[:600], y[:600])
    native('xgboost-categories', boosted.save_model, 'model.json', coded[600:], y[600:])
    native('xgboost-category-codes', boosted.save_model, 'model.json', coded.assign(city=coded.city.cat.codes)[600:], y[600:])
    lacking = coded.copy()
    lacking.loc[RNG.random(count) < .1, 'city'] = np.nan
    for name, data in (('lightgbm-categories', coded), ('lightgbm-missing-categories', lacking)):
        native(name, lgb.LGBMClassifier(n_estimators=40, verbose=-1).fit(data[:600], y[:600]).booster_.save_model, 'model.txt', data[600:], y[600:])


def trees():
    digits = datasets.load_digits()
    a, b, ya, yb = train_test_split(digits.data, digits.target, random_state=0, stratify=digits.target)
    maps = convert_sklearn(LogisticRegression(max_iter=500).fit(a / 16, ya), initial_types=[('float_input', FloatTensorType([None, 64]))])
    project('scores-as-maps', maps, b / 16, yb)
    native('xgboost-ten-classes', xgb.XGBClassifier(n_estimators=30, max_depth=3).fit(a, ya).save_model, 'model.json', pd.DataFrame(b), yb)
    x, y = datasets.make_classification(800, 10, random_state=0)
    ranker = lgb.train({'objective': 'lambdarank', 'verbose': -1}, lgb.Dataset(x, y, group=[20] * 40), 20)
    native('ranker', ranker.save_model, 'model.txt', pd.DataFrame(x), y)
    x = np.c_[1.5e9 + RNG.integers(0, 1000, 1200), RNG.normal(size=1200)]
    y = ((x[:, 0] % 1000 > 500) ^ (x[:, 1] > 0)).astype(int)
    native('lightgbm-large-values', lgb.LGBMClassifier(n_estimators=60, verbose=-1).fit(x[:700], y[:700]).booster_.save_model, 'model.txt', pd.DataFrame(x[700:]), y[700:])
    model = to_onnx(MLPClassifier((64,), max_iter=400, random_state=0).fit(a / 16, ya), a[:1].astype(np.float32), options=PLAIN)
    old = model.graph.input[0].name
    model.graph.node.insert(0, onnx.helper.make_node('Flatten', ['img'], [old], axis=1))
    del model.graph.input[:]
    model.graph.input.append(onnx.helper.make_tensor_value_info('img', onnx.TensorProto.FLOAT, [None, 1, 8, 8]))
    path = folder('pictures-zero-to-one')
    (path / 'model.onnx').write_bytes(model.SerializeToString())
    (path / 'pictures').mkdir(exist_ok=True)
    for at, one in enumerate(b[:300]):
        Image.fromarray((one.reshape(8, 8) / 16 * 255).round().astype(np.uint8)).save(path / f'pictures/{at:04d}.png')
    pd.DataFrame({'file': [f'{at:04d}.png' for at in range(300)], 'label': yb[:300]}).to_csv(path / 'labels.csv', index=False)
    configure(path, 'image-classification', ['evasion', 'extraction'], {'model': 'model.onnx', 'data': 'pictures', 'label': 'labels.csv'},
              config={'input_dimensions': [8, 8, 1], 'number_of_classes': 10}, preprocessing='zero-to-one')


def spreads():
    def drift(name, reference, current):
        path = folder(name)
        reference.to_csv(path / 'reference.csv', index=False)
        current.to_csv(path / 'current.csv', index=False)
        configure(path, 'tabular-classification', ['drift'], {'data': 'current.csv', 'reference_data': 'reference.csv'})

    def outlier(name, x):
        path = folder(name)
        table(path, x)
        configure(path, 'tabular-classification', ['outlier'], {'data': 'test.csv'})

    first, second = (pd.DataFrame(RNG.normal(size=(600, 4)), columns=list('abcd')) for _ in range(2))
    gaps = second.copy()
    gaps.loc[RNG.random(600) < .3, 'b'] = np.nan
    drift('gaps-only-now', first, gaps)
    for frame in (first, second):
        frame['kind'] = RNG.choice(list('xyz'), 600)
        frame.loc[RNG.random(600) < .3, 'd'] = np.nan
    drift('gaps-in-both', first, second)
    unseen = second.copy()
    unseen.loc[RNG.random(600) < .25, 'kind'] = 'new'
    drift('unseen-category', first, unseen)
    drift('shares-of-categories', first, second.assign(kind=RNG.choice(list('xyz'), 600, p=[.7, .2, .1])))
    outlier('constant-columns', np.ones((200, 3)))
    x = RNG.normal(size=(400, 5))
    x[:12] += RNG.choice([-1, 1], (12, 5)) * 8
    outlier('three-percent-strange', x)
    x = RNG.normal(size=(400, 5))
    x[:, 2] = 7.
    outlier('one-constant-column', x)


def files():
    x, y = datasets.load_iris(return_X_y=True)
    path = folder('files-models')
    for name, model in {'isolation': IsolationForest(n_estimators=20, random_state=0), 'linear': LinearRegression(), 'forest': RandomForestClassifier(20)}.items():
        model.fit(x, y)
        (path / f'{name}.pkl').write_bytes(pickle.dumps(model))
        joblib.dump(model, path / f'{name}.joblib', compress=3)
    path = folder('files-plain')
    for name in ('PCG64', 'MT19937', 'Philox', 'SFC64', 'PCG64DXSM'):
        (path / f'{name}.pkl').write_bytes(pickle.dumps(np.random.Generator(getattr(np.random, name)(1))))
    plain = [sparse.random(5, 5, .5, 'csr'), stats.norm(1, 2), interpolate.CubicSpline([0, 1, 2], [0, 1, 4]), uuid.uuid4(),
             pd.DataFrame({'a': pd.date_range('2020', periods=3, tz='Europe/Paris'), 'c': pd.Categorical(['x', 'y', 'x'])}),
             datetime.datetime.now(datetime.timezone.utc), zoneinfo.ZoneInfo('Europe/Berlin'), fractions.Fraction(1, 3), decimal.Decimal('1.5'),
             collections.OrderedDict(a=1), collections.Counter('aab'), collections.defaultdict(list)]
    (path / 'plain.pkl').write_bytes(pickle.dumps(plain))
    path = folder('files-skops')
    skops.io.dump(LogisticRegression().fit(x, y), path / 'model.skops')
    with zipfile.ZipFile(path / 'model.skops', 'a') as archive:
        archive.writestr('README.md', 'Trained with sklearn.linear_model.LogisticRegression.')
    # Each calls os.system("true"), or would; nothing loads them.
    hostile = {
        'inst': b"(S'true'\nios\nsystem\n.",
        'memo': b'\x80\x04U\x02osq\x00U\x06systemq\x01U\x0ctorch._utils\x940U\x12_rebuild_tensor_v2\x940h\x00h\x01\x93U\x04true\x85R.',
        'importlib': b"cbuiltins\ngetattr\n(cimportlib\nimport_module\n(S'os'\ntRS'system'\ntR(S'true'\ntR.",
        'mailcap': pickle.dumps({'text/plain': [{'view': 'cat %s', 'test': 'true'}]}, 0)[:-1].join([b'cmailcap\nfindmatch\n(', b"S'text/plain'\ntR."]),
    }
    for name, content in hostile.items():
        (folder(f'files-{name}') / 'model.pkl').write_bytes(content)


for make in (classifiers, regressions, words, trees, spreads, files):
    make()
