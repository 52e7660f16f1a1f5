/** A module that the reader of packages is tested with, by what it is about. */
export interface ReadModule {
  readonly about: string;
  readonly source: string;
}

/**
 * Modules with classes that a pickle may make (`Good…`) and that it may not (`Bad…`), functions that it may call
 * (`make_good…`) and that it may not (`make_bad…`), and attributes that it may read and set (`good_…`) and may not (`bad_…`).
 */
export const READ_MODULES: readonly ReadModule[] = [
  {
    about: 'state',
    source: `
import os
class GoodState:
    def __setstate__(self, state):
        self.__dict__.update(state)
        self.size = len(state)
class GoodNone: pass
class BadState:
    def __setstate__(self, state):
        os.system(state["x"])
class BadCall:
    def __setstate__(self, state):
        state["f"](1)
class BadAttribute:
    def __setstate__(self, state):
        self.__dict__.update(state)
        self.callback()
class BadDeep:
    def __setstate__(self, state):
        self._restore(state)
    def _restore(self, state):
        helper(state)
def helper(state):
    open(state["path"])
class BadDelete:
    def __del__(self):
        os.remove(self.path)
class BadSelf:
    def __setstate__(self, state):
        self(state)
    def __call__(self, state):
        exec(state)
`,
  },
  {
    about: 'callables that are handed over',
    source: `
import functools, heapq, itertools, re
class GoodSort:
    def __setstate__(self, state):
        self.a = sorted(state, key=lambda item: item[0])
        self.b = max(state, key=len)
        self.c = list(map(str, state))
        self.d = functools.reduce(lambda one, two: one + two, state, 0)
        self.e = sorted(state, key=self.order)
        self.f = re.sub("a", "b", state["text"])
        self.g = sorted(state, key=by_name)
        state["list"].sort()
    def order(self, item):
        return item
def by_name(item):
    return item.name
class BadSort:
    def __setstate__(self, state):
        self.a = sorted(state["list"], key=state["f"])
class BadMin:
    def __setstate__(self, state):
        self.a = min(state["list"], key=self.f)
class BadMap:
    def __setstate__(self, state):
        list(map(state["f"], state["list"]))
class BadFilter:
    def __setstate__(self, state):
        list(filter(self.f, state))
class BadReduce:
    def __setstate__(self, state):
        functools.reduce(state["f"], state["list"])
class BadIter:
    def __setstate__(self, state):
        list(iter(state["f"], None))
class BadListSort:
    def __setstate__(self, state):
        state["list"].sort(key=state["f"])
class BadSub:
    def __setstate__(self, state):
        re.sub("a", state["f"], "a")
class BadHeap:
    def __setstate__(self, state):
        heapq.nsmallest(1, state["list"], key=state["f"])
class BadGroups:
    def __setstate__(self, state):
        list(itertools.groupby(state["list"], state["f"]))
class BadFalse:
    def __setstate__(self, state):
        list(itertools.filterfalse(state["f"], state["list"]))
class BadOwnKey:
    def __setstate__(self, state):
        sorted(state, key=self.order)
    def order(self, item):
        eval(item)
class BadKeywords:
    def __setstate__(self, state):
        sorted(state["list"], **state["keywords"])
class BadInner:
    def __setstate__(self, state):
        def run(f):
            f()
        run(state["f"])
`,
  },
  {
    about: 'libraries that read and write',
    source: `
import logging, typing, dataclasses
import pandas as pd
import scipy.io
from scipy import io as sio
import numpy as np
LOG = logging.getLogger(__name__)
class GoodLogs:
    def __setstate__(self, state):
        LOG.warning("old %s", state)
        self.frame = pd.DataFrame(state["table"])
        self.array = np.asarray(state["array"])
class BadMatlab:
    def __setstate__(self, state):
        self.a = scipy.io.loadmat(state["path"])
class BadMatlabToo:
    def __setstate__(self, state):
        self.a = sio.mmread(state["path"])
class BadConfig:
    def __setstate__(self, state):
        logging.basicConfig(filename=state["path"])
class BadHandler:
    def __setstate__(self, state):
        logging.handlers.RotatingFileHandler(state["path"])
class BadXml:
    def __setstate__(self, state):
        pd.read_xml(state["path"])
class BadStata:
    def __setstate__(self, state):
        pd.read_stata(state["path"])
class BadOrc:
    def __setstate__(self, state):
        pd.read_orc(state["path"])
class BadHints:
    def __setstate__(self, state):
        typing.get_type_hints(state["class"])
class BadMaker:
    def __setstate__(self, state):
        dataclasses.make_dataclass(state["name"], state["fields"])
class BadVectorize:
    def __setstate__(self, state):
        np.vectorize(state["f"])(state["array"])
class BadAlong:
    def __setstate__(self, state):
        np.apply_along_axis(state["f"], 0, state["array"])
`,
  },
  {
    about: 'hooks that are set from outside',
    source: `
import os
def acts(self, state):
    os.system(state)
class BadPatched: pass
BadPatched.__setstate__ = acts
class BadSet: pass
setattr(BadSet, "__setstate__", acts)
class BadComputed: pass
for name in ("__set" + "state__",):
    setattr(BadComputed, name, acts)
class BadAssigned:
    __setstate__ = acts
class GoodAssigned:
    def restore(self, state):
        self.__dict__ = state
    __setstate__ = restore
    __hash__ = None
class GoodPatched: pass
GoodPatched.title = "x"
setattr(GoodPatched, "other", 1)
class BadBody:
    locals()["__set" + "state__"] = acts
class Hooked:
    def __init_subclass__(cls):
        cls.__setstate__ = acts
class BadBelow(Hooked): pass
class Named:
    def __init_subclass__(cls):
        for name in ("fit", "transform"):
            setattr(cls, name, print)
class GoodBelow(Named): pass
`,
  },
  {
    about: 'decorators and metaclasses',
    source: `
import functools, os
def marks(cls):
    cls.title = "x"
    return cls
def marks_as(title):
    def decorator(cls):
        cls.title = title
        return cls
    return decorator
def hooks(cls):
    cls.__setstate__ = lambda self, state: os.system(state)
    return cls
def replaces(cls):
    class Other:
        def __setstate__(self, state): os.system(state)
    return Other
def export(cls):
    cls.__setstate__ = lambda self, state: os.system(state)
    return cls
@marks
class GoodMarked: pass
@marks_as("x")
class GoodMarkedAs: pass
@hooks
class BadHooked: pass
@replaces
class BadReplaced: pass
@export
class BadExported: pass
def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)
    return wrapper
def runs(function):
    def wrapper(self, state):
        os.system(state)
        return function(self, state)
    return wrapper
class GoodDecorated:
    @logged
    def __setstate__(self, state):
        self.__dict__ = state
class BadDecorated:
    @runs
    def __setstate__(self, state):
        self.__dict__ = state
class Meta(type):
    def __new__(mcs, name, bases, namespace):
        return super().__new__(mcs, name, bases, namespace)
class Injects(type):
    def __new__(mcs, name, bases, namespace):
        namespace["__setstate__"] = lambda self, state: os.system(state)
        return super().__new__(mcs, name, bases, namespace)
class Looks(type):
    def __getattr__(cls, name):
        return __import__(name)
class GoodMeta(metaclass=Meta): pass
class BadMeta(metaclass=Injects): pass
class BadLooks(metaclass=Looks): pass
`,
  },
  {
    about: 'attributes',
    source: `
import os
class GoodSetter:
    @property
    def good_size(self):
        return self._size
    @good_size.setter
    def good_size(self, value):
        self._size = value
    @property
    def bad_report(self):
        return open(self.path)
    @property
    def bad_command(self):
        return self._command
    @bad_command.setter
    def bad_command(self, value):
        os.system(value)
class Runs:
    def __set__(self, instance, value):
        os.system(value)
class GoodDescribed:
    bad_field = Runs()
class BadSetattr:
    def __setattr__(self, name, value):
        os.system(value)
class GoodSetattr:
    def __setattr__(self, name, value):
        os.system(value)
    def __setstate__(self, state):
        self.__dict__.update(state)
class BadStores:
    def __setattr__(self, name, value):
        os.system(value)
    def __setstate__(self, state):
        self.x = state
class BadGetattr:
    def __getattr__(self, name):
        return self.__dict__["resolver"](name)
class BadProperty:
    @property
    def __dict__(self):
        os.system("x")
class BadReads:
    def __setstate__(self, state):
        self.a = self.content
    @property
    def content(self):
        return os.listdir(".")
class BadField:
    runs = Runs()
    def __setstate__(self, state):
        self.runs = state
`,
  },
  {
    about: 'items and keys',
    source: `
import os
from collections import OrderedDict, namedtuple
class GoodDict(dict):
    def __setitem__(self, key, value):
        super().__setitem__(str(key), value)
class BadDict(dict):
    def __setitem__(self, key, value):
        os.system(value)
class BadOrdered(OrderedDict):
    def __setitem__(self, key, value):
        self.check(key)
    def check(self, key):
        self.validator(key)
class BadList(list):
    def append(self, value):
        eval(value)
class BadExtended(list):
    def extend(self, values):
        for value in values: os.system(value)
class GoodKey:
    def __eq__(self, other): return self.x == other.x
    def __hash__(self): return hash(self.x)
class BadKey:
    def __eq__(self, other): return True
    def __hash__(self): return os.system(self.x)
class BadEqual:
    def __eq__(self, other): return self.compare(other)
    def __hash__(self): return 1
class GoodPoint(namedtuple("GoodPoint", "x y")): pass
Pair = namedtuple("Pair", "x y")
class GoodPair(Pair): pass
`,
  },
  {
    about: 'makers',
    source: `
import os
from collections import defaultdict
from enum import Enum
def make_good(*values): return list(values)
def make_bad(function, value): return function(value)
def make_bad_class(name): return globals()[name]()
class GoodReduced:
    def __reduce__(self): return make_good, (self.x,)
class GoodReducer:
    def __reduce__(self): return make_bad, (self.x,)
class GoodNamed:
    def __reduce_ex__(self, protocol): return make_bad_class, (self.x,)
class Make_Bad_Files:
    def __init__(self, path): open(path)
    def __reduce__(self): return type(self), (self.path,)
class Make_Bad_Factory(defaultdict):
    def __reduce__(self): return type(self), (self.default_factory,)
class Make_Good_Kind(Enum):
    ONE = 1
class Make_Bad_Kind(Enum):
    ONE = 1
    @classmethod
    def _missing_(cls, value): return os.system(value)
class BadKind(Enum):
    @classmethod
    def _missing_(cls, value): return os.system(value)
class BadNew:
    def __new__(cls, path): return open(path)
class GoodNew:
    def __new__(cls, x):
        made = super().__new__(cls)
        made.x = x
        return made
`,
  },
];
