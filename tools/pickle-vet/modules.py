"""Which classes, functions and imports a module has. Nothing is imported or run."""
import ast
import re

from tables import HOOK_NAMES


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
