import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CUT_SHORT_MARK } from '../../src/core/job-status.ts';
import { at, textAt } from '../../src/core/json.ts';
import type { EngineSettings } from '../../service/engine/engine-settings.ts';
import { writeKeptResult } from '../../service/engine/kept-results.ts';
import {
  endOfJob,
  engineFixture,
  reportOfJob,
  type SentAnalysis,
  submitAnalysis,
  wineAnalysis,
} from '../support/engine-jobs.ts';
import { SAMPLE_RESULT } from '../support/engine-report-samples.ts';
import { closeServices, openService } from '../support/local-service-client.ts';

afterEach(closeServices);

/** The figures of a report by their names. */
function figuresOf(report: unknown): Readonly<Record<string, unknown>> {
  const figures = at(report, 'result', 'figures');
  return Object.fromEntries(
    (Array.isArray(figures) ? figures : []).map((one: unknown) => [
      textAt(one, 'name') ?? '',
      at(one, 'value'),
    ]),
  );
}

const FORECAST: SentAnalysis = {
  task: 'time-series-forecasting',
  attack: 'extraction',
  fields: { input_dimensions: '24', model_framework: 'onnx', number_of_attack_queries: '50' },
  slots: {
    model: { 'model.onnx': engineFixture('season-forecaster.onnx') },
    data: { 'season.csv': engineFixture('season.csv') },
    minmax: { 'minmax.csv': 'value\n-2\n2\n' },
  },
};

describe('the settings of an analysis', () => {
  it.each<[string, SentAnalysis, EngineSettings, Readonly<Record<string, unknown>>]>([
    [
      'evasion',
      wineAnalysis('evasion'),
      { eps: 0.25, samples: 7, seed: 11, minutes: 2 },
      { eps: 0.25, samples: 7, seed: 11, 'minutes at most': 2 },
    ],
    [
      'extraction, whose queries the request gives',
      {
        ...wineAnalysis('extraction'),
        fields: { ...wineAnalysis('extraction').fields, number_of_attack_queries: '40' },
      },
      { seed: 3 },
      { seed: 3, 'queries of the attack': 40, 'minutes at most': 10 },
    ],
    ['forecasting', FORECAST, { season: 4, seed: 2 }, { season: 4, seed: 2 }],
  ])(
    'reach %s, and the report tells them',
    async (_name, analysis, settings, expected) => {
      const asked: string[] = [];
      const service = await openService({
        engine: 'attacks',
        engineSettings: (modelId, attack) => {
          asked.push(`${modelId} ${attack}`);
          return settings;
        },
      });
      const jobId = await submitAnalysis(service, analysis);
      const status = await endOfJob(service, jobId);

      expect(textAt(status, 'CurrentStatus')).not.toMatch(/fail/iu);
      expect(figuresOf(await reportOfJob(service, jobId))).toMatchObject(expected);
      expect(asked).toEqual([`model-1 ${analysis.attack}`]);
    },
    60_000,
  );

  it.each<[EngineSettings, string]>([
    [{ eps: 0 }, 'eps must be above 0 and at most 1'],
    [{ eps: 8 }, 'such as 0.03 for 8 of 255 steps, but is 8.'],
    [{ eps: Number.NaN }, 'but is NaN'],
    [{ samples: 0 }, 'samples must be a whole number from 1'],
    [{ samples: 2.5, seed: -1 }, 'seed must be a whole number of at least 0, but is -1.'],
    [{ minutes: 0 }, 'minutes must be a number above 0'],
    [{ season: 0.5 }, 'season must be a whole number of steps'],
  ])('%j fails its analysis, and says what is expected', async (settings, reason) => {
    const service = await openService({ engine: 'attacks', engineSettings: () => settings });
    const status = await endOfJob(service, await submitAnalysis(service, wineAnalysis('evasion')));

    expect(textAt(status, 'CurrentStatus')).toContain(reason);
    expect(textAt(status, 'CurrentStatus')).not.toContain(CUT_SHORT_MARK);
  });

  it('a season that is longer than a window fails its analysis', async () => {
    const service = await openService({ engine: 'attacks', engineSettings: () => ({ season: 1000 }) });
    const status = await endOfJob(service, await submitAnalysis(service, FORECAST));

    expect(textAt(status, 'CurrentStatus')).toMatch(/season is 1000, but a window has only \d+ steps/u);
  }, 60_000);
});

