import { RUNNER_VENUE, SERVICE_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../../../src/core/errors.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { adviceFor, adviceOn } from '../../../src/report/summary/advice.ts';
import { expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';
import { sampleOutcome, sampleResult, sampleSpec } from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';

describe('what to do about a failure', () => {
  it.each(FAILURE_REASONS)('is that of its reason: %s', (failureReason) => {
    const outcome = sampleOutcome({ failureReason });
    expect(adviceFor(outcome)).toEqual(adviceOn(failureReason, undefined, outcome));
  });

  it('is nothing when the step did not fail', () => {
    expect(adviceFor(sampleOutcome())).toBeUndefined();
  });

  it('names GitHub when GitHub was at fault, and only there', () => {
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
    ['runner', 'the verdict could not be written'],
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
    expect(adviceOn({ origin: 'action' })).toContain('Please report it');
  });
});

const JOBS_KEPT = { keepsJobs: true, reports: false, venue: SERVICE_VENUE } as const;
const NOTHING_KEPT = { keepsJobs: false, reports: false, venue: SERVICE_VENUE } as const;
const REPORTS_ON = { keepsJobs: false, reports: true, venue: SERVICE_VENUE } as const;
const LATE = [sampleResult('digits', 'evasion', 'timeout')];
const FOUND = [sampleResult('digits', 'evasion', 'vulnerable', { reports: [] })];
const DOUBTED = [resultOf(sampleSpec('digits', 'evasion'), 'error', { inDoubt: true })];

describe('what to do next', () => {
  it.each<[string, Partial<Outcome>, RegExp, RegExp]>([
    [
      'after a timeout of a run whose jobs are not kept',
      { failureReason: 'timeout', results: LATE, requested: NOTHING_KEPT },
      /A re-run submits them once more, .*set `cache-directory`/u,
      /the same jobs/u,
    ],
    [
      'after a timeout of a run whose jobs are kept',
      { failureReason: 'timeout', results: LATE, requested: JOBS_KEPT },
      /or run again later: the run asks for the same jobs\.$/u,
      /re-run/u,
    ],
    [
      'after a timeout before any submission',
      { failureReason: 'timeout', requested: JOBS_KEPT },
      /nothing was submitted\. Raise `timeout-minutes`\.$/u,
      /jobs/u,
    ],
    ['when a lineage check was denied', { failureReason: 'denied' }, /`repo-type`/u, /model ids/u],
    ['when a submission was denied', { failureReason: 'denied', results: LATE }, /model ids/u, /repo-type/u],
    [
      'when the service is away and nothing is in doubt',
      { failureReason: 'unavailable' },
      /then run again\. .*`max-attempts`/u,
      /submission/u,
    ],
    [
      'when a submission is in doubt',
      { failureReason: 'unavailable', results: DOUBTED },
      /submission that may have arrived was not sent a second time/u,
      /never/u,
    ],
    [
      'about a vulnerability without reports',
      { failureReason: 'vulnerable', results: FOUND, requested: NOTHING_KEPT },
      /on the dashboard .* Set `report-directory` to get the reports\.$/u,
      /in the reports/u,
    ],
    [
      'about a vulnerability whose reports were fetched',
      {
        failureReason: 'vulnerable',
        results: [sampleResult('digits', 'evasion', 'vulnerable')],
        requested: REPORTS_ON,
      },
      /in the reports and on the dashboard/u,
      /report-directory/u,
    ],
    [
      'about a vulnerability whose reports did not come',
      { failureReason: 'vulnerable', results: FOUND, requested: REPORTS_ON },
      /on the dashboard/u,
      /report/u,
    ],
    [
      'about a record that is flagged',
      { failureReason: 'vulnerable', requested: NOTHING_KEPT },
      /on the dashboard/u,
      /report/u,
    ],
  ])('fits %s', (_when, more, said, unsaid) => {
    const text = adviceFor(sampleOutcome(more))?.text ?? '';
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });

  it('is told once, and of an analysis only if it differs', () => {
    const outcome = sampleOutcome({
      status: 'error',
      failed: true,
      failureReason: 'timeout',
      results: [sampleResult('digits', 'evasion', 'timeout', { reason: 'timeout' })],
      requested: NOTHING_KEPT,
    });
    expect(textOf(renderSummary(outcome)).match(/A re-run submits them once more/gu)).toHaveLength(1);
    const other = { ...outcome, failureReason: 'denied' } as const;
    expect(textOf(renderSummary(other)).match(/A re-run submits them once more/gu)).toHaveLength(1);
  });
});

describe('a run whose jobs go on', () => {
  const results = [sampleResult('digits', 'evasion', 'submitted'), sampleResult('digits', 'drift', 'passed')];

  it.each([
    ['kept', JOBS_KEPT, true],
    ['not kept', NOTHING_KEPT, false],
  ])('says how its verdicts can be had, if its jobs are %s', (_what, asked, isKept) => {
    const summary = renderSummary(sampleOutcome({ status: 'submitted', results, requested: asked }));
    expect(summary.split('\n')[0]).toContain('1 of 2 analyses submitted');
    expect(textOf(summary)).toContain('wait: true');
    expect(textOf(summary).includes('run the job again later')).toBe(isKept);
    expectSafeMarkdown(summary);
  });
});

describe('the advice of a run with local analyses', () => {
  const requested = { keepsJobs: false, reports: false, venue: RUNNER_VENUE } as const;

  it.each(FAILURE_REASONS)('speaks of no dashboard and of no jobs that go on: %s', (failureReason) => {
    const results = [
      sampleResult('digits', 'evasion', 'vulnerable'),
      sampleResult('digits', 'drift', 'failed'),
      sampleResult('digits', 'outlier', 'timeout'),
    ];
    const { text } = adviceOn(failureReason, undefined, { mode: 'scan', requested, results });
    expect(text).not.toMatch(/dashboard|continue at the service/u);
  });

  it('says that the pages end with the run, and how to keep the reports', () => {
    const { text } = adviceOn('vulnerable', undefined, {
      mode: 'scan',
      requested,
      results: [sampleResult('digits', 'evasion', 'vulnerable')],
    });
    expect(text).toContain('`report-file` to get a page');
  });
});
