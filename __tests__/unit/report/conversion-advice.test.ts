import { describe, expect, it } from '@jest/globals';
import { adviseModel } from '../../../src/report/conversion/model-advice.ts';
import { withoutRepeats } from '../../../src/report/conversion/repeated-advice.ts';
import type { ModelKind } from '@model-security-scan/scanner/rules';
import type { UnattackedModel } from '../../../src/facts/results/model-files.ts';

function advise(path: string, format: string, kind: ModelKind): UnattackedModel {
  return adviseModel({ path, format, kind });
}

const CLASSIFIER = { role: 'classifier', library: 'scikit-learn' } as const;

it('advice is given once: models that need the same point to the first, and keep their own entry', () => {
  const kind = { role: 'predictor', library: 'pytorch' } as const;
  const advised = [
    ...['a/net0.pt', 'b/net1.pth'].map((path) => advise(path, 'torch-zip', kind)),
    ...[4, 5].map((count) => advise(`c${String(count)}.pkl`, 'pickle', { ...CLASSIFIER, inputs: { count } })),
    ...['d.onnx', 'e.onnx'].map((path) => advise(path, 'onnx', CLASSIFIER)),
  ];
  const short = withoutRepeats(advised);

  expect(short.map(({ whatToDo }) => /^Do the same as for (\S+),/u.exec(whatToDo)?.[1])).toEqual([
    ...[undefined, 'a/net0.pt', undefined, undefined, undefined, 'd.onnx'],
  ]);
  expect(short.map(({ lines }) => lines.at(-1))).toEqual(advised.map(({ lines }) => lines.at(-1)));
  expect(short[1]?.lines).toHaveLength(1);
});

it.each([false, true])('the advice names covers if a function may load the model: %s', (mayBeLoaded) => {
  const model = { path: 'a.joblib', format: 'pickle', kind: CLASSIFIER };
  expect(adviseModel(model, { mayBeLoaded }).whatToDo.includes('add it to covers of that model')).toBe(
    mayBeLoaded,
  );
});

it('the advice for a ranker, which no attack fits, is to accept it', () => {
  const { lines, whatToDo } = advise('m/rank.txt', 'lightgbm', { role: 'ranker', library: 'lightgbm' });

  expect(lines).toEqual(['- { model: m/rank.txt, reason: ranks inputs }']);
  expect(whatToDo).toContain('the list accept');
});

it('the advice for a vectorizer of texts is a function or acceptance, and no conversion', () => {
  const { lines, whatToDo } = advise('m/text.joblib', 'pickle', { ...CLASSIFIER, readsText: true });

  expect(lines).toMatchSnapshot();
  expect(whatToDo).not.toContain('Convert it');
});

