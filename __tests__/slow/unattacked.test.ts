import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, WITHSTOOD, WITHSTOOD_EVASION, wineConfig } from '../support/built-in-models.ts';
import { annotationsOf, scanLocally } from '../support/e2e-run.ts';
import { readable } from '../support/e2e-run.ts';
import { PIPELINE, SCALER, TORCH_PICKLES, torchZip } from '../support/model-files.ts';
import { makeZip } from '../support/zip-writing.ts';

const LIMIT = { timeLimitMs: 140_000 } as const;
/** Written by XGBoost 3. */
const XGBOOST = readFileSync(new URL('../fixtures/models/xgboost.ubj', import.meta.url));
/** An estimator without a state: proto 2, a class, no arguments, NEWOBJ, an empty state. It is never loaded. */
const FOREST = Buffer.from('\x80\x02csklearn.ensemble._forest\nRandomForestClassifier\n)\x81}b.', 'latin1');
const { 'wine.onnx': WINE, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX } = BUILT_IN_FILES;
const ATTACKED = { 'wine.onnx': WINE, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX };
const UNATTACKED = { 'churn.joblib': FOREST, 'risk.ubj': XGBOOST };
const HEADLINE = '2 models were not attacked: churn.joblib, risk.ubj.';

const KERAS = makeZip([
  {
    name: 'config.json',
    content: Buffer.from(
      JSON.stringify({
        module: 'keras',
        class_name: 'Sequential',
        config: { layers: [{ class_name: 'Dense', config: { units: 10, activation: 'softmax' } }] },
      }),
    ),
  },
  { name: 'metadata.json', content: Buffer.from('{"keras_version":"3.5.0"}') },
]);

/** The config file with keys for its model, and models that are accepted. */
function withKeys(ofModel: object, accept: readonly object[]): string {
  const config: unknown = JSON.parse(wineConfig({ attacks: WITHSTOOD_EVASION, ...ofModel }));
  return JSON.stringify({ ...Object(config), accept });
}

