"""One function, and what it does with values that somebody else chose.

It is judged for one class: `self` has the methods of that class, and every attribute of it may be anything, since it comes from
the state in the pickle. So calling an attribute that is no method counts as acting.
"""
import ast
import re

from arguments import Arguments, only_computes
from modules import Class, Module, dotted, walked
from tables import (ACTING_BUILTINS, ACTING_IN_SAFE, ACTING_METHODS, ACTING_MODULES, ACTING_PATHS, CALLER_METHODS, CALLERS,
                    SAFE_BASES, SAFE_BUILTINS, SAFE_DECORATORS, SAFE_IN_ACTING, SAFE_METHODS, SAFE_MODULES)
from verdict import ACTS, CANNOT_TELL, OK, Verdict


def begins(path, names):
    parts = path.split(".")
    return any(".".join(parts[:cut]) in names for cut in range(1, len(parts) + 1))


PROPERTIES = {"property", "cached_property", "setter", "deleter", "getter", "abstractproperty"}
# What a name of torch's compiled module says that it reads, writes or runs.
ACTING_WORDS = re.compile(r"import|load|save|read|write|file|jit|script|eval|exec|call|compile|server|connect|open|run|invoke", re.I)
DECORATORS_OF_METHODS = {"staticmethod", "classmethod", "abstractmethod", "abstractclassmethod", "abstractstaticmethod", "override", "final", "overload"}


