import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { closeServices, openService } from '../support/local-service-client.ts';
import { resultsOf, scan, statesOf } from '../support/e2e-run.ts';
import { projectPath } from '../../tools/project.ts';

afterAll(closeServices);

/** A file that tools/ made, in the repository of the user under test. */
function fixture(name: string): Buffer {
  return readFileSync(projectPath(`__tests__/fixtures/engine/${name}`));
}

const TABLE = {
  name: 'wine',
  id: 'wine',
  task: 'tabular-classification',
  config: { model_framework: 'onnx', input_dimensions: [13], number_of_classes: 3, normalize_data: 'no' },
  artifacts: { model: 'wine.onnx', data: 'wine.csv', minmax: 'minmax.csv' },
  attacks: {
    extraction: { number_of_attack_queries: 10, vulnerability_threshold: 0.99 },
    evasion: {},
  },
} as const;

/** Fewer inputs than usual are attacked, so that it takes less time. */
const ENGINE = { engine: 'attacks', engineSettings: () => ({ samples: 10 }) } as const;

const FILES = { 'wine.csv': fixture('wine.csv'), 'minmax.csv': fixture('wine-minmax.csv') };

describe('the local service that attacks models', () => {
  it('attacks a real model, and the same model gets the same scores', async () => {
    const service = await openService(ENGINE);
    const config = JSON.stringify({ version: 1, models: [TABLE] });
    const files = { ...FILES, 'wine.onnx': fixture('wine-logistic.onnx') };
    const inputs = { wait: 'true', rescan: 'always', 'poll-interval-seconds': '0.2' };
    const scores = [];
    for (let run = 1; run <= 2; run += 1) {
      const { outputs, ...rest } = await scan(service, inputs, { config, files });
      expect(outputs).toMatchObject({ status: 'vulnerable' });
      const results = resultsOf({ outputs, ...rest });
      scores.push(results.map(({ score }) => score));
      expect(results.every(({ score }) => typeof score === 'number' && score > 0 && score <= 1)).toBe(true);
    }
    expect(scores[0]).toEqual(scores[1]);
  }, 120_000);

  it('gives its reports and the page of the job', async () => {
    const service = await openService(ENGINE);
    const config = JSON.stringify({ version: 1, models: [{ ...TABLE, attacks: { evasion: {} } }] });
    const inputs = { wait: 'true', 'poll-interval-seconds': '0.2', 'report-directory': 'reports' };
    const run = await scan(
      service,
      { ...inputs, reports: 'vulnerability, attack-samples', 'report-format': 'json' },
      { config, files: { ...FILES, 'wine.onnx': fixture('wine-logistic.onnx') } },
    );
    const [result] = resultsOf(run);
    expect(result?.['reports']).toHaveLength(2);
    const page = await (await fetch(String(result?.['dashboard_url']))).text();
    expect(page).toContain('HopSkipJump');
    expect(page).toContain(Number(result?.['score']).toFixed(2).slice(0, 3));
    expect(page).not.toMatch(/<script/iu);
  }, 120_000);

  it('gives no verdict on a file that is no model, and says which converter makes one', async () => {
    const service = await openService(ENGINE);
    const config = JSON.stringify({ version: 1, models: [TABLE] });
    const pickle = Buffer.from(
      '\u0080\u0004\u0095\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000.',
      'latin1',
    );
    const run = await scan(
      service,
      { wait: 'true', 'poll-interval-seconds': '0.2' },
      { config, files: { ...FILES, 'wine.onnx': pickle } },
    );
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': 'analysis-failed' });
    expect(statesOf(run)).toEqual({ 'wine/extraction': 'failed', 'wine/evasion': 'failed' });
    expect(run.log).toMatch(/skl2onnx/u);
  }, 60_000);
});