describe('models that nothing attacks', () => {
  it('are named, and a run that attacks nothing has no verdict', async () => {
    const run = await scanLocally({ 'results-file': 'r.json' }, { ...LIMIT, files: UNATTACKED });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'none', status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toContain('was attacked; 2 files are clean');
    expect(run.log).toContain(HEADLINE);
    expect(run.log).toMatch(/Not attacked: risk\.ubj.*model-security\.yml/u);
    expect(run.log).toMatch(/model: "risk\.ubj", data: DATA/u);
    expect(run.log).toContain('DATA is the path of your data');
    expect(annotationsOf(run, 'warning').join('\n')).toContain(HEADLINE);
    expect(readable(run.summary)).toContain('nothing was attacked, 2 files scanned');
    expect(readable(run.summary)).toContain('2 models were not attacked:');
    expect(JSON.parse(run.written['r.json']?.toString() ?? '')).toMatchObject({
      run: { verdict: 'none', unattacked_models: 2, files_scanned: 2 },
      unattacked: [
        { file: 'churn.joblib', format: 'pickle', role: 'classifier', class: 'RandomForestClassifier' },
        { file: 'risk.ubj', format: 'xgboost-ubj', role: 'classifier', class: null },
      ],
    });
  }, 150_000);

  it('are also empty files, so a run that finds nothing else has no verdict', async () => {
    const run = await scanLocally({}, { ...LIMIT, files: { 'model.onnx': '' } });
    expect(run.outputs).toMatchObject({ verdict: 'none', 'unattacked-models': '1' });
    expect(run.log).toContain('model.onnx. The file is empty.');
  }, 150_000);

  it('are also pickles that were cut, whatever they hold so far', async () => {
    const run = await scanLocally({}, { ...LIMIT, files: { 'scaler.joblib': SCALER.subarray(0, -1) } });
    expect(run.outputs).toMatchObject({ verdict: 'none', 'unattacked-models': '1' });
    expect(run.log).toContain('scaler.joblib. The file is damaged:');
    expect(run.log).not.toContain('Not attacked by this tool');
  }, 150_000);

  it('are counted beside those that are attacked, whose verdict stands', async () => {
    const files = { ...ATTACKED, ...UNATTACKED };
    const run = await scanLocally(
      { 'vulnerability-threshold': '1' },
      { ...LIMIT, files, config: wineConfig({ attacks: WITHSTOOD_EVASION }) },
    );
    expect(run.outputs).toMatchObject({ verdict: 'passed', status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toContain(HEADLINE);
  }, 150_000);

  it('are none if every model is attacked, and are not known if the files are not scanned', async () => {
    const options = { ...LIMIT, files: ATTACKED, config: wineConfig({ attacks: WITHSTOOD_EVASION }) };
    const whole = await scanLocally({ 'vulnerability-threshold': '1' }, options);
    expect(whole.outputs).toMatchObject({ verdict: 'passed', 'unattacked-models': '0' });
    const plan = await scanLocally({ mode: 'plan' }, options);
    expect(plan.outputs).toMatchObject({ verdict: 'none', status: 'planned', 'unattacked-models': '' });
  }, 250_000);

  it('no verdict either if there is no model file at all', async () => {
    const run = await scanLocally({}, { ...LIMIT, files: { 'README.md': 'Models come later.\n' } });
    expect(run.outputs).toMatchObject({ verdict: 'none', status: 'passed', 'unattacked-models': '0' });
    expect(run.log).toContain('Nothing was attacked');
  }, 150_000);

  it('are of every kind, and what this tool does not attack is named apart', async () => {
    const files = {
      'churn.joblib': PIPELINE,
      'digits.keras': KERAS,
      'lgb.txt': 'tree\nversion=v4\nmax_feature_idx=3\nobjective=binary\n\nTree=0\n\nend of trees\n',
      'net.pt': torchZip(TORCH_PICKLES.weights),
      'risk.json':
        '{"learner":{"learner_model_param":{"num_feature":"4"},"objective":{"name":"reg:squarederror"}}}',
      'risk.ubj': XGBOOST,
      'scaler.joblib': SCALER,
      'tokenizer.json': '{"model":{"type":"BPE","vocab":{"a":0}}}',
      'training.pt': torchZip(TORCH_PICKLES.optimizer),
    };
    const run = await scanLocally(
      { 'results-file': 'r.json', 'report-file': 'page.html' },
      { ...LIMIT, files },
    );
    expect(run.outputs).toMatchObject({ verdict: 'none', 'unattacked-models': '6' });
    expect(run.log).toContain('[("X", FloatTensorType([None, COLUMNS]))]');
    expect(run.log).toContain('torch.zeros(1, SHAPE)');
    const outside =
      'Not attacked by this tool: scaler.joblib (scaler), tokenizer.json (tokenizer), training.pt (state of a training).';
    expect(run.log).toContain(outside);
    expect(readable(run.summary)).toContain(outside);
    const page = run.written['page.html']?.toString() ?? '';
    expect(page).toMatch(/>net\.pt<\/bdi>/u);
    expect(page).toContain('torch.zeros(1, SHAPE)');
    const results: unknown = JSON.parse(run.written['r.json']?.toString() ?? '');
    expect(results).toMatchObject({
      unattacked: [
        { file: 'churn.joblib', class: 'RandomForestClassifier' },
        { file: 'digits.keras', role: 'classifier' },
        { file: 'lgb.txt', role: 'classifier' },
        { file: 'net.pt', role: 'predictor' },
        { file: 'risk.json', role: 'regressor' },
        { file: 'risk.ubj' },
      ],
      not_attackable: [
        { file: 'scaler.joblib', role: 'scaler' },
        { file: 'tokenizer.json', role: 'tokenizer' },
        { file: 'training.pt', role: 'training-state' },
      ],
    });
  }, 150_000);

  it('do not count if a model covers them, or if they are accepted; an entry for nothing is a warning', async () => {
    const config = withKeys({ covers: ['wine.pt', 'gone.pt'] }, [
      { model: 'old/**', reason: 'retired' },
      { model: 'wine.onnx', reason: 'attacked anyway' },
    ]);
    const files = { ...ATTACKED, 'wine.pt': torchZip(TORCH_PICKLES.weights), 'old/risk.ubj': XGBOOST };
    const inputs = { 'vulnerability-threshold': '1', 'report-file': 'page.html' };
    const run = await scanLocally(inputs, { ...LIMIT, files, config });
    expect(run.outputs).toMatchObject({ verdict: 'passed', status: 'passed', 'unattacked-models': '0' });
    expect(run.log).toContain('config file accepts: old/risk.ubj (retired)');
    expect(readable(run.summary)).toContain('1 model not attacked, as the');
    const covered = '1 file counts as attacked by the config file (covers): wine.pt';
    expect(run.log).toContain(covered);
    expect(readable(run.summary)).toContain(covered);
    expect(run.written['page.html']?.toString()).toContain(covered);
    const warnings = annotationsOf(run, 'warning').join('\n');
    expect(warnings).toMatch(/"covers".*"gone\.pt"/u);
    expect(warnings).toMatch(/"accept".*wine\.onnx/u);
  }, 150_000);

  it('are also those that only checks of data are given, and the files that they cover', async () => {
    const config = withKeys({ covers: ['wine.pt'], attacks: WITHSTOOD }, []);
    const files = { ...ATTACKED, 'wine.pt': torchZip(TORCH_PICKLES.weights) };
    const run = await scanLocally({}, { ...LIMIT, files, config });
    expect(run.outputs).toMatchObject({ status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toMatch(/2 models were not attacked: wine\.onnx, wine\.pt/u);
    expect(run.log).toContain('wine.onnx. The config file only');
    expect(run.log).not.toContain('matches no file');
    const requiring = JSON.stringify({ ...Object(JSON.parse(config)), 'require-attacked': true });
    const required = await scanLocally({}, { ...LIMIT, files, config: requiring });
    expect(required.outputs).toMatchObject({
      status: 'error',
      'failure-reason': 'not-tested',
      verdict: 'none',
    });
  }, 250_000);

  it('fail the run with require-attacked, unless they are accepted', async () => {
    const files = { 'risk.ubj': XGBOOST };
    const config = (path: string): string =>
      JSON.stringify({ version: 1, 'require-attacked': true, accept: [{ model: path, reason: 'retired' }] });
    const failed = await scanLocally({}, { ...LIMIT, files, config: config('other.ubj') });
    expect(failed.outputs).toMatchObject({
      ...{ verdict: 'none', status: 'error', 'failure-reason': 'not-tested', 'unattacked-models': '1' },
    });
    expect(failed.log).toMatch(/\(require-attacked\)\. 1 model.*risk\.ubj/u);
    const accepted = await scanLocally({}, { ...LIMIT, files, config: config('risk.ubj') });
    expect(accepted.outputs).toMatchObject({ status: 'passed', 'unattacked-models': '0' });
  }, 150_000);
});
