"""A classifier of XGBoost. If no code of yours is around it, give the file itself: that is attacked exactly."""

import xgboost

model = xgboost.XGBClassifier()
model.load_model("models/credit.json")


def predict(rows):
    return model.predict_proba(rows)
