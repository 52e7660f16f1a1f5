import { describe, expect, it } from '@jest/globals';
import { RUNNER_VENUE } from '../../../src/facts/venue.ts';
import { decideContentLineage } from '../../../src/decide/lineage.ts';
import { withDetails } from '../../../src/decide/analysis-result.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import {
  bareOutcome,
  NO_RECORD,
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
  sampleSpec,
} from '../../support/sample-outcomes.ts';
import { expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';

describe('the lineage record', () => {
  it('is said to be of another repository beside its name', () => {
    const lineage = sampleLineage(
      { isOfOther: [{ part: 'repository', named: 'evil/other', asked: 'https://github.com/a/b' }] },
      { repourl: 'evil/other' },
    );
    const words = /evil\/other\s+⚠️\s+not the requested repository/u;
    expect(textOf(renderSummary(sampleOutcome({ lineage })))).toMatch(words);
    expect(textOf(renderSummary(sampleOutcome({ lineage: sampleLineage() })))).not.toContain(
      'not the requested repository',
    );
  });

  it('raises no alarm when it is of another commit and decides nothing', () => {
    const lineage = sampleLineage({ matchesCommit: false, accepted: false, vulnerable: true });
    const summary = renderSummary(sampleOutcome({ lineage }));
    expect(textOf(summary)).toContain('🚨 vulnerability found');
    expect(textOf(summary)).toContain('not the commit of this run');
    expect(summary).not.toMatch(/\[!(WARNING|CAUTION)\]/u);
  });

  it('that is flagged, and of another commit, says how to have this one scanned', () => {
    const lineage = sampleLineage({ matchesCommit: false, vulnerable: true });
    const outcome = {
      status: 'vulnerable',
      failureReason: 'vulnerable',
      failed: true,
      lineage,
      results: [],
    } as const;
    expect(renderSummary(sampleOutcome(outcome))).toContain('<code>rescan: when-stale</code>');
  });

  it('raises no alarm when it is of this commit and without a finding', () => {
    const summary = renderSummary(SAMPLE_OUTCOMES['already-scanned']);
    expect(summary).not.toMatch(/\[!(WARNING|CAUTION|NOTE)\]/u);
    expect(textOf(summary)).toContain('✅ the commit of this run');
    expect(textOf(summary)).toContain('✅ no vulnerability found (flag 0)');
    expect(textOf(summary)).not.toContain('org-17');
  });

  it('is short where the service sent little, and says where it did not count', () => {
    const record = { hashedjobid: 'abc', commitid: '' };
    const lineage = { record, matchesCommit: false, vulnerable: 'unknown', accepted: false } as const;
    const summary = renderSummary(bareOutcome({ status: 'not-scanned', lineage }));
    expect(textOf(summary)).toContain('Commit: (not given)');
    expect(textOf(summary)).toMatch(/record .*does not count/u);
    expect(textOf(summary)).toContain('because of the input rescan');
    expect(textOf(summary)).not.toContain('of this run (');
  });

  it('is missed in words, unless the heading says so already', () => {
    const missing = 'Before this run the service had no record of a scan.';
    expect(renderSummary(sampleOutcome({ lineage: NO_RECORD }))).toContain(missing);
    expect(renderSummary(sampleOutcome({ status: 'not-scanned', lineage: NO_RECORD }))).not.toContain(
      missing,
    );
    expect(renderSummary(sampleOutcome({ status: 'skipped' }))).not.toContain(missing);
  });
});

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
    expect(text).toMatch(/same content .*before/u);
    expect(text).toMatch(/2026-11-22 10:00 UTC/u);
    expect(text).not.toMatch(/another commit|WARNING/u);
  });
});
