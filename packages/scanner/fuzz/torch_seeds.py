"""Writes files that `torch.save` makes, in both of its formats, as a list of Base64 in JSON. Each ends in a name of a class that
does not exist when the file is read: `m0.n0`."""

import base64
import io
import json
import sys
import types

import torch

module = types.ModuleType("m0")
sys.modules["m0"] = module


class Name:
    pass


Name.__module__, Name.__qualname__, Name.__name__ = "m0", "n0", "n0"
module.n0 = Name

base = torch.arange(6.0)
values = [
    base,
    base[2:].reshape(2, 2),
    [base, base[1:]],
    torch.zeros(2, dtype=torch.int64).requires_grad_(False),
    torch.eye(2, dtype=torch.float16).to_sparse(),
    torch.tensor([True]),
    base.untyped_storage(),
    {"weight": torch.ones(2, dtype=torch.bfloat16), "steps": 3},
]


def saved(value, is_zip):
    file = io.BytesIO()
    torch.save([value, Name()], file, _use_new_zipfile_serialization=is_zip)
    return file.getvalue()


files = [saved(value, is_zip) for value in values for is_zip in (True, False)]
print(json.dumps([base64.b64encode(file).decode() for file in files]))
