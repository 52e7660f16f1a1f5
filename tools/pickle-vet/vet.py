"""Decides which classes of packages a pickle may make, and what it may call. It parses sources, and imports and runs nothing.

    python3 tools/pickle-vet/fetch.py WHEELS                          # downloads packages.txt, and does what follows
    python3 tools/pickle-vet/vet.py WHEELS FOUND.jsonl
    python3 tools/pickle-vet/write.py FOUND.jsonl                     # src/supply-chain/pickle/vetted/read/

A folder such as WHEELS/torch-2.15.0 with an installed package in it counts as a wheel. A base that is not among the wheels
makes a class one that cannot be told, so give all wheels of packages.txt at once.
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
from modules import Class
from sources import Index, Package
from tables import ACTING_MODULES, SAFE_IN_ACTING
from verdict import ACTS, CANNOT_TELL, SAFE, Verdict
from write import pinned

BASES = {name for name, (current, _) in pinned().items() if current == "bases"}
# Bases of most classes are here, so that they are parsed once.
SHARED = {"numpy", "scikit-learn", "scipy", "torch", "pandas", "pytorch-lightning", "transformers", "scikit-base"}
CLASS_NAME = re.compile(r"_*[A-Z]\w*$")
# Modules of others stay parsed up to this many.
KEPT = 600
# Collecting garbage is slow, so that it waits for this many modules.
ENOUGH = 1500


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


def vet_base(module, vetting, bad, setters):
    """Of a package whose sources were read by people, only what dropping an object runs, and setting its attributes."""
    for made in module.classes.values():
        verdict = guarded(lambda made: vetting.judge.hook(made, "__del__"), made)
        if verdict.level == ACTS:
            bad[made.path] = (verdict.level, f"__del__: {verdict.reason}")
        own = guarded(vetting.own_setters, made)
        setters |= own if isinstance(own, set) else set()


def vet(package, vetting):
    bad, adders, calls, reasons = {}, {}, set(), collections.Counter()
    setters, refused = set(), {}
    modules = {}
    is_base = package.distribution in BASES
    note_patches(package, vetting.judge)
    for name, module in package.modules.items():
        acting = acts_on_import(module)
        if acting:
            modules[name] = acting
            continue
        if is_base:
            vet_base(module, vetting, bad, setters)
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
            own = guarded(vetting.setters, made)
            setters |= own if isinstance(own, set) else set()
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
            "modules": modules, "bad": bad, "adders": adders, "calls": sorted(calls), "refused": refused, "setters": sorted(setters), "aliases": [] if is_base else sorted(aliases(package, vetting, bad)), "imported": [] if is_base else imported(package), "compiled": sorted(package.compiled), "broken": sorted(package.broken),
            "tops": sorted({m.split(".")[0] for m in package.modules}), "all_modules": sorted({*package.modules, *package.compiled}), "reasons": reasons.most_common(12)}


def aliases(package, vetting, bad):
    """`module:name` for each import that gives an unsafe class of the package another name, or that imports one of a module that acts."""
    for name, module in package.modules.items():
        for alias, origin in module.imports.items():
            if not CLASS_NAME.match(alias) or alias.isupper():
                continue
            if begins(origin, package.compiled) or is_acting_class(origin):
                yield f"{name}:{alias}"
            elif origin.split(".")[0] == name.split(".")[0] and origin.split(".")[-1] != alias:
                found = vetting.index.find(origin)
                if isinstance(found, Class) and found.path in bad:
                    yield f"{name}:{alias}"


def imported(package):
    """Classes that modules import from other packages: the name that they get, and the package and the name that they have there."""
    tops = {name.split(".")[0] for name in package.readers}
    pairs = {(alias, origin.split(".")[0], origin.split(".")[-1]) for module in package.modules.values() for alias, origin in module.imports.items()}
    return sorted(pair for pair in pairs if CLASS_NAME.match(pair[0]) and pair[1] not in tops)


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
        if self.packages[path].distribution not in SHARED:
            self.parsed += self.packages[path].forget()
        others = [package for package in self.packages.values() if package.distribution not in SHARED]
        if sum(len(package.parsed) for package in others) > KEPT:
            self.parsed += sum(package.forget() for package in others)
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
