"""Decides for each class of a package what a pickle that makes it runs: safe, acts, or cannot be told."""
import ast

from sources import Class, Module, dotted, statements
from tables import ACTS_ON_IMPORT, CONTAINER_BASES, ENUM_BASES, SAFE_BASES
from verdict import ACTS, CANNOT_TELL, OK, SAFE, Verdict

# An unpickler runs these on any object that it makes, with values of the pickle.
HOOKS = ("__new__", "__setstate__", "__setattr__", "__getattr__", "__getattribute__", "__del__")
# It runs these to add items to an object.
ADDERS = ("append", "extend", "add", "__setitem__")
RUN_BY_LOADING = {*HOOKS, *ADDERS, "__init__", "__hash__", "__eq__", "__class__"}
REDUCERS = ("__reduce__", "__reduce_ex__")
KNOWN_DECORATORS = ("dataclass", "final", "unique", "total_ordering", "runtime_checkable", "s", "attrs", "define", "frozen", "mutable", "attributes")
HARMLESS_WORDS = ("register", "export", "doc", "deprecat", "experimental", "serializable", "substitution", "appender", "since", "public")


def acts_on_import(module):
    """The call at the top of a module that acts, if there is one."""
    for item in top_statements(module.body):
        for node in ast.walk(item):
            text = dotted(node.func) if isinstance(node, ast.Call) else None
            if text is None:
                continue
            full = ".".join([module.imports.get(text.split(".")[0], text.split(".")[0]), *text.split(".")[1:]])
            if any(full == name or (name.endswith(".") and full.startswith(name)) for name in ACTS_ON_IMPORT):
                return full
            if text.endswith(".parse_args") or writes_file(node, text):
                return text
    return None


