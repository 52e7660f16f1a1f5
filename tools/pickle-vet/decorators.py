"""Decorators and metaclasses: whether they give a class back as it was, and put no hook into it."""
import ast

from modules import Class, Module, dotted, statements, walked
from tables import HOOK_NAMES

KNOWN_DECORATORS = ("dataclass", "final", "unique", "total_ordering", "runtime_checkable", "s", "attrs", "define", "frozen", "mutable", "attributes")
NEVER_NAMED = {"__setstate__", "__getattr__", "__getattribute__", "__setattr__", "__del__"}


def injects(body):
    """True if a function may put a hook into a class: one that it names, or one whose name is computed."""
    for node in walked(body):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in NEVER_NAMED:
            return True
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in HOOK_NAMES - {"__class__", "__dict__"}:
            return True
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and isinstance(node.slice, ast.Constant) and node.slice.value in HOOK_NAMES:
            return True
        if isinstance(node, ast.Call) and (dotted(node.func) or "").split(".")[-1] in ("setattr", "__setattr__"):
            name = node.args[1] if len(node.args) > 1 else None
            if any(text in HOOK_NAMES for text in texts_of(body, name)):
                return True
    return False


def texts_of(body, name):
    """What an expression for a name may be; a hook if that is not known."""
    unknown = ["__setstate__"]
    if isinstance(name, ast.Constant):
        return [name.value]
    if isinstance(name, ast.JoinedStr):  # f"set_{name}_request"
        first = name.values[0].value if name.values and isinstance(name.values[0], ast.Constant) else ""
        return [hook for hook in HOOK_NAMES if hook.startswith(first)]
    if not isinstance(name, ast.Name):
        return unknown
    found = []
    for node in walked(body):
        if isinstance(node, ast.For) and any(isinstance(part, ast.Name) and part.id == name.id for part in ast.walk(node.target)):
            found += literals(body, node.iter) or unknown
    stored = [node for node in walked(body) if isinstance(node, ast.Name) and node.id == name.id and isinstance(node.ctx, ast.Store)]
    loops = [node for node in walked(body) if isinstance(node, ast.For)]
    assigned = [node.value for node in walked(body) if isinstance(node, ast.Assign) and any(target in stored for target in node.targets)]
    if stored and len(assigned) == len(stored) and not any(isinstance(value, ast.Name) for value in assigned):
        return [text for value in assigned for text in texts_of(body, value)]
    is_in_loops = all(any(part is item for loop in loops for part in ast.walk(loop.target)) for item in stored)
    return found if stored and is_in_loops else unknown


def literals(body, node):
    """The texts of a literal that a loop goes through, directly or by the name of a local variable."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("items", "keys"):
        node = node.func.value
    if isinstance(node, ast.Name):
        values = [item.value for item in walked(body) if isinstance(item, ast.Assign) and any(isinstance(target, ast.Name) and target.id == node.id for target in item.targets)]
        node = values[0] if len(values) == 1 else None
    parts = node.keys if isinstance(node, ast.Dict) else node.elts if isinstance(node, (ast.Tuple, ast.List, ast.Set)) else []
    return [part.value for part in parts] if parts and all(isinstance(part, ast.Constant) for part in parts) else []


class Decorators:
    def __init__(self, index):
        self.index = index

    def marks_only(self, module, text, depth=0):
        """True if a decorator of a class gives that class back, and puts no hook into it."""
        found = self.index.resolve(module, text)
        if isinstance(found, Class) and depth <= 4 and len(found.methods.get("__call__", ())) == 1:
            body = found.methods["__call__"][0]
            return not found.metaclass and not injects(body) and self.gives_back(found.module, body, depth, 1)
        if depth > 4 or not isinstance(found, tuple) or not isinstance(found[0], Module):
            return False
        body = found[1]
        return not injects(body) and self.gives_back(found[0], body, depth)

    def gives_back(self, module, body, depth, at=0):
        """True if a function returns nothing but one of its arguments, or functions in it that do the same."""
        parameters = [item.arg for item in (*body.args.posonlyargs, *body.args.args)]
        own = parameters[at] if len(parameters) > at else None
        inner = {item.name: item for item in statements(body.body) if isinstance(item, ast.FunctionDef)}
        nested = {id(part) for item in walked(body) if isinstance(item, (ast.FunctionDef, ast.Lambda)) and item is not body for part in ast.walk(item)}

        def is_own(value):
            if isinstance(value, ast.IfExp):
                return is_own(value.body) and is_own(value.orelse)
            if isinstance(value, ast.Name):
                return value.id == own or (value.id in inner and self.gives_back(module, inner[value.id], depth + 1))
            if isinstance(value, ast.Lambda):
                return bool(value.args.args) and isinstance(value.body, ast.Name) and value.body.id == value.args.args[0].arg
            if isinstance(value, ast.Call) and len(value.args) == 2 and (dotted(value.func) or "").split(".")[-1] == "cast":
                return is_own(value.args[1])
            if isinstance(value, ast.Call) and len(value.args) == 1 and isinstance(value.args[0], ast.Name) and value.args[0].id == own:
                text = dotted(value.func.func if isinstance(value.func, ast.Call) else value.func) or "?"
                return text.split(".")[-1] in KNOWN_DECORATORS or is_own(value.func) or self.marks_only(module, text, depth + 1)
            return False

        values = [node.value for node in walked(body) if isinstance(node, ast.Return) and id(node) not in nested]
        stores = [node for node in walked(body) if isinstance(node, ast.Name) and node.id == own and isinstance(node.ctx, ast.Store)]
        stored = [node.value for node in walked(body) if isinstance(node, ast.Assign) and any(target in stores for target in node.targets)]
        return depth <= 4 and bool(values) and len(stored) == len(stores) and all(is_own(value) for value in values + stored)
