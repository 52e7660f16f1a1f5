"""What the readers of files share: names are stubs, of which nothing is imported or called. Each file is read in a process of
its own, which tells what happens at once: some files crash the library that reads them. The frames and the answers are those
of `unpickle.py`."""

import base64
import json
import os
import pickle
import sys
import warnings

pipe = -1


def tell(kind, path):
    os.write(pipe, (json.dumps([kind, path]) + "\n").encode())


class Meta(type):
    def __call__(cls, *args, **kwargs):
        tell("called", cls.path)
        return object.__new__(cls)


class Stub(metaclass=Meta):
    path = ("", "")

    def __new__(cls, *args, **kwargs):
        tell("called", cls.path)
        return object.__new__(cls)

    def take(*args, **kwargs):
        pass

    __setstate__ = __setitem__ = append = extend = take


def finder(is_real):
    """A `find_class` that gives what `is_real(module, name)` accepts, and a stub for everything else."""

    def find_class(self, module, name):
        tell("seen", (module, name))
        if is_real(module, name):
            return pickle._Unpickler.find_class(self, module, name)
        return Meta("Stub", (Stub,), {"path": (module, name)})

    return find_class


def answer(read, data):
    global pipe
    source, pipe = os.pipe()
    if os.fork() == 0:
        try:
            read(data)
        except BaseException:
            pass
        os._exit(0)
    os.close(pipe)
    with os.fdopen(source) as lines:
        told = [json.loads(line) for line in lines]
    os.wait()
    return {kind: [path for of, path in told if of == kind] for kind in ("seen", "called")}


def serve(read):
    """Answers frames from stdin. `read` loads the bytes of a file with the real reader."""
    warnings.simplefilter("ignore")
    while True:
        head = sys.stdin.buffer.read(4)
        if len(head) < 4:
            return
        batch = json.loads(sys.stdin.buffer.read(int.from_bytes(head, "little")))
        answers = [answer(read, base64.b64decode(text)) for text in batch]
        sys.stdout.write(json.dumps(answers) + "\n")
        sys.stdout.flush()
