"""Reads the sources of wheels: which classes, functions and imports each module has. Nothing is imported or run."""
import ast
import os
import re
import zipfile

from tables import HOOK_NAMES, SAFE_BASES

SKIPPED = {"tests", "test", "testing", "_testing", "conftest", "examples", "benchmarks", "scripts", "cli", "docs", "setup", "__main__"}
COMPILED = re.compile(r"\.(?:cpython|abi3|pypy)[^/]*\.so$|\.so$|\.pyd$")


def dotted(node):
    """The text of a name with dots; undefined for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        inner = dotted(node.value)
        return inner and f"{inner}.{node.attr}"
    if isinstance(node, ast.Subscript):  # Generic[T], Base[int]
        return dotted(node.value)
    return None


# A hook that is set from outside of the class body.
PATCHES = re.compile(r"\.\s*__\w+__\s*(?::[^=\n]*)?=[^=]|\bsetattr\s*\(")
TUPLE_MAKERS = ("namedtuple", "NamedTuple")
# Packages that give classes of another package under a name of their own.
ALIASES = {"tensorflow.keras": "keras", "tf_keras": "keras", "tensorflow.python.keras": "keras"}


def walked(node):
    """All nodes of a function, which are walked once."""
    if not hasattr(node, "all_nodes"):
        node.all_nodes = list(ast.walk(node))
    return node.all_nodes


def made_class(value):
    """The known class that a call makes, such as `namedtuple("Point", "x y")`; none if it is another one."""
    maker = (dotted(value.func) or "").split(".")[-1] if isinstance(value, ast.Call) else ""
    if maker == "ABCMeta" and len(value.args) == 3:
        return "abc.ABC"
    return "collections.namedtuple" if maker in TUPLE_MAKERS else None


def bases_of(node):
    """The names of the bases, and of the metaclass if a function such as `with_metaclass(Meta, Base)` gives them."""
    bases, metaclass = [], None
    for base in node.bases:
        text = dotted(base)
        if isinstance(base, ast.Call):
            text = made_class(base)
            if text is None and (dotted(base.func) or "").split(".")[-1] in ("with_metaclass", "with_meta") and base.args:
                metaclass = dotted(base.args[0]) or "?"
                bases += [dotted(item) for item in base.args[1:]]
                continue
        bases.append(text)
    return bases, metaclass


def is_dynamic(body):
    """True if a class body sets names that it does not spell out."""
    for item in statements(body):
        if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        parts = [item] if not isinstance(item, (ast.If, ast.Try, ast.With, ast.For, ast.While)) else []
        for node in (node for part in parts for node in ast.walk(part)):
            if isinstance(node, ast.Call) and dotted(node.func) in ("exec", "locals", "vars", "globals", "setattr"):
                return True
    return False


class Class:
    def __init__(self, module, node, prefix):
        self.module, self.name, self.line = module, prefix + node.name, node.lineno
        self.bases, metaclass = bases_of(node)
        self.metaclass = next((dotted(word.value) or "?" for word in node.keywords if word.arg == "metaclass"), metaclass)
        self.is_dynamic = is_dynamic(node.body)
        self.decorators = [dotted(item.func if isinstance(item, ast.Call) else item) or "?" for item in node.decorator_list]
        self.methods, self.assigned, self.fields = {}, {}, []
        for item in statements(node.body):
            if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
                # A property and its setter have one name.
                self.methods.setdefault(item.name, []).append(item)
            elif isinstance(item, ast.Assign):
                for target in item.targets:
                    if isinstance(target, ast.Name):
                        self.assigned[target.id] = item.value
            elif isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                self.fields.append(item.value)
                if item.value is not None:
                    self.assigned[item.target.id] = item.value
            elif isinstance(item, (ast.Import, ast.ImportFrom)):
                for alias in item.names:
                    self.assigned[alias.asname or alias.name.split(".")[0]] = item

    @property
    def path(self):
        return f"{self.module.name}.{self.name}"


def statements(body):
    """Statements of a body, those within `if`, `try`, `with` and loops included."""
    for item in body:
        yield item
        for field in ("body", "orelse", "finalbody"):
            if isinstance(item, (ast.If, ast.Try, ast.With, ast.For, ast.While)) and getattr(item, field, None):
                yield from statements(getattr(item, field))
        if isinstance(item, ast.Try):
            for handler in item.handlers:
                yield from statements(handler.body)


class Module:
    def __init__(self, name, is_package, tree, text=""):
        self.name, self.is_package = name, is_package
        self.names_copyreg, self.may_patch = "copyreg" in text, PATCHES.search(text) is not None
        self.imports, self.stars, self.classes, self.functions, self.assigned = {}, [], {}, {}, {}
        self.body = tree.body
        for item in statements(tree.body):
            self.note(item)

    def note(self, item):
        if isinstance(item, ast.Import):
            for alias in item.names:
                self.imports[alias.asname or alias.name.split(".")[0]] = alias.name if alias.asname else alias.name.split(".")[0]
        elif isinstance(item, ast.ImportFrom):
            origin = self.origin(item)
            for alias in item.names:
                if alias.name == "*":
                    self.stars.append(origin)
                else:
                    self.imports[alias.asname or alias.name] = f"{origin}.{alias.name}"
        elif isinstance(item, ast.ClassDef):
            self.add_class(item, "")
        elif isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.functions[item.name] = item
        elif isinstance(item, ast.Assign):
            for target in item.targets:
                if isinstance(target, ast.Name):
                    self.assigned[target.id] = item.value
        elif isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.value is not None:
            self.assigned[item.target.id] = item.value

    def note_lazy(self, tree):
        """Names that `lazy_loader` imports when they are asked for: `attach(name, submodules, {module: [names]})`."""
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or (dotted(node.func) or "").split(".")[-1] != "attach":
                continue
            tables = [*node.args[2:3], *(word.value for word in node.keywords if word.arg == "submod_attrs")]
            for table in (item for item in tables if isinstance(item, ast.Dict)):
                for key, names in zip(table.keys, table.values):
                    if isinstance(key, ast.Constant) and isinstance(names, (ast.List, ast.Tuple)):
                        for name in (item.value for item in names.elts if isinstance(item, ast.Constant)):
                            self.imports.setdefault(name, f"{self.name}.{key.value}.{name}")

    def patches(self):
        """Hooks that are set from outside of a class: the text of the class, and the name of the hook; none if it is computed."""
        for node in ast.walk(ast.Module(body=self.body, type_ignores=[])) if self.may_patch else ():
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, (ast.AnnAssign, ast.AugAssign)) else []
            for target in targets:
                if isinstance(target, ast.Attribute) and target.attr in HOOK_NAMES and dotted(target.value):
                    yield dotted(target.value), target.attr
            if isinstance(node, ast.Call) and dotted(node.func) in ("setattr", "type.__setattr__") and len(node.args) > 2 and dotted(node.args[0]):
                name = node.args[1].value if isinstance(node.args[1], ast.Constant) else None
                if name is None or name in HOOK_NAMES:
                    yield dotted(node.args[0]), name

    def add_class(self, node, prefix):
        made = Class(self, node, prefix)
        self.classes[made.name] = made
        for item in statements(node.body):
            if isinstance(item, ast.ClassDef):
                self.add_class(item, f"{made.name}.")

    def origin(self, item):
        if item.level == 0:
            return item.module or ""
        parts = self.name.split(".")
        kept = parts[: len(parts) - item.level + (1 if self.is_package else 0)]
        return ".".join(kept + ([item.module] if item.module else []))


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
        self.owners = {name: package for package in packages for name in package.readers}

    def module(self, name):
        owner = self.owners.get(name)
        return None if owner is None else owner.module(name)

    def find(self, path, depth=0):
        """What a full name stands for: a Class, (Module, function), a Module, or the name itself if it is not known."""
        if depth > 12:
            return path
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