describe('the time of a run', () => {
  it('ends every analysis before it is over; one that was cut short is a timeout and leaves no record', async () => {
    const wholeMs = 7000;
    const endsAtMs = Date.now() + wholeMs;
    const service = await openService({
      engine: 'attacks',
      endsAtMs,
      analysesPlanned: 4,
      engineSettings: () => ({ samples: 10_000, eps: 1e-9 }),
    });
    const [header = '', ...rows] = engineFixture('wine.csv').toString().trimEnd().split('\n');
    // More than a fast machine attacks in this time.
    const muchData = [header, ...new Array<string[]>(100).fill(rows).flat(), ''].join('\n');
    const analyses = ['wine-forest', 'wine-logistic', 'wine-forest', 'wine-logistic'].map((model, index) => ({
      ...wineAnalysis('evasion', model),
      slots: { ...wineAnalysis('evasion', model).slots, data: { 'wine.csv': muchData } },
      model: `model-${String(index)}`,
    }));
    const jobs: string[] = [];
    for (const analysis of analyses) jobs.push(await submitAnalysis(service, analysis));
    const ends = await Promise.all(jobs.map((jobId) => endOfJob(service, jobId)));

    expect(Date.now()).toBeLessThan(endsAtMs);
    const cut = ends.filter((end) => textAt(end, 'CurrentStatus')?.startsWith(CUT_SHORT_MARK) === true);
    expect(cut).toHaveLength(ends.length);
    for (const end of cut) {
      expect(
        Object.entries(end ?? {}).some(([name, state]) => name.endsWith('_Status') && state === 'failed'),
      ).toBe(true);
      expect(at(end, 'VulnerabiltyScore')).toBeUndefined();
    }
    service.recordFinishedJobs();
    expect(service.records.list()).toEqual([]);
  }, 30_000);
});

describe('an analysis that was cut short', () => {
  /** A job of evasion whose kept result is replaced while the service is stopped. */
  async function restartWith(score: number): Promise<unknown> {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'engine-kept-'));
    try {
      const options = { engine: 'attacks', dataDirectory } as const;
      const before = await openService({ ...options, engineSettings: () => ({ eps: -1 }) });
      const jobId = await submitAnalysis(before, wineAnalysis('evasion'));
      await endOfJob(before, jobId);
      await closeServices();
      const result = { ...SAMPLE_RESULT, score: { value: score, low: score, high: score }, cutShort: true };
      const outcome = { kind: 'result', result, runtime: 'wasm' } as const;
      await writeKeptResult(path.join(dataDirectory, 'results'), jobId, {
        kind: 'ended',
        outcome,
        endedMs: 1,
      });
      const status = await endOfJob(await openService(options), jobId);
      await closeServices();
      return status;
    } finally {
      await rm(dataDirectory, { recursive: true });
    }
  }

  it('is vulnerable if its score is above the threshold', async () => {
    const status = await restartWith(0.51);
    expect(at(status, 'VunerabilityEngine_Status')).toBe('completed');
    expect(at(status, 'VulnerabiltyScore')).toBe('0.51');
  });

  it('is no pass if its score is not', async () => {
    const status = await restartWith(0.5);
    expect(at(status, 'VulnerabiltyScore')).toBeUndefined();
    expect(Object.values(status ?? {})).toContain('failed');
    expect(textAt(status, 'CurrentStatus')).toMatch(new RegExp(`^${CUT_SHORT_MARK}`, 'u'));
  });
});
