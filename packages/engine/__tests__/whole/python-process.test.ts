import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { analyse, figuresOf } from '../../../../__tests__/support/engine-uploads.ts';
import { descendantsOf, leftOf } from '../../../../__tests__/support/processes.ts';
import {
  faultOf,
  openFunction,
  type PythonBench,
  pythonBench,
  removeFunctions,
  returning,
  ROW,
} from '../../../../__tests__/support/python-functions.ts';

afterEach(removeFunctions);

const LOGITS = returning('[row[:2] for row in rows]');

describe('a Python function is ended with what it did', () => {
  test('if nothing answers in time, while it starts or is called', async () => {
    const slow = 'import time\ndef predict(rows):\n    time.sleep(600)\n';

    await expect(faultOf(slow, { options: { callMs: 300 } })).resolves.toMatch(/no answer within 0 sec/u);
    await expect(faultOf('import time\ntime.sleep(600)\n', { options: { startMs: 300 } })).resolves.toMatch(
      /was not imported within 0 seconds/u,
    );
  });

  test('if it holds more memory than it may, with what it printed as inert text', async () => {
    const module = `
import time
def predict(rows):
    print("::set-output name=verdict::passed")
    kept = []
    while True:
        kept.append(bytearray(2 ** 24))
        kept[-1][::4096] = b"x" * 4096
        time.sleep(0.001)
`;
    const fault = await faultOf(module, { options: { memoryBytes: 200 * 2 ** 20 } });

    expect(fault).toMatch(/needed more than the 200 MB of memory/u);
    expect(fault).toMatch(/^predict: .* It printed: ::set-output name=verdict::passed$/u);
  });

  test('if it reserves memory without end, at the line that does', async () => {
    const module = returning('bytearray(2 ** 44)');

    await expect(faultOf(module)).resolves.toMatch(/MemoryError \(served\.py, line 2, in predict\)/u);
  });

  test('if there is no interpreter', async () => {
    const environment = { PATH: process.env['PATH'], PYTHON: '/nowhere/python9' };

    await expect(faultOf(LOGITS, { options: { environment } })).resolves.toMatch(
      /there is no \/nowhere\/python9\. Install Python 3\.8 or later/u,
    );
  });
});

describe('the process of a Python function', () => {
  test('leaves nobody waiting when it is closed during a call', async () => {
    const module = `
import time
def predict(rows):
    if len(rows) > 1:
        time.sleep(600)
    return [1 for row in rows]
`;
    const victim = await openFunction(module);
    const asked = victim.look(Float32Array.of(...ROW, ...ROW), 2);
    setTimeout(removeFunctions, 200);

    await expect(asked).rejects.toThrow('predict: served:predict was ended before it answered.');
  });

  test('prints nothing to this program, and answers all the same', async () => {
    const module =
      'import os\ndef predict(rows):\n    print("{}" * 9999)\n    os.write(1, b"x")\n    return [1 for row in rows]\n';

    await expect(faultOf(module)).resolves.toBe('nothing');
  });

  test('sees no input of the action', async () => {
    const module =
      'import os\ndef predict(rows):\n    return [os.environ.get("INPUT_GITHUB-TOKEN", "none")]\npredict.classes = ["none"]\n';
    const environment = { ...process.env, 'INPUT_GITHUB-TOKEN': 's3cret' };

    await expect(faultOf(module, { options: { environment } })).resolves.not.toMatch(/s3cret/u);
  });

  test('ends with everything that it has started when it is closed, also what has left its group', async () => {
    const module = `
import os, subprocess, time
FORKED = os.fork()
if FORKED == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(600)
    time.sleep(600)
STARTED = subprocess.Popen(["sleep", "600"])
def predict(rows):
    if os.fork() == 0:
        return [1 for row in rows]
    return [2 for row in rows]
`;
    const victim = await openFunction(module);
    const answers = await victim.look(ROW, 1);
    const processes = descendantsOf(process.pid).filter(({ command }) => /adapter\.py|sleep/u.test(command));
    removeFunctions();

    expect([...answers]).toEqual([2]);
    expect(processes.length).toBeGreaterThanOrEqual(2);
    await expect(leftOf(processes, 10_000)).resolves.toEqual([]);
  });
});

const TABLE = `age,job,label\n${Array.from({ length: 60 }, (_unused, row) => `${String(row)},${row % 2 === 0 ? 'cook' : 'smith'},${String(row % 2)}`).join('\n')}\n`;

/** The figures of evasion of a function by that table, or by another one. */
async function evaded(bench: PythonBench, data = TABLE): Promise<ReturnType<typeof figuresOf>> {
  const outcome = await analyse({
    ...{ task: 'tabular-classification', attack: 'evasion', predict: { function: 'served:predict' } },
    options: { python: bench.open() },
    slots: { data: { 'data.csv': data } },
  });
  return figuresOf(outcome);
}

describe('an analysis of a Python function', () => {
  test('runs in a process of its own that asks this one for answers', async () => {
    const module = returning('[[0.9, 0.1] if row[1] == "cook" else [0.1, 0.9] for row in rows]');
    const bench = pythonBench(module);
    const figures = await evaded(bench);

    expect(figures).toMatchObject({ score: 1 });
    expect(existsSync(path.join(bench.folder, '__pycache__'))).toBe(false);
  });

  test('fails by the fault of the function, and by nothing else', async () => {
    const bench = pythonBench(returning('rows[0] + {}'));
    const figures = await evaded(bench);

    expect(figures['failed']).toMatch(/^artifact: predict: served:predict fails: TypeError.*line 2/u);
  });

  test('names the module that its Python lacks', async () => {
    const figures = await evaded(pythonBench('import lacking_module\n'));
    expect(figures['failed']).toMatch(
      /No module named 'lacking_module'.*Install it for .*python.* variable PYTHON\./u,
    );
  });

  test('needs to know which column is the label', async () => {
    const bench = pythonBench(returning('[1 for row in rows]'));
    const figures = await evaded(bench, TABLE.replace('label', 'outcome'));

    expect(figures['failed']).toMatch(/nothing says which column is the label.*attribute columns/u);
  });
});
