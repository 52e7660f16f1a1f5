"""Downloads the packages of packages.txt, reads them, and writes the data of the scan: `python3 tools/pickle-vet/fetch.py WHEELS`.

The versions and the platform are pinned, so that every run gives the same bytes. What WHEELS has already is not downloaded again.
pip only unpacks wheels. The few packages of the list `built` have none: pip builds them, which runs their own setup.py.
"""
import glob
import os
import subprocess
import sys

import vet
import write

FOR = [f"--platform={name}_x86_64" for name in ("manylinux_2_28", "manylinux_2_27", "manylinux_2_24", "manylinux_2_17", "manylinux2014", "manylinux1")]
FOR += ["--python-version=3.11", "--implementation=cp", "--only-binary=:all:"]
AT_ONCE = 20


def present(folder):
    """The name and version of each wheel in a folder."""
    parts = (os.path.basename(path).removesuffix(".whl").split("-") for path in glob.glob(f"{folder}/*-*"))
    return {(write.plain_name(name), version) for name, version, *_ in parts}


def fetch(folder):
    os.makedirs(folder, exist_ok=True)
    there = present(folder)
    wanted = [(name, version) for name, (_, version) in sorted(write.pinned().items()) if (name, version) not in there]
    built = write.built()
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    wheels = [f"{name}=={version}" for name, version in wanted if name not in built]
    for start in range(0, len(wheels), AT_ONCE):
        subprocess.run([*pip, "download", "--no-deps", *FOR, "-d", folder, *wheels[start:start + AT_ONCE]], check=True)
    for name, version in wanted:
        if name in built:
            subprocess.run([*pip, "wheel", "--no-deps", "-w", folder, f"{name}=={version}"], check=True)


def main(folder, processes="2"):
    fetch(folder)
    found = os.path.join(folder, "found.jsonl")
    vet.main(folder, found, processes)
    write.main(found)


if __name__ == "__main__":
    main(*sys.argv[1:])
