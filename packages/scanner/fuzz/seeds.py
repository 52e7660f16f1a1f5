"""Writes pickles that CPython itself makes, of many values in every protocol, as a list of Base64 in JSON."""

import base64
import collections
import datetime
import decimal
import fractions
import json
import pathlib
import pickle
import uuid

shared = ["shared", {"key": 1.5}]
Point = collections.namedtuple("Point", "x y")


class Plain:
    def __init__(self):
        self.name = "plain"
        self.items = [shared, shared]


class Reducing:
    def __reduce__(self):
        return collections.OrderedDict, (), None, None, iter([("a", 1), ("b", [2])])


class Keywords:
    def __new__(cls, *args, **kwargs):
        return object.__new__(cls)

    def __getnewargs_ex__(self):
        return (1, 2), {"three": 3}


class Appending(list):
    pass


values = [
    None,
    [True, False, 0, -1, 255, 65536, 2**31, 2**70, -(2**70), 1.5, float("inf")],
    ["", "text", "\u00e9\u4e2d\U0001f600", "a" * 300, b"", b"bytes", bytearray(b"array"), b"x" * 300],
    [(), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), {}, {"a": {"b": {}}}, set(), {1, 2}, frozenset([3])],
    [shared, shared, [shared]],
    list(range(2100)),
    dict.fromkeys(map(str, range(1100))),
    [Plain(), Reducing(), Keywords(), Appending([1, 2, 3]), Point(1, 2)],
    [collections.defaultdict(list, a=[1]), collections.deque([1], 3), collections.Counter("abc")],
    [datetime.datetime(2020, 1, 1), decimal.Decimal("1.5"), fractions.Fraction(1, 3), uuid.UUID(int=5)],
    [pathlib.PurePosixPath("a/b"), range(3), slice(1, 2), complex(1, 2), Ellipsis, NotImplemented, len, int],
]
recursive = []
recursive.append((recursive,))
values.append(recursive)


def dumps(value, protocol, dumper):
    return base64.b64encode(dumper(value, protocol)).decode()


dumpers = [pickle.dumps, pickle._dumps]
print(json.dumps([dumps(v, p, d) for v in values for p in range(6) for d in dumpers]))
