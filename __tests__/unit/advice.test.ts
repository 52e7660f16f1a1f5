import { describe, expect, it } from '@jest/globals';
import { FAILURE_REASONS } from '../../src/outcome.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { ADVICE, adviceFor } from '../../src/report/summary/advice.ts';
import { expectSafeMarkdown, textOf } from '../support/safe-markdown.ts';
import { sampleOutcome } from '../support/sample-outcomes.ts';

describe('what to do about a failure', () => {
  it.each(FAILURE_REASONS)('is that of its reason: %s', (failureReason) => {
    expect(adviceFor({ failureReason })).toBe(ADVICE[failureReason]);
  });

  it('is nothing where the step did not fail', () => {
    expect(adviceFor({})).toBeUndefined();
  });

  it('names GitHub where GitHub was at fault, and only there', () => {
    const failed = { status: 'error', failed: true, failureReason: 'unavailable' } as const;
    const github = renderSummary(sampleOutcome({ ...failed, origin: 'github' }));
    expect(github.split('\n')[0]).toContain('GitHub could not be reached');
    expect(textOf(github)).not.toContain('dashboard of the service');
    expectSafeMarkdown(github);
    const service = renderSummary(sampleOutcome(failed));
    expect(service.split('\n')[0]).toContain('the service is not available');
  });
});
