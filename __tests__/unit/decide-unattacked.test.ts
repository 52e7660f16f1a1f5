import { describe, expect, it } from '@jest/globals';
import type { ScannedFile } from '../../src/facts/scan-outcome.ts';
import { findUnattacked, unattackedHeadline } from '../../src/decide/unattacked.ts';
import type { Observation } from '../../src/scanner/rules/observation.ts';

/** A model file of a format, with what the scan saw in it. */
function file(path: string, format: string, ...observations: readonly Observation[]): ScannedFile {
  return { path, format, bytes: 1000, isModelFile: true, observations };
}

const FOREST = { kind: 'architecture', name: 'RandomForestClassifier' } as const;
const KERAS = { kind: 'framework', name: 'keras' } as const;
const PYTORCH = { kind: 'framework', name: 'pytorch' } as const;

function pathsOf(files: readonly ScannedFile[], covered: readonly string[] = []): readonly string[] {
  return findUnattacked(files, covered).map(({ path }) => path);
}

describe('models that nothing attacks', () => {
  it.each([
    ['ONNX', file('a.onnx', 'onnx')],
    ['XGBoost in JSON', file('a.json', 'xgboost-json')],
    ['XGBoost in Universal Binary JSON', file('a.ubj', 'xgboost-ubj')],
    ['LightGBM', file('a.txt', 'lightgbm')],
    ['a pickled estimator', file('a.joblib', 'pickle', FOREST)],
    ['a compressed one', file('a.joblib', 'zlib', FOREST)],
    ['Keras in HDF5', file('a.h5', 'hdf5', KERAS)],
    ['Keras', file('a.keras', 'keras-zip')],
    ['PyTorch', file('a.pt', 'torch-zip')],
    ['PyTorch of old versions', file('a.pt', 'pickle', PYTORCH)],
    ['weights', file('a.safetensors', 'safetensors')],
  ])('are %s', (_name, model) => {
    expect(pathsOf([model])).toEqual([model.path]);
  });

  it.each([
    ['arrays', file('x.npy', 'numpy')],
    ['archives of arrays', file('x.npz', 'npz')],
    ['language models', file('a.gguf', 'gguf')],
    ['pickles without an estimator', file('rows.pkl', 'pickle')],
    ['data in HDF5', file('rows.h5', 'hdf5')],
    ['scalers', file('scaler.pt', 'torch-zip')],
    ['states of an optimizer', file('run/optimizer.pt', 'torch-zip')],
    ['JSON that is no model', { ...file('config.json', 'json', FOREST), isModelFile: false }],
  ])('are no %s', (_name, other) => {
    expect(pathsOf([other])).toEqual([]);
  });

  it('are no weights beside the config of a language model', () => {
    const config = {
      ...file('llm/config.json', 'json', { kind: 'architecture', name: 'GPT2LMHeadModel' }),
      isModelFile: false,
    };
    const files = [
      config,
      file('llm/model.safetensors', 'safetensors'),
      file('cnn/model.safetensors', 'safetensors'),
    ];
    expect(pathsOf(files)).toEqual(['cnn/model.safetensors']);
  });

  it('are not those that an analysis names, by their file or by their folder', () => {
    const files = [
      file('a.onnx', 'onnx'),
      file('saved/saved_model.pb', 'saved-model'),
      file('saved2.onnx', 'onnx'),
    ];
    expect(pathsOf(files, ['a.onnx', 'saved'])).toEqual(['saved2.onnx']);
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
    const models = Array.from({ length: 7 }, (_, index) => ({
      path: `m${String(index)}.ubj`,
      format: 'xgboost-ubj',
    }));
    expect(unattackedHeadline({ unattacked: models.slice(0, 2) })).toBe(
      '2 models were not attacked: m0.ubj, m1.ubj.',
    );
    expect(unattackedHeadline({ unattacked: models })).toBe(
      '7 models were not attacked: m0.ubj, m1.ubj, m2.ubj, m3.ubj, m4.ubj and 2 others.',
    );
    expect(unattackedHeadline({})).toBe('');
  });
});
