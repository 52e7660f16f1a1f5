import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ScannedFile } from '../../../src/facts/file-scan.ts';
import {
  type Coverage,
  findUnattacked,
  findUnscanned,
  type FoundModels,
  lacksAttacks,
  unattackedFiles,
  unattackedHeadline,
} from '../../../src/decide/scan/unattacked.ts';
import { adviseModel } from '../../../src/report/conversion/model-advice.ts';
import type { ModelKind, ModelRole, Observation } from '@model-security-scan/scanner/rules';
import { sampleScan, unattackedModel } from '../../support/sample-supply-chain.ts';

/** A model file of a format, with what the scan saw in it. */
function file(path: string, format: string, ...observations: readonly Observation[]): ScannedFile {
  return { path, format, bytes: 1000, isModelFile: true, observations };
}

function of(role: ModelRole): Observation {
  return { kind: 'model', model: { role, library: 'scikit-learn' } };
}

function find(files: readonly ScannedFile[], coverage: Partial<Coverage> = {}): FoundModels {
  const none = { models: [], isCovered: () => false, acceptedBecause: () => undefined };
  return findUnattacked(files, { ...none, ...coverage });
}

function pathsOf(files: readonly ScannedFile[], models: readonly string[] = []): readonly string[] {
  return find(files, { models }).unattacked.map(({ path }) => path);
}

