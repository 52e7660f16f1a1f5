import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { attackByEvasion } from '../../packages/engine/src/attacks/evasion/attack-by-evasion.ts';
import { attackByExtraction } from '../../packages/engine/src/attacks/extraction/attack-by-extraction.ts';
import { readNpy } from '../../packages/engine/src/dataset/npy.ts';
import { judgeModel } from '../../packages/engine/src/model/judge-model.ts';
import type { AnalysisData } from '../../packages/engine/src/analysis-data.ts';
import { innerOf, type LocalModel } from '../../packages/engine/src/victim/local-model.ts';
import type { PythonVictim } from '../../packages/engine/src/victim/python-victim.ts';
import type { Inputs, Victim } from '@model-security-scan/engine/types';
import { OnnxVictim } from '../../packages/engine/src/victim/onnx-victim.ts';
import { projectPath } from '../../tools/project.ts';
import { testRuntime } from '../support/engine-runtime.ts';
import { budgetOf } from '../support/engine-victims.ts';
import { folderOfFunction, openFunction, removeFunctions } from '../support/python-functions.ts';

/** One model twice: as the function of an example, and as the ONNX file that its library or a converter writes. */

const PYTHON = process.env['MODELS_PYTHON'] ?? 'python3';
/** Keras needs a backend. */
const ENVIRONMENT = { ...process.env, PYTHON, KERAS_BACKEND: 'torch' };
const COLUMNS = 6;
const EPS = 0.05;
const QUERIES = 1_000;
/** Inputs that are attacked by gradients. */
const SAMPLES = 40;
/** The largest difference of the two scores. */
const TOLERANCE = 0.05;

const ROWS = `
import os, numpy as np
os.makedirs("models", exist_ok=True)
rng = np.random.default_rng(1)
rows = rng.normal(size=(900, ${String(COLUMNS)})).astype("float32")
labels = (rows @ rng.normal(size=(${String(COLUMNS)}, 3)) + rows[:, :3] ** 2).argmax(1)
np.save("rows.npy", rows[600:])
np.save("labels.npy", labels[600:])
known, answers = rows[:600], labels[:600]

def keep(onnx):
    open("models/model.onnx", "wb").write(onnx.SerializeToString())

def types():
    from onnxmltools.convert.common.data_types import FloatTensorType
    return [("rows", FloatTensorType([None, ${String(COLUMNS)}]))]
`;

const KERAS = {
  packages: 'keras, onnxscript, torch',
  train: `import keras
layers = [keras.Input((${String(COLUMNS)},)), keras.layers.Dense(32, activation="relu"), keras.layers.Dense(3, activation="softmax")]
trained = keras.Sequential(layers)
trained.compile("adam", "sparse_categorical_crossentropy")
trained.fit(known, answers, epochs=30, verbose=0)
trained.save("models/digits.keras")
trained.export("models/model.onnx", format="onnx", verbose=False)`,
};

/** For each example: what its training imports, and what writes both models. The example stands after it. */
const LIBRARIES: Readonly<Record<string, { readonly packages: string; readonly train: string }>> = {
  scikit_learn: {
    packages: 'joblib, pandas, skl2onnx, sklearn',
    train: `import joblib, pandas as pd
from skl2onnx import to_onnx
from sklearn.ensemble import RandomForestClassifier
frame = pd.DataFrame(known, columns=list("abcdef"))
trained = RandomForestClassifier(40, max_depth=8, random_state=0, n_jobs=1).fit(frame, answers)
joblib.dump(trained, "models/credit.joblib")
keep(to_onnx(trained, known[:1], options={"zipmap": False}))`,
  },
  xgboost_model: {
    packages: 'onnxmltools, sklearn, xgboost',
    train: `import onnxmltools, xgboost
trained = xgboost.XGBClassifier(n_estimators=40, n_jobs=1).fit(known, answers)
trained.save_model("models/credit.json")
keep(onnxmltools.convert_xgboost(trained, initial_types=types()))`,
  },
  lightgbm_model: {
    packages: 'lightgbm, onnxmltools',
    train: `import lightgbm, onnxmltools
options = {"objective": "multiclass", "num_class": 3, "verbose": -1, "num_threads": 1}
trained = lightgbm.train(options, lightgbm.Dataset(known, answers), 40)
trained.save_model("models/credit.txt")
keep(onnxmltools.convert_lightgbm(trained, initial_types=types(), zipmap=False))`,
  },
  pytorch: {
    packages: 'onnxscript, torch',
    train: `import torch
torch.manual_seed(1)
net = torch.nn.Sequential(torch.nn.Linear(${String(COLUMNS)}, 32), torch.nn.ReLU(), torch.nn.Linear(32, 3))
descent = torch.optim.Adam(net.parameters(), 0.01)
for _ in range(300):
    descent.zero_grad()
    torch.nn.functional.cross_entropy(net(torch.tensor(known)), torch.tensor(answers)).backward()
    descent.step()
torch.jit.script(net).save("models/digits.pt")
torch.onnx.export(net, torch.tensor(known[:2]), "models/model.onnx", dynamo=False, input_names=["rows"],
                  dynamic_axes={"rows": {0: "n"}})`,
  },
  keras_model: KERAS,
  keras_gradient: KERAS,
};

