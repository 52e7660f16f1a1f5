import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { decideContentLineage } from '../../../src/decide/lineage.ts';
import { withDetails } from '../../../src/decide/analysis-result.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';
import { sampleOutcome, sampleSpec } from '../../support/sample-outcomes.ts';

describe('the summary of results that were kept', () => {
  const judged = {
    spec: sampleSpec('digits', 'evasion'),
    state: 'passed',
    jobId: 'job',
    score: 0.1,
    threshold: 0.5,
    uploads: [],
    reports: [],
    warnings: [],
  } as const;
  const finding = {
    kind: 'ended',
    methodVersion: '2',
    interval: { low: 0, high: 0.2 },
    keptSince: '2026-11-22T10:00:00.000Z',
  } as const;
  const lineage = decideContentLineage({ hashedjobid: 'a1', commitid: 'b'.repeat(40) }, 'c'.repeat(40), true);
  const outcome = sampleOutcome({
    status: 'already-scanned',
    failed: false,
    lineage,
    results: [withDetails(judged, finding)],
    requested: { keepsJobs: false, reports: false, venue: RUNNER_VENUE },
  });

  it('says that they are earlier ones of the same content, and warns of no other commit', () => {
    const summary = renderSummary(outcome);
    expectSafeMarkdown(summary);
    const text = textOf(summary);
    expect(text).toContain('The same content was analysed before, byte by byte');
    expect(text).toContain('the same content was analysed on 2026-11-22 10:00 UTC');
    expect(text).not.toMatch(/another commit|WARNING/u);
  });
});
