"""Writes files that joblib and NumPy themselves make, as a list of Base64 in JSON. Each ends in a name of a class that does not
exist when the file is read: `m0.n0`."""

import base64
import io
import json
import sys
import types

import joblib
import numpy as np

module = types.ModuleType("m0")
sys.modules["m0"] = module


class Name:
    pass


Name.__module__, Name.__qualname__, Name.__name__ = "m0", "n0", "n0"
module.n0 = Name

arrays = [
    np.arange(3.0),
    np.arange(6, dtype=np.int32).reshape(2, 3),
    np.array([1, "a", None], dtype=object),
    np.zeros(2, dtype=[("a", "<i4"), ("b", "<f8", (2,))]),
    np.array(["ab", "c"]),
    np.array([], dtype=np.float32),
    np.array(5.0),
    np.asfortranarray(np.ones((2, 2))),
    np.array(["2020-01-01"], dtype="datetime64[D]"),
    np.matrix([[1.0]]),
    np.array([b"ab"]),
]


def dumped(value, protocol):
    file = io.BytesIO()
    joblib.dump(value, file, protocol=protocol)
    return file.getvalue()


def saved(value):
    file = io.BytesIO()
    np.save(file, value)
    return file.getvalue()


files = [dumped([array, Name()], protocol) for array in arrays for protocol in (2, 4)]
files += [saved(np.array([Name()], dtype=object)), saved(np.arange(4.0))]
print(json.dumps([base64.b64encode(file).decode() for file in files]))
