"""Decides which classes of packages a pickle may make, and what it may call. It parses sources, and imports and runs nothing.

    pip download --no-deps --only-binary=:all: -d WHEELS NAME...      # names of packages.txt
    python3 tools/pickle-vet/vet.py WHEELS FOUND.jsonl
    python3 tools/pickle-vet/write.py FOUND.jsonl                     # src/supply-chain/pickle/vetted/read/

A folder such as WHEELS/torch-2.15.0 with an installed package in it counts as a wheel. A base that is not among the wheels
makes a class one that cannot be told, so give all wheels of packages.txt at once. About half of the packages were read again
with this version; write.py keeps the entries of the others.
"""
import collections
import gc
import glob
import json
import multiprocessing
import re
import sys

from bodies import begins
from classes import Vetting, acts_on_import
from hooks import Judge
from sources import Class, Index, Package
from tables import ACTING_MODULES, SAFE_IN_ACTING
from verdict import ACTS, CANNOT_TELL, SAFE, Verdict

# Bases of most classes are here, so that they are parsed once.
SHARED = {"numpy", "scikit-learn", "scipy", "torch", "pandas", "pytorch-lightning", "transformers", "scikit-base"}
CLASS_NAME = re.compile(r"_*[A-Z]\w*$")
# Collecting garbage is slow, so that it waits for this many modules.
ENOUGH = 2000


def guarded(judge, made):
    """What cannot be followed, such as a hierarchy that contains itself, cannot be told."""
    try:
        return judge(made)
    except (RecursionError, AttributeError, KeyError, IndexError, TypeError) as error:
        print("not followed:", made.path, repr(error)[:200], flush=True)
        return Verdict(CANNOT_TELL, "cannot be followed")


def note_patches(package, judge):
    """Remembers the classes whose hooks other code of the package sets."""
    for module in package.modules.values():
        for text, name in module.patches():
            found = judge.index.resolve(module, text)
            if isinstance(found, Class):
                judge.patched.setdefault(found.path, set()).add(name)


def vet(package, vetting):
    bad, adders, calls, reasons = {}, {}, set(), collections.Counter()
    setters, getters, refused = set(), set(), {}
    modules = {}
    note_patches(package, vetting.judge)
    for name, module in package.modules.items():
        acting = acts_on_import(module)
        if acting:
            modules[name] = acting
            continue
        targets = list(vetting.registered(module))
        for made in module.classes.values():
            verdict = guarded(vetting.made, made)
            if verdict.level != SAFE:
                bad[made.path] = (verdict.level, verdict.reason)
                reasons[verdict.reason] += 1
            else:
                added = guarded(vetting.adders, made)
                if added.level != SAFE:
                    adders[made.path] = (added.level, added.reason)
            own = guarded(vetting.attributes, made)
            if isinstance(own, tuple):
                setters |= own[0]
                getters |= own[1]
            if vetting.is_enumeration(made):
                calls.add(made.path)
            targets += list(vetting.reduced(made))
        for target in targets:
            path, verdict = vetting.called(target)
            if verdict.level == SAFE:
                calls.add(path)
            else:
                refused[path] = verdict.reason
    return {"distribution": package.distribution, "version": package.version, "classes": sum(len(m.classes) for m in package.modules.values()),
            "modules": modules, "bad": bad, "adders": adders, "calls": sorted(calls), "refused": refused, "setters": sorted(setters), "getters": sorted(getters), "called": sorted(vetting.judge.called_names),
            "aliases": sorted(aliases(package, vetting, bad)), "compiled": sorted(package.compiled), "broken": sorted(package.broken),
            "tops": sorted({m.split(".")[0] for m in package.modules}), "all_modules": sorted({*package.modules, *package.compiled}), "reasons": reasons.most_common(12)}


def aliases(package, vetting, bad):
    """`module:name` for each import that gives an unsafe class another name, or that imports one from elsewhere."""
    for name, module in package.modules.items():
        for alias, origin in module.imports.items():
            if not CLASS_NAME.match(alias):
                continue
            found = vetting.index.find(origin)
            if isinstance(found, Class):
                own = found.module.name.split(".")[0] == name.split(".")[0]
                unsafe = found.path in bad if own else guarded(vetting.made, found).level == ACTS
                if unsafe and not (own and found.name == alias):
                    yield f"{name}:{alias}"
            elif isinstance(found, str) and not alias.isupper() and (is_acting_class(found) or begins(found, package.compiled)):
                yield f"{name}:{alias}"


def is_acting_class(path):
    """True for a class of a module that acts, if it is no exception and no constant."""
    name = path.split(".")[-1]
    return begins(path, ACTING_MODULES) and path not in SAFE_IN_ACTING and not name.endswith(("Error", "Exception", "Warning"))


class Run:
    """The packages, as one process sees them. The bases of most classes stay parsed."""

    def __init__(self, folder):
        gc.disable()
        self.parsed = 0
        sys.setrecursionlimit(20000)
        self.packages = {path: Package(path) for path in wheels(folder)}
        self.index = Index(list(self.packages.values()))

    def vet(self, path):
        found = vet(self.packages[path], Vetting(self.index, Judge(self.index)))
        self.parsed += sum(package.forget() for package in self.packages.values() if package.distribution not in SHARED)
        if self.parsed > ENOUGH:
            self.parsed = 0
            gc.collect()
        return json.dumps(found)


def wheels(folder):
    return sorted(glob.glob(f"{folder}/*-*"), key=str.lower)


def start(folder):
    global RUN
    RUN = Run(folder)


def vet_one(path):
    return RUN.vet(path)


def main(folder, out, processes=2):
    with multiprocessing.Pool(int(processes), start, [folder]) as pool, open(out, "w", encoding="utf-8") as file:
        for line in pool.imap(vet_one, wheels(folder)):
            file.write(line + "\n")
            file.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
