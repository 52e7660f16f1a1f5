"""Writes what vet.py found as data for the scan: `python3 tools/pickle-vet/write.py FOUND.jsonl`.

A package of the list `added` in packages.txt gets a prefix. Of one of the list `revised`, which vetted/packages.ts has, only the
classes that are no longer accepted are written. A package that FOUND.jsonl does not have keeps its entry, so that some packages
may be read again without all the others.
"""
import collections
import glob
import json
import os
import re
import subprocess
import sys

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "supply-chain", "pickle", "vetted", "read")
WIDTH, MOST_LINES, MANY = 108, 220, 8
# Parts that the scan leaves out of every package (UNVETTED_PARTS in packages.ts).
LEFT_OUT = set("""__main__ tests test testing _testing conftest setup distutils f2py cli scripts examples benchmarks hub package
    _inductor _dynamo cpp_extension io callback _ccallback datapipes foundation_models codecache bottleneck collect_env launch run
    elastic ctypeslib fx remote""".split())


def lists():
    chosen, current = {}, None
    for line in open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "packages.txt"), encoding="utf-8"):
        words = line.split("#")[0].split()
        if words and words[0].endswith(":"):
            current = words.pop(0)[:-1]
        for word in words:
            chosen[word.lower().replace("_", "-").replace(".", "-")] = current
    return chosen


def prefixes(found):
    """The packages of a distribution; a namespace that several share counts by its parts."""
    modules = set(found["all_modules"])
    tops = set()
    for name in found["all_modules"]:
        parts = name.split(".")
        for cut in range(1, len(parts) + 1):
            part = ".".join(parts[:cut])
            if part in modules:
                tops.add(part)
                break
    return sorted(top for top in tops if top.split(".")[0] not in LEFT_OUT | {"docs", "benchmark", "tools", "utils", "example", "doc"})


def is_left_out(path):
    parts = path.split(".")
    return bool(LEFT_OUT.intersection(parts)) or any(part.startswith("__") and part.endswith("__") for part in parts)


def grouped(paths, module_of):
    """`module:Name,Name` for each module, in order."""
    groups = collections.defaultdict(list)
    for path in sorted(paths):
        module = module_of(path)
        groups[module].append(path[len(module) + 1:] or "*")
    return [f"{module}:{','.join(names)}" for module, names in sorted(groups.items())]


def folded(found, unsafe, many):
    """Unsafe classes, with a whole module in place of all its classes."""
    modules = set(found["modules"]) | set(found["broken"])
    if found["list"] == "added":
        modules |= set(found["compiled"])
    modules = {module for module in modules if not is_left_out(module)}
    kept = [path for path in unsafe if not is_left_out(path) and not any(path.startswith(f"{module}.") for module in modules)]
    # Of a class in an unsafe class nothing more needs to be said.
    inner = set(unsafe)
    kept = [path for path in kept if path.rsplit(".", 1)[0] not in inner]
    # A module with many unsafe classes is left out as a whole.
    counted = collections.Counter(path.rsplit(".", 1)[0] for path in kept)
    full = {module for module, count in counted.items() if count >= many and module in found["all_modules"]}
    return sorted(modules | full), [path for path in kept if path.rsplit(".", 1)[0] not in full]


def taken_out(found, kind):
    """Of a package that people vetted, only hooks that were seen to do more count, and no base that was not read."""
    known = found["list"] == "added"
    return {path for path, (_, reason) in found[kind].items() if known or not reason.startswith(("base ", "decorator "))}


def wrapped(words, indent):
    lines, line = [], ""
    for word in words:
        while len(word) > WIDTH - indent:
            cut = word.rfind(",", 0, WIDTH - indent)
            if cut < 0:
                break
            module = word.split(":")[0]
            if line:
                lines.append(line)
            lines.append(word[:cut])
            line, word = "", f"{module}:{word[cut + 1:]}"
        if line and len(line) + 1 + len(word) > WIDTH - indent:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return lines + ([line] if line else [])


def listed(words):
    lines = wrapped(words, 6)
    if not lines:
        return "''"
    if len(lines) == 1 and len(lines[0]) < 80:
        return f"'{lines[0]}'"
    return "`\n" + "\n".join(f"      {line}" for line in lines) + "`"


