"""Makes clean models for the benchmark of the supply-chain scan.

Usage: models.py FOLDER DICTS ZIP_MIB FOLDER_MIB: large files of random weights, by the standard library only.
Usage: models.py --drawn-models FOLDER [NAME...]: small models of the frameworks in drawn_models.py that are installed, or of those
that are named, into FOLDER/drawn-models. --drawn-objects does the same for drawn_objects.py.
"""
import importlib
import inspect
import json
import os
import pickle
import struct
import subprocess
import sys
import warnings
import zipfile

MIB = 1024 * 1024
BLOCK = os.urandom(MIB)
# What torch.save writes for {"w": a tensor of 16 numbers}.
TENSORS = (
    b"\x80\x02}q\x00X\x01\x00\x00\x00wq\x01ctorch._utils\n_rebuild_tensor_v2\nq\x02((X\x07\x00\x00\x00storageq\x03"
    b"ctorch\nFloatStorage\nq\x04X\x01\x00\x00\x000q\x05X\x03\x00\x00\x00cpuq\x06K\x10tq\x07QK\x00K\x10\x85q\x08"
    b"K\x01\x85q\t\x89ccollections\nOrderedDict\nq\n)Rq\x0btq\x0cRq\rs."
)


def write_pickle(path, count):
    rows = [{"id": index, "score": index / 7, "ratio": index / 3, "known": True, "tag": f"t{index % 1000}"} for index in range(count)]
    with open(path, "wb") as file:
        pickle.dump(rows, file, protocol=4)


def write_torch(path, mib):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("archive/data.pkl", TENSORS)
        archive.writestr("archive/version", "3\n")
        with archive.open("archive/data/0", "w", force_zip64=True) as member:
            for _ in range(mib):
                member.write(BLOCK)


def write_safetensors(path, mib):
    header = json.dumps({"w": {"dtype": "U8", "shape": [mib * MIB], "data_offsets": [0, mib * MIB]}}).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(header)) + header)
        for _ in range(mib):
            file.write(BLOCK)


def write_npy(path, mib):
    header = f"{{'descr': '|u1', 'fortran_order': False, 'shape': ({mib * MIB},), }}"
    header += " " * (117 - len(header)) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
        for _ in range(mib):
            file.write(BLOCK)


def main(folder, dicts, zip_mib, folder_mib):
    for name in ("pickle", "zip", "folder"):
        os.makedirs(os.path.join(folder, name))
    write_pickle(os.path.join(folder, "pickle", "rows.pkl"), dicts)
    write_torch(os.path.join(folder, "zip", "model.pt"), zip_mib)
    writers = ((write_torch, "pt"), (write_safetensors, "safetensors"), (write_npy, "npy"))
    for index in range(folder_mib // 16):
        write, extension = writers[index % 3]
        write(os.path.join(folder, "folder", f"model-{index}.{extension}"), 16)
        write_pickle(os.path.join(folder, "folder", f"small-{index}.pkl"), 100)


def pickle_in_turns(folder, objects, all_protocols):
    """Pickles each object in one of the usual ways; returns the names of those that cannot be pickled."""
    import cloudpickle
    import joblib
    ways = [
        ("pkl", lambda value, path: pickle.dump(value, open(path, "wb"))),
        ("joblib", lambda value, path: joblib.dump(value, path)),
        ("p2.pkl", lambda value, path: pickle.dump(value, open(path, "wb"), protocol=2)),
        ("cloudpickle", lambda value, path: cloudpickle.dump(value, open(path, "wb"))),
        ("z.joblib", lambda value, path: joblib.dump(value, path, compress=3)),
    ]
    if all_protocols:
        ways += [
            ("p5.pkl", lambda value, path: pickle.dump(value, open(path, "wb"), protocol=5)),
            ("p3.pkl", lambda value, path: pickle.dump(value, open(path, "wb"), protocol=3)),
        ]
    failed = []
    for index, (name, value) in enumerate(objects.items()):
        extension, write = ways[(index + len(os.path.basename(folder))) % len(ways)]
        path = os.path.join(folder, f"{name}.{extension}")
        try:
            write(value, path)
        except Exception as error:
            failed.append(f"{name}: {type(error).__name__}: {error}")
            if os.path.exists(path):
                os.remove(path)
    return failed


# Each sample's module of makers. Its models go into a folder of its name.
KINDS = {"--drawn-objects": "drawn_objects", "--drawn-models": "drawn_models"}


def make_framework(kind, folder, name):
    warnings.filterwarnings("ignore")
    path = os.path.join(folder, kind[2:], name)
    os.makedirs(path, exist_ok=True)
    maker = getattr(importlib.import_module(KINDS[kind]), name)
    takes_folder = len(inspect.signature(maker).parameters) > 0
    for failure in pickle_in_turns(path, maker(path) if takes_folder else maker(), kind == "--drawn-models"):
        print(f"{name}: not pickled: {failure[:200]}")


def make_frameworks(kind, folder, names):
    """Makes each framework's models in a process of its own, which may fail."""
    makers = [name for name, _ in inspect.getmembers(importlib.import_module(KINDS[kind]), inspect.isfunction) if not name.startswith("_")]
    for name in names or makers:
        try:
            made = subprocess.run([sys.executable, __file__, kind, folder, "--only", name], capture_output=True, text=True, timeout=300)
            said = made.stdout + (made.stderr.strip().splitlines() or [""])[-1] if made.returncode else made.stdout
        except subprocess.TimeoutExpired:
            said = "took too long"
        if said:
            print(f"{name}: {said.strip()}", flush=True)


if sys.argv[1] in KINDS:
    kind, folder, *names = sys.argv[1:]
    if names[:1] == ["--only"]:
        make_framework(kind, folder, names[1])
    else:
        make_frameworks(kind, folder, names)
else:
    main(sys.argv[1], *map(int, sys.argv[2:5]))
