"""Reads the sources of wheels, and finds what a name stands for. Nothing is imported or run."""
import ast
import os
import re
import zipfile

from modules import Module, dotted, made_class
from tables import SAFE_BASES

SKIPPED = {"tests", "test", "testing", "_testing", "conftest", "examples", "benchmarks", "scripts", "cli", "docs", "setup", "__main__"}
COMPILED = re.compile(r"\.(?:cpython|abi3|pypy)[^/]*\.so$|\.so$|\.pyd$")
# Packages that give classes of another package under a name of their own.
ALIASES = {"tensorflow.keras": "keras", "tf_keras": "keras", "tensorflow.python.keras": "keras", "lightning.pytorch": "pytorch_lightning",
           "lightning.fabric": "lightning_fabric"}


class Package:
    """A wheel, or a folder that is named like one, such as torch-2.15.0, with what it installs. It is parsed when it is asked for."""

    def __init__(self, path):
        self.path, self.readers, self.stubs, self.parsed, self.compiled, self.broken = path, {}, {}, {}, set(), set()
        name, self.version = path.rsplit("/", 1)[-1].removesuffix(".whl").split("-")[:2]
        self.distribution = name.lower().replace("_", "-").replace(".", "-")
        if os.path.isdir(path):
            for parent, _, files in os.walk(path, followlinks=True):
                for file in sorted(files):
                    full = os.path.join(parent, file)
                    self.note(os.path.relpath(full, path), lambda full=full: open(full, "rb").read())
            return
        wheel = zipfile.ZipFile(path)
        for member in wheel.namelist():
            self.note(member, lambda member=member: wheel.read(member))

    def note(self, member, read):
        parts = member.split("/")
        if any(part.endswith((".dist-info", ".data", ".libs")) for part in parts):
            return
        if COMPILED.search(member):
            names = [*parts[:-1], parts[-1].split(".")[0]]
            if all(name.isidentifier() for name in names):
                self.compiled.add(".".join(names))
            return
        if parts[-1] == "__init__.pyi":
            self.stubs[".".join(parts[:-1])] = read
        if not member.endswith(".py"):
            return
        names = [*parts[:-1], parts[-1][:-3]]
        is_package = names[-1] == "__init__"
        if is_package:
            names.pop()
        if names and not SKIPPED.intersection(names) and all(name.isidentifier() for name in names):
            self.readers[".".join(names)] = (is_package, read)

    def module(self, name):
        """A module of it; none if it is no Python that can be parsed."""
        if name not in self.parsed and name in self.readers:
            is_package, read = self.readers[name]
            try:
                text = read().decode("utf-8", "replace")
                self.parsed[name] = Module(name, is_package, ast.parse(text), text)
                if ".attach" in text or " attach" in text:
                    self.parsed[name].note_lazy(ast.parse(text))
                if "attach_stub" in text and name in self.stubs:
                    for item in ast.parse(self.stubs[name]().decode("utf-8", "replace")).body:
                        if isinstance(item, ast.ImportFrom):
                            self.parsed[name].note(item)
            except (SyntaxError, ValueError, RecursionError):
                self.broken.add(name)
                self.parsed[name] = None
        return self.parsed.get(name)

    @property
    def modules(self):
        """All modules by name, parsed."""
        return {name: module for name in self.readers if (module := self.module(name)) is not None}

    def forget(self):
        """Drops what was parsed. @returns how many modules"""
        count = len(self.parsed)
        self.parsed.clear()
        return count


class Index:
    """All packages, with a way to find what a name stands for. Only the modules that are asked for are parsed."""

    def __init__(self, packages):
        self.searched = set()
        self.owners = {name: package for package in packages for name in package.readers}

    def module(self, name):
        owner = self.owners.get(name)
        return None if owner is None else owner.module(name)

    def find(self, path, depth=0):
        """What a full name stands for: a Class, (Module, function), a Module, or the name itself if it is not known."""
        if depth > 12 or path in self.searched:
            return path  # Modules that import each other with `*` lead back to it.
        self.searched.add(path)
        try:
            return self.looked_up(path, depth)
        finally:
            self.searched.discard(path)

    def looked_up(self, path, depth):
        for alias, real in ALIASES.items():
            if path.startswith(f"{alias}.") and self.module(real) is not None:
                path = real + path[len(alias):]
        whole = self.module(path)
        if whole is not None:
            return whole
        parts = path.split(".")
        for cut in range(len(parts) - 1, 0, -1):
            module = self.module(".".join(parts[:cut]))
            if module is not None:
                return self.within(module, parts[cut:], path, depth)
        return path

    def within(self, module, parts, path, depth=0):
        rest = ".".join(parts)
        if rest in module.classes:
            return module.classes[rest]
        head, *tail = parts
        if head in module.classes and len(tail) == 1:
            return (module.classes[head], tail[0])
        if not tail and head in module.functions:
            return (module, module.functions[head])
        if head in module.imports:
            origin = module.imports[head]
            full = ".".join([origin, *tail])
            return path if full == path else self.find(full, depth + 1)
        if not tail and head in module.assigned and dotted(module.assigned[head]) not in (None, head):
            value = module.assigned[head]
            if isinstance(value, (ast.Name, ast.Attribute)):
                return self.resolve(module, dotted(value), depth + 1)
        if not tail and head in module.assigned and made_class(module.assigned[head]):
            return made_class(module.assigned[head])
        for star in module.stars:
            if star == module.name:
                continue
            if f"{star}.{rest}" in SAFE_BASES:
                return f"{star}.{rest}"
            found = self.find(f"{star}.{rest}", depth + 1)
            if not isinstance(found, str):
                return found
        return path

    def resolve(self, module, text, depth=0):
        """What a name in a module stands for."""
        if depth > 12:
            return text
        parts = text.split(".")
        head = parts[0]
        if head in module.classes or head in module.functions or head in module.imports or head in module.assigned:
            return self.within(module, parts, f"{module.name}.{text}", depth)
        for star in module.stars:
            if f"{star}.{text}" in SAFE_BASES:
                return f"{star}.{text}"
            found = self.find(f"{star}.{text}", depth + 1) if star != module.name else text
            if not isinstance(found, str):
                return found
        return text