def entry(found, many=MANY):
    names = set(found["all_modules"])

    def module_of(path):
        parts = path.split(".")
        return next((".".join(parts[:cut]) for cut in range(len(parts) - 1, 0, -1) if ".".join(parts[:cut]) in names), ".".join(parts[:-1]))

    modules, classes = folded(found, found["unsafe"], many)
    calls = [path for path in found["calls"] if not is_left_out(path) and path.split(".")[0] in {top.split(".")[0] for top in found["tops"]}]
    lines = ["  {", f"    package: '{found['distribution']} {found['version']}',"]
    lines.append(f"    prefixes: '{' '.join(top + '.' for top in prefixes(found)) if found['list'] == 'added' else ''}',")
    lines.append(f"    unsafe: {listed([f'{module}:*' for module in modules] + grouped(classes, module_of))},")
    lines.append(f"    calls: {listed(grouped(calls, module_of))},")
    text = "\n".join([*lines, "  },"])
    # What takes out too much of a package to be read takes out modules as a whole.
    return text if many == 1 or text.count("\n") < MOST_LINES // 2 else entry(found, many // 2)


def kept_entries():
    """The entries that the data has now, by the name of the package."""
    entries = {}
    for path in glob.glob(os.path.join(FOLDER, "part-*.ts")):
        for text in re.findall(r"^  \{\n.*?^  \},$", open(path, encoding="utf-8").read(), re.M | re.S):
            entries[re.search(r"package: '(\S+) ", text).group(1)] = text
    return entries


def main(*files):
    chosen = lists()
    best = {}
    for file in files:
        for line in open(file, encoding="utf-8"):
            found = json.loads(line)
            best[found["distribution"]] = found
    entries = {name: text for name, text in kept_entries().items() if name not in best and name in chosen}
    for old in glob.glob(os.path.join(FOLDER, "part-*.ts")):
        os.remove(old)
    for name, found in sorted(best.items()):
        found["list"] = chosen.get(name)
        if found["list"] not in ("added", "revised"):
            continue
        found["unsafe"] = sorted({*taken_out(found, "bad"), *taken_out(found, "adders")})
        if found["list"] == "added" and len(found["unsafe"]) * 2 > found["classes"]:
            print("left out, since most of it is unsafe:", name)
            continue
        text = entry(found)
        if found["list"] == "added" or "unsafe: ''" not in text or "calls: ''" not in text:
            entries[name] = text
    parts, size = [[]], 0
    for _, text in sorted(entries.items()):
        lines = text.split("\n")
        if size + len(lines) > MOST_LINES and parts[-1]:
            parts.append([])
            size = 0
        parts[-1].append(lines)
        size += len(lines)
    for number, part in enumerate(parts, 1):
        with open(os.path.join(FOLDER, f"part-{number}.ts"), "w", encoding="utf-8") as file:
            file.write("// Generated by tools/pickle-vet/write.py.\nimport type { ReadPackage } from '../read-package.ts';\n\n")
            file.write(f"export const PART_{number}: readonly ReadPackage[] = [\n" + "\n".join("\n".join(lines) for lines in part) + "\n];\n")
    with open(os.path.join(FOLDER, "parts.ts"), "w", encoding="utf-8") as file:
        numbers = range(1, len(parts) + 1)
        file.write("// Generated by tools/pickle-vet/write.py.\nimport type { ReadPackage } from '../read-package.ts';\n")
        file.write("".join(f"import {{ PART_{number} }} from './part-{number}.ts';\n" for number in numbers))
        file.write("\n/** All packages that were read by program. */\nexport const READ_PACKAGES: readonly ReadPackage[] = [\n")
        file.write("".join(f"  ...PART_{number},\n" for number in numbers) + "];\n")
    root = os.path.join(FOLDER, *[".."] * 5)
    subprocess.run(["node", os.path.join(root, "node_modules", "prettier", "bin", "prettier.cjs"), "--write", "--log-level", "warn", FOLDER], check=True)
    print(len(entries), "packages in", len(parts), "files")


main(*sys.argv[1:])
