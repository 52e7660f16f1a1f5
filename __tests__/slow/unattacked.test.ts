import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { BUILT_IN_FILES, wineConfig } from '../support/built-in-models.ts';
import { annotationsOf, scanLocally } from '../support/e2e-run.ts';
import { readable } from '../support/e2e-run.ts';

const LIMIT = { timeLimitMs: 140_000 } as const;
/** Written by XGBoost 3. */
const XGBOOST = readFileSync(new URL('../fixtures/models/xgboost.ubj', import.meta.url));
/** An estimator without a state: proto 2, a class, no arguments, NEWOBJ, an empty state. It is never loaded. */
const FOREST = Buffer.from('\x80\x02csklearn.ensemble._forest\nRandomForestClassifier\n)\x81}b.', 'latin1');
const { 'wine.onnx': WINE, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX } = BUILT_IN_FILES;
const ATTACKED = { 'wine.onnx': WINE, 'wine.csv': DATA, 'wine-minmax.csv': MINMAX };
const UNATTACKED = { 'churn.joblib': FOREST, 'risk.ubj': XGBOOST };
const HEADLINE = '2 models were not attacked: churn.joblib, risk.ubj.';

describe('models that nothing attacks', () => {
  it('are named, and a run that attacks nothing has no verdict', async () => {
    const run = await scanLocally({ 'results-file': 'r.json' }, { ...LIMIT, files: UNATTACKED });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'none', status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toContain('Nothing was attacked; 2 files are clean');
    expect(run.log).toContain(HEADLINE);
    expect(run.log).toContain('Not attacked: risk.ubj. Convert it to ONNX with onnxmltools');
    expect(run.log).toContain('artifacts: { model: "risk.onnx", data: DATA }');
    expect(run.log).toContain('and the path of your data in place of DATA: - { name: ');
    expect(annotationsOf(run, 'warning').join('\n')).toContain(HEADLINE);
    expect(readable(run.summary)).toContain('nothing was attacked, 2 files scanned');
    expect(readable(run.summary)).toContain('2 models were not attacked:');
    expect(JSON.parse(run.written['r.json']?.toString() ?? '')).toMatchObject({
      run: { verdict: 'none', unattacked_models: 2, files_scanned: 2 },
      unattacked: [
        { file: 'churn.joblib', format: 'pickle' },
        { file: 'risk.ubj', format: 'xgboost-ubj' },
      ],
    });
  }, 150_000);

  it('are counted beside those that are attacked, whose verdict stands', async () => {
    const files = { ...ATTACKED, ...UNATTACKED };
    const run = await scanLocally(
      { 'vulnerability-threshold': '1' },
      { ...LIMIT, files, config: wineConfig() },
    );
    expect(run.outputs).toMatchObject({ verdict: 'passed', status: 'passed', 'unattacked-models': '2' });
    expect(run.log).toContain(HEADLINE);
  }, 150_000);

  it('are none if every model is attacked, and are not known if the files are not scanned', async () => {
    const options = { ...LIMIT, files: ATTACKED, config: wineConfig() };
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
});
