import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unearnedBy } from '../../src/attacks/extraction/earned.ts';
import type { Task } from '../../src/core/attack-table.ts';
import type { PythonFunction } from '../../src/core/python-function.ts';
import { type TableColumn, Words } from '../../src/engine/dataset/table-columns.ts';
import type { PythonProcessOptions } from '../../src/engine/python/python-process.ts';
import { PythonVictim, readPythonFacts } from '../../src/engine/victim/python-victim.ts';
import { analyse, figuresOf } from '../support/engine-uploads.ts';
import { descendantsOf, isRunning, leftOf } from '../support/processes.ts';
import { type PythonBench, pythonBench } from '../support/python-functions.ts';

const benches: PythonBench[] = [];

afterEach(() => {
  for (const bench of benches.splice(0)) bench.remove();
});

interface Given {
  readonly task?: Task;
  readonly columns?: readonly TableColumn[];
  readonly input?: PythonFunction['input'];
  readonly examples?: Float32Array;
  readonly options?: Partial<PythonProcessOptions>;
}

const ROW = Float32Array.of(0.5, 2, 0.25);

/** Opens a function of rows of three numbers. */
async function open(
  module: string,
  { task = 'tabular-classification', columns, input = 'lists', examples = ROW, options }: Given = {},
): Promise<PythonVictim> {
  const bench = pythonBench(module);
  benches.push(bench);
  const port = bench.open(options);
  const facts = await readPythonFacts(port);
  const numbers = Array.from({ length: 3 }, () => ({ name: undefined, mayLack: true }));
  return PythonVictim.open(
    {
      ...{ port, facts, task, shape: [3], columns: columns ?? numbers, scale: undefined },
      function: { function: 'served:predict', input },
    },
    examples,
  );
}

