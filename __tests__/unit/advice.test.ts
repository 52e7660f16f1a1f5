import { describe, expect, it } from '@jest/globals';
import { FAILURE_REASONS } from '../../src/outcome.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { ADVICE, adviceFor } from '../../src/report/summary/advice.ts';
import { expectSafeMarkdown, textOf } from '../support/safe-markdown.ts';
import { sampleOutcome, sampleResult } from '../support/sample-outcomes.ts';

describe('what to do about a failure', () => {
  it.each(FAILURE_REASONS)('is that of its reason: %s', (failureReason) => {
    expect(adviceFor(failureReason, undefined)).toBe(ADVICE[failureReason]);
  });

  it('is nothing where the step did not fail', () => {
    expect(adviceFor(undefined, 'github')).toBeUndefined();
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

  it.each([
    ['action', 'the action itself failed'],
    ['runner', 'the outputs could not be written'],
  ] as const)('does not blame the service for a fault of the %s', (origin, title) => {
    const failed = { status: 'error', failed: true, failureReason: 'unexpected-answer', origin } as const;
    const summary = renderSummary(sampleOutcome({ ...failed, errorMessage: 'x is not a function' }));
    expect(summary.split('\n')[0]).toContain(title);
    expect(textOf(summary)).not.toContain('base-url');
    expectSafeMarkdown(summary);
  });

  it('of an analysis is that of who was at fault', () => {
    const adviceOn = (origin: { origin?: 'action' }): string => {
      const result = sampleResult('digits', 'evasion', 'error', { reason: 'unexpected-answer', ...origin });
      return textOf(renderSummary(sampleOutcome({ results: [result] })));
    };
    expect(adviceOn({})).toContain('base-url');
    expect(adviceOn({ origin: 'action' })).not.toContain('base-url');
    expect(adviceOn({ origin: 'action' })).toContain('please report it');
  });
});
