import { describe, expect, it } from '@jest/globals';
import { type ModelKind, modelKindOf } from '../../src/rules/model-kind.ts';
import {
  BUNDLE,
  CLUSTERS,
  COMPRESSED_PIPELINE,
  IMPUTER,
  object,
  PIPELINE,
  SCALER,
  textArray,
  TORCH_PICKLES,
  torchZip,
  whole,
} from '../../../../__tests__/support/model-files.ts';
import {
  bytes,
  call,
  dict,
  integer,
  joblibArray,
  MARK,
  type Part,
  pickleOf,
  proto,
  text,
  TUPLE,
} from '../../../../__tests__/support/pickle-builder.ts';
import { scanAs } from '../../../../__tests__/support/scan-of-file.ts';

async function kindOf(content: Buffer | string, name = 'model.bin'): Promise<ModelKind | undefined> {
  const { scanned } = await scanAs(name, Buffer.from(content));
  return scanned === undefined ? undefined : modelKindOf(scanned);
}

describe('the kind of a pickle', () => {
  it.each([
    ['a pipeline', PIPELINE, { role: 'classifier', name: 'RandomForestClassifier' }],
    ['one that is compressed', COMPRESSED_PIPELINE, { role: 'classifier' }],
    ['a scaler', SCALER, { role: 'scaler', name: 'StandardScaler', inputs: { count: 4 } }],
    ['an imputer with a regressor in it', IMPUTER, { role: 'scaler', name: 'IterativeImputer' }],
    ['a dict of a model and a scaler', BUNDLE, { role: 'regressor', name: 'Ridge' }],
    ['clusters', CLUSTERS, { role: 'unsupervised', name: 'KMeans' }],
    [
      'a classifier of the repository’s own',
      whole(object('churn.model', 'ChurnClassifier', {})),
      { role: 'classifier', library: 'other' },
    ],
    [
      'a wrapper of its own around a known model',
      whole(object('churn.serve', 'Holder', { inner: object('sklearn.svm._classes', 'SVC', {}) })),
      { role: 'classifier', name: 'SVC' },
    ],
  ])('that holds %s is told without loading it', async (_what, content, kind) => {
    expect(await kindOf(content)).toMatchObject(kind);
  });

  it.each([
    ['a table', whole(object('pandas.core.frame', 'DataFrame', { rows: integer(3) }))],
    ['an object of an unknown class', whole(object('churn.rows', 'Rows', {}))],
  ])('that holds %s is not one of a model', async (_what, content) => {
    expect(await kindOf(content)).toBeUndefined();
  });

  it('that ends in an error is described by the names in it', async () => {
    const cut = PIPELINE.subarray(0, PIPELINE.length - 1);
    expect(await kindOf(cut)).toEqual({
      role: 'classifier',
      library: 'scikit-learn',
      name: 'RandomForestClassifier',
      isDamaged: true,
    });
  });

  const SCALE = object('sklearn.preprocessing._data', 'StandardScaler', { n_features_in_: integer(4) });
  const LOGISTIC = object('sklearn.linear_model._logistic', 'LogisticRegression', {});
  const wholeOf = (...items: readonly Part[]): Buffer => whole(pickleOf(MARK, ...items, TUPLE));

  it('that ends before its model is that of a damaged model, never that of a scaler', async () => {
    const cutBefore = (content: Buffer, name: string): Buffer => content.subarray(0, content.indexOf(name));
    const damaged = { role: 'predictor', library: 'other', isDamaged: true };
    expect(await kindOf(cutBefore(PIPELINE, 'sklearn.ensemble'), 'a.joblib')).toEqual(damaged);
    expect(await kindOf(cutBefore(BUNDLE, 'sklearn.linear_model'))).toEqual(damaged);
    expect(await kindOf(SCALER.subarray(0, SCALER.length - 1))).toEqual(damaged);
    // Within the array of a file of joblib, and within the second pickle.
    const array = joblibArray('f8', 9, Buffer.alloc(9), undefined);
    expect(await kindOf(pickleOf(proto(4), MARK, SCALE, array))).toEqual(damaged);
    expect(await kindOf(pickleOf(SCALER, PIPELINE.subarray(0, 100)))).toEqual(damaged);
  });

  const fitted = (...names: readonly string[]): Buffer =>
    object('own.models', 'Ours', Object.fromEntries(names.map((name) => [name, integer(4)])));

  it.each([
    ['classifier', ['n_features_in_', 'coef_', 'classes_']],
    ['classifier', ['_sklearn_version', 'classes_']],
    ['predictor', ['n_features_in_', 'coef_']],
    ['predictor', ['n_features_in_', 'estimators_']],
  ])('of an unknown class is a %s by what was fitted: %j', async (role, names) => {
    expect(await kindOf(whole(fitted(...names)))).toMatchObject({ role, name: 'Ours' });
    const step = (one: Part): Buffer => pickleOf(MARK, text('step'), one, TUPLE);
    const steps = pickleOf('](', step(SCALE), step(fitted(...names)), 'e');
    const pipeline = object('sklearn.pipeline', 'Pipeline', { steps });
    expect(await kindOf(whole(pipeline))).toMatchObject({ role, name: 'Ours' });
  });

  it.each([
    ['n_features_in_', 'scale_'],
    ['coef_', 'classes_'],
  ])('of an unknown class is none by %s and %s', async (...names) => {
    expect(await kindOf(whole(fitted(...names)))).toBeUndefined();
  });

  it.each([
    [true, 'sklearn.feature_extraction.text', 'TfidfVectorizer'],
    [undefined, 'sklearn.preprocessing', 'StandardScaler'],
  ])('of a pipeline reads text (%s) by %s.%s', async (readsText, module, name) => {
    const step = (one: Part): Buffer => pickleOf(MARK, text('step'), one, TUPLE);
    const forest = object('sklearn.ensemble', 'RandomForestClassifier', {});
    const steps = pickleOf('](', step(object(module, name, {})), step(forest), 'e');
    const kind = await kindOf(whole(object('sklearn.pipeline', 'Pipeline', { steps })));

    expect(kind?.role).toBe('classifier');
    expect(kind?.readsText).toBe(readsText);
  });

  it('has the columns that the outermost estimator was fitted with', async () => {
    const forest = object('sklearn.ensemble', 'RandomForestClassifier', {
      n_features_in_: integer(2),
      feature_names_in_: textArray('age', 'city'),
    });
    expect(await kindOf(whole(forest))).toMatchObject({ inputs: { count: 2, names: ['age', 'city'] } });
  });

  it('is also seen of an unknown class in a large file', async () => {
    const large = whole(
      object('own.models', 'Ours', { n_features_in_: integer(4), coef_: bytes(Buffer.alloc(1 << 17)) }),
    );
    expect(await kindOf(large)).toMatchObject({ role: 'predictor', name: 'Ours' });
  });

  it.each([
    ['a dict in a tuple', wholeOf(SCALE, text('v1'), dict({ a: LOGISTIC }))],
    ['a list in a dict', whole(dict({ scaler: SCALE, models: pickleOf(']', LOGISTIC, 'a') }))],
    ['a set', wholeOf(SCALE, '\x8f(', LOGISTIC, '\x90')],
    ['an object of an unknown class', wholeOf(SCALE, object('own', 'Holder', { inner: LOGISTIC }))],
    ['what an object is made of', wholeOf(SCALE, call('own', 'Pair', SCALE, LOGISTIC))],
    ['more parts than are looked at', wholeOf(...Array.from({ length: 300 }, () => SCALE), LOGISTIC)],
    ['more levels than are looked at', wholeOf(SCALE, ']'.repeat(9), LOGISTIC, 'a'.repeat(9))],
  ])('is a model that lies beside a scaler in %s', async (_where, content) => {
    expect(await kindOf(content)).toMatchObject({ role: 'classifier', name: 'LogisticRegression' });
  });

  it('is a model of an unknown class beside a scaler in an object of an unknown class', async () => {
    const holder = object('own', 'Holder', { scaler: SCALE, model: fitted('n_features_in_', 'coef_') });
    expect(await kindOf(whole(holder))).toMatchObject({ role: 'predictor', name: 'Ours' });
  });

  it('that contains itself is described in bounded steps', async () => {
    // A list that holds itself, as the steps of a pipeline.
    const steps = Buffer.from(']\x94h\x00h\x00\x86a', 'latin1');
    const loop = object('sklearn.pipeline', 'Pipeline', { steps });
    expect(await kindOf(whole(loop))).toBeUndefined();
  });
});

describe('the kind of a file of torch', () => {
  it.each([
    ['weights', { role: 'predictor', library: 'pytorch' }],
    ['checkpoint', { role: 'predictor', library: 'pytorch' }],
    ['network', { role: 'predictor', library: 'pytorch', name: 'Sequential' }],
    ['ownNetwork', { role: 'predictor', library: 'pytorch', name: 'Digits' }],
    ['optimizer', { role: 'training-state' }],
    ['rows', { role: 'data' }],
    ['languageModel', { role: 'language-model' }],
  ] as const)('with %s is told by the tensors in it', async (name, kind) => {
    expect(await kindOf(torchZip(TORCH_PICKLES[name]), 'scaler.pt')).toMatchObject(kind);
  });
});
