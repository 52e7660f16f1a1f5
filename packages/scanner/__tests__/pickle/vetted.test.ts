import { describe, expect, test } from '@jest/globals';
import { verdictOf } from '../../src/pickle/name-verdict.ts';
import { scanAs, verdictsOf } from '../../../../__tests__/support/scan-of-file.ts';

/** What joblib 1.6 writes for an object that holds an array of objects, which is a pickle inside the pickle. */
const OBJECT_ARRAY = Buffer.from(
  [
    'gASV9gAAAAAAAACMBXR5cGVzlIwPU2ltcGxlTmFtZXNwYWNllJOUKVKUfZSMAXiUjBNqb2JsaWIubnVtcHlfcGlja2xllIwRTnVt',
    'cHlBcnJheVdyYXBwZXKUk5QpgZR9lCiMCHN1YmNsYXNzlIwFbnVtcHmUjAduZGFycmF5lJOUjAVzaGFwZZRLAoWUjAVvcmRlcpSM',
    'AUOUjAVkdHlwZZRoDIwFZHR5cGWUk5SMAk84lImIh5RSlChLA4wBfJROTk5K/////0r/////Sz90lGKMCmFsbG93X21tYXCUiYwb',
    'bnVtcHlfYXJyYXlfYWxpZ25tZW50X2J5dGVzlEsQdWKABZWPAAAAAAAAAIwWbnVtcHkuX2NvcmUubXVsdGlhcnJheZSMDF9yZWNv',
    'bnN0cnVjdJSTlIwFbnVtcHmUjAduZGFycmF5lJOUSwCFlEMBYpSHlFKUKEsBSwKFlGgDjAVkdHlwZZSTlIwCTziUiYiHlFKUKEsD',
    'jAF8lE5OTkr/////Sv////9LP3SUYoldlCiMAXCUTmV0lGIuc2Iu',
  ].join(''),
  'base64',
);

describe('arrays of objects in a file of joblib', () => {
  test('have a memo of their own, which is nothing to tell', async () => {
    const result = await scanAs('model.joblib', OBJECT_ARRAY);
    expect(result.scanned?.format).toBe('pickle');
    expect(result.verdicts).toEqual([]);
  });

  test('are read for calls all the same', async () => {
    const call = Buffer.from("cos\nsystem\n(S'touch x'\ntR");
    // Instead of the text "p", which is the first item of the array.
    const start = OBJECT_ARRAY.lastIndexOf(Buffer.from([0x8c, 1, 0x70]));
    expect(start).toBeGreaterThan(0);
    const changed = Buffer.concat([OBJECT_ARRAY.subarray(0, start), call, OBJECT_ARRAY.subarray(start + 3)]);
    expect(await verdictsOf('model.joblib', changed)).toContain('critical pickle-code');
  });
});

describe('names that a pickle may hold', () => {
  test.each([
    ['glum._glm.GeneralizedLinearRegressor', 'held'],
    ['skrub._table_vectorizer.TableVectorizer', 'held'],
    ['skrub._data_ops._data_ops.DataOp', 'unknown'],
    ['optuna.storages._in_memory.InMemoryStorage', 'held'],
    ['optuna.storages._rdb.storage.RDBStorage', 'unknown'],
    ['optuna.trial._state.TrialState', 'callable'],
    ['nltk.tag.sequential.BigramTagger', 'held'],
    ['nltk.tag.hunpos.HunposTagger', 'unknown'],
    ['nltk.probability.FreqDist', 'callable'],
    ['joblib.memory.Memory', 'held'],
    ['joblib.memory.MemorizedFunc', 'unknown'],
    ['hdbscan.dist_metrics.newObj', 'callable'],
    ['skorch.net.NeuralNet', 'unknown'],
    ['sktime.classification.foundation_models.tspulse.TSPulseClassifier', 'unknown'],
    ['sklearn_crfsuite.estimator.CRF', 'unknown'],
    ['sklearn_crfsuite._fileresource.FileResource', 'dangerous'],
    ['ruptures.detection.pelt.Pelt', 'held'],
  ])('%s is %s', (path, kind) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    expect(verdictOf(path, name).kind).toBe(kind);
  });
});

describe('the maker of distances', () => {
  test.each([
    ['hdbscan.dist_metrics\nEuclideanDistance', []],
    ['os\nsystem', ['critical pickle-code']],
  ])('is judged by the class that it makes: %s', async (made, verdicts) => {
    const pickle = Buffer.from(`\u0080\u0002chdbscan.dist_metrics\nnewObj\nc${made}\n\u0085R.`, 'latin1');
    expect(await verdictsOf('model.pkl', pickle)).toEqual(verdicts);
  });
});

/** A state that asks statsmodels to evaluate its formula on load. */
function formulaPickle(formula: string): Buffer {
  const text = (value: string): string => `X${String.fromCharCode(value.length)}\u0000\u0000\u0000${value}`;
  const items = `${text('formula')}${text(formula)}${text('restore_design_info')}\u0088`;
  return Buffer.from(`\u0080\u0002cstatsmodels.base.data\nModelData\n)\u0081}(${items}ub.`, 'latin1');
}

describe('formulas of statsmodels', () => {
  test.each(['y ~ a + b', 'y ~ a + C(cat)', 'y ~ C(cat):a - 1'])('%s runs nothing', async (formula) => {
    expect(await verdictsOf('model.pkl', formulaPickle(formula))).toEqual([]);
  });

  test.each(['y ~ np.log(a) + b', 'y ~ I(a ** 2)', 'y ~ Q("my column")', 'y ~ C(cat, Treatment(2))'])(
    '%s calls what only computes',
    async (formula) => {
      expect(await verdictsOf('model.pkl', formulaPickle(formula))).toEqual(['review pickle-code']);
    },
  );

  test.each(['y ~ np.load(a)', 'y ~ np.log(a)(b)', 'y ~ I(np.f(a))', 'y ~ Q("a")(b)'])(
    '%s is no such call',
    async (formula) => {
      expect(await verdictsOf('model.pkl', formulaPickle(formula))).toEqual(['high pickle-code']);
    },
  );

  test.each(['y ~ f(a)', 'y ~ C(f(a))', 'y ~ a.C(b)', 'y ~ xC(b)', 'y ~ C (a)(b)', 'y ~ C("a")'])(
    '%s is code',
    async (formula) => {
      expect(await verdictsOf('model.pkl', formulaPickle(formula))).toEqual(['high pickle-code']);
    },
  );
});

test('a name that a loader can compute in an array of joblib is told', async () => {
  // A plain unpickler reads on into the array. `_reconstructor(str, str, "os")` makes a text, which may be a name.
  const text = 'ccopyreg\n_reconstructor\n(c__builtin__\nstr\nc__builtin__\nstr\nVos\ntR';
  const start = OBJECT_ARRAY.lastIndexOf(Buffer.from([0x8c, 1, 0x70]));
  const changed = Buffer.concat([
    OBJECT_ARRAY.subarray(0, start),
    Buffer.from(`${text}Vsystem\n\u0093`, 'latin1'),
    OBJECT_ARRAY.subarray(start + 3),
  ]);
  expect(await verdictsOf('model.joblib', changed)).toContain('critical pickle-tampering');
});
