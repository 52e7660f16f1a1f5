import { describe, expect, it } from '@jest/globals';
import { WITHSTOOD, wineConfig } from '../support/built-in-models.ts';
import { useCachedRuns } from '../support/cached-runs.ts';

describe('records in the cache of the platform', () => {
  const { cache, run, statusOf } = useCachedRuns();

  it('skips in the next run what this one analysed, and saves only what is new', async () => {
    const first = await run();
    expect(first.outputs).toMatchObject({ status: 'passed' });
    expect(cache().entries).toHaveLength(1);
    expect(first.log).not.toContain('-secret');
    const second = await run();
    expect(second.outputs).toMatchObject({ status: 'already-scanned', 'record-found': 'true' });
    expect(cache().entries).toHaveLength(1);
    await run({}, { config: wineConfig({ attacks: WITHSTOOD, seed: 7 }) });
    expect(cache().entries).toHaveLength(2);
    // The newer entry has the older records, too.
    expect(await statusOf()).toBe('already-scanned');
  }, 400_000);
});
