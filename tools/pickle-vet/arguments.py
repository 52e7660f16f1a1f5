"""Functions that are handed over as arguments, and values that modules keep: what calling them does."""
import ast

from modules import Class, dotted, walked
from tables import ACTING_PATHS, CALLERS, KEPT_BY_MODULES, SAFE_BUILTINS, SAFE_FUNCTIONS
from verdict import ACTS, CANNOT_TELL, OK, Verdict


def only_computes(path):
    """True for what stands in the list of functions, or below a name with a dot behind it."""
    parts = path.split(".")
    return path in SAFE_FUNCTIONS or any(".".join(parts[:cut]) + "." in SAFE_FUNCTIONS for cut in range(1, len(parts)))


class Arguments:
    """A part of Body: what a call does with functions that it gets."""

    def listed(self, text, node):
        """What the tables say of a name as it is imported, such as `pandas.DataFrame`. @returns None if they do not have it"""
        head, *rest = text.split(".")
        if head in self.parameters or (head in self.local and head not in self.imports):
            return None
        origin = self.imports.get(head) or self.module.imports.get(head)
        path = ".".join([origin, *rest]) if origin else None
        if path is None or head in self.module.classes or head in self.module.functions:
            return None
        if path in CALLERS:
            return self.hands_over(node, *CALLERS[path])
        if path in ACTING_PATHS:
            return Verdict(ACTS, path)
        return OK if only_computes(path) else None

    def kept_by_module(self, module, name, method, node):
        """A method of what stands in a variable of a module, such as a logger or a pattern: no pickle has it. @returns None if it is not known"""
        value = module.assigned.get(name)
        if isinstance(value, (ast.Dict, ast.List, ast.Set, ast.DictComp, ast.ListComp, ast.SetComp, ast.Constant)):
            return self.on_anything(method, node)
        text = dotted(value.func) if isinstance(value, ast.Call) else None
        if text is None:
            return None
        if text.split(".")[-1] in KEPT_BY_MODULES:
            return self.on_anything(method, node)
        made = self.judge_of.index.resolve(module, text)
        found = self.judge_of.method(made, method) if isinstance(made, Class) else None
        if found is None or not isinstance(found[1], list):
            return None
        return self.judge_of.functions(found[1], found[0].module, made, found[0], self.depth + 1)

    def handed(self, value):
        """What calling an argument of a call does."""
        if value is None or isinstance(value, (ast.Constant, ast.JoinedStr, ast.Lambda)):
            return OK  # The body of a lambda is part of this one, and judged with it.
        if isinstance(value, ast.IfExp):
            return self.handed(value.body) | self.handed(value.orelse)
        if isinstance(value, ast.Call):
            maker = (dotted(value.func) or "?").split(".")[-1]
            return OK if maker in ("itemgetter", "partial") else Verdict(CANNOT_TELL, f"hands over what {maker} gives")
        if isinstance(value, ast.Name) and value.id in self.inner:
            return OK
        if isinstance(value, ast.Name) and value.id in self.local and value.id not in self.parameters | self.following:
            values = self.values_of(value.id)
            self.following.add(value.id)
            return self.handed(values[0]) if len(values) == 1 else Verdict(CANNOT_TELL, f"hands over the variable {value.id}")
        text = dotted(value)
        if isinstance(value, ast.Attribute) and (self.is_self(value.value) or self.is_class_of_self(value.value)):
            return self.own(value.attr)
        head = text.split(".")[0] if text and not isinstance(value, ast.Subscript) else None
        if head is None or head in self.local | self.parameters | {self.self_name}:
            return Verdict(CANNOT_TELL, "hands over a value that it does not know")
        if head in self.imports:
            return self.found(self.judge_of.index.find(".".join([self.imports[head], *text.split(".")[1:]])), None)
        found = self.judge_of.index.resolve(self.module, text)
        if found == text and head in SAFE_BUILTINS and head not in CALLERS:
            return OK
        return self.found(found, None)

    def hands_over(self, node, positions, keywords):
        """What a function that calls some of its arguments calls."""
        if node is None:
            return Verdict(CANNOT_TELL, "hands over a function that calls others")
        last = max(positions, default=-1)
        if any(isinstance(item, ast.Starred) for item in node.args[:last + 1]) or any(word.arg is None for word in node.keywords):
            return Verdict(CANNOT_TELL, "hands over arguments that are not spelled out")
        values = [node.args[at] for at in positions if at < len(node.args)] + [word.value for word in node.keywords if word.arg in keywords]
        verdict = OK
        for value in values:
            verdict |= self.handed(value)
        return verdict

    def values_of(self, name):
        return [node.value for node in walked(self.body) if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)]
