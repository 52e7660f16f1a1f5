/**
 * Measures what it costs to ask a Python function from here, beside the function itself: processor time of this process and of
 * Python for batches of 256 rows, divided by that of the calls of the function alone.
 * Usage: PYTHON=venv/bin/python node tools/node24.js tools/bench/python-overhead.ts (needs scikit-learn and pandas)
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PythonProcess } from '../../src/engine/python/python-process.ts';
import { readPythonFacts } from '../../src/engine/prepare/open-python.ts';
import { PythonVictim } from '../../src/engine/victim/python-victim.ts';
import { projectPath } from '../project.ts';

const COLUMNS = 20;
const ROWS = 256;
const CALLS = 100;
const MODELS = {
  'logistic regression': 'LogisticRegression()',
  'random forest of 100 trees': 'RandomForestClassifier(100, random_state=0, n_jobs=1)',
};

/** Trains a model, and notes the processor time of each call and, before each, of the process. */
const MODULE = (model: string): string => `
import time
from sklearn.datasets import make_classification
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
model = ${model}.fit(*make_classification(2000, ${String(COLUMNS)}, random_state=0))
calls = open("calls.txt", "w", buffering=1)
def predict(rows):
    begun = time.process_time()
    scores = model.predict_proba(rows)
    ended = time.process_time()
    print(begun, ended, file=calls)
    return scores
`;

async function measure(name: string, model: string): Promise<void> {
  const workspace = await mkdtemp(join(tmpdir(), 'python-overhead-'));
  await writeFile(join(workspace, 'served.py'), MODULE(model));
  const options = { function: 'served:predict', workspace, memoryBytes: 2 ** 32, environment: process.env };
  const port = new PythonProcess({ ...options, adapter: projectPath('src/engine/python/adapter.py') });
  try {
    const facts = await readPythonFacts(port);
    const columns = Array.from({ length: COLUMNS }, () => ({ name: undefined, mayLack: true }));
    const rows = Float32Array.from({ length: ROWS * COLUMNS }, (_unused, at) => Math.sin(at));
    const shape = { task: 'tabular-classification', shape: [COLUMNS], columns, scale: undefined } as const;
    const victim = await PythonVictim.open({ port, facts, ...shape, function: options }, rows);
    const before = process.cpuUsage();
    for (let call = 0; call < CALLS; call += 1) await victim.look(rows, ROWS);
    const own = process.cpuUsage(before);
    const lines = (await readFile(join(workspace, 'calls.txt'), 'utf8')).trim().split('\n');
    const times = lines.map((line) => line.split(' ').map(Number)).slice(1);
    const inside = times.reduce((sum, [begun = 0, ended = 0]) => sum + ended - begun, 0);
    const whole = (times.at(-1)?.[1] ?? 0) - (times[0]?.[0] ?? 0);
    const here = (own.user + own.system) / 1e6;
    const percent = (100 * (whole + here - inside)) / inside;
    const each = (1000 * inside) / CALLS;
    console.log(
      `${name}: ${each.toFixed(2)} ms in the function for ${String(ROWS)} rows, ${percent.toFixed(0)} % more in all`,
    );
  } finally {
    port.close();
    await rm(workspace, { recursive: true, force: true });
  }
}

for (const [name, model] of Object.entries(MODELS)) await measure(name, model);
