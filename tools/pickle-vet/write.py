"""Writes what vet.py found as data for the scan: `python3 tools/pickle-vet/write.py FOUND.jsonl`.

A package of the list `added` in packages.txt gets a prefix. Of one of the list `revised`, which vetted/packages.ts has, only the
classes that are no longer accepted are written; of one of the list `bases` only those that act when they are dropped.
"""
import collections
import glob
import json
import os
import re
import subprocess
import sys

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "supply-chain", "pickle", "vetted", "read")
PACKAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "packages.txt")
WIDTH, MOST_LINES, MANY = 108, 220, 8
# Parts that the scan leaves out of every package (UNVETTED_PARTS in packages.ts).
LEFT_OUT = set("""__main__ tests test testing _testing conftest setup distutils f2py cli scripts examples benchmarks hub package
    _inductor _dynamo cpp_extension io callback _ccallback datapipes foundation_models codecache bottleneck collect_env launch run
    elastic ctypeslib fx remote""".split())


# Folders at the top of some wheels that are not the package.
NO_PACKAGES = {"docs", "benchmark", "tools", "utils", "example", "doc", "src", "build", "lib", "config", "common", "data", "models", "core", "extension_templates"}


def plain_name(text):
    return re.sub(r"[-_.]+", "-", text).lower()


def pinned():
    """The list of each package in packages.txt, and its version."""
    lists = words_of_lists()
    return {plain_name(name): (current, version) for current, words in lists.items() if current != "built" for name, version in (word.split("==") for word in words)}


def built():
    """The packages that have no wheel."""
    return {plain_name(word) for word in words_of_lists()["built"]}


def words_of_lists():
    lists, current = collections.defaultdict(list), None
    for line in open(PACKAGES, encoding="utf-8"):
        words = line.split("#")[0].split()
        if words and words[0].endswith(":"):
            current = words.pop(0)[:-1]
        lists[current] += words
    return lists


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
    return sorted(top for top in tops if top.split(".")[0] not in LEFT_OUT | NO_PACKAGES | sys.stdlib_module_names)


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
    seen = ("base hooks of ", "base names that ", "base __init_subclass__ ")
    return {path for path, (_, reason) in found[kind].items() if known or reason.startswith(seen) or not reason.startswith(("base ", "decorator "))}


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
    classes += [path for path in found["known"] if path not in classes]
    calls = [path for path in found["calls"] if not is_left_out(path) and path.split(".")[0] in {top.split(".")[0] for top in found["tops"]}]
    lines = ["  {", f"    package: '{found['distribution']} {found['version']}',"]
    lines.append(f"    prefixes: '{' '.join(top + '.' for top in prefixes(found)) if found['list'] == 'added' else ''}',")
    lines.append(f"    unsafe: {listed([f'{module}:*' for module in modules] + grouped(classes, module_of))},")
    lines.append(f"    calls: {listed(grouped(calls, module_of))},")
    text = "\n".join([*lines, "  },"])
    # What takes out too much of a package to be read takes out modules as a whole.
    return text if many == 1 or text.count("\n") < MOST_LINES // 2 else entry(found, many // 2)


def attributes(read):
    """Attributes whose setting may do more than keep a value."""
    setters = collections.defaultdict(set)
    for found in read:
        for top in found["tops"]:
            setters[top] |= {name for name in found["setters"] if not (name.startswith("__") and name.endswith("__"))}
    words = [f"{top}:{','.join(sorted(names))}" for top, names in sorted(setters.items()) if names]
    return (
        "/** Setting one of these attributes of an object of a package runs code of its class that may act: `package:name,name`. */\n"
        f"export const UNSAFE_SETTERS = {listed(words)};\n"
    )


def acting_elsewhere(read):
    """The package and the name of each class that acts, and that other packages may import."""
    return {(path.split(".")[0], path.split(".")[-1]) for found in read for path, (level, _) in found["bad"].items() if level == 2}


def dropped(found):
    """The classes of a package that are left out. Of those whose sources were read by people, only what acts when an object is dropped."""
    if found["list"] == "bases":
        return sorted(path for path, (level, reason) in found["bad"].items() if level == 2 and reason.startswith("__del__"))
    return sorted({*taken_out(found, "bad"), *taken_out(found, "adders")})


def imported(found, acting):
    """Classes of compiled modules, of modules that act and of other packages that act, by a name that a module of this package gives them."""
    names = set()
    for alias in found["aliases"] if found["list"] == "added" else ():
        module, name = alias.split(":")
        names.add(f"{module}.{name}")
    names |= {f"{found['tops'][0]}.{alias}" for alias, top, name in found["imported"] if (top, name) in acting}
    return sorted(one_of_each(path for path in names if not is_left_out(path)))


def one_of_each(paths):
    """One full name for each last part: a package takes a class out under every name that it gives it."""
    return {path.rsplit(".", 1)[-1]: path for path in sorted(paths, reverse=True)}.values()


def write_file(name, text):
    with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
        file.write("// Generated by tools/pickle-vet/write.py.\n" + text)


def main(file):
    chosen = pinned()
    read = [json.loads(line) for line in open(file, encoding="utf-8")]
    versions = {found["distribution"]: found["version"] for found in read}
    for name, (_, version) in sorted(chosen.items()):
        if versions.get(name) != version:
            sys.exit(f"{name}: packages.txt has version {version}, and {versions.get(name, 'none')} was read. Run fetch.py again.")
    for old in glob.glob(os.path.join(FOLDER, "*.ts")):
        os.remove(old)
    entries, acting = {}, acting_elsewhere(read)
    for found in sorted(read, key=lambda item: item["distribution"]):
        name = found["distribution"]
        if name not in chosen:
            continue
        found["list"] = chosen[name][0]
        found["unsafe"], found["known"] = dropped(found), imported(found, acting)
        if found["list"] == "added" and len({*found["bad"], *found["adders"]}) * 2 > max(found["classes"], 1):
            print("left out, since most of it is unsafe:", name)
            continue
        if found["list"] == "bases":
            found["calls"], found["known"], found["modules"], found["broken"] = [], [], {}, []
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
        lines = "\n".join("\n".join(entry_lines) for entry_lines in part)
        write_file(f"part-{number}.ts", "import type { ReadPackage } from '../read-package.ts';\n\n"
                   f"export const PART_{number}: readonly ReadPackage[] = [\n{lines}\n];\n")
    numbers = range(1, len(parts) + 1)
    imports = "".join(f"import {{ PART_{number} }} from './part-{number}.ts';\n" for number in numbers)
    items = "".join(f"  ...PART_{number},\n" for number in numbers)
    write_file("parts.ts", f"import type {{ ReadPackage }} from '../read-package.ts';\n{imports}\n"
               f"/** All packages that were read by program. */\nexport const READ_PACKAGES: readonly ReadPackage[] = [\n{items}];\n")
    write_file("attributes.ts", "\n" + attributes([found for found in read if found["distribution"] in chosen]))
    root = os.path.join(FOLDER, *[".."] * 5)
    subprocess.run(["node", os.path.join(root, "node_modules", "prettier", "bin", "prettier.cjs"), "--write", "--log-level", "warn", FOLDER], check=True)
    print(len(entries), "packages in", len(parts), "files")


if __name__ == "__main__":
    main(*sys.argv[1:])
