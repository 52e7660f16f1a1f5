import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { isObject } from '@model-security-scan/common/json';
import { sourceChildCode } from '@model-security-scan/engine/child-code';
import { runAnalysis } from '@model-security-scan/engine/run-analysis';
import { PythonProcess } from '@model-security-scan/engine/python-process';
import { projectPath } from '../../tools/project.ts';
import { ADAPTER, folderOfFunction, openFunction, removeFunctions } from '../support/python-functions.ts';

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

/** Two classes by three columns, 120 rows. */
const ROWS = `
import os, numpy as np
os.makedirs("models", exist_ok=True)
rng = np.random.default_rng(1)
rows = rng.normal(size=(120, 3)).astype("float32").astype(float)
labels = (rows[:, 0] > rows[:, 1]).astype(int)
`;

/** For each library: what trains and saves a small model, and what the function must say of the rows, in Python. */
const LIBRARIES: Readonly<
  Record<string, { readonly packages: string; readonly train: string; readonly says: string }>
> = {
  xgboost_model: {
    packages: 'xgboost, sklearn',
    train: `import xgboost
trained = xgboost.XGBClassifier(n_estimators=5, n_jobs=1).fit(rows, labels)
trained.save_model("models/credit.json")`,
    says: 'trained.predict_proba(rows)',
  },
  lightgbm_model: {
    packages: 'lightgbm',
    train: `import lightgbm
trained = lightgbm.train({"objective": "binary", "verbose": -1, "num_threads": 1}, lightgbm.Dataset(rows, labels), 5)
trained.save_model("models/credit.txt")`,
    says: 'np.stack([1 - trained.predict(rows), trained.predict(rows)], 1)',
  },
  catboost_model: {
    packages: 'catboost',
    train: `import catboost
trained = catboost.CatBoostClassifier(iterations=5, verbose=False, thread_count=1, allow_writing_files=False).fit(rows, labels)
trained.save_model("models/credit.cbm")`,
    says: 'trained.predict_proba(rows)',
  },
  keras_model: {
    packages: 'keras',
    train: `import keras
trained = keras.Sequential([keras.Input((3,)), keras.layers.Dense(2, activation="softmax")])
trained.save("models/digits.keras")`,
    says: 'np.asarray(trained.predict_on_batch(rows.astype("float32")))',
  },
  mlflow_model: {
    packages: 'mlflow.pyfunc, sklearn',
    train: `import mlflow.sklearn
from sklearn.linear_model import LogisticRegression
trained = LogisticRegression().fit(rows, labels)
mlflow.sklearn.save_model(trained, "models/credit", serialization_format="cloudpickle")`,
    says: 'trained.predict(rows)',
  },
};

/** Keras needs a backend; PyTorch is the one that other tests use. */
const LIBRARY_ENVIRONMENT = { ...process.env, PYTHON, KERAS_BACKEND: 'torch' };

/** What the library said of the rows. */
function readSaid(): { readonly rows: readonly number[][]; readonly says: readonly number[] } {
  const said: unknown = JSON.parse(readFileSync(path.join(folderOfFunction(), 'said.json'), 'utf8'));
  const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
  if (!isObject(said) || !Array.isArray(said['rows']) || !Array.isArray(said['says'])) {
    throw new Error('said.json holds no rows');
  }
  return { rows: said['rows'].map(numbers), says: numbers(said['says'].flat()) };
}

function imports(packages: string): boolean {
  return spawnSync(PYTHON, ['-c', `import ${packages}`], { env: LIBRARY_ENVIRONMENT }).status === 0;
}

describe.each(Object.entries(LIBRARIES))('the example %s', (name, { packages, train, says }) => {
  afterEach(removeFunctions);

  (imports(packages) ? it : it.skip)(
    `answers as the library does (needs MODELS_PYTHON with ${packages})`,
    async () => {
      const example = readFileSync(projectPath(`examples/python/${name}.py`), 'utf8');
      const said = `import json\njson.dump({"rows": rows.tolist(), "says": np.asarray(${says}).tolist()}, open("said.json", "w"))\n`;
      const victim = await openFunction([ROWS, train, said, example].join('\n'), {
        task: 'tabular-classification',
        input: name === 'mlflow_model' ? 'pandas' : 'numpy',
        options: { environment: LIBRARY_ENVIRONMENT, memoryBytes: 4 * 2 ** 30 },
      });
      const { rows, says: expected } = readSaid();
      const answers = await victim.look(Float32Array.from(rows.flat()), rows.length);

      expect(answers.length).toBe(expected.length);
      for (const [at, answer] of answers.entries()) expect(answer).toBeCloseTo(expected[at] ?? Number.NaN, 4);
    },
    300_000,
  );
});

describe('the examples of Python functions', () => {
  it.each(readdirSync(projectPath('examples/python')).filter((name) => name.endsWith('.py')))(
    'are short: %s',
    (name) => {
      const lines = readFileSync(projectPath(`examples/python/${name}`), 'utf8')
        .trim()
        .split('\n');

      expect(lines.length).toBeLessThanOrEqual(15);
    },
  );
});
