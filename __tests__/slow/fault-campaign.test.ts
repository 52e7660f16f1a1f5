import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runCampaign } from '../faults/campaign.ts';
import { describeBreach } from '../faults/report.ts';

const SEED = '20260';

/** A program in the place of the action. */
async function withProgram(text: string, use: (bundle: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  const bundle = join(folder, 'index.mjs');
  try {
    await writeFile(bundle, text);
    await use(bundle);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('the action keeps its word in a hundred runs against a service that misbehaves', async () => {
  const results = await runCampaign({ seed: SEED, runs: 100, parallel: 6, timeLimitMs: 100_000 });
  const broken = results.filter(({ breaches }) => breaches.length > 0);
  expect(broken.flatMap((result) => describeBreach(result, SEED)).join('\n')).toBe('');
  expect(results).toHaveLength(100);
  const faults = results.flatMap(({ attempts }) => attempts.map(({ fault }) => fault));
  expect(new Set(faults).size).toBeGreaterThan(50);
}, 120_000);

test('what calls everything good breaks its word', async () => {
  const text = `import { appendFileSync } from 'node:fs';
    appendFileSync(process.env.GITHUB_OUTPUT, 'status=passed\\nresults=[]\\njob-ids=[]\\n');
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, '## Passed');`;
  await withProgram(text, async (bundle) => {
    const [result] = await runCampaign({ seed: SEED, runs: 1, parallel: 1, timeLimitMs: 60_000, bundle });
    expect(result?.breaches).toContain('The run ended as passed/; allowed: ');
  });
});

test('what never ends breaks its word', async () => {
  await withProgram('setInterval(() => {}, 1000);', async (bundle) => {
    const limits = { timeLimitMs: 60_000, slackMs: 500 };
    const [result] = await runCampaign({ seed: SEED, runs: 1, parallel: 1, bundle, ...limits });
    expect(result?.breaches.join()).toContain('did not end within');
  });
});
