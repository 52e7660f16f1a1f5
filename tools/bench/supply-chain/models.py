"""Makes clean models for the benchmark of the supply-chain scan.

Usage: models.py FOLDER DICTS ZIP_MIB FOLDER_MIB. Weights are random bytes; nothing but the standard library is needed.
"""
import json
import os
import pickle
import struct
import sys
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


main(sys.argv[1], *map(int, sys.argv[2:5]))
