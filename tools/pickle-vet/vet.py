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
import sys

from classes import Vetting, acts_on_import
from hooks import Judge
from sources import Index, Package
from verdict import CANNOT_TELL, SAFE, Verdict

# Bases of most classes are here, so that they are parsed once.
SHARED = {"numpy", "scikit-learn", "scipy", "torch", "pandas", "pytorch-lightning", "transformers", "scikit-base"}
# Collecting garbage is slow, so that it waits for this many modules.
ENOUGH = 2000


def guarded(judge, made):
    """What cannot be followed, such as a hierarchy that contains itself, cannot be told."""
    try:
        return judge(made)
    except (RecursionError, AttributeError, KeyError, IndexError, TypeError) as error:
        print("not followed:", made.path, repr(error)[:200], flush=True)
        return Verdict(CANNOT_TELL, "cannot be followed")


def vet(package, vetting):
    bad, adders, calls, reasons = {}, {}, set(), collections.Counter()
    modules = {}
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
            if vetting.is_enumeration(made):
                calls.add(made.path)
            targets += list(vetting.reduced(made))
        for target in targets:
            path, verdict = vetting.called(target)
            if verdict.level == SAFE:
                calls.add(path)
            else:
                reasons["call " + path + " " + verdict.reason] += 1
    return {"distribution": package.distribution, "version": package.version, "classes": sum(len(m.classes) for m in package.modules.values()),
            "modules": modules, "bad": bad, "adders": adders, "calls": sorted(calls), "compiled": sorted(package.compiled), "broken": sorted(package.broken),
            "tops": sorted({m.split(".")[0] for m in package.modules}), "all_modules": sorted({*package.modules, *package.compiled}), "reasons": reasons.most_common(12)}


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
