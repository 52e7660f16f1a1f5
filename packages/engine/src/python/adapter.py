"""Calls one function of the user for a program that waits at the other end of two pipes. Standard library only.

Started as: adapter.py REQUESTS ANSWERS FUNCTION BYTES [GRADIENT], with the descriptors of the two pipes,
package.module:function, the most memory that may be reserved, and the function that gives the gradient. A frame in either
direction is the length of a header and of a body, both as 32-bit integers with the lowest byte first, then the header
(JSON) and the body (npy, or nothing; a request for a gradient has two arrays, the inputs and the weights of the answers).
The first answer tells what the function says of itself; then there is one answer for each request. What the user's code
prints goes to standard output and standard error, which are not part of this.
"""

import array
import ast
import importlib
import json
import os
import queue
import signal
import struct
import sys
import threading
import traceback

LONGEST_TEXT = 1000
OWNER = os.getpid()
MISSING = float("nan")


class Wrong(Exception):
    """What the function is or returns cannot be used. The text says why."""


def end_all():
    """Ends this process and those that it has started."""
    if hasattr(os, "killpg") and os.getpgrp() == OWNER:
        os.killpg(OWNER, signal.SIGKILL)
    os._exit(1)


def read_exactly(descriptor, count):
    pieces = []
    while count > 0:
        piece = os.read(descriptor, min(count, 1 << 20))
        if not piece:
            end_all()
        pieces.append(piece)
        count -= len(piece)
    return b"".join(pieces)


def read_requests(descriptor, requests):
    """Runs in a thread of its own, so that the end of the other program is seen while the function is busy."""
    while True:
        header, body = struct.unpack("<II", read_exactly(descriptor, 8))
        text = read_exactly(descriptor, header)
        requests.put((json.loads(text.decode("utf-8")), read_exactly(descriptor, body)))


def answer(descriptor, header, body=b""):
    # A copy of this process that the user's code has made has no answer to give.
    if os.getpid() != OWNER:
        os._exit(0)
    text = json.dumps(header).encode("utf-8")
    rest = memoryview(b"".join((struct.pack("<II", len(text), len(body)), text, body)))
    while rest:
        rest = rest[os.write(descriptor, rest):]


def describe(error):
    """Says what was raised, and the line of the user's own files, else the last line, that raised it."""
    said = " ".join("".join(traceback.format_exception_only(type(error), error)).split())
    if isinstance(error, SyntaxError):
        return said[:LONGEST_TEXT]
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename != __file__]
    here = os.getcwd() + os.sep
    own = [frame for frame in frames if frame.filename.startswith(here) and "site-packages" not in frame.filename]
    at = (own or frames or [None])[-1]
    if at is None or "importlib" in at.filename:
        return said[:LONGEST_TEXT]
    name = at.filename[len(here):] if at.filename.startswith(here) else at.filename
    return "%s (%s, line %s, in %s)" % (said[:LONGEST_TEXT], name, at.lineno, at.name)


def find_function(name):
    module, _, function = name.partition(":")
    found = getattr(importlib.import_module(module), function, None)
    if found is None:
        raise Wrong("the module %s has no %s" % (module, function))
    if not callable(found):
        raise Wrong("%s is not a function: its type is %s" % (name, type(found).__name__))
    return found


def names_of(function, attribute):
    """The list of names that the function carries as an attribute, if it does."""
    names = getattr(function, attribute, None)
    if names is None:
        return None
    names = [str(name) for name in names]
    if len(set(names)) < len(names):
        raise Wrong("its attribute %s has a name twice" % attribute)
    return names


def read_npy(body):
    """Returns the type of the numbers, the shape, and the bytes of the numbers and what follows them."""
    length = struct.unpack("<H", body[8:10])[0]
    header = ast.literal_eval(body[10:10 + length].tobytes().decode("latin1"))
    start, end = 10 + length, 10 + length + int(header["descr"][2:])
    for size in header["shape"]:
        end = start + (end - start) * size
    return header["descr"], header["shape"], body[start:end], body[end:]


def nested(values, shape):
    if len(shape) == 1:
        return values.tolist()
    step = len(values) // shape[0]
    return [nested(values[at * step:(at + 1) * step], shape[1:]) for at in range(shape[0])]


def lists_of(kind, shape, numbers):
    values = array.array("d" if kind == "<f8" else "f")
    values.frombytes(numbers)
    if sys.byteorder == "big":
        values.byteswap()
    return nested(values, shape)


def array_of(kind, shape, numbers):
    numpy = importlib.import_module("numpy")
    return numpy.frombuffer(numbers, dtype=kind).reshape(shape).astype(kind[1:])


