"""Decides which classes of packages a pickle may make, and what it may call. It parses sources, and imports and runs nothing.

    pip download --no-deps --only-binary=:all: -d WHEELS NAME...      # names of packages.txt
    python3 tools/pickle-vet/vet.py WHEELS FOUND.jsonl
    python3 tools/pickle-vet/write.py FOUND.jsonl                     # src/supply-chain/pickle/vetted/read/

A folder such as WHEELS/torch-2.15.0 with an installed package in it counts as a wheel. Read a package together with those
that have bases of its classes: a base that is not read makes a class one that cannot be told. All wheels of packages.txt at
once take more than 12 GB of memory; several runs may be given to write.py.
"""
import collections
import gc
import glob
import json
import sys

from classes import Vetting, acts_on_import
from hooks import CANNOT_TELL, Judge, SAFE, Verdict
from sources import Index, Package


def guarded(judge, made):
    """What cannot be followed, such as a hierarchy that contains itself, cannot be told."""
    try:
        return judge(made)
    except (RecursionError, AttributeError, KeyError, TypeError) as error:
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


def main(folder, out):
    gc.disable()
    sys.setrecursionlimit(20000)
    packages = []
    for path in sorted(glob.glob(f"{folder}/*"), key=str.lower):
        try:
            packages.append(Package(path))
        except Exception as error:
            print("unreadable", path, error)
    print(len(packages), "packages", sum(len(p.modules) for p in packages), "modules", flush=True)
    index = Index(packages)
    vetting = Vetting(index, Judge(index))
    with open(out, "w", encoding="utf-8") as file:
        for package in packages:
            file.write(json.dumps(vet(package, vetting)) + "\n")
            file.flush()


main(*sys.argv[1:])
