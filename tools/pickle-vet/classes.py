"""Decides for each class of a package what a pickle that makes it runs: safe, acts, or cannot be told."""
import ast

from decorators import KNOWN_DECORATORS
from modules import Class, Module, dotted, statements, walked
from tables import ACTS_ON_IMPORT, CONTAINER_BASES, ENUM_BASES, SAFE_BASES
from verdict import ACTS, CANNOT_TELL, OK, SAFE, Verdict

# An unpickler runs these on any object that it makes, with values of the pickle. It reads `__dict__`, which may be a property.
HOOKS = ("__new__", "__setstate__", "__getattr__", "__getattribute__", "__del__", "__dict__")
# What other hooks run of the values that a state holds: they iterate them and ask for their items.
PROTOCOL = ("__iter__", "__next__", "__len__", "__bool__", "__contains__", "__getitem__", "keys", "items", "values", "get",
            "__array__", "__index__", "__int__", "__float__", "__fspath__")
# It runs these to add items to an object.
ADDERS = ("append", "extend", "add", "__setitem__")
REDUCERS = ("__reduce__", "__reduce_ex__")
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
        self.index, self.judge, self.known = index, judge, {}

    def made(self, made):
        """What making an object of a class without `__init__`, setting its state and dropping it runs."""
        verdict = OK
        lost = self.judge.lost_bases(made)
        if lost:
            verdict |= Verdict(CANNOT_TELL, f"base {lost[0]}")
        order = self.judge.order(made)[0]
        for item in order:
            for text in item.decorators:
                if not self.judge.decorating.marks_only(item.module, text) and not self.is_harmless(item.module, text):
                    verdict |= Verdict(CANNOT_TELL, f"decorator {text}")
        for name in HOOKS:
            verdict |= self.named(self.judge.hook(made, name), name)
        # Only an object without `__setstate__` has its attributes set one by one.
        if self.judge.method(made, "__setstate__") is None:
            verdict |= self.named(self.judge.hook(made, "__setattr__"), "__setattr__")
        if self.is_container(made):
            for name in ADDERS:
                verdict |= self.named(self.judge.hook(made, name), name)
        if self.is_hashable(made):
            for name in ("__hash__", "__eq__"):
                verdict |= self.named(self.judge.hook(made, name), name)
        for name in PROTOCOL:
            used = self.judge.hook(made, name)
            verdict |= self.named(used, name) if used.level == ACTS else OK
        if any(base in ENUM_BASES for base in self.judge.order(made)[1]):
            verdict |= self.named(self.judge.hook(made, "_missing_"), "_missing_")
        return verdict

    def named(self, verdict, name):
        return verdict if verdict.level == SAFE else Verdict(verdict.level, f"{name}: {verdict.reason}")

    def is_harmless(self, module, text):
        last = text.split(".")[-1].lower()
        if last in KNOWN_DECORATORS:
            return True
        return any(word in text.lower() for word in HARMLESS_WORDS) and isinstance(self.index.resolve(module, text), str)

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
        """The attributes of a class and of its bases whose setting may do more than keep a value."""
        return set().union(*(self.own_setters(item) for item in self.judge.order(made)[0]))

    def own_setters(self, made):
        if made.path in self.known:
            return self.known[made.path]
        found = self.known[made.path] = set()
        for name, bodies in made.methods.items():
            for body in bodies:
                is_setter = any((dotted(item) or "?").endswith((".setter", ".deleter")) for item in body.decorator_list)
                if is_setter and self.judge.function(body, made.module, made, made, 0).level != SAFE:
                    found.add(name)
        for name, value in made.assigned.items():
            if isinstance(value, ast.Call):
                is_run = any(word.arg in ("converter", "validator", "on_setattr") for word in value.keywords)
                if is_run or self.judge.descriptor(made, made, value, 0).level != SAFE:
                    found.add(name)
        return found

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
        if self.judge.hook(made, "_missing_").level != SAFE or made.path in self.judge.patched:
            return False
        names = ("__new__", "__init__", "__call__", "__setattr__")
        return not any(item.metaclass or name in item.methods or name in item.assigned for item in order for name in names)

    def reduced(self, made):
        """What pickles of a class call, by its own reducer: a class, or a module and a function."""
        found = None
        for name in REDUCERS:
            found = found or self.judge.method(made, name)
        if found is None or not isinstance(found[1], list):
            return
        holder, bodies = found
        for node in walked(bodies[0]):
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