/** What is said if a function cannot be used. */
async function faultOf(module: string, given: Given = {}): Promise<string> {
  try {
    const victim = await open(module, given);
    await victim.look(Float32Array.of(...ROW, ...ROW), 2);
    await victim.look(Float32Array.of(...ROW, ...ROW), 2);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
}

const LOGITS = 'def predict(rows):\n    return [row[:2] for row in rows]\n';

describe('a Python function', () => {
  test('that returns logits answers with probabilities, in batches that count as queries', async () => {
    const victim = await open(LOGITS);
    const scores = await victim.ask(
      Float32Array.from({ length: 900 }, (_unused, at) => at % 3),
      300,
    );

    expect([victim.answers, victim.answerSize, victim.queries]).toEqual(['scores', 2, 300]);
    expect([...scores.subarray(598)].map((score) => score.toFixed(3))).toEqual(['0.269', '0.731']);
  });

  test.each([
    ['probabilities', '[[0.25, 0.75] for row in rows]', 'scores', [0.25, 0.75]],
    ['one probability', '[0.75 for row in rows]', 'scores', [0.25, 0.75]],
    ['whole numbers', '[4 for row in rows]', 'labels', [4]],
    ['decimals that are labels', '[2.0 for row in rows]', 'labels', [2]],
    ['truths', '[True for row in rows]', 'labels', [1]],
  ])('that returns %s answers with them', async (_name, answer, kind, expected) => {
    const victim = await open(`def predict(rows):\n    return ${answer}\n`);

    expect([victim.answers, ...(await victim.look(ROW, 1))]).toEqual([kind, ...expected]);
  });

  test('that returns names of classes answers with their places in its attribute classes', async () => {
    const module =
      'def predict(rows):\n    return ["yes" for row in rows]\npredict.classes = ["no", "yes"]\n';
    const victim = await open(module);

    expect([victim.answers, ...(await victim.look(ROW, 1))]).toEqual(['labels', 1]);
    expect(victim.classNames).toEqual(['no', 'yes']);
  });

  test('of a series answers with a forecast', async () => {
    const module = 'def predict(rows):\n    return [[row[0] + 1, -2.5] for row in rows]\n';
    const victim = await open(module, { task: 'time-series-forecasting' });

    expect([victim.answers, ...(await victim.look(ROW, 1))]).toEqual(['forecast', 1.5, -2.5]);
  });

  test('is given texts for codes, none for a missing text, and the doubles of the user’s rows', async () => {
    const words = new Words();
    const columns = [
      { name: 'price', mayLack: true },
      { name: 'job', mayLack: true, words },
      { name: 'age', mayLack: true },
    ];
    for (const word of ['cook', '']) words.codeOf(word);
    const module = `
def predict(rows):
    with open("seen.txt", "a") as seen:
        print(rows, file=seen)
    return [[0.5, 0.5] for row in rows]
`;
    const victim = await open(module, { columns, examples: Float32Array.of(1, 0, 2) });
    victim.knowRows(Float64Array.of(0.1, 1, 40));
    words.codeOf('smith');
    await victim.look(Float32Array.of(0.1, 1, 40, 0.2, 2, Number.NaN), 2);

    const [bench] = benches;
    const seen = readFileSync(path.join(bench?.folder ?? '', 'seen.txt'), 'utf8')
      .trim()
      .split('\n');
    expect(seen).toEqual([
      "[[1.0, 'cook', 2.0]]",
      "[[0.1, None, 40.0], [0.20000000298023224, 'smith', nan]]",
    ]);
  });

  test('withstands an extraction after a hundred questions, as an endpoint does', async () => {
    const victim = await open(LOGITS);

    expect([unearnedBy(100, victim), Object.keys(unearnedBy(99, victim))]).toEqual([{}, ['unearned']]);
  });
});

describe('a Python function that cannot be used fails with what was expected', () => {
  test.each([
    ['is not there', 'x = 1\n', /the module served has no predict\.$/u],
    ['is none', 'predict = 3\n', /served:predict is no function: it is of the type int/u],
    [
      'has a module that fails',
      'import json\njson.loads("{")\n',
      /JSONDecodeError.*\(served\.py, line 2, in <module>\)/u,
    ],
    ['has a module with a mistake', 'def predict(:\n', /SyntaxError|served\.py/u],
    [
      'fails',
      'def predict(rows):\n    return rows[9]\n',
      /IndexError: list index out of range \(served\.py, line 2, in predict\)/u,
    ],
    [
      'calls exit',
      'import sys\ndef predict(rows):\n    sys.exit(3)\n',
      /SystemExit: 3 \(served\.py, line 3/u,
    ],
    [
      'ends its process',
      'import os\ndef predict(rows):\n    os._exit(3)\n',
      /ended its process \(exit status 3\).*must return, and not exit/u,
    ],
    [
      'returns nothing',
      'def predict(rows):\n    pass\n',
      /a value of the type NoneType, which is no number/u,
    ],
    [
      'returns texts',
      'def predict(rows):\n    return ["a"]\n',
      /returned texts, such as 'a'\..*attribute classes/u,
    ],
    [
      'returns another class',
      'def predict(rows):\n    return ["a"]\npredict.classes = ["b"]\n',
      /the class 'a', which is not in its attribute classes/u,
    ],
    [
      'returns too many scores',
      'def predict(rows):\n    return [[1.0, 0.0] for row in rows]\npredict.classes = ["b"]\n',
      /2 scores for each input, but its attribute classes has 1 names/u,
    ],
    [
      'returns rows of different lengths',
      'def predict(rows):\n    return [[1, 2], [1]]\n',
      /rows of different lengths/u,
    ],
    [
      'returns NaN',
      'def predict(rows):\n    return [[0.5, float("nan")] for row in rows]\n',
      /returned NaN for row 0 .*missing values/u,
    ],
    [
      'returns one answer for all',
      'def predict(rows):\n    return [0.5, 0.5]\n',
      /was given 1 inputs, and returned an array of 2\. Expected: 1 labels/u,
    ],
    [
      'returns other shapes',
      'n = [1]\ndef predict(rows):\n    n[0] += 1\n    return [[0.5] * n[0] for row in rows]\n',
      /returned 2 numbers for each input at first, and now 3 numbers/u,
    ],
    [
      'returns no labels any more',
      'n = [1]\ndef predict(rows):\n    n[0] -= 1\n    return [n[0] for row in rows]\n',
      /returned labels at first, and now numbers that are no labels/u,
    ],
  ])('if it %s', async (_name, module, expected) => {
    await expect(faultOf(module)).resolves.toMatch(expected);
  });

  test('if nothing answers in time, while it starts or is called', async () => {
    const slow = 'import time\ndef predict(rows):\n    time.sleep(600)\n';

    await expect(faultOf(slow, { options: { callMs: 300 } })).resolves.toMatch(
      /gave no answer within 0 seconds/u,
    );
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
    const module = 'def predict(rows):\n    return bytearray(2 ** 44)\n';

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
    const victim = await open(module);
    const answers = await victim.look(ROW, 1);
    const processes = descendantsOf(process.pid).filter(({ command }) => /adapter\.py|sleep/u.test(command));
    benches[0]?.remove();

    expect([...answers]).toEqual([2]);
    expect(processes.filter(isRunning).length + processes.length).toBeGreaterThanOrEqual(4);
    await expect(leftOf(processes, 10_000)).resolves.toEqual([]);
  });
});

const TABLE = `age,job,label\n${Array.from({ length: 60 }, (_unused, row) => `${String(row)},${row % 2 === 0 ? 'cook' : 'smith'},${String(row % 2)}`).join('\n')}\n`;

describe('an analysis of a Python function', () => {
  test('runs in a process of its own that asks this one for answers', async () => {
    const module =
      'def predict(rows):\n    return [[0.9, 0.1] if row[1] == "cook" else [0.1, 0.9] for row in rows]\n';
    const bench = pythonBench(module);
    benches.push(bench);
    const outcome = await analyse({
      ...{ task: 'tabular-classification', attack: 'evasion', predict: { function: 'served:predict' } },
      python: bench.open(),
      slots: { data: { 'data.csv': TABLE } },
    });

    expect(figuresOf(outcome)).toMatchObject({ score: 1 });
    expect(existsSync(path.join(bench.folder, '__pycache__'))).toBe(false);
  });

  test('fails by the fault of the function, and by nothing else', async () => {
    const bench = pythonBench('def predict(rows):\n    return rows[0] + {}\n');
    benches.push(bench);
    const outcome = await analyse({
      ...{ task: 'tabular-classification', attack: 'evasion', predict: { function: 'served:predict' } },
      python: bench.open(),
      slots: { data: { 'data.csv': TABLE } },
    });

    expect(figuresOf(outcome)['failed']).toMatch(
      /^artifact: predict: served:predict fails: TypeError.*line 2, in predict/u,
    );
  });

  test('needs to know which column is the label', async () => {
    const bench = pythonBench('def predict(rows):\n    return [1 for row in rows]\n');
    benches.push(bench);
    const outcome = await analyse({
      ...{ task: 'tabular-classification', attack: 'evasion', predict: { function: 'served:predict' } },
      python: bench.open(),
      slots: { data: { 'data.csv': TABLE.replace('label', 'outcome') } },
    });

    expect(figuresOf(outcome)['failed']).toMatch(
      /nothing says which column is the label.*attribute columns/u,
    );
  });
});
