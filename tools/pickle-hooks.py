"""Lists what the classes of a Python package do when a pickle makes them: `python3 tools/pickle-hooks.py FOLDER...`.

Use it before a prefix of a package is added to the vetted lists. It parses source and runs nothing of it. It prints each hook
that an unpickler runs (`__setstate__`, `__new__` and so on) with the functions that the hook calls; a `!` marks those that
call something that reads, writes, imports or evaluates, or that call what the state holds. Compiled code is not seen.
"""
import ast
import os
import sys

HOOKS = {"__setstate__", "__reduce__", "__reduce_ex__", "__new__", "__getnewargs__", "__getnewargs_ex__", "__del__", "__init_subclass__", "__setattr__", "__setitem__", "__getattr__", "__getattribute__", "__hash__", "__eq__", "append", "extend", "add"}
# A reducer runs when a pickle is written; what it names runs on load.
NAMED_BY = {"__reduce__", "__reduce_ex__"}
ACTING = {"eval", "exec", "compile", "open", "__import__", "import_module", "system", "popen", "Popen", "run", "call", "check_output", "load", "loads", "read_pickle", "unlink", "remove", "rmtree", "rmdir", "mkdir", "makedirs", "rename", "write", "write_text", "write_bytes", "from_file", "from_pretrained", "load_state_dict_from_url", "urlopen", "get", "getattr", "dmatrix", "dmatrices", "sympify", "parse_expr", "restore", "load_model", "load_library", "CDLL", "dlopen", "connect", "create_engine"}
SKIPPED = {"tests", "test", "testing", "_testing", "examples", "benchmarks", "scripts", "cli"}


def name_of(node):
    if isinstance(node, ast.Attribute):
        return f"{name_of(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else "(...)"


def calls_in(function):
    calls = sorted({name_of(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)})
    held = {target.id for node in ast.walk(function) if isinstance(node, ast.Assign) for target in node.targets if isinstance(target, ast.Name)}
    parameters = {argument.arg for argument in function.args.args[1:]}
    acting = [call for call in calls if call.split(".")[-1] in ACTING - {"get"} or call == "(...)" or call in parameters]
    return calls, acting, held


def hooks_of(path):
    try:
        tree = ast.parse(open(path, encoding="utf-8", errors="replace").read())
    except SyntaxError as error:
        yield "?", "syntax", 0, [], [str(error)]
        return
    for holder in ast.walk(tree):
        if not isinstance(holder, ast.ClassDef):
            continue
        for function in holder.body:
            if isinstance(function, ast.FunctionDef) and function.name in HOOKS:
                calls, acting, _ = calls_in(function)
                if function.name in NAMED_BY:
                    first = [name_of(node.value.elts[0]) for node in ast.walk(function) if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and node.value.elts]
                    calls, acting = first, []
                yield holder.name, function.name, function.lineno, calls, acting


def main(folders):
    for folder in folders:
        for parent, below, files in os.walk(folder):
            below[:] = sorted(name for name in below if name not in SKIPPED)
            for name in sorted(files):
                path = os.path.join(parent, name)
                if name.endswith((".so", ".pyd")):
                    print(f"  compiled: {path}")
                if not name.endswith(".py"):
                    continue
                for holder, hook, line, calls, acting in hooks_of(path):
                    mark = "!" if acting else " "
                    print(f"{mark} {path}:{line} {holder}.{hook}: {', '.join(acting or calls) or 'nothing'}")


main(sys.argv[1:])
