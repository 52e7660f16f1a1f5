import { expect, test } from '@jest/globals';
import { runCampaign } from '../faults/campaign.ts';
import { faultOf } from '../faults/catalogue/catalogue.ts';
import { planRun } from '../faults/plan.ts';
import { describeBreach } from '../faults/report.ts';

const SEED = '20260';

test('the action keeps its word in ten runs against a service that misbehaves', async () => {
  const results = await runCampaign({ seed: SEED, runs: 10, parallel: 2, timeLimitMs: 60_000 });
  const broken = results.filter(({ breaches }) => breaches.length > 0);
  expect(broken.flatMap((result) => describeBreach(result, SEED)).join('\n')).toBe('');
  expect(results).toHaveLength(10);
  const faults = results.flatMap(({ attempts }) => attempts.map(({ fault }) => fault));
  // A slow machine ends runs earlier, so fewer faults are met.
  expect(new Set(faults).size).toBeGreaterThan(5);
}, 120_000);

test('a seed and a number give the same plan and the same faults', () => {
  const faultsOf = (seed: string, number: number): string[] =>
    Array.from(
      { length: 50 },
      (_, index) => faultOf(planRun(seed, number), 'upload', 'upload:m0:data', index + 1, false).fault.name,
    );
  expect(planRun(SEED, 7)).toEqual(planRun(SEED, 7));
  expect(planRun(SEED, 7)).not.toEqual(planRun('20261', 7));
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(numbers.map((number) => faultsOf(SEED, number))).toEqual(
    numbers.map((number) => faultsOf(SEED, number)),
  );
  expect(new Set(numbers.flatMap((number) => faultsOf(SEED, number))).size).toBeGreaterThan(20);
});