describe('models that nothing attacks', () => {
  it('are also files without content that are called like models, each by itself', () => {
    const empty = (path: string): ScannedFile => ({
      ...{ path, bytes: 0, isModelFile: true, observations: [] },
      sha256: createHash('sha256').digest('hex'),
    });
    const files = [empty('a.onnx'), empty('b.safetensors'), { ...empty('c.txt'), isModelFile: false }];
    expect(pathsOf(files)).toEqual(['a.onnx', 'b.safetensors']);
    expect(pathsOf(files, ['a.onnx'])).toEqual(['b.safetensors']);
    const [first] = find(files).unattacked;
    expect(
      first === undefined ? undefined : adviseModel(first, { mayBeLoaded: true, isChecked: true }),
    ).toMatchObject({
      whatToDo: expect.stringContaining('The file is empty.'),
      lines: [],
    });
  });

  it('are also damaged files, with what to do about that and no line to paste', () => {
    const model: ModelKind = { role: 'predictor', library: 'other', isDamaged: true };
    const damaged = file('a.joblib', 'pickle', { kind: 'model', model });
    const [first] = find([damaged]).unattacked;
    expect(first === undefined ? undefined : adviseModel(first)).toMatchObject({
      path: 'a.joblib',
      whatToDo: expect.stringContaining('The file is damaged: it cannot be read to its end.'),
      lines: [],
    });
    // What begins like a pickle in a file that is no model, is no missing model, unless it names one.
    expect(pathsOf([{ ...damaged, isModelFile: false }])).toEqual([]);
    const named = file('a.db', 'sqlite', { kind: 'model', model: { ...model, name: 'Ridge' } });
    expect(pathsOf([{ ...named, isModelFile: false }])).toEqual(['a.db']);
  });

  it.each([
    ['ONNX', file('a.onnx', 'onnx')],
    ['XGBoost in JSON', file('a.json', 'xgboost-json')],
    ['LightGBM', file('a.txt', 'lightgbm')],
    ['a pickled estimator', file('a.joblib', 'pickle', of('classifier'))],
    ['a compressed one', file('a.joblib', 'zlib', of('regressor'))],
    ['a forecaster', file('a.pkl', 'pickle', of('forecaster'))],
    ['Keras in HDF5', file('a.h5', 'hdf5', of('predictor'))],
    ['PyTorch', file('a.pt', 'torch-zip')],
    ['weights', file('a.safetensors', 'safetensors')],
    ['a model beside its scaler', file('a.pkl', 'pickle', of('scaler'), of('classifier'))],
    ['a model with the name of a scaler', file('scaler.pkl', 'pickle', of('regressor'))],
    ['JSON with a model of CatBoost', { ...file('a.json', 'catboost-json'), isModelFile: false }],
  ])('are %s', (_name, model) => {
    expect(pathsOf([model])).toEqual([model.path]);
  });

  it.each([
    ['scaler', file('model.joblib', 'pickle', of('scaler'))],
    ['tokenizer', { ...file('tokenizer.json', 'json', of('tokenizer')), isModelFile: false }],
    ['language-model', file('a.gguf', 'gguf')],
    ['training-state', file('a.pt', 'torch-zip', of('training-state'))],
    ['unsupervised', file('a.joblib', 'pickle', of('unsupervised'))],
  ])('are no files that are a %s, which are named apart', (role, other) => {
    expect(find([other])).toEqual({
      unattacked: [],
      accepted: [],
      unattackable: [{ path: other.path, role }],
      covered: [],
    });
  });

  it.each([
    ['arrays', file('x.npy', 'numpy')],
    ['pickles without an estimator', file('rows.pkl', 'pickle')],
    ['tensors that are data', file('rows.pt', 'torch-zip', of('data'))],
    ['data in HDF5', file('rows.h5', 'hdf5')],
  ])('are no %s, which nobody names', (_name, other) => {
    expect(find([other])).toEqual({ unattacked: [], accepted: [], unattackable: [], covered: [] });
  });

  it('are no weights beside the config of a language model', () => {
    const config = {
      ...file('llm/config.json', 'json', { kind: 'architecture', name: 'GPT2LMHeadModel' }),
      isModelFile: false,
    };
    const weights = file('llm/model.safetensors', 'safetensors');
    const picture = { ...config, path: 'cnn/config.json' };
    const observations = [
      { kind: 'architecture', name: 'ViTForImageClassification' },
      { kind: 'framework', name: 'pytorchLM' },
    ] as const;
    const other = file('cnn/model.safetensors', 'safetensors');
    const found = find([config, weights, { ...picture, observations }, other]);
    expect(found.unattacked.map(({ path }) => path)).toEqual(['cnn/model.safetensors']);
    expect(found.unattackable).toEqual([{ path: 'llm/model.safetensors', role: 'language-model' }]);
  });

  it('are not those that an analysis names, by their file or by their folder', () => {
    const files = [
      file('a.onnx', 'onnx'),
      file('saved/saved_model.pb', 'saved-model'),
      file('saved2.onnx', 'onnx'),
    ];
    expect(pathsOf(files, ['a.onnx', 'saved'])).toEqual(['saved2.onnx']);
  });

  it('are not those that a model covers, nor copies of them', () => {
    const sha256 = 'a'.repeat(64);
    const files = [
      { ...file('a.pt', 'torch-zip'), sha256 },
      { ...file('copy.pt', 'torch-zip'), sha256 },
      file('b.pt', 'torch-zip'),
    ];
    const found = find(files, { isCovered: (path) => path === 'a.pt' });
    expect(found.unattacked.map(({ path }) => path)).toEqual(['b.pt']);
    expect(found.covered).toEqual(['a.pt']);
  });

  it('are not named as covered if an analysis names them, or if no analysis could take them', () => {
    const files = [file('a.onnx', 'onnx'), file('b.pt', 'torch-zip'), file('llm.gguf', 'gguf')];
    const found = find(files, { models: ['a.onnx'], isCovered: () => true });
    expect(found).toEqual({ unattacked: [], accepted: [], unattackable: [], covered: ['b.pt'] });
  });

  it('are found again with their copies and shards', () => {
    const sha256 = 'a'.repeat(64);
    const files = [
      { ...file('a.onnx', 'onnx'), sha256 },
      { ...file('copy.onnx', 'onnx'), sha256 },
      file('b.onnx', 'onnx'),
      file('m-00001-of-00002.safetensors', 'safetensors'),
      file('m-00002-of-00002.safetensors', 'safetensors'),
    ];
    const unattacked = ['a.onnx', 'm-00001-of-00002.safetensors'].map(unattackedModel);
    const found = unattackedFiles({ files, unattacked }).map(({ path }) => path);
    expect(found).toEqual(files.map(({ path }) => path).filter((path) => path !== 'b.onnx'));
    expect(unattackedFiles({ files })).toEqual([]);
  });

  it('are apart from those that are accepted, with the reason', () => {
    const files = [file('old.pt', 'torch-zip'), file('b.pt', 'torch-zip')];
    const found = find(files, { acceptedBecause: (path) => (path === 'old.pt' ? 'retired' : undefined) });
    expect(found.unattacked.map(({ path }) => path)).toEqual(['b.pt']);
    expect(found.accepted).toEqual([{ path: 'old.pt', reason: 'retired' }]);
  });

  it('are counted once: shards, and files with the same bytes', () => {
    const shards = ['00001', '00002'].map((part) => file(`m-${part}-of-00002.safetensors`, 'safetensors'));
    expect(pathsOf(shards)).toEqual(['m-00001-of-00002.safetensors']);
    const sha256 = 'a'.repeat(64);
    const copies = ['a.onnx', 'b.onnx', 'c.onnx'].map((path) => ({ ...file(path, 'onnx'), sha256 }));
    expect(pathsOf(copies)).toEqual(['a.onnx']);
    expect(pathsOf(copies, ['c.onnx'])).toEqual([]);
  });

  it('are named in the headline, up to five of them', () => {
    const models = Array.from({ length: 7 }, (_, index) => unattackedModel(`m${String(index)}.ubj`));
    expect(unattackedHeadline({ unattacked: models.slice(0, 2) })).toMatchSnapshot('first');
    expect(unattackedHeadline({ unattacked: models })).toMatchSnapshot('second');
    expect(unattackedHeadline({})).toBe('');
  });

  it('lack attacks only if the config file requires them, and if the files were not scanned', () => {
    const scan = { ...sampleScan([]), unattacked: [unattackedModel('a.onnx')] };
    expect(lacksAttacks(scan)).toBe(false);
    expect(lacksAttacks({ ...scan, requiresAttacked: true })).toBe(true);
    expect(lacksAttacks({ ...scan, requiresAttacked: true, unattacked: [] })).toBe(false);
    expect(lacksAttacks({ ...sampleScan([]), requiresAttacked: true })).toBe(true);
  });

  it('cannot be found by a run that is to scan only a part of the files', () => {
    const place = { kind: 'file', file: 'f', line: 2, column: 1 } as const;
    const files = { paths: [], leftOut: [], failOn: 'high' } as const;
    const scanning = { enabled: true, files };
    const planned = { mode: 'scan', only: [], supplyChain: scanning } as const;
    expect(findUnscanned({ requireAttacked: place }, planned)).toEqual([]);
    for (const supplyChain of [
      { ...scanning, enabled: false },
      { ...scanning, files: { ...files, paths: [{ path: 'models', place }] } },
    ]) {
      const partial = { ...planned, supplyChain };
      expect(findUnscanned({ requireAttacked: place }, partial)).toEqual([
        { place, message: expect.stringContaining('supply-chain scan of the whole') },
      ]);
      expect(findUnscanned({}, partial)).toEqual([]);
      expect(findUnscanned({ requireAttacked: place }, { ...partial, only: ['digits'] })).toEqual([]);
      expect(findUnscanned({ requireAttacked: place }, { ...partial, mode: 'plan' })).toEqual([]);
    }
  });
});
