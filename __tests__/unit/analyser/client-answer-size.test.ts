import { describe, expect, it } from '@jest/globals';
import { holdsMoreValues, MAX_ANSWER_VALUES } from '../../../src/analyser/remote/client/answer-size.ts';
import { submitAnalysis } from '../../../src/analyser/remote/client/model-analysis.ts';
import { checkLineage } from '../../../src/analyser/remote/client/lineage-check.ts';
import { readUploadTargets } from '../../../src/analyser/remote/client/upload-targets.ts';
import { fetchJobStatus } from '../../../src/analyser/remote/client/fetch-job-status.ts';
import { jsonAnswer } from '../../support/strict-server.ts';
import { failureOf } from '../../support/test-transport.ts';
import { useOpened } from '../../support/opened.ts';

const { serveReply, open } = useOpened();

const manyKeys = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${String(index)}_upload_url`, 0]));

describe('an answer with too many values', () => {
  it.each([
    ['keys', manyKeys(MAX_ANSWER_VALUES + 1)],
    ['items', { list: Array.from({ length: MAX_ANSWER_VALUES }, () => 0) }],
    ['objects', { list: Array.from({ length: MAX_ANSWER_VALUES / 2 }, () => ({ a: {}, b: [] })) }],
  ])('is not used, except for the job that it names: %s', async (_, value) => {
    const server = await serveReply(jsonAnswer({ job_id: 'J1', commitid: 'abc', ...value }));
    const transport = open();
    const asked = { jobId: 'J1', modelId: 'm1', attack: 'outlier' } as const;
    const access = { root: server.origin, apiKey: 'key', orgId: 'org' };
    const operations = [
      () => checkLineage(transport, access, { repo_type: 'github', depth: 1 }),
      () => fetchJobStatus(transport, access, asked, () => Promise.resolve()),
    ];
    for (const operation of operations) {
      const error = await failureOf(operation());
      expect(error).toMatchObject({ reason: 'unexpected-answer' });
      expect(error.message).toContain('has more than 10,000 values');
      expect(error.message.length).toBeLessThan(1000);
    }
    // The job is known, but nothing is searched for upload addresses.
    const { jobId, answer } = await submitAnalysis(transport, access, {
      path: 'model-analyse',
      modelId: 'm1',
      attack: 'outlier',
      fields: {},
    });
    expect(jobId).toBe('J1');
    expect(() => readUploadTargets(answer)).toThrow('too large or nested too deeply to be searched');
  });

  it('is told by their number at every depth', () => {
    expect(holdsMoreValues(manyKeys(100), 100)).toBe(false);
    expect(holdsMoreValues(manyKeys(101), 100)).toBe(true);
    expect(holdsMoreValues({ a: [1, 2, { b: 3 }] }, 4)).toBe(true);
    expect(holdsMoreValues({ a: [1, 2, { b: 3 }] }, 5)).toBe(false);
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(holdsMoreValues(deep, MAX_ANSWER_VALUES)).toBe(true);
  });
});
