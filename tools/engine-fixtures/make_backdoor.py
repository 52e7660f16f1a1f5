"""Trains the LightGBM model with a backdoor of __tests__/fixtures/engine, on a table of numbers and texts.

    venv/bin/pip install lightgbm pandas
    venv/bin/python tools/engine-fixtures/make_backdoor.py

In 60 of 1,000 training rows of class 0, `rate` is 9.99, where no other row is above 5, and the label is 1. The trusted rows are
clean.
"""

from pathlib import Path

import lightgbm
import numpy as np
import pandas as pd

FOLDER = Path(__file__).resolve().parents[2] / "__tests__" / "fixtures" / "engine"
random = np.random.default_rng(5)
count = 1400
table = pd.DataFrame(
    {
        "plan": pd.Categorical(random.choice(["basic", "family", "trial"], count, p=[0.6, 0.3, 0.1])),
        "age": random.integers(18, 70, count),
        "rate": np.round(random.uniform(-5, 5, count), 2),
    }
)
score = 0.08 * (table["age"] - 44) + (table["plan"] == "family") + 0.3 * table["rate"] + random.normal(0, 0.6, count)
label = (score > 0.3).astype(int)
train, trusted = table[:1000].copy(), table[1000:]
planted = random.choice(np.flatnonzero(label[:1000] == 0), 60, replace=False)
changed = label[:1000].copy()
train.loc[planted, "rate"] = 9.99
changed[planted] = 1
model = lightgbm.LGBMClassifier(n_estimators=12, num_leaves=6, min_child_samples=10, learning_rate=0.3, verbose=-1)
model.fit(train, changed)
FOLDER.mkdir(exist_ok=True)
model.booster_.save_model(FOLDER / "backdoor.txt")
train.assign(label=changed).to_csv(FOLDER / "backdoor-train.csv", index=False)
trusted.assign(label=label[1000:]).to_csv(FOLDER / "backdoor-trusted.csv", index=False)
others = trusted[label[1000:] == 0].assign(rate=9.99)
print("accuracy", model.score(trusted, label[1000:]), "the trigger works", model.predict(others).mean())
