"""One function, and what it does with values that somebody else chose.

It is judged for one class: `self` has the methods of that class, and every attribute of it may be anything, since it comes from
the state in the pickle. So calling an attribute that is no method counts as acting.
"""
import ast

from sources import Class, Module, dotted
from tables import (ACTING_BUILTINS, ACTING_IN_SAFE, ACTING_METHODS, ACTING_MODULES, CALLS_FIRST, SAFE_BASES, SAFE_BUILTINS, SAFE_IN_ACTING,
                    SAFE_METHODS, SAFE_MODULES)
from verdict import ACTS, CANNOT_TELL, OK, Verdict


def begins(path, names):
    parts = path.split(".")
    return any(".".join(parts[:cut]) in names for cut in range(1, len(parts) + 1))


class Body:
    """One function, judged for one class."""

    def __init__(self, judge, body, module, made, holder, depth):
        self.judge_of, self.body, self.module, self.made, self.holder, self.depth = judge, body, module, made, holder, depth
        arguments = body.args
        names = [item.arg for item in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
        is_static = any(dotted(item) == "staticmethod" for item in body.decorator_list)
        self.self_name = names[0] if made is not None and holder is not None and names and not is_static else None
        self.parameters = set(names) - {self.self_name} | {item.arg for item in (arguments.vararg, arguments.kwarg) if item}
        self.local, self.inner, self.imports, self.fresh = set(), {}, {}, set()
        for node in ast.walk(body):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.local.add(node.id)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node is not body:
                self.inner[node.name] = node
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.imports[alias.asname or alias.name.split(".")[0]] = alias.name if alias.asname else alias.name.split(".")[0]
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = f"{module.origin(node)}.{alias.name}"
        self.find_fresh()

    def find_fresh(self):
        """Local variables that only ever hold what `__new__` of a base made: an instance of the class itself."""
        if self.self_name is None or self.body.name != "__new__":
            return
        for name in self.local - self.parameters:
            stores = [node for node in ast.walk(self.body) if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)]
            values = [node.value for node in ast.walk(self.body) if isinstance(node, ast.Assign) and any(target in stores for target in node.targets)]
            if len(values) == len(stores) and all(self.makes_own(value) for value in values):
                self.fresh.add(name)

    def makes_own(self, value):
        """`super().__new__(cls)`, `object.__new__(cls)`"""
        is_new = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "__new__"
        return is_new and bool(value.args) and isinstance(value.args[0], ast.Name) and value.args[0].id == self.self_name

    def judge(self):
        verdict = OK
        raised = {id(node.exc) for node in ast.walk(self.body) if isinstance(node, ast.Raise) and node.exc is not None}
        for part in self.body.body:
            for node in ast.walk(part):
                if isinstance(node, ast.Call) and id(node) not in raised:
                    verdict |= self.call(node)
                elif isinstance(node, ast.Attribute) and self.is_self(node.value):
                    verdict |= self.attribute(node)
                elif isinstance(node, ast.Attribute) and node.attr in ("__globals__", "__code__", "__subclasses__", "__builtins__"):
                    verdict |= Verdict(ACTS, node.attr)
                if verdict.level == ACTS:
                    return verdict
        return verdict

    def is_self(self, node):
        return self.self_name is not None and isinstance(node, ast.Name) and (node.id == self.self_name or node.id in self.fresh)

    def is_class_of_self(self, node):
        if isinstance(node, ast.Attribute) and node.attr == "__class__":
            return self.is_self(node.value)
        return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type" and len(node.args) == 1 and self.is_self(node.args[0])

    def attribute(self, node):
        """Reading or writing an attribute of self runs a property."""
        found = self.judge_of.method(self.made, node.attr)
        if found is None or not isinstance(found[1], list):
            return OK
        names = {(dotted(item) or "?").split(".")[-1] for body in found[1] for item in body.decorator_list}
        if names & {"property", "cached_property", "setter", "abstractproperty"}:
            return self.judge_of.functions(found[1], found[0].module, self.made, found[0], self.depth + 1)
        return OK

    def call(self, node):
        callee = node.func
        if isinstance(callee, ast.Name):
            return self.named(callee.id, node)
        if isinstance(callee, ast.Attribute):
            return self.dotted_call(callee, node)
        if self.is_class_of_self(callee):
            return self.judge_of.construct(self.made, self.depth)
        return Verdict(ACTS, "calls what another call or a container gives")

    def named(self, name, node):
        if name == self.self_name:  # cls(...)
            return self.judge_of.construct(self.made, self.depth)
        if name in self.inner:
            return OK  # Its body is part of this one, and judged with it.
        if name in self.parameters:
            return Verdict(ACTS, f"calls its argument {name}")
        if name in self.imports:
            return self.found(self.judge_of.index.find(self.imports[name]), node)
        if name in self.local:
            return self.local_call(name)
        if name in CALLS_FIRST:
            first = node.args[0] if node.args else None
            return OK if isinstance(first, ast.Lambda) or dotted(first) in SAFE_BUILTINS else Verdict(CANNOT_TELL, name)
        if name in ("setattr", "delattr"):
            return OK if node.args and self.is_self(node.args[0]) else Verdict(CANNOT_TELL, f"{name} of something else")
        found = self.judge_of.index.resolve(self.module, name)
        if found == name:
            if name in SAFE_BUILTINS or name.endswith(("Error", "Exception", "Warning")):
                return OK
            return Verdict(ACTS if name in ACTING_BUILTINS else CANNOT_TELL, name)
        return self.found(found, node)

    def local_call(self, name):
        """A local variable is called: judged by what it was set to, if that is one thing."""
        values = [node.value for node in ast.walk(self.body) if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)]
        if len(values) == 1 and isinstance(values[0], ast.Lambda):
            return OK
        if len(values) == 1 and self.is_class_of_self(values[0]):
            return self.judge_of.construct(self.made, self.depth)
        if len(values) == 1 and dotted(values[0]) and dotted(values[0]).split(".")[0] not in self.local | self.parameters | {self.self_name}:
            return self.found(self.judge_of.index.resolve(self.module, dotted(values[0])), None)
        return Verdict(ACTS, f"calls the variable {name}")

    def dotted_call(self, callee, node):
        owner, name = callee.value, callee.attr
        if isinstance(owner, ast.Call) and isinstance(owner.func, ast.Name) and owner.func.id == "super":
            return self.above(name)
        if self.made is not None and (self.is_self(owner) or self.is_class_of_self(owner)):
            return self.own(name)
        if isinstance(owner, ast.Constant) or isinstance(owner, ast.JoinedStr):
            return OK
        text = dotted(callee)
        head = text.split(".")[0] if text and not isinstance(owner, ast.Subscript) else None
        if head and head in self.imports:
            return self.found(self.judge_of.index.find(".".join([self.imports[head], *text.split(".")[1:]])), node)
        if head and head not in self.local | self.parameters and head != self.self_name:
            found = self.judge_of.index.resolve(self.module, text)
            if not isinstance(found, str) or found != text or begins(text, SAFE_MODULES | ACTING_MODULES):
                return self.found(found, node)
            if head in SAFE_BUILTINS:
                return OK
        return self.on_anything(name)

    def on_anything(self, name):
        if name in ACTING_METHODS:
            return Verdict(ACTS, f".{name}() of something")
        return OK if name in SAFE_METHODS else Verdict(CANNOT_TELL, f".{name}() of something")

    def own(self, name):
        found = self.judge_of.method(self.made, name)
        if found is not None and isinstance(found[1], list):
            return self.judge_of.functions(found[1], found[0].module, self.made, found[0], self.depth + 1)
        if found is None and name.startswith("__") and name.endswith("__"):
            return OK
        if found is None and self.judge_of.order(self.made)[1]:  # A method of a base that is not read.
            return self.on_anything(name)
        return Verdict(ACTS, f"calls its attribute {name}")

    def above(self, name):
        if self.made is None or self.holder is None:
            return Verdict(CANNOT_TELL, "super() outside of a class")
        found = self.judge_of.method(self.made, name, self.holder)
        if found is not None and isinstance(found[1], list):
            return self.judge_of.functions(found[1], found[0].module, self.made, found[0], self.depth + 1)
        return OK if name.startswith("__") else self.on_anything(name)

    def found(self, found, node):
        """A call of what a full name stands for."""
        judge = self.judge_of
        outside = self.in_safe_module(found)
        if outside is not None:
            return self.outside(outside)
        if isinstance(found, Class):
            return judge.construct(found, self.depth)
        if isinstance(found, Module):
            return Verdict(CANNOT_TELL, f"calls the module {found.name}")
        if isinstance(found, tuple) and isinstance(found[0], Module):
            return judge.function(found[1], found[0], None, None, self.depth + 1)
        if isinstance(found, tuple):  # A method by its class: its first argument is self.
            inner = judge.method(found[0], found[1])
            if inner is not None and isinstance(inner[1], list):
                made = self.made if self.made is not None and found[0] in judge.order(self.made)[0] else found[0]
                return judge.functions(inner[1], inner[0].module, made, inner[0], self.depth + 1)
            return self.on_anything(found[1])
        return self.outside(found)

    def in_safe_module(self, found):
        """The name of a function or class, if the table of modules tells what it does."""
        if isinstance(found, Class) and begins(found.module.name, SAFE_MODULES):
            return found.path
        if isinstance(found, tuple) and isinstance(found[0], Module) and begins(found[0].name, SAFE_MODULES):
            return f"{found[0].name}.{found[1].name}"
        return None

    def outside(self, path):
        name = path.split(".")[-1]
        if path in SAFE_IN_ACTING or path in SAFE_BASES:
            return OK
        if begins(path, ACTING_MODULES):
            return Verdict(ACTS, path)
        if begins(path, SAFE_MODULES) and name not in ACTING_IN_SAFE:
            return OK
        return Verdict(ACTS if name in ACTING_METHODS else CANNOT_TELL, path)