def top_statements(body):
    """Statements that run on import, without those that only run in a program."""
    for item in body:
        if isinstance(item, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        if isinstance(item, ast.If) and "__main__" in ast.dump(item.test):
            continue
        if isinstance(item, (ast.If, ast.Try, ast.With)):
            handlers = [handler.body for handler in item.handlers] if isinstance(item, ast.Try) else []
            for inner in (item.body, getattr(item, "orelse", []), getattr(item, "finalbody", []), *handlers):
                yield from top_statements(inner)
        else:
            yield item


def writes_file(node, text):
    mode = node.args[1] if text == "open" and len(node.args) > 1 else None
    return isinstance(mode, ast.Constant) and isinstance(mode.value, str) and set(mode.value) & set("wax+") != set()


class Vetting:
    def __init__(self, index, judge):
        self.index, self.judge = index, judge

    def made(self, made):
        """What making an object of a class without `__init__`, setting its state and dropping it runs."""
        verdict = OK
        lost = self.judge.lost_bases(made)
        if lost:
            verdict |= Verdict(CANNOT_TELL, f"base {lost[0]}")
        order = self.judge.order(made)[0]
        for item in order:
            for text in item.decorators:
                if not self.is_harmless(text) and not self.only_marks(item, text):
                    verdict |= Verdict(CANNOT_TELL, f"decorator {text}")
        for name in HOOKS:
            verdict |= self.named(self.judge.hook(made, name), name)
        if self.is_container(made):
            for name in ADDERS:
                verdict |= self.named(self.judge.hook(made, name), name)
        if self.is_hashable(made):
            for name in ("__hash__", "__eq__"):
                verdict |= self.named(self.judge.hook(made, name), name)
        return verdict | self.setters(made)

    def named(self, verdict, name):
        return verdict if verdict.level == SAFE else Verdict(verdict.level, f"{name}: {verdict.reason}")

    def is_harmless(self, text):
        last = text.split(".")[-1].lower()
        return last in KNOWN_DECORATORS or any(word in text.lower() for word in HARMLESS_WORDS)

    def only_marks(self, made, text):
        """True if a decorator of a class gives that class back, and sets no hook of it."""
        found = self.index.resolve(made.module, text)
        body = found[1] if isinstance(found, tuple) and isinstance(found[0], Module) else None
        if body is None or not body.args.args:
            return False
        inner = [item for item in body.body if isinstance(item, ast.FunctionDef)]
        makes = inner[0] if len(inner) == 1 and self.returns_only(body, inner[0].name) else body
        own = makes.args.args[0].arg if makes.args.args else "?"
        if not self.returns_only(makes, own):
            return False
        for node in ast.walk(makes):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in RUN_BY_LOADING:
                return False
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == own:
                return False
            if isinstance(node, ast.Call) and dotted(node.func) == "setattr":
                name = node.args[1] if len(node.args) > 1 else None
                if not isinstance(name, ast.Constant) or name.value in RUN_BY_LOADING:
                    return False
        return True

    def returns_only(self, body, name):
        """True if a function gives back one of its names, and nothing else."""
        inner = {id(part) for item in ast.walk(body) if isinstance(item, (ast.FunctionDef, ast.Lambda)) and item is not body for part in ast.walk(item)}
        values = [node.value for node in ast.walk(body) if isinstance(node, ast.Return) and id(node) not in inner]
        return bool(values) and all(isinstance(value, ast.Name) and value.id == name for value in values)

    def is_container(self, made):
        order, unknown = self.judge.order(made)
        return any(base in CONTAINER_BASES for base in unknown)

    def is_hashable(self, made):
        """A class with __eq__ and without __hash__ cannot be a key, so that neither runs."""
        for item in self.judge.order(made)[0]:
            if "__hash__" in item.methods:
                return True
            if "__hash__" in item.assigned:
                return not isinstance(item.assigned["__hash__"], ast.Constant)
            if "__eq__" in item.methods:
                return False
        return False

    def setters(self, made):
        """A state with slots is set attribute by attribute, which runs the setters of properties."""
        verdict = OK
        for holder in self.judge.order(made)[0]:
            for name, bodies in holder.methods.items():
                for body in bodies:
                    if any((dotted(item) or "").endswith(".setter") for item in body.decorator_list):
                        found = self.judge.function(body, holder.module, made, holder, 0)
                        verdict |= self.named(found, f"setter {name}") if found.level == ACTS else OK
        return verdict

    def adders(self, made):
        """What adding items to an object that is no container runs."""
        verdict = OK
        if not self.is_container(made):
            for name in ADDERS:
                verdict |= self.named(self.judge.hook(made, name), name)
        return verdict

    def is_enumeration(self, made):
        """True if calling a class looks up a member of an enumeration, and does nothing else."""
        order, unknown = self.judge.order(made)
        if not any(base in ENUM_BASES for base in unknown) or any(base not in SAFE_BASES for base in unknown):
            return False
        names = ("__new__", "__init__", "_missing_", "__call__", "__setattr__")
        return not any(item.metaclass or name in item.methods or name in item.assigned for item in order for name in names)

    def reduced(self, made):
        """What pickles of a class call, by its own reducer: a class, or a module and a function."""
        found = None
        for name in REDUCERS:
            found = found or self.judge.method(made, name)
        if found is None or not isinstance(found[1], list):
            return
        holder, bodies = found
        for node in ast.walk(bodies[0]):
            value = node.value if isinstance(node, ast.Return) else None
            if not isinstance(value, ast.Tuple) or not value.elts:
                continue
            first = value.elts[0]
            text = dotted(first)
            if text in ("self.__class__", "type(self)") or (isinstance(first, ast.Call) and dotted(first.func) == "type"):
                yield made
            elif text and not text.startswith("self."):
                target = self.index.resolve(holder.module, text)
                if isinstance(target, Class) or (isinstance(target, tuple) and isinstance(target[0], Module)):
                    yield target

    def registered(self, module):
        """Functions that `copyreg.pickle` names as makers, by what their reducers return."""
        if not module.names_copyreg:
            return
        for node in ast.walk(ast.Module(body=module.body, type_ignores=[])):
            if isinstance(node, ast.Call) and (dotted(node.func) or "").endswith("copyreg.pickle") and len(node.args) > 1:
                reducer = self.index.resolve(module, dotted(node.args[1]) or "?")
                if isinstance(reducer, tuple) and isinstance(reducer[0], Module):
                    for part in ast.walk(reducer[1]):
                        value = part.value if isinstance(part, ast.Return) else None
                        text = dotted(value.elts[0]) if isinstance(value, ast.Tuple) and value.elts else None
                        target = self.index.resolve(reducer[0], text) if text else None
                        if isinstance(target, Class) or (isinstance(target, tuple) and isinstance(target[0], Module)):
                            yield target

    def called(self, target):
        """What calling a maker does, and its full name."""
        if isinstance(target, Class):
            return target.path, self.judge.construct(target)
        module, body = target
        return f"{module.name}.{body.name}", self.judge.function(body, module, None, None, 0)
