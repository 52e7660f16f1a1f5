"""A classifier of LightGBM. If no code of yours is around it, give the file itself: that is attacked exactly."""

import lightgbm

model = lightgbm.Booster(model_file="models/credit.txt")


def predict(rows):
    return model.predict(rows)
