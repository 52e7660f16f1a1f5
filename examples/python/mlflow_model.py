"""A model of MLflow, of whatever library. In the config file: input: pandas."""

import mlflow.pyfunc

model = mlflow.pyfunc.load_model("models/credit")


def predict(rows):
    return model.predict(rows)
