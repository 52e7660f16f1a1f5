"""Makes clean files of the packages of a published list, for the benchmark of the supply-chain scan.

Usage: listed_packages.py PROJECTS.yaml FOLDER [COUNT]: PROJECTS.yaml is that of lukasmasuch/best-of-ml-python. It needs PyYAML and uv.
       listed_packages.py --make PACKAGE FOLDER: what the first form runs in an environment of each package.

The packages are walked through in the order of a hash, so that nobody chose them. Of each, up to ten classes that can be made without
arguments are pickled in the usual ways, in the order of a hash, those with `fit` first: fitted with one of a few small data sets, or as
they are if they hold something. Packages that need a GPU or a large framework, have no wheel or offer no such class give no file.
"""
import hashlib
import importlib
import importlib.metadata
import inspect
import os
import pickle
import pkgutil
import shutil
import signal
import subprocess
import sys
import warnings

SALT = "files-41/"
CATEGORIES = (
    "ml-frameworks sklearn-utils interpretability hyperopt probabilistics time-series-data recommender-systems tabular nlp graph "
    "medical-data financial-data adversarial others nn-search reinforcement-learning data-containers audio"
).split()
LARGE = ("torch", "tensorflow", "jax", "pyspark", "paddlepaddle", "mxnet", "cupy", "cudf", "h2o", "nvidia-")
NO_CODE = ("test", "example", "bench", "__main__", "setup")
MAX_FILES, MAX_CLASSES, MAX_MODULES, MAX_BYTES = 10, 150, 600, 20_000_000


class Slow(BaseException):
    """A package took too long."""


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def within(seconds, task):
    """Runs a task; returns None if it fails or takes too long."""
    signal.alarm(seconds)
    try:
        return task()
    except BaseException:
        return None
    finally:
        signal.alarm(0)


def classes_of(package):
    parts = [file.parts for file in importlib.metadata.files(package) or []]
    tops = {part[0] for part in parts if len(part) == 2 and part[1] == "__init__.py"}
    tops |= {part[0][:-3] for part in parts if len(part) == 1 and part[0].endswith(".py")}
    names = []
    for top in sorted(tops - {"tests", "test", "docs", "examples", "benchmarks"}):
        module = within(60, lambda: importlib.import_module(top))
        if module is None:
            continue
        names.append(top)
        inner = within(60, lambda: [found.name for found in pkgutil.walk_packages(module.__path__, top + ".", onerror=lambda _: None)])
        names += inner or []
    classes = {}
    for name in names[:MAX_MODULES]:
        if any(word in name for word in NO_CODE):
            continue
        module = within(20, lambda: importlib.import_module(name))
        for key, value in list(vars(module).items()) if module else []:
            is_own = inspect.isclass(value) and value.__module__.split(".")[0] in tops and not key.startswith("_")
            if is_own and not inspect.isabstract(value) and not issubclass(value, BaseException):
                classes[f"{value.__module__}.{value.__name__}"] = value
    return sorted(classes.items(), key=lambda one: (not callable(getattr(one[1], "fit", None)), digest(one[0])))


def data_sets():
    import numpy as np
    import pandas as pd
    random = np.random.RandomState(3)
    rows = random.rand(80, 4)
    classes, numbers = (rows[:, 0] + rows[:, 1] > 1).astype(int), rows @ np.arange(1.0, 5.0)
    table = pd.DataFrame(rows, columns=list("abcd"))
    series = pd.Series(np.sin(np.arange(100) / 5) + 2, index=pd.date_range("2024-01-01", periods=100, freq="D"))
    texts = ["the quick brown fox", "a lazy dog sleeps", "foxes are quick", "dogs rarely sleep"] * 5
    return [(rows, classes), (rows, numbers), (rows,), (table, classes), (table, numbers), (table,), (series,), (texts, [0, 1] * 10), (texts,)]


def make_object(kind, tries):
    def fitted(args):
        made = kind()
        made.fit(*args)
        return made

    for args in tries if callable(getattr(kind, "fit", None)) else ():
        made = within(8, lambda: fitted(args))
        if made is not None:
            return made
    made = within(5, kind)
    return made if made is not None and len(getattr(made, "__dict__", {})) > 1 else None


def make_files(package, folder):
    import cloudpickle
    import joblib
    warnings.filterwarnings("ignore")
    ways = [
        ("pkl", lambda value, file: pickle.dump(value, file)),
        ("joblib", lambda value, file: joblib.dump(value, file)),
        ("p2.pkl", lambda value, file: pickle.dump(value, file, protocol=2)),
        ("cloudpickle", lambda value, file: cloudpickle.dump(value, file)),
        ("z.joblib", lambda value, file: joblib.dump(value, file, compress=3)),
        ("p5.pkl", lambda value, file: pickle.dump(value, file, protocol=5)),
    ]
    os.makedirs(folder, exist_ok=True)
    tries, count = data_sets(), 0
    for _, kind in classes_of(package)[:MAX_CLASSES]:
        made = make_object(kind, tries) if count < MAX_FILES else None
        if made is None:
            continue
        extension, write = ways[count % len(ways)]
        path = os.path.join(folder, f"{kind.__name__}.{extension}")
        with open(path, "wb") as file:
            is_whole = within(8, lambda: (write(made, file), True)[1])
        if is_whole and os.path.getsize(path) <= MAX_BYTES:
            count += 1
        else:
            os.remove(path)
    print(f"{count} files", flush=True)
    # Some packages leave threads behind.
    os._exit(0)


def ordered(projects):
    import yaml
    with open(projects, encoding="utf-8") as file:
        listed = yaml.safe_load(file)["projects"]
    names = {one["pypi_id"].lower() for one in listed if one.get("pypi_id") and one.get("category") in CATEGORIES}
    return sorted(names, key=lambda name: digest(SALT + name))


def install(name, environment):
    """Returns why a package is left out; None if it was installed."""
    subprocess.run(["uv", "venv", "-q", environment], check=True)
    args = ["--only-binary", ":all:", "--python", f"{environment}/bin/python", name, "pandas", "scikit-learn", "joblib", "cloudpickle"]
    dry = subprocess.run(["uv", "pip", "install", "--dry-run", *args], capture_output=True, text=True)
    needs = [line.split()[1].split("==")[0] for line in dry.stderr.splitlines() if line.startswith(" + ")]
    large = next((need for need in needs if need.startswith(LARGE)), None)
    if dry.returncode or large:
        return f"needs {large}" if large else "does not install"
    return "does not install" if subprocess.run(["uv", "pip", "install", "-q", *args]).returncode else None


def main(projects, folder, count):
    environment = os.path.join(folder, "environment")
    for name in ordered(projects)[:count]:
        shutil.rmtree(environment, ignore_errors=True)
        said = install(name, environment)
        if said is None:
            run = [f"{environment}/bin/python", __file__, "--make", name, os.path.join(folder, "files", name)]
            try:
                said = subprocess.run(run, capture_output=True, text=True, timeout=400).stdout.strip().split("\n")[-1]
            except subprocess.TimeoutExpired:
                said = "took too long"
        print(f"{name}\t{said}", flush=True)


def stop(*_):
    raise Slow()


if __name__ == "__main__":
    signal.signal(signal.SIGALRM, stop)
    if sys.argv[1] == "--make":
        make_files(*sys.argv[2:4])
    else:
        main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 200)
