"""Decides what the hooks and constructors of a class do, by following them into the functions that they call."""
import ast

from bodies import Body
from sources import Class, dotted
from tables import READ_BY_PEOPLE, SAFE_BASES, SAFE_BUILTINS, SAFE_DECORATORS, SAFE_METACLASSES
from verdict import ACTS, CANNOT_TELL, OK, Verdict

DEPTH = 8


class Judge:
    def __init__(self, index):
        self.index, self.memo, self.orders = index, {}, {}

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
        """Bases whose hooks nobody knows."""
        lost = [base for base in self.order(made)[1] if base not in SAFE_BASES]
        for item in self.order(made)[0]:
            if item.metaclass and item.metaclass.split(".")[-1] not in SAFE_METACLASSES and not self.harmless_metaclass(item):
                lost.append(f"metaclass {item.metaclass}")
        return lost

    def harmless_metaclass(self, made):
        """True if a metaclass has no hook that runs when an object is made without a call, or looked at."""
        found = self.index.resolve(made.module, made.metaclass)
        if not isinstance(found, Class):
            return False
        return not any("__getattr__" in item.methods or "__getattribute__" in item.methods for item in self.order(found)[0])

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

    def hook(self, made, name):
        found = self.method(made, name)
        if found is None:
            return OK
        holder, body = found
        if not isinstance(body, list):
            return self.assigned_hook(holder, made, body, name)
        return self.functions(body, holder.module, made, holder, 0)

    def assigned_hook(self, holder, made, body, name):
        if isinstance(body, ast.Constant):
            return OK
        text = dotted(body)
        if text and text in holder.methods:
            return self.functions(holder.methods[text], holder.module, made, holder, 0)
        if text and text.split(".")[0] in ("dict", "list", "object", "set", "str", "int", "tuple", "float"):
            return OK
        return Verdict(CANNOT_TELL, f"{name} is assigned")

    def functions(self, bodies, module, made, holder, depth):
        verdict = OK
        for body in bodies:
            verdict |= self.function(body, module, made, holder, depth)
        return verdict

    def function(self, body, module, made, holder, depth):
        """@param made the class of self, @param holder the class that has the function"""
        key = (id(body), made.path if made else None)
        if key in self.memo:
            return self.memo[key]
        if depth > DEPTH:
            return Verdict(CANNOT_TELL, "too deep")
        if holder is not None and f"{holder.path}.{body.name}" in READ_BY_PEOPLE:
            return OK
        self.memo[key] = OK  # A function that calls itself adds nothing.
        verdict = self.decorators(body)
        if verdict.level < ACTS:
            verdict |= Body(self, body, module, made, holder, depth).judge()
        self.memo[key] = verdict
        return verdict

    def decorators(self, body):
        for item in body.decorator_list:
            text = dotted(item.func if isinstance(item, ast.Call) else item) or "?"
            if text.split(".")[-1] not in SAFE_DECORATORS:
                return Verdict(CANNOT_TELL, f"decorator {text}")
        return OK

    def construct(self, made, depth=0):
        """What calling a class does."""
        if depth > DEPTH:
            return Verdict(CANNOT_TELL, "too deep")
        lost = self.lost_bases(made)
        if lost:
            return Verdict(CANNOT_TELL, f"base {lost[0]}")
        order = self.order(made)[0]
        if any(item.metaclass and item.metaclass.split(".")[-1] not in SAFE_METACLASSES for item in order):
            return Verdict(CANNOT_TELL, f"metaclass of {made.name}")
        verdict = OK
        for item in order:
            for text in item.decorators:
                if text.split(".")[-1] not in ("dataclass", "final", "runtime_checkable", "total_ordering", "unique"):
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