class Batches:
    """Makes of each request what the function wants."""

    def __init__(self):
        self.words = {}

    def arguments(self, header, body):
        """Returns the inputs, and the weights of the answers if a gradient is wanted."""
        *inputs, rest = read_npy(memoryview(body))
        arguments = [self.inputs(header, inputs)]
        if header["gradient"]:
            arguments.append((lists_of if header["input"] == "lists" else array_of)(*read_npy(rest)[:3]))
        return arguments

    def inputs(self, header, inputs):
        for column, words in header["words"].items():
            self.words.setdefault(int(column), []).extend(words)
        form = header["input"]
        if form == "lists":
            return self.with_texts(lists_of(*inputs))
        values = array_of(*inputs)
        if form == "pandas":
            return self.frame(values, header["names"])
        if not self.words:
            return values
        return numpy.array(self.with_texts(values.tolist()), dtype=object)

    def text(self, column, code):
        words = self.words[column]
        at = int(code) if code == code else -1
        return words[at] if 0 <= at < len(words) else ""

    def with_texts(self, rows):
        for column in self.words:
            for row in rows:
                row[column] = self.text(column, row[column]) or None
        return rows

    def frame(self, values, names):
        pandas = importlib.import_module("pandas")
        frame = pandas.DataFrame(values, columns=names)
        for column in self.words:
            texts = [self.text(column, code) or MISSING for code in values[:, column]]
            frame[frame.columns[column]] = pandas.Series(texts, dtype=object)
        return frame


def plain(result):
    """Makes an array of NumPy of what a library returns, if NumPy is there; else lists."""
    if hasattr(result, "detach"):
        result = result.detach().cpu()
    for name in ("to_numpy", "numpy"):
        if callable(getattr(result, name, None)):
            result = getattr(result, name)()
            break
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        try:
            return numpy.asarray(result)
        except ValueError:
            raise Wrong("it returned rows of different lengths")
    return result.tolist() if hasattr(result, "tolist") else result


def flatten(value, shape, depth, flat):
    if isinstance(value, (list, tuple)):
        if depth == len(shape):
            shape.append(len(value))
        if shape[depth] != len(value) or depth > 8:
            raise Wrong("it returned rows of different lengths")
        for item in value:
            flatten(item, shape, depth + 1, flat)
    else:
        if depth < len(shape):
            raise Wrong("it returned rows of different lengths")
        flat.append(value)


def numbers_of(result, classes):
    """Returns the shape, the numbers, and whether they are whole by their type."""
    result = plain(result)
    if hasattr(result, "dtype"):
        if result.dtype.kind in "iubf":
            return list(result.shape), result.astype("<f8").tobytes(), result.dtype.kind != "f"
        shape, flat = list(result.shape), result.ravel().tolist()
    else:
        shape, flat = [], []
        flatten(result, shape, 0, flat)
    whole = all(isinstance(value, int) for value in flat)
    if flat and all(isinstance(value, str) for value in flat):
        flat, whole = [class_of(value, classes) for value in flat], True
    wrong = [value for value in flat if not isinstance(value, (int, float))]
    if wrong:
        raise Wrong("it returned a value of the type %s, which is not a number" % type(wrong[0]).__name__)
    values = array.array("d", flat)
    if sys.byteorder == "big":
        values.byteswap()
    return shape, values.tobytes(), whole


def class_of(name, classes):
    if classes is None:
        raise Wrong(
            "it returned texts, such as %r. Return scores or labels counted from 0, or name the classes in their order: "
            "the attribute classes of the function" % name[:40]
        )
    if name not in classes:
        raise Wrong("it returned the class %r, which is not in its attribute classes" % name[:40])
    return classes.index(name)


def npy_of(shape, numbers):
    """Renders an array of doubles in the format npy 1.0."""
    text = "{'descr': '<f8', 'fortran_order': False, 'shape': (%s,), }" % ", ".join(map(str, shape))
    header = text.encode("latin1") + b" " * (-(len(text) + 11) % 64) + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header + numbers


def limit_memory(most):
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    except (ImportError, OSError, ValueError):
        pass  # Not every system has such a limit. The other program watches the memory, too.


def main():
    requests_descriptor, answers, name, most, *slopes = sys.argv[1:]
    requests_descriptor, answers, most = int(requests_descriptor), int(answers), int(most)
    for descriptor in (requests_descriptor, answers):
        os.set_inheritable(descriptor, False)
    requests = queue.Queue()
    threading.Thread(target=read_requests, args=(requests_descriptor, requests), daemon=True).start()
    limit_memory(most)
    # The user's modules are found as by "python -c" in the workspace, and this file is not among them.
    sys.path[0] = os.getcwd()
    sys.argv = [""]
    batches = Batches()
    try:
        function = find_function(name)
        gradient = find_function(slopes[0]) if slopes else None
        classes, columns = names_of(function, "classes"), names_of(function, "columns")
        answer(answers, {"classes": classes, "columns": columns})
    except BaseException as error:
        answer(answers, {"error": fault(error)})
        # The other program ends this one when it has read that.
        threading.Event().wait()
    while True:
        header, body = requests.get()
        try:
            called = gradient if header["gradient"] else function
            shape, numbers, whole = numbers_of(called(*batches.arguments(header, body)), classes)
            answer(answers, {"whole": whole}, npy_of(shape, numbers))
        except BaseException as error:
            answer(answers, {"error": fault(error)})


def fault(error):
    return str(error) if isinstance(error, Wrong) else describe(error)


main()
