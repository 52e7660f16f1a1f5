import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DESCRIPTORS } from '../../src/attacks/table.ts';
import { sourceChildCode } from '../../src/engine/process/child-code.ts';
import { runAnalysis } from '../../src/engine/process/run-analysis.ts';
import { PythonProcess } from '../../src/engine/python/python-process.ts';
import { projectPath } from '../../tools/project.ts';
import { ADAPTER, openFunction, removeFunctions } from '../support/python-functions.ts';

/** A Python with these packages calls the functions; without one the tests are skipped, and named. */
const PYTHON = process.env['MODELS_PYTHON'] ?? 'python3';
const hasModules = spawnSync(PYTHON, ['-c', 'import joblib, pandas, skl2onnx, sklearn']).status === 0;

/** Writes a pipeline over columns of numbers and texts as joblib and as ONNX, and rows that it does not know. */
const TRAIN = `
import joblib, numpy as np, pandas as pd
from skl2onnx import to_onnx
from skl2onnx.common.data_types import FloatTensorType, StringTensorType
from sklearn.compose import ColumnTransformer
from sklearn.ensemble import RandomForestClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler
rng, n = np.random.default_rng(1), 1200
rows = pd.DataFrame({
    "income": rng.normal(3, 1, n).round(2), "debt": rng.normal(1, 0.5, n).round(2),
    "job": rng.choice(["cook", "smith", "clerk"], n), "home": rng.choice(["own", "rent"], n)})
worth = (rows.income - 3) * 1.2 - (rows.debt - 1) * 2 + (rows.job == "clerk") * 0.8 + rng.normal(0, 0.4, n)
labels = np.where(worth > 0.3, "good", "bad")
encoder = ColumnTransformer([("n", StandardScaler(), ["income", "debt"]), ("c", OneHotEncoder(), ["job", "home"])])
model = make_pipeline(encoder, RandomForestClassifier(30, max_depth=6, random_state=0, n_jobs=1)).fit(rows[:900], labels[:900])
joblib.dump(model, "models/credit.joblib")
types = [(name, FloatTensorType([None, 1])) for name in ["income", "debt"]]
types += [(name, StringTensorType([None, 1])) for name in ["job", "home"]]
onnx = to_onnx(model, initial_types=types, options={"zipmap": False})
open("models/credit.onnx", "wb").write(onnx.SerializeToString())
rows[900:].assign(label=labels[900:]).to_csv("credit.csv", index=False)
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'python-models-'));
  mkdirSync(path.join(folder, 'models'));
  copyFileSync(projectPath('examples/python/scikit_learn.py'), path.join(folder, 'models', 'serve.py'));
  if (!hasModules) return;
  const trained = spawnSync(PYTHON, ['-c', TRAIN], { cwd: folder, encoding: 'utf8' });
  if (trained.status !== 0) throw new Error(trained.stderr);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** @returns the score of an attack on the file or the function, or the reason why there is none */
async function scoreOf(
  attack: 'extraction' | 'evasion',
  kind: 'file' | 'function',
): Promise<number | string> {
  const upload = (name: string): { path: string; index: { name: string; bytes: number }[] } => {
    const file = path.join(folder, name);
    return { path: file, index: [{ name: path.basename(name), bytes: statSync(file).size }] };
  };
  const predict = { function: 'models.serve:predict', input: 'pandas' } as const;
  const memoryBytes = 2 * 2 ** 30;
  const environment = { ...process.env, PYTHON };
  const about = { adapter: ADAPTER, workspace: folder, memoryBytes, environment };
  const python = kind === 'file' ? undefined : new PythonProcess({ ...predict, ...about });
  const { needs, needsLabels } = DESCRIPTORS[attack];
  try {
    const outcome = await runAnalysis(
      {
        ...{ task: 'tabular-classification', attack, needs, needsLabels },
        fields: { number_of_attack_queries: '1000' },
        settings: {
          seed: 1,
          timeMs: 600_000,
          maxQueries: 150_000,
          ...(attack === 'evasion' ? { eps: 0.1 } : {}),
        },
        ...(kind === 'function' ? { predict } : {}),
        uploads: {
          data: upload('credit.csv'),
          ...(kind === 'file' ? { model: upload('models/credit.onnx') } : {}),
        },
      },
      { code: sourceChildCode(), memoryBytes, python },
    );
    return outcome.kind === 'result' ? outcome.result.score.value : JSON.stringify(outcome);
  } finally {
    python?.close();
  }
}

const whenThere = hasModules ? describe : describe.skip;

whenThere(
  'a pipeline of scikit-learn with columns of text (needs MODELS_PYTHON with skl2onnx and pandas)',
  () => {
    it.each(['extraction', 'evasion'] as const)(
      'has the same score as a function and as a file: %s',
      async (attack) => {
        const [file, called] = [await scoreOf(attack, 'file'), await scoreOf(attack, 'function')];

        expect(called).toEqual(expect.any(Number));
        expect(Math.abs(Number(called) - Number(file))).toBeLessThanOrEqual(0.05);
      },
      900_000,
    );
  },
);

const TORCH = `
import os, torch
os.makedirs("models", exist_ok=True)
net = torch.nn.Sequential(torch.nn.Flatten(), torch.nn.Linear(3, 2))
net[1].weight.data = torch.tensor([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
net[1].bias.data.zero_()
torch.jit.script(net).save("models/digits.pt")
`;
const hasTorch = spawnSync(PYTHON, ['-c', 'import torch']).status === 0;

(hasTorch ? describe : describe.skip)('a network of PyTorch (needs MODELS_PYTHON with torch)', () => {
  afterEach(removeFunctions);

  it('answers with probabilities for its logits', async () => {
    const example = readFileSync(projectPath('examples/python/pytorch.py'), 'utf8');
    const options = { environment: { ...process.env, PYTHON }, memoryBytes: 4 * 2 ** 30 };
    const victim = await openFunction(TORCH + example, { input: 'numpy', options });
    const scores = await victim.look(Float32Array.of(2, 0, 9), 1);

    expect([victim.answers, ...Array.from(scores, (score) => score.toFixed(3))]).toEqual([
      ...['scores', '0.881', '0.119'],
    ]);
  });
});

describe('the examples of Python functions', () => {
  it.each(['scikit_learn', 'pytorch'])('are short: %s', (name) => {
    const lines = readFileSync(projectPath(`examples/python/${name}.py`), 'utf8')
      .trim()
      .split('\n');

    expect(lines.length).toBeLessThanOrEqual(15);
  });
});
