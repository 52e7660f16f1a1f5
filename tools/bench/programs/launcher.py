"""Runs programs one at a time and tells what each cost, as the kernel counted it.

Reads one JSON object a line: {"argv": [...], "env": {...}, "cwd": "..."}. Answers with one a line.
Output of the programs is thrown away, but for errors.
"""
import json
import os
import sys
import time

NOTHING = os.open(os.devnull, os.O_RDWR)
RSS_UNIT = 1 if sys.platform == "darwin" else 1024

for line in sys.stdin:
    task = json.loads(line)
    os.chdir(task["cwd"])
    actions = [(os.POSIX_SPAWN_DUP2, NOTHING, 0), (os.POSIX_SPAWN_DUP2, NOTHING, 1)]
    start = time.perf_counter()
    pid = os.posix_spawnp(task["argv"][0], task["argv"], task["env"], file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    result = {
        "wallMs": (time.perf_counter() - start) * 1000,
        "cpuMs": (usage.ru_utime + usage.ru_stime) * 1000,
        "peakBytes": usage.ru_maxrss * RSS_UNIT,
        "exitCode": os.waitstatus_to_exitcode(status),
    }
    print(json.dumps(result), flush=True)
