"""Decides what the hooks and constructors of a class do, by following them into the functions that they call."""
import ast

from bodies import Body
from decorators import Decorators, injects
from modules import Class, Module, dotted
from tables import HOOK_NAMES, KEEPING_BASES, READ_BY_PEOPLE, SAFE_BASES, SAFE_BUILTINS, SAFE_DECORATORS, SAFE_METACLASSES
from verdict import ACTS, CANNOT_TELL, OK, Verdict

DEPTH = 8


class Judge:
    def __init__(self, index):
        self.index, self.memo, self.orders, self.decorating = index, {}, {}, Decorators(index)
        # Functions that are being judged, and those that were judged meanwhile.
        self.active, self.unsettled, self.met_active = [], [], False
        # Hooks that other code sets: the path of a class, with a name; none if that is computed.
        self.patched = {}

    def order(self, made):
        """The classes in which a method is looked up, and the names of bases that are not read."""
        if made.path in self.orders:
            return self.orders[made.path]
        self.orders[made.path] = ([made], [])
        known, unknown = [made], []
        for base in made.bases:
            found = self.index.resolve(made.module, base) if base else "?"
            if isinstance(found, Class) and found is not made:
                above, lost = self.order(found)
                known += [item for item in above if item not in known]
                unknown += lost
            else:
                unknown.append(found if isinstance(found, str) else "?")
        self.orders[made.path] = (known, unknown)
        return known, unknown

    def lost_bases(self, made):
        """Bases whose hooks nobody knows, and what else may put hooks into a class."""
        lost = [base for base in self.order(made)[1] if base not in SAFE_BASES]
        for item in self.order(made)[0]:
            if item.metaclass and item.metaclass.split(".")[-1] not in SAFE_METACLASSES and not self.harmless_metaclass(item):
                lost.append(f"metaclass {item.metaclass}")
            if item.is_dynamic:
                lost.append(f"names that {item.name} does not spell out")
            if item.path in self.patched:
                lost.append(f"hooks of {item.name} that other code sets")
            lost += [f"__init_subclass__ of {item.name}" for body in item.methods.get("__init_subclass__", ()) if injects(body)]
        return lost

    def harmless_metaclass(self, made):
        """True if a metaclass puts no hook into a class, and has none that acts when a class is looked at or used as a key."""
        found = self.index.resolve(made.module, made.metaclass)
        if not isinstance(found, Class) or any(base not in SAFE_BASES for base in self.order(found)[1]):
            return False
        if any(injects(body) for item in self.order(found)[0] for name in ("__new__", "__init__", "__prepare__") for body in item.methods.get(name, ())):
            return False
        return all(self.hook(found, name).level == 0 for name in ("__getattr__", "__getattribute__", "__hash__", "__eq__"))

    def method(self, made, name, after=None):
        """The class and the function that a method name means. @param after: looks behind this class, as super() does"""
        order = self.order(made)[0]
        if after is not None and after in order:
            order = order[order.index(after) + 1:]
        for item in order:
            if name in item.methods:
                return item, item.methods[name]
            if name in item.assigned:
                return item, item.assigned[name]
        return None

    def hook(self, made, name, depth=0):
        found = self.method(made, name)
        if found is None:
            return OK
        holder, body = found
        if not isinstance(body, list):
            return self.assigned_hook(holder, made, body, name, depth)
        return self.functions(body, holder.module, made, holder, depth)

    def assigned_hook(self, holder, made, body, name, depth=0):
        """A hook that a class body assigns: `__hash__ = None`, `__ne__ = other_method`, `__setstate__ = Base.__setstate__`."""
        if isinstance(body, ast.Constant):
            return OK
        if isinstance(body, ast.Call) and dotted(body.func) == "property":
            return self.descriptor(made, holder, body, depth)
        text = dotted(body) if isinstance(body, (ast.Name, ast.Attribute)) else None
        if text and text in holder.methods:
            return self.functions(holder.methods[text], holder.module, made, holder, depth)
        found = self.index.resolve(holder.module, text) if text else None
        if isinstance(found, tuple) and isinstance(found[0], Module):
            return self.function(found[1], found[0], made, holder, depth + 1)
        if isinstance(found, tuple):
            inner = self.method(found[0], found[1])
            if inner is not None and isinstance(inner[1], list):
                return self.functions(inner[1], inner[0].module, made, inner[0], depth + 1)
        if found == text and text and text.split(".")[0] in ("dict", "list", "object", "set", "str", "int", "tuple", "float"):
            return OK
        return Verdict(CANNOT_TELL, f"{name} is assigned")

    def descriptor(self, made, holder, value, depth, is_set=True):
        """What reading or setting a class attribute runs: a `property(...)`, or an object with `__get__` or `__set__`."""
        if not isinstance(value, ast.Call):
            return OK
        text = dotted(value.func) or "?"
        if text in ("property", "cached_property", "functools.cached_property"):
            verdict = OK
            for item in [*value.args, *(word.value for word in value.keywords if word.arg != "doc")]:
                name = dotted(item) or "?"
                if isinstance(item, ast.Constant) or (isinstance(item, ast.Lambda) and not any(isinstance(part, ast.Call) for part in ast.walk(item))):
                    continue
                found = holder.methods.get(name)
                verdict |= self.functions(found, holder.module, made, holder, depth) if found else Verdict(CANNOT_TELL, f"property of {name}")
            return verdict
        found = self.index.resolve(holder.module, text)
        if not isinstance(found, Class):
            return OK
        return self.hook(found, "__get__", depth + 1) | (self.hook(found, "__set__", depth + 1) if is_set else OK)

    def functions(self, bodies, module, made, holder, depth):
        verdict = OK
        for body in bodies:
            verdict |= self.function(body, module, made, holder, depth)
        return verdict

    def function(self, body, module, made, holder, depth, wrapped=None):
        """@param made the class of self, @param holder the class that has the function"""
        key = (id(body), made.path if made else None, wrapped)
        if key in self.memo:
            self.met_active = self.met_active or key in self.active
            return self.memo[key]
        if depth > DEPTH:
            return Verdict(CANNOT_TELL, "too deep")
        if holder is not None and f"{holder.path}.{body.name}" in READ_BY_PEOPLE:
            return OK
        self.memo[key] = OK  # A function that calls itself adds nothing.
        self.active.append(key)
        try:
            verdict = self.decorators(body, module, depth)
            if verdict.level < ACTS:
                verdict |= Body(self, body, module, made, holder, depth, wrapped).judge()
        except Exception:
            del self.memo[key]
            raise
        finally:
            self.active.pop()
        self.memo[key] = verdict
        if self.active:
            self.unsettled.append(key)
        else:
            self.settle(verdict)
        return verdict

    def settle(self, verdict):
        """What was judged while one of its callers was not is true only if that is harmless too; else it is judged again."""
        if verdict.level != OK.level and self.met_active:
            for key in self.unsettled:
                if key in self.memo and self.memo[key].level == OK.level:
                    del self.memo[key]
        self.unsettled, self.met_active = [], False

    def decorators(self, body, module, depth=0):
        verdict = OK
        for item in body.decorator_list:
            text = dotted(item.func if isinstance(item, ast.Call) else item) or "?"
            if text.split(".")[-1] not in SAFE_DECORATORS:
                verdict |= self.decorator(module, text, isinstance(item, ast.Call), depth)
        return verdict

    def decorator(self, module, text, is_called, depth):
        """What calling a decorated function runs besides the function."""
        unknown = Verdict(CANNOT_TELL, f"decorator {text}")
        if self.decorating.marks_only(module, text):
            return OK
        found = self.index.resolve(module, text)
        if depth > DEPTH or not isinstance(found, tuple) or not isinstance(found[0], Module) or text in found[0].classes:
            return unknown
        body = found[1]
        if is_called:  # The decorator is an inner function, which it gives back.
            inner = [part for part in body.body if isinstance(part, ast.FunctionDef)]
            if len(inner) != 1 or not inner[0].args.args:
                return unknown
            return self.function(body, found[0], None, None, depth + 1, inner[0].args.args[0].arg)
        if not body.args.args:
            return unknown
        return self.function(body, found[0], None, None, depth + 1, body.args.args[0].arg)

    def construct(self, made, depth=0):
        """What calling a class does."""
        if depth > DEPTH:
            return Verdict(CANNOT_TELL, "too deep")
        lost = self.lost_bases(made)
        if lost:
            return Verdict(CANNOT_TELL, f"base {lost[0]}")
        order, outside = self.order(made)
        if any(base in KEEPING_BASES for base in outside):
            return Verdict(CANNOT_TELL, f"{made.name} keeps a callable")
        if any(item.metaclass and item.metaclass.split(".")[-1] not in SAFE_METACLASSES for item in order):
            return Verdict(CANNOT_TELL, f"metaclass of {made.name}")
        verdict = OK
        for item in order:
            for text in item.decorators:
                is_known = text.split(".")[-1] in ("dataclass", "final", "runtime_checkable", "total_ordering", "unique")
                if not is_known and not self.decorating.marks_only(item.module, text):
                    return Verdict(CANNOT_TELL, f"decorator {text}")
                if text.split(".")[-1] == "dataclass":
                    verdict |= self.dataclass(item)
        for name in ("__new__", "__init__", "__post_init__", "__setattr__"):
            found = self.method(made, name)
            if found and not isinstance(found[1], list):
                return Verdict(CANNOT_TELL, f"{name} is assigned")
            if found:
                verdict |= self.functions(found[1], found[0].module, made, found[0], depth + 1)
        return verdict

    def dataclass(self, made):
        for value in made.fields:
            for node in ast.walk(value) if value is not None else ():
                if isinstance(node, ast.keyword) and node.arg == "default_factory":
                    text = dotted(node.value)
                    if text not in SAFE_BUILTINS and not isinstance(node.value, ast.Lambda):
                        return Verdict(CANNOT_TELL, f"default_factory of {made.name}")
                    if isinstance(node.value, ast.Lambda) and any(isinstance(part, ast.Call) for part in ast.walk(node.value)):
                        return Verdict(CANNOT_TELL, f"default_factory of {made.name}")
        return OK

