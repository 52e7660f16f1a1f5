"""A pipeline of scikit-learn over named columns, also of text. In the config file: input: pandas."""

import joblib

model = joblib.load("models/credit.joblib")


def predict(rows):
    return model.predict_proba(rows)


predict.columns = list(model.feature_names_in_)
predict.classes = list(model.classes_)
