import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, WITHSTOOD, wineConfig } from '../support/built-in-models.ts';
import { oneAnalysis } from '../support/one-analysis.ts';
import { resultsOf, scanLocally, statesOf } from '../support/e2e-run.ts';

const RUN_PAGE = 'https://github.com/octo-org/digits/actions/runs/4711';
const LIMIT = { files: BUILT_IN_FILES, timeLimitMs: 120_000 };

describe('base-url: local', () => {
  it('finds a model vulnerable, keeps its reports, and links the page of the run', async () => {
    const run = await scanLocally(
      { 'report-directory': 'reports', 'vulnerability-threshold': '0.1' },
      { ...LIMIT, config: wineConfig() },
    );
    expect(run.outputs).toMatchObject({ status: 'vulnerable', 'dashboard-url': RUN_PAGE });
    const [result] = resultsOf(run);
    expect(result).toMatchObject({ model: 'wine', model_id: 'wine', state: 'vulnerable', threshold: 0.1 });
    expect(result?.['uploads']).toHaveLength(3);
    const [report = ''] = Object.keys(run.written);
    const content: unknown = JSON.parse(run.written[report]?.toString() ?? '');
    // The report is judged by the threshold of the run, too.
    expect(content).toMatchObject({ job: { verdict: 'vulnerable', threshold: 0.1 } });
    expect(`${run.log}${run.summary}`).not.toContain('/dashboard/');
    // The command that repeats it on another machine.
    expect(run.summary).toContain('<code>model&#45;security scan &#45;&#45;only wine/');
  }, 150_000);

  it('passes a model whose scores are below the thresholds, by what the model file says of itself', async () => {
    const attacks = { ...WITHSTOOD, evasion: { samples: 20, eps: 0.05 } };
    const options = { ...LIMIT, config: wineConfig({ seed: 7, attacks }) };
    const run = await scanLocally({ 'vulnerability-threshold': '1' }, options);
    expect(run.outputs).toMatchObject({ status: 'passed', 'vulnerability-detected': 'false' });
    expect(statesOf(run)).toEqual({ 'wine/outlier': 'passed', 'wine/evasion': 'passed' });
  }, 150_000);

  it('fails only the analysis whose file is wrong, with the reason', async () => {
    const artifacts = { model: 'model.pkl', data: 'wine.csv' };
    const attacks = { ...WITHSTOOD, evasion: { artifacts, samples: 20 } };
    const run = await scanLocally({}, { ...LIMIT, config: wineConfig({ attacks }) });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'analysis-failed' });
    expect(statesOf(run)).toEqual({ 'wine/outlier': 'passed', 'wine/evasion': 'failed' });
    expect(run.log).toMatch(/skl2onnx/u);
  }, 150_000);

  it('gives no verdict on evasion from fewer than 20 inputs, and says what would make it possible', async () => {
    const few = BUILT_IN_FILES['wine.csv'].toString().split('\n').slice(0, 16).join('\n');
    const artifacts = { model: 'wine.onnx', data: 'few.csv' };
    const config = wineConfig({ artifacts, attacks: { evasion: {} } });
    const run = await scanLocally({}, { ...LIMIT, config, files: { ...BUILT_IN_FILES, 'few.csv': few } });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'not-tested', verdict: 'none' });
    expect(statesOf(run)).toEqual({ 'wine/evasion': 'not-tested' });
    expect(run.log).toMatch(/at least 20\b/u);
  }, 150_000);

  it('judges by the default thresholds of the attacks if nothing else is given', async () => {
    const run = await scanLocally({}, { ...LIMIT, config: wineConfig() });
    expect(resultsOf(run)[0]).toMatchObject({ threshold: 0.9 });
  }, 150_000);

  it('needs no config file for one analysis', async () => {
    const config = oneAnalysis('wine', 'tabular-classification', 'extraction', {
      fields: { number_of_attack_queries: 50 },
      artifacts: { model: 'wine.onnx', data: 'wine.csv' },
    });
    const run = await scanLocally({ config, 'vulnerability-threshold': '0.1' }, LIMIT);
    expect(run.outputs).toMatchObject({ status: 'vulnerable' });
  }, 150_000);

  it('checks and plans without analysing', async () => {
    const check = await scanLocally({ mode: 'check' }, LIMIT);
    expect(check.outputs).toMatchObject({ status: 'not-scanned', 'record-found': 'false' });
    const plan = await scanLocally({ mode: 'plan' }, { ...LIMIT, config: wineConfig() });
    expect(plan.outputs).toMatchObject({ status: 'planned', 'job-ids': '[]' });
  }, 60_000);

  it('does not call a repository clean that was not checked out', async () => {
    const run = await scanLocally({}, { timeLimitMs: 60_000 });
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'invalid-input' });
    expect(run.log).toContain('actions/checkout');
  }, 60_000);

  it('works without secrets, as in pull requests from forks', async () => {
    const run = await scanLocally(
      { mode: 'plan', 'on-missing-credentials': 'skip' },
      { ...LIMIT, config: wineConfig(), env: { GITHUB_ACTOR: 'dependabot[bot]' } },
    );
    expect(run.outputs).toMatchObject({ status: 'planned' });
  }, 60_000);

  it('scans the files of a repository without a config file', async () => {
    const files = { 'wine.onnx': BUILT_IN_FILES['wine.onnx'] };
    const clean = await scanLocally({}, { ...LIMIT, files });
    expect(clean.outputs).toMatchObject({ status: 'passed', results: '[]' });
    expect(clean.log).toMatch(/"model-security init".*\.github\/model-security\.yml/u);
    expect(clean.summary).toContain('No model was attacked.');
    const harmful = Buffer.from('cos\nsystem\n(S"echo"\ntR.', 'latin1');
    const flagged = await scanLocally({}, { ...LIMIT, files: { ...files, 'model.pkl': harmful } });
    expect(flagged.outputs).toMatchObject({ status: 'vulnerable' });
    expect(flagged.log).toContain('model.pkl');
  }, 150_000);
});