describe('the lines that make a model ready to be attacked', () => {
  it('are only that of the config file for ONNX', () => {
    const { lines, whatToDo } = advise('a.onnx', 'onnx', { role: 'classifier', library: 'onnx' });
    expect(lines).toMatchSnapshot();
    expect(whatToDo).toContain('TASK is one of');
    expect(whatToDo).toMatch(/\bDATA is /u);
  });

  it.each([
    ['m/risk.ubj', 'xgboost-ubj', 'xgboost'],
    ['m/risk.json', 'xgboost-json', 'xgboost'],
    ['m/risk.txt', 'lightgbm', 'lightgbm'],
  ] as const)(
    'are only that of the config file for trees that are read as they are: %s',
    (path, format, library) => {
      const { lines } = advise(path, format, { role: 'classifier', library, inputs: { count: 3 } });
      expect(lines).toEqual([
        `- { name: "risk", task: tabular-classification, artifacts: { model: "${path}", data: DATA }, attacks: { extraction: {} } }`,
      ]);
    },
  );

  it.each<[ModelKind['inputs'], string]>([
    [{ count: 30 }, '30'],
    [undefined, 'COLUMNS'],
  ])('have the number of columns of scikit-learn, if the file says it: %j', (inputs, columns) => {
    const kind = { ...CLASSIFIER, ...(inputs === undefined ? {} : { inputs }) };
    const { lines, whatToDo } = advise('m/churn.joblib', 'pickle', kind);
    expect(lines.join('\n')).toContain(
      `[("X", FloatTensorType([None, ${columns}]))], options={"zipmap": False}`,
    );
    expect(lines.at(-1)).toContain('task: tabular-classification');
    expect(whatToDo.includes('COLUMNS is')).toBe(columns === 'COLUMNS');
  });

  it.each<[string, ModelKind, string]>([
    ['torch-export', { role: 'predictor', library: 'pytorch' }, 'torch.export.load("m/net.pt")'],
    ['torch-zip', { role: 'predictor', library: 'pytorch', name: 'Net' }, 'weights_only=False'],
    ['torch-zip', { role: 'predictor', library: 'pytorch' }, 'weights.get("state_dict", weights)'],
  ])('read a file of PyTorch as what it is: %s, %j', (format, kind, words) => {
    const { lines } = advise('m/net.pt', format, kind);
    expect(lines.join('\n')).toContain(words);
    expect(lines.at(-1)).toContain('covers: ["m/net.pt"]');
  });

  it('come with the names of the columns as plain text', () => {
    const kind = { ...CLASSIFIER, inputs: { count: 2, names: ['age', 'a\n::error::b'] } };
    expect(advise('a.pkl', 'pickle', kind).whatToDo).toContain('age, a ::error::b');
  });

  it('cover the file that the converted one came from', () => {
    const { lines } = advise('b.pkl', 'pickle', { role: 'predictor', library: 'scikit-learn' });
    expect(lines.join('\n')).not.toContain('zipmap');
    expect(lines.at(-1)).toContain('covers: ["b.pkl"]');
  });

  it('name the task of a regression of rows', () => {
    const kind = { role: 'regressor', library: 'scikit-learn', inputs: { count: 3 } } as const;
    const { lines } = advise('m/b.pkl', 'pickle', kind);
    expect(lines.at(-1)).toContain('task: tabular-regression');
  });

  it.each<[string, string, ModelKind, string]>([
    ['x.safetensors', 'safetensors', { role: 'predictor', library: 'pytorch' }, 'load_file("x.safetensors")'],
    ['x.pt', 'torch-zip', { role: 'predictor', library: 'pytorch', name: 'Net' }, 'weights_only=False'],
    ['x.pt', 'torchscript', { role: 'predictor', library: 'torchscript' }, 'torch.jit.load("x.pt"'],
    ['x.bst', 'xgboost-binary', { role: 'predictor', library: 'xgboost' }, 'save_model("x.ubj")'],
    ['x.pkl', 'pickle', { role: 'classifier', library: 'xgboost' }, 'joblib.load("x.pkl")'],
    ['x.pkl', 'pickle', { role: 'classifier', library: 'lightgbm' }, 'save_model("x.txt")'],
    ['x.json', 'catboost-json', { role: 'predictor', library: 'catboost' }, 'format="json"'],
    [
      'x.keras',
      'keras-zip',
      { role: 'classifier', library: 'keras', inputs: { shape: [4, null] } },
      '(1, 4, LENGTH,)',
    ],
    ['x.weights.h5', 'hdf5', { role: 'predictor', library: 'keras' }, 'load_weights("x.weights.h5")'],
    [
      "it's/saved_model.pb",
      'saved-model',
      { role: 'predictor', library: 'tensorflow' },
      String.raw`--saved-model 'it'\''s' --output 'it'\''s.onnx'`,
    ],
  ])('of %s (%s) load it as it is', (path, format, kind, expected) => {
    expect(advise(path, format, kind).lines.join('\n')).toContain(expected);
  });

  it('stay one line and one text each, whatever a file is called', () => {
    const { lines } = advise('a"\n\u202eb\\.pkl', 'pickle', CLASSIFIER);
    expect(lines.every((line) => !/[\n\u202e]/u.test(line))).toBe(true);
    const load = lines.find((line) => line.startsWith('model ='));
    expect(load).toMatch(/^model = joblib\.load\("(?:[^"\\]|\\.)*"\) {2}#/u);
  });

  it('are only that of the config file, if no way is known', () => {
    const { lines, whatToDo } = advise('a.xml', 'pmml', { role: 'predictor', library: 'pmml' });
    expect(lines).toHaveLength(1);
    expect(whatToDo).toContain('that made it, as a.onnx.');
  });
});

it('advises an attack for a model that only checks of data name, and its conversion first if it cannot be read', () => {
  const kind = { role: 'classifier', library: 'scikit-learn' } as const;
  const advised = adviseModel({ path: 'a.onnx', format: 'onnx', kind }, { isChecked: true });
  expect(advised.whatToDo).toContain('only has checks of data');
  expect(advised.lines).toEqual(['extraction: {}']);
  const pickled = adviseModel({ path: 'a.pkl', format: 'pickle', kind }, { isChecked: true });
  expect(pickled.lines.join('\n')).toContain('to_onnx');
});

it('gives no line that loads a file that the scan flagged, but a model that is read as it is may be added', () => {
  const kind = CLASSIFIER;
  const flagged = adviseModel({ path: 'a.joblib', format: 'pickle', kind }, { flaggedBy: 'pickle-code' });
  expect(flagged.lines).toEqual([]);
  expect(flagged.whatToDo).toMatch(/^Do not load it, not even to convert it/u);
  const read = adviseModel({ path: 'a.onnx', format: 'onnx', kind }, { flaggedBy: 'onnx-foreign-operator' });
  expect(read.lines).toHaveLength(1);
});

it('says first that a file may be an attacked model in another form', () => {
  const model = {
    path: 'a.pt',
    format: 'torch-zip',
    kind: { role: 'predictor', library: 'pytorch' },
  } as const;
  expect(adviseModel(model, { attacked: ['parts'] }).whatToDo).toMatch(
    /^If it is the same model as parts, add it to covers of that model/u,
  );
  expect(adviseModel(model).whatToDo).not.toContain('covers');
});
