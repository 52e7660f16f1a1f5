import { describe, expect, it } from '@jest/globals';
import { renderSummary } from '../../../src/report/summary.ts';
import {
  bareOutcome,
  NO_RECORD,
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
} from '../../support/sample-outcomes.ts';
import { textOf } from '../../support/safe-markdown.ts';

describe('the lineage record', () => {
  it('is said loudly to be of another commit', () => {
    const summary = renderSummary(SAMPLE_OUTCOMES['already-scanned-other-commit']);
    expect(summary.split('\n')[0]).toContain('already scanned, at another commit');
    expect(textOf(summary)).toContain(
      'Commit: 9b8a7c6d5e ⚠️ not the commit of this run (4f1d0c6be2); later changes were not scanned',
    );
    expect(summary).toContain('/acme/vision&#45;models/commit/9b8a7c6d5e4f30112233445566778899aabbccdd"');
  });

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
    expect(textOf(summary)).toContain('does not count for this run');
    expect(textOf(summary)).toContain('because of the input rescan');
    expect(textOf(summary)).not.toContain('of this run (');
  });

  it('folds nothing when only the main fields are known', () => {
    const lineage = sampleLineage({ record: { commitid: 'abcdef1' }, vulnerable: true });
    const summary = renderSummary(sampleOutcome({ status: 'vulnerable', lineage }));
    expect(summary).not.toContain('More of this record');
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