/** The examples with a function `gradient`. */
const GRADIENTS = ['pytorch', 'keras_gradient'];
/** Examples whose `predict` is that of another one: equal answers give equal scores, without the minutes that these take. */
const SAME_PREDICT = ['keras_gradient'];
/** How far scores of a function and of a file are apart at most, by rounding. */
const ROUNDING = 1e-4;

afterEach(removeFunctions);

function imports(packages: string): boolean {
  return spawnSync(PYTHON, ['-c', `import ${packages}`], { env: ENVIRONMENT }).status === 0;
}

function readRows(): { readonly data: Inputs; readonly labels: Int32Array } {
  const read = (name: string): ReturnType<typeof readNpy> =>
    readNpy(readFileSync(path.join(folderOfFunction(), name)), name);
  const values = Float32Array.from(read('rows.npy').values);
  const limits = (choose: (...values: number[]) => number): Float32Array =>
    Float32Array.from({ length: COLUMNS }, (_, column) =>
      choose(...values.filter((_value, at) => at % COLUMNS === column)),
    );
  const bounds = { low: limits(Math.min), high: limits(Math.max) };
  return {
    data: { values, count: values.length / COLUMNS, shape: [COLUMNS], ...bounds },
    labels: Int32Array.from(read('labels.npy').values),
  };
}

async function analysisOf(victim: Victim): Promise<AnalysisData> {
  return {
    ...readRows(),
    ...{ victim, runtime: await testRuntime(), notes: [], settings: { eps: EPS } },
    ...{ task: 'tabular-classification', classes: 3, classNames: undefined, picture: undefined },
    ...{ reference: undefined, referenceLabels: undefined, universal: undefined, universalLabels: undefined },
  };
}

/** The scores of extraction and evasion by questions alone. */
async function scoresOf(victim: Victim): Promise<readonly number[]> {
  const analysis = await analysisOf(victim);
  const copied = await attackByExtraction(analysis, budgetOf(1, QUERIES));
  const evaded = await attackByEvasion(analysis, budgetOf(1, 150_000));
  expect(evaded.access).toBe('black-box');
  return [copied.score.value, evaded.score.value];
}

/** The score of evasion by the gradients of the model. */
async function whiteBoxOf(victim: LocalModel): Promise<number> {
  const { gradients } = innerOf(victim);
  if (gradients === undefined) throw new Error('The model has no gradients.');
  const analysis = { ...(await analysisOf(victim)), gradients, settings: { eps: EPS, samples: SAMPLES } };
  const { access, score } = await attackByEvasion(analysis, budgetOf(1, 20_000));
  expect(access).toBe('white-box');
  return score.value;
}

async function openCalled(name: string): Promise<PythonVictim> {
  const example = readFileSync(projectPath(`examples/python/${name}.py`), 'utf8');
  return openFunction([ROWS, LIBRARIES[name]?.train, example].join('\n'), {
    input: name === 'scikit_learn' ? 'pandas' : 'numpy',
    shape: [COLUMNS],
    hasGradient: GRADIENTS.includes(name),
    options: { environment: ENVIRONMENT, memoryBytes: 4 * 2 ** 30 },
  });
}

async function openFile(): Promise<OnnxVictim> {
  const model = judgeModel(readFileSync(path.join(folderOfFunction(), 'models/model.onnx')));
  return OnnxVictim.open(await testRuntime(), model, { kind: 'classification', dimensions: [COLUMNS] });
}

describe.each(Object.entries(LIBRARIES))('the model of the example %s', (name, { packages }) => {
  const whenThere = imports(packages) ? it : it.skip;
  (SAME_PREDICT.includes(name) ? it.skip : whenThere)(
    `has the same scores as a function and as an ONNX file (needs MODELS_PYTHON with ${packages})`,
    async () => {
      const byFunction = await scoresOf(await openCalled(name));
      const byFile = await scoresOf(await openFile());

      for (const [at, score] of byFunction.entries()) {
        expect(Math.abs(score - (byFile[at] ?? Number.NaN))).toBeLessThanOrEqual(TOLERANCE);
      }
    },
    600_000,
  );

  (GRADIENTS.includes(name) ? whenThere : it.skip)(
    `gives the same answers, and has the same score by its function gradient as by the gradients of the file (needs MODELS_PYTHON with ${packages})`,
    async () => {
      const [called, file] = [await openCalled(name), await openFile()];
      const { values, count } = readRows().data;
      const [answers, ofFile] = [await called.ask(values, count), await file.ask(values, count)];
      expect(answers.length).toBe(3 * count);
      expect(Math.max(...answers.map((score, at) => Math.abs(score - (ofFile[at] ?? 1))))).toBeLessThan(
        ROUNDING,
      );

      const byFunction = await whiteBoxOf(called);
      expect(Math.abs(byFunction - (await whiteBoxOf(file)))).toBeLessThanOrEqual(TOLERANCE);
    },
    600_000,
  );
});
