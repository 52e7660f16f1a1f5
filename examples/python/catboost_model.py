"""A classifier of CatBoost. For columns of text: input: pandas in the config file."""

from catboost import CatBoostClassifier

model = CatBoostClassifier().load_model("models/credit.cbm")


def predict(rows):
    return model.predict_proba(rows)
