"""Makes the models of trees that the tests read: one of each kind, with the library's own sums and predictions.

    pip install numpy scikit-learn xgboost==3.4.1 lightgbm==4.7.0
    python packages/engine/bench/trees/make.py __tests__/fixtures/trees
    pip install xgboost==1.7.6 && python packages/engine/bench/trees/make.py __tests__/fixtures/trees old

Each file is a JSON object: `model` is the text that the library saved, `rows` holds rows (null is missing), `raw` the sums before
the link, `predictions` what the library predicts.
"""

import json
import sys
import tempfile
from pathlib import Path

import lightgbm as lgb
import numpy as np
import xgboost as xgb

ROWS = 12
COLUMNS = 5
OUT = Path(sys.argv[1])


def table(kind, missing=0.0, categories=False, zeros=False):
    rng = np.random.RandomState(7)
    x = np.round(rng.uniform(-2, 2, (300, COLUMNS)), 2)
    if categories:
        x[:, -1] = rng.randint(0, 7, len(x))
    signal = x[:, 0] + x[:, 1] * x[:, 2] + (4 * np.isin(x[:, -1], [1, 4, 5]) if categories else 0)
    if zeros:
        x[rng.rand(*x.shape) < 0.2] = 0
    if missing:
        x[rng.rand(*x.shape) < missing] = np.nan
    noise = rng.normal(0, 0.3, len(x))
    targets = {
        "two": (signal + noise > 0).astype(int),
        "three": np.digitize(signal + noise, [-0.7, 0.7]),
        "number": signal + noise,
        "count": rng.poisson(np.exp(signal / 3)),
        "share": 1 / (1 + np.exp(-signal)),
        "several": np.stack([signal, -signal + x[:, 0], x[:, 1]], 1),
    }
    return x, np.nan_to_num(targets[kind])


def number(value):
    return None if np.isnan(value) else float(value)


def write(name, text, x, raw, predictions):
    case = {
        "model": text,
        "rows": [[number(v) for v in row] for row in x[-ROWS:]],
        "raw": np.asarray(raw, float).reshape(ROWS, -1).tolist(),
        "predictions": np.asarray(predictions, float).reshape(ROWS, -1).tolist(),
    }
    (OUT / f"{name}.json").write_text(json.dumps(case) + "\n")


def xgboost_model(name, kind, params, rounds=4, **of):
    x, y = table(kind, **of)
    types = ["q"] * (COLUMNS - 1) + ["c"] if of.get("categories") else None

    def matrix(rows, label=None):
        return xgb.DMatrix(rows.astype("f4"), label, feature_types=types, enable_categorical=types is not None)

    base = {"max_depth": 3, "eta": 0.4, "seed": 3, "nthread": 1}
    model = xgb.train({**base, **params}, matrix(x, y), rounds)
    text = model.save_raw("json").decode()
    last = matrix(x[-ROWS:])
    write(name, text, x, model.predict(last, output_margin=True), model.predict(last))


def early_stop():
    x, y = table("two")
    model = xgb.XGBClassifier(n_estimators=20, early_stopping_rounds=2, learning_rate=0.9, max_depth=2, n_jobs=1)
    model.fit(x[:200].astype("f4"), y[:200], eval_set=[(x[200:].astype("f4"), y[200:])], verbose=False)
    assert model.best_iteration + 1 < model.get_booster().num_boosted_rounds()
    with tempfile.TemporaryDirectory() as folder:
        model.save_model(f"{folder}/model.json")
        text = Path(f"{folder}/model.json").read_text()
    last = x[-ROWS:].astype("f4")
    write("xgboost-early-stop", text, x, model.predict(last, output_margin=True), model.predict_proba(last)[:, 1])


