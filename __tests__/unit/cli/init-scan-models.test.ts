import { expect, test } from '@jest/globals';
import { adviseAgainstLoading, scanModels } from '../../../src/cli/init/scan-models.ts';
import { TOUCHING_PICKLE } from '../../support/inert-pickle.ts';
import { PIPELINE, SCALER } from '../../support/model-files.ts';
import { graphOf, onnxModel, valueOf } from '../../support/onnx-writer.ts';
import { makeWorkspace } from '../../support/workspace.ts';

const DETECTOR = onnxModel(
  graphOf({ inputs: [valueOf('x', ['N', 3, 64, 64])], outputs: [valueOf('boxes', [1, 84, 8400])] }),
);
const CLEAN_PICKLE = Buffer.from([0x80, 2, 0x7d, 0x2e]);
const FILES = {
  'clean.pkl': CLEAN_PICKLE,
  'acts [1].pkl': TOUCHING_PICKLE,
  'cut.pkl': Buffer.concat([CLEAN_PICKLE.subarray(0, 2), Buffer.from('(')]),
  'odd.pkl': Buffer.from([1, 2, 3]),
  'trees.ubj': '{L...',
  'pointer.pt': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`,
};

test('the scan before init names each file that nobody should load, also one that it could not read', async () => {
  const workspace = await makeWorkspace(FILES);
  try {
    const { dangers: found } = await scanModels(workspace.folder);
    expect(Object.fromEntries([...found].map(([path, { severity }]) => [path, severity]))).toStrictEqual({
      'acts [1].pkl': 'critical',
      'cut.pkl': 'not-scanned',
      'odd.pkl': 'not-scanned',
    });
    expect([...found.values()].map(adviseAgainstLoading)).toStrictEqual([
      expect.stringMatching(/^Do not load it, .+ found \(critical\): /u),
      expect.stringMatching(/^Do not load it, .+ could not read all of it/u),
      expect.stringMatching(/^Do not load it, .+ could not read all of it/u),
    ]);
  } finally {
    await workspace.remove();
  }
});

test('the scan before init says what each file is, by its content', async () => {
  const workspace = await makeWorkspace({
    'churn.joblib': PIPELINE,
    'released/model.joblib': PIPELINE,
    'scaler.pkl': SCALER,
    'detector.onnx': DETECTOR,
    'risk.json':
      '{"learner":{"learner_model_param":{"num_feature":"4"},"objective":{"name":"reg:squarederror"}}}',
  });
  try {
    const { models, copies, unattackable } = await scanModels(workspace.folder);
    expect([...copies]).toEqual([['released/model.joblib', 'churn.joblib']]);
    expect([...models.values()].map(({ path, role }) => `${path} ${role}`)).toEqual([
      'churn.joblib classifier',
      'risk.json regressor',
    ]);
    expect([...unattackable]).toEqual([
      ['detector.onnx', 'no-class-scores'],
      ['scaler.pkl', 'scaler'],
    ]);
  } finally {
    await workspace.remove();
  }
});
