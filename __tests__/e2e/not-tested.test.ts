import { expect, it } from '@jest/globals';
import { BUILT_IN_FILES, FATAL } from '../support/built-in-models.ts';
import { annotationsOf, readable, scanLocally } from '../support/e2e-run.ts';

const { 'wine.onnx': MODEL, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX } = BUILT_IN_FILES;
const { 'digits.onnx': DIGITS, 'digits.npz': PICTURES } = BUILT_IN_FILES;
/** A header and a dozen rows: too few to compare a stolen copy on. */
const FEW = DATA.toString().split('\n').slice(0, 13).join('\n');
const CONFIG = JSON.stringify({
  version: 1,
  models: [
    {
      ...{ name: 'wine', task: 'tabular-classification', attacks: FATAL },
      artifacts: { model: 'wine.onnx', data: 'wine.csv', minmax: 'wine-minmax.csv' },
    },
    {
      ...{ name: 'digits', task: 'image-classification', attacks: { poisoning: { threshold: 1 } } },
      artifacts: { model: 'digits.onnx', data: 'digits.npz' },
    },
  ],
});

it('an analysis that can judge nothing fails the run, and one that judged a part says so', async () => {
  const files = {
    ...{ 'wine.onnx': MODEL, 'wine.csv': FEW, 'wine-minmax.csv': MINMAX },
    ...{ 'digits.onnx': DIGITS, 'digits.npz': PICTURES },
  };
  const inputs = { 'results-file': 'r.json', 'sarif-file': 'r.sarif', 'report-file': 'r.html' };
  const run = await scanLocally(inputs, { timeLimitMs: 140_000, files, config: CONFIG });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'not-tested', verdict: 'none' });
  expect(JSON.parse(run.outputs['results'] ?? '')).toMatchObject([
    { model: 'wine', state: 'not-tested', reason: 'not-tested', score: null, not_tested: [] },
    { model: 'digits', state: 'passed', bound: 'estimate', not_tested: ['backdoors', 'systematic labels'] },
  ]);
  expect(run.log).toContain('1 of 2 analyses could');
  expect(run.log).toContain('universal_data; labels that are wrong');
  expect(annotationsOf(run, 'error').join('\n')).toContain('wine/extraction: ');
  expect(readable(run.summary)).toContain('something could not be tested');
  expect(JSON.parse(run.written['r.sarif']?.toString() ?? '')).toMatchObject({
    runs: [{ results: [{ ruleId: 'model-security/not-tested', level: 'error' }] }, {}],
  });
  expect(run.written['r.html']?.toString()).toContain('Not tested');
}, 150_000);
