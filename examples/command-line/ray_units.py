"""Hundreds of models on a Ray cluster, without an account: each unit of the plan on a worker, and one verdict of all.

    python ray_units.py MOST RESULTS    # in the repository; ends with the exit status of the verdict

A worker that dies loses its unit, which Ray starts again elsewhere; a unit whose worker keeps dying has no results file, so
the report has no verdict. Needs: ray, and model-security on the path of every worker (or its command in MODEL_SECURITY).
Every worker needs the repository at the same path.
"""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import ray

COMMAND = shlex.split(os.environ.get("MODEL_SECURITY", "model-security"))


def model_security(*arguments, **options):
    return subprocess.run([*COMMAND, *arguments], cwd=os.getcwd(), **options)


@ray.remote(max_retries=3)
def scan(unit, folder, results):
    """Attacks the models of one unit. Its results file replaces that of an attempt that died."""
    os.chdir(folder)
    ended = model_security(
        "scan", "--only", unit["only"], "--no-supply-chain", "--results-file", results, stdout=subprocess.DEVNULL
    )
    # 2 is a run without a verdict: its results file says why, and the report counts it.
    return ended.returncode


def main(most, folder):
    plan = model_security("scan", "--mode", "plan", "--units", most, stdout=subprocess.PIPE, check=True)
    units = json.loads(plan.stdout)
    Path(folder).mkdir(parents=True, exist_ok=True)
    names = [str(Path(folder) / f"{index}.json") for index in range(len(units))]
    for name in names:
        Path(name).unlink(missing_ok=True)
    files = str(Path(folder) / "files.json")
    model_security("scan", "--supply-chain-only", "--results-file", files, stdout=subprocess.DEVNULL)
    ray.init(log_to_driver=False)
    tasks = [scan.remote(unit, os.getcwd(), name) for unit, name in zip(units, names)]
    for unit, task in zip(units, tasks):
        try:
            print(unit["name"], ray.get(task), flush=True)
        except ray.exceptions.RayError as error:
            print(unit["name"], "no result:", type(error).__name__, flush=True)
    # It names a file for each unit: one that is missing is an error, and never a pass.
    return model_security("report", *names, files, "--format", "markdown").returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