class Body(Arguments):
    """One function, judged for one class."""

    def __init__(self, judge, body, module, made, holder, depth, wrapped=None):
        """@param wrapped the argument of a decorator that stands for the function that it decorates"""
        self.judge_of, self.body, self.module, self.made, self.holder, self.depth = judge, body, module, made, holder, depth
        arguments = body.args
        names = [item.arg for item in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
        decorators = {dotted(item) for item in body.decorator_list}
        is_static = "staticmethod" in decorators
        # Calling `self` makes an instance only if it is a class.
        self.is_class_method = "classmethod" in decorators or body.name in ("__new__", "__init_subclass__", "__class_getitem__")
        self.wrapped = wrapped
        self.self_name = names[0] if made is not None and holder is not None and names and not is_static else None
        self.parameters = set(names) - {self.self_name} | {item.arg for item in (arguments.vararg, arguments.kwarg) if item}
        self.following = set()
        self.local, self.inner, self.imports, self.fresh = set(), {}, {}, set()
        for node in walked(body):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.local.add(node.id)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)) and node is not body:
                if not isinstance(node, ast.Lambda):
                    self.inner[node.name] = node
                self.parameters |= {item.arg for item in ast.walk(node.args) if isinstance(item, ast.arg)} - {self.self_name}
            elif isinstance(node, ast.ClassDef):
                self.local.add(node.name)
            elif isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
                self.local.add(node.name)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                self.local.add(node.name)
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
            stores = [node for node in walked(self.body) if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)]
            values = [node.value for node in walked(self.body) if isinstance(node, ast.Assign) and any(target in stores for target in node.targets)]
            if len(values) == len(stores) and all(self.makes_own(value) for value in values):
                self.fresh.add(name)

    def makes_own(self, value):
        """`super().__new__(cls)`, `object.__new__(cls)`"""
        is_new = isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "__new__"
        return is_new and bool(value.args) and isinstance(value.args[0], ast.Name) and value.args[0].id == self.self_name

    def judge(self):
        verdict = OK
        raised = {id(node.exc) for node in walked(self.body) if isinstance(node, ast.Raise) and node.exc is not None}
        for part in self.body.body:
            for node in walked(part):
                if isinstance(node, ast.Call) and id(node) not in raised:
                    verdict |= self.call(node)
                elif isinstance(node, (ast.With, ast.AsyncWith)):
                    verdict |= self.entered(node)
                elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    verdict |= self.judge_of.decorators(node, self.module)
                elif isinstance(node, ast.Attribute) and self.is_self(node.value):
                    verdict |= self.attribute(node)
                elif isinstance(node, ast.Attribute) and node.attr in ("__globals__", "__code__", "__subclasses__", "__builtins__"):
                    verdict |= Verdict(ACTS, node.attr)
                if verdict.level == ACTS:
                    return verdict
        return verdict

    def entered(self, node):
        """What `with` enters without a call is a lock, or not known."""
        for item in node.items:
            text = None if isinstance(item.context_expr, ast.Call) else dotted(item.context_expr) or "?"
            if text is not None and "lock" not in text.split(".")[-1].lower():
                return Verdict(CANNOT_TELL, f"enters {text}")
        return OK

    def is_self(self, node):
        return self.self_name is not None and isinstance(node, ast.Name) and (node.id == self.self_name or node.id in self.fresh)

    def is_class_of_self(self, node):
        if isinstance(node, ast.Attribute) and node.attr == "__class__":
            return self.is_self(node.value)
        return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type" and len(node.args) == 1 and self.is_self(node.args[0])

    def attribute(self, node):
        """Reading or writing an attribute of self runs a property or another descriptor; writing it runs `__setattr__`."""
        verdict = OK
        if not isinstance(node.ctx, ast.Load):
            verdict = self.judge_of.hook(self.made, "__setattr__" if isinstance(node.ctx, ast.Store) else "__delattr__", self.depth + 1)
        found = self.judge_of.method(self.made, node.attr)
        if found is None:
            return verdict
        if not isinstance(found[1], list):
            return verdict | self.judge_of.descriptor(self.made, *found, self.depth + 1)
        names = {(dotted(item.func if isinstance(item, ast.Call) else item) or "?").split(".")[-1] for body in found[1] for item in body.decorator_list}
        if names - DECORATORS_OF_METHODS and (names & PROPERTIES or names - SAFE_DECORATORS):
            return verdict | self.judge_of.functions(found[1], found[0].module, self.made, found[0], self.depth + 1)
        return verdict

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
        if name == self.wrapped:
            return OK  # The decorated function is judged by itself.
        if name == self.self_name:
            return self.judge_of.construct(self.made, self.depth) if self.is_class_method else self.own("__call__")
        if name in self.inner:
            return OK  # Its body is part of this one, and judged with it.
        if name in self.parameters:
            return Verdict(ACTS, f"calls its argument {name}")
        listed = self.listed(name, node)
        if listed is not None:
            return listed
        if name in self.imports:
            return self.found(self.judge_of.index.find(self.imports[name]), node)
        if name in self.local:
            return self.local_call(name)
        if name == "iter" and len(node.args) == 2:
            return self.handed(node.args[0])
        if name in ("setattr", "delattr"):
            return OK if node.args and self.is_self(node.args[0]) else Verdict(CANNOT_TELL, f"{name} of something else")
        found = self.judge_of.index.resolve(self.module, name)
        if found == name:
            if name in CALLERS:
                return self.hands_over(node, *CALLERS[name])
            if name in SAFE_BUILTINS or name.endswith(("Error", "Exception", "Warning")):
                return OK
            return Verdict(ACTS if name in ACTING_BUILTINS else CANNOT_TELL, name)
        return self.found(found, node)

    def local_call(self, name):
        """A local variable is called: judged by what it was set to, if that is one thing."""
        values = self.values_of(name)
        if len(values) != sum(isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store) for node in walked(self.body)):
            return Verdict(ACTS, f"calls the variable {name}")
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
        listed = self.listed(text, node) if head else None
        if listed is not None:
            return listed
        if head and head in self.imports:
            return self.found(self.judge_of.index.find(".".join([self.imports[head], *text.split(".")[1:]])), node)
        if head and head not in self.local | self.parameters and head != self.self_name:
            found = self.judge_of.index.resolve(self.module, text)
            kept = self.kept_by_module(self.module, head, name, node) if text.count(".") == 1 else None
            if kept is not None:
                return kept
            if not isinstance(found, str) or found != text or begins(text, SAFE_MODULES | ACTING_MODULES):
                return self.found(found, node)
            if head in SAFE_BUILTINS:
                return Verdict(CANNOT_TELL, text) if name == "__call__" else OK
        return self.on_anything(name, node)

    def on_anything(self, name, node=None):
        if name in CALLER_METHODS:
            return self.hands_over(node, *CALLER_METHODS[name])
        if name in ACTING_METHODS:
            return Verdict(ACTS, f".{name}() of something")
        return OK if name in SAFE_METHODS else Verdict(CANNOT_TELL, f".{name}() of something")

    def own(self, name):
        found = self.judge_of.method(self.made, name)
        if found is not None and not isinstance(found[1], list):
            return self.judge_of.assigned_hook(found[0], self.made, found[1], name, self.depth + 1)
        if found is not None:
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
        if isinstance(found, str) and found in CALLERS:
            return self.hands_over(node, *CALLERS[found])
        outside = self.in_safe_module(found)
        if outside is not None:
            short = f"{outside.split('.')[0]}.{outside.split('.')[-1]}"
            if short in CALLERS:
                return self.hands_over(node, *CALLERS[short])
            return Verdict(ACTS, short) if short in ACTING_PATHS else self.outside(outside)
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
            return self.on_anything(found[1], node)
        parts = found.split(".")
        module = judge.index.module(".".join(parts[:-2])) if len(parts) > 2 else None
        kept = self.kept_by_module(module, *parts[-2:], node) if module is not None else None
        return kept if kept is not None else self.outside(found)

    def in_safe_module(self, found):
        """The name of a function or class, if the table of modules tells what it does."""
        if isinstance(found, Class) and begins(found.module.name, SAFE_MODULES):
            return found.path
        if isinstance(found, tuple) and isinstance(found[0], Module) and begins(found[0].name, SAFE_MODULES):
            return f"{found[0].name}.{found[1].name}"
        return None

    def outside(self, path):
        name = path.split(".")[-1]
        if path in SAFE_IN_ACTING or (path in SAFE_BASES and path not in CALLERS) or only_computes(path):
            return OK
        if begins(path, ACTING_MODULES) or path in ACTING_PATHS:
            return Verdict(ACTS, path)
        if "." in path and path.split(".")[0] in SAFE_BUILTINS and name != "__call__":
            return OK  # object.__setattr__
        if path.startswith("torch._C.") and ACTING_WORDS.search(path):
            return Verdict(CANNOT_TELL, path)
        if begins(path, SAFE_MODULES) and name not in ACTING_IN_SAFE:
            return OK
        return Verdict(ACTS if name in ACTING_METHODS else CANNOT_TELL, path)
