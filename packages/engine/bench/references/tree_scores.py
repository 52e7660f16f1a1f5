"""Small classifiers with the defaults of their libraries, each with the half of its table that it did not learn."""

import json
import os
import sys

import numpy as np
from lightgbm import LGBMClassifier
from skl2onnx import to_onnx
from sklearn import datasets
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from xgboost import XGBClassifier


def tables():
    for name in ("iris", "wine", "breast_cancer", "digits"):
        yield name.replace("_", " "), *getattr(datasets, f"load_{name}")(return_X_y=True)
    rows, target = datasets.load_diabetes(return_X_y=True)
    yield "diabetes, above the median", rows, (target > np.median(target)).astype(int)
    for columns, classes in ((8, 2), (20, 3)):
        made = datasets.make_classification(600, columns, n_informative=columns - 2, n_classes=classes, random_state=0)
        yield f"made, {columns} columns, {classes} classes", *made


def main(folder):
    os.makedirs(folder, exist_ok=True)
    cases = []
    for at, (name, rows, labels) in enumerate(tables()):
        order = np.random.RandomState(0).permutation(len(rows))
        rows, labels = rows[order].astype(np.float32), labels[order]
        half = len(rows) // 2
        np.savetxt(f"{folder}/{at}.csv", np.column_stack([rows[half:], labels[half:]]), delimiter=",", fmt="%.9g")
        for kind, model, file in (
            ("XGBoost", XGBClassifier(n_jobs=1), f"{at}.json"),
            ("LightGBM", LGBMClassifier(verbose=-1, n_jobs=1), f"{at}.txt"),
            ("random forest", RandomForestClassifier(random_state=0), f"{at}-forest.onnx"),
            ("logistic regression", make_pipeline(StandardScaler(), LogisticRegression()), f"{at}-logistic.onnx"),
        ):
            model.fit(rows[:half], labels[:half])
            path = f"{folder}/{file}"
            if file.endswith(".onnx"):
                with open(path, "wb") as out:
                    out.write(to_onnx(model, rows[:1]).SerializeToString())
            else:
                (model if kind == "XGBoost" else model.booster_).save_model(path)
            cases.append(dict(table=name, kind=kind, file=file, data=f"{at}.csv"))
    print(json.dumps(cases))


main(sys.argv[1])
