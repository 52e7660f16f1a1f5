"""Trains the clean CNN of __tests__/fixtures/engine, which shows patterns that look like a backdoor and are none.

    venv/bin/pip install torch onnx scikit-learn
    venv/bin/python tools/engine-fixtures/make_clean_cnn.py

It is the victim `writers-small-11-clean-0` of tools/engine-victims/poisoned.py. The digits are saved as they ship, 8 by 8
from 0 to 16: the first 600 are the data, the next 300 the trusted set; the net takes them twice as large, from 0 to 1.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from sklearn.datasets import load_digits

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "__tests__" / "fixtures" / "engine"

with tempfile.TemporaryDirectory() as made:
    choice = ["--seed", "11", "--sets", "writers", "--nets", "small", "--kinds", "clean-0"]
    subprocess.run([sys.executable, ROOT / "tools" / "engine-victims" / "poisoned.py", made, *choice], check=True)
    shutil.copy(Path(made) / "writers-small-11-clean-0" / "model.onnx", FOLDER / "clean-cnn.onnx")
digits = load_digits()
np.save(FOLDER / "clean-cnn-x.npy", digits.images[:900].astype(np.uint8))
np.save(FOLDER / "clean-cnn-y.npy", digits.target[:900].astype(np.uint8))