def lightgbm_model(name, kind, params, rounds=4, **of):
    x, y = table(kind, **of)
    columns = [COLUMNS - 1] if of.get("categories") else "auto"
    base = {"num_leaves": 6, "verbose": -1, "num_threads": 1, "seed": 3, "min_data_in_leaf": 8}
    if of.get("categories"):
        base = {**base, "num_leaves": 12, "min_data_per_group": 2, "cat_smooth": 1, "max_cat_to_onehot": 1}
    model = lgb.train({**base, **params}, lgb.Dataset(x, y, categorical_feature=columns), rounds)
    with tempfile.TemporaryDirectory() as folder:
        model.save_model(f"{folder}/model.txt")
        text = Path(f"{folder}/model.txt").read_text()
    text = text[: text.index("\nparameters:")] + "\n"
    last = x[-ROWS:]
    write(name, text, x, model.predict(last, raw_score=True), model.predict(last))


def newest():
    OUT.mkdir(parents=True, exist_ok=True)
    xgboost_model("xgboost-binary", "two", {"objective": "binary:logistic"}, missing=0.1)
    xgboost_model("xgboost-softprob", "three", {"objective": "multi:softprob", "num_class": 3}, 2)
    xgboost_model("xgboost-softmax", "three", {"objective": "multi:softmax", "num_class": 3}, 2)
    xgboost_model("xgboost-hinge", "two", {"objective": "binary:hinge"})
    xgboost_model("xgboost-categories", "two", {"objective": "binary:logistic", "max_cat_to_onehot": 1}, categories=True)
    xgboost_model("xgboost-dart", "two", {"objective": "binary:logistic", "booster": "dart", "rate_drop": 0.5}, 6)
    xgboost_model("xgboost-linear", "three", {"objective": "multi:softprob", "num_class": 3, "booster": "gblinear"})
    xgboost_model("xgboost-forest", "two", {"objective": "binary:logistic", "num_parallel_tree": 5, "subsample": 0.6, "eta": 1}, 1)
    xgboost_model("xgboost-poisson", "count", {"objective": "count:poisson"})
    xgboost_model("xgboost-regression", "number", {"objective": "reg:squarederror"}, missing=0.1)
    xgboost_model("xgboost-quantiles", "number", {"objective": "reg:quantileerror", "quantile_alpha": [0.1, 0.5, 0.9]}, 2)
    xgboost_model("xgboost-expectiles", "number", {"objective": "reg:expectileerror", "expectile_alpha": [0.1, 0.5, 0.9]}, 2)
    xgboost_model("xgboost-vectors", "several", {"objective": "reg:squarederror", "multi_strategy": "multi_output_tree"}, 2)
    early_stop()
    lightgbm_model("lightgbm-binary", "two", {"objective": "binary", "sigmoid": 2.0}, missing=0.1)
    lightgbm_model("lightgbm-zeros", "two", {"objective": "binary", "zero_as_missing": True}, zeros=True)
    lightgbm_model("lightgbm-multiclass", "three", {"objective": "multiclass", "num_class": 3}, 2)
    lightgbm_model("lightgbm-one-against-all", "three", {"objective": "multiclassova", "num_class": 3}, 2)
    lightgbm_model("lightgbm-categories", "two", {"objective": "binary"}, categories=True)
    lightgbm_model("lightgbm-forest", "two", {"objective": "binary", "boosting": "rf", "bagging_freq": 1, "bagging_fraction": 0.6})
    lightgbm_model("lightgbm-linear-leaves", "number", {"objective": "regression", "linear_tree": True}, missing=0.05)
    lightgbm_model("lightgbm-square-root", "number", {"objective": "regression", "reg_sqrt": True})
    lightgbm_model("lightgbm-poisson", "count", {"objective": "poisson"})
    lightgbm_model("lightgbm-cross-entropy-lambda", "share", {"objective": "cross_entropy_lambda"})


def old():
    """Version 1.7 writes a bare NaN for the thresholds of categories, and the base score without brackets."""
    of = {"categories": True, "missing": 0.1}
    xgboost_model("xgboost-1.7-categories", "two", {"objective": "binary:logistic", "max_cat_to_onehot": 1, "tree_method": "approx"}, **of)
    xgboost_model("xgboost-1.7-dart", "three", {"objective": "multi:softprob", "num_class": 3, "booster": "dart", "rate_drop": 0.5}, 3)


if sys.argv[2:] == ["old"]:
    old()
else:
    newest()
