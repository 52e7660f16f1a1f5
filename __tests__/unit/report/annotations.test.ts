import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnalysisResult } from '../../../src/facts/run-outcome.ts';
import { FAILURE_REASONS } from '../../../src/core/errors.ts';
import { MAX_PER_LEVEL, MAX_TEXT_LENGTH, renderAnnotations } from '../../../src/report/annotations.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import {
  bareOutcome,
  manyResults,
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
  sampleResult,
  sampleSpec,
} from '../../support/sample-outcomes.ts';
import { resultOf } from '../../support/sample-results.ts';

const PLACE = { kind: 'file', file: '.github/model-security.yml', line: 12, column: 7 } as const;

describe('annotations', () => {
  it('are few, short and plain, and a step that fails has an error, whatever the text', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const annotations = renderAnnotations(outcome);
        for (const { text } of annotations) {
          expect(text).not.toMatch(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u);
          expect(text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
        }
        const levels = annotations.map(({ level }) => level);
        for (const level of levels) {
          if (level === 'info') continue;
          expect(levels.filter((one) => one === level).length).toBeLessThanOrEqual(MAX_PER_LEVEL);
        }
        expect(levels.includes('error') || !outcome.failed).toBe(true);
      }),
    );
  });

  it('are none when there is nothing to say', () => {
    expect(renderAnnotations(bareOutcome())).toEqual([]);
  });

  const COVERAGE = {
    level: 'notice',
    text: expect.stringMatching(/^The record .*rescan: always/u),
  } as const;

  it('say what a record that was accepted leaves open, once', () => {
    const outcome = SAMPLE_OUTCOMES['already-scanned'];
    expect(renderAnnotations(outcome)).toEqual([COVERAGE]);
    const warnings = ['accepted without regard to only'];
    expect(renderAnnotations({ ...outcome, warnings })).toEqual([
      { level: 'warning', text: 'accepted without regard to only' },
    ]);
  });

  it('stand on the places of problems', () => {
    const problems = [
      { place: { kind: 'input', input: 'base-url' } as const, message: 'expected\nhttps' },
      { place: PLACE, message: 'unknown attack' },
    ];
    const outcome = bareOutcome({ status: 'error', failed: true, failureReason: 'invalid-input', problems });
    expect(renderAnnotations({ ...outcome, errorMessage: 'both together' })).toEqual([
      { level: 'error', text: 'expected https', place: { kind: 'input', input: 'base-url' } },
      { level: 'error', text: 'unknown attack', place: PLACE },
    ]);
  });

  it('say the score of a record, too, and why a policy fails the check in spite of it', () => {
    const policy = { finding: 'new', why: 'It fails the check: its waiver ended.' } as const;
    const more = { keptSince: '2026-11-22T11:40:13.114Z', message: 'Not analysed again.', policy };
    const results = [sampleResult('b', 'drift', 'vulnerable', more)];
    expect(
      renderAnnotations(sampleOutcome({ status: 'vulnerable', failed: true, results }))[0]?.text,
    ).toMatchSnapshot();
  });

  it.each([
    ['denied', undefined, /^a\/drift: It broke\. A parameter is wrong .+\.$/u],
    ['unavailable', 'job', /^a\/drift: It broke\. Check that the service is up .+\.$/u],
    // The message says whether the submission may have arrived.
    ['unavailable', undefined, /^a\/drift: It broke\.$/u],
    ['upload-failed', 'job', /^a\/drift: It broke\.$/u],
  ] as const)('say once what to do about an analysis that is %s, job %s', (reason, jobId, text) => {
    const spec = sampleSpec('a', 'drift');
    const job = jobId === undefined ? {} : { jobId };
    const result = (message: string): AnalysisResult => resultOf(spec, 'error', { reason, message, ...job });
    const outcome = sampleOutcome({ status: 'error', failed: true, results: [result('It broke.')] });
    expect(renderAnnotations(outcome)[0]?.text).toMatch(text);
    const [long] = renderAnnotations({ ...outcome, results: [result('x'.repeat(9000))] });
    expect(long?.text.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
  });

  it('only warn of what is vulnerable when the gate is off', () => {
    const results = [sampleResult('b', 'drift', 'vulnerable')];
    expect(renderAnnotations(sampleOutcome({ status: 'vulnerable', results }))).toEqual([
      expect.objectContaining({ level: 'warning', place: PLACE }),
    ]);
  });

  it.each(FAILURE_REASONS)('say what went wrong and what to do next: %s', (failureReason) => {
    const outcome = bareOutcome({ status: 'error', failed: true, failureReason, errorMessage: 'It broke.' });
    expect(renderAnnotations(outcome)).toEqual([
      { level: 'error', text: expect.stringMatching(/^It broke\. [A-Z][^`]+\.$/u) },
    ]);
  });

  it('fall back to the headline, and keep the advice behind a long message', () => {
    const failed = bareOutcome({ status: 'error', failed: true, headline: 'Odd.' });
    expect(renderAnnotations(failed)).toEqual([{ level: 'error', text: 'Odd.' }]);
    const [long] = renderAnnotations({ ...failed, failureReason: 'timeout', errorMessage: 'x'.repeat(9000) });
    expect(long?.text).toHaveLength(MAX_TEXT_LENGTH);
    expect(long?.text).toMatch(/… There is no verdict/u);
  });

  it('warn of the record of another commit', () => {
    const lineage = sampleLineage({ matchesCommit: false }, { commitid: 'abc1234' });
    expect(renderAnnotations(sampleOutcome({ status: 'already-scanned', lineage }))).toEqual([
      {
        level: 'warning',
        text:
          'The record of an earlier scan belongs to another commit: ' +
          'scanned abc1234, this run 4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90. ' +
          'Set rescan: when-stale to scan each new commit.',
      },
      COVERAGE,
    ]);
    const bare = sampleLineage({ matchesCommit: false, record: { modelid: 'm' } });
    expect(renderAnnotations(bareOutcome({ lineage: bare }))[0]?.text).toContain(
      'scanned not given, this run unknown',
    );
  });

  it('mention the record of another repository, first', () => {
    const isOfOther = [{ part: 'repository', named: 'evil/other', asked: 'https://github.com/a/b' }] as const;
    const lineage = sampleLineage(
      { isOfOther, accepted: false, matchesCommit: false },
      { repourl: 'evil/other' },
    );
    expect(renderAnnotations(sampleOutcome({ status: 'not-scanned', lineage }))).toEqual([
      {
        level: 'notice',
        text: expect.stringMatching(/another repository: evil\/other, requested https:.*skips nothing/u),
      },
      { level: 'notice', text: expect.stringContaining('belongs to another commit') },
    ]);
  });

  it('only mention a record that decides nothing, whatever it says', () => {
    const lineage = sampleLineage({ matchesCommit: false, accepted: false, vulnerable: true });
    expect(renderAnnotations(sampleOutcome({ lineage }))).toEqual([
      { level: 'notice', text: expect.stringMatching(/belongs to another commit: .+90\.$/u) },
      { level: 'notice', text: expect.stringContaining('is flagged') },
    ]);
  });

  it.each([
    [true, 'is flagged'],
    ['unknown', 'does not say'],
  ] as const)('warn of a record with verdict %s when the step does not fail', (vulnerable, words) => {
    const lineage = sampleLineage({ vulnerable });
    expect(renderAnnotations(sampleOutcome({ lineage }))).toEqual([
      { level: 'warning', text: expect.stringContaining(words) },
    ]);
  });

  it('count what is too much for one step, level by level', () => {
    const notices = Array.from({ length: MAX_PER_LEVEL }, (_value, index) => `note ${String(index)}`);
    const results = manyResults(5000, { warnings: ['w'] });
    const all = renderAnnotations(sampleOutcome({ status: 'vulnerable', failed: true, results, notices }));
    const texts = (level: string): string[] =>
      all.filter((one) => one.level === level).map((one) => one.text);
    expect(texts('error')).toHaveLength(MAX_PER_LEVEL);
    expect(texts('error').at(-1)).toMatchSnapshot('first');
    expect(texts('error')[0]).toMatch(/vulnerable/u);
    expect(texts('warning').at(-1)).toMatchSnapshot('second');
    expect(texts('notice')).toEqual(notices);
    expect(texts('info')).toHaveLength(119 + 4991);
  });

  it('are lines of the log when they are too many, each with its place', () => {
    const problems = Array.from({ length: 12 }, (_, index) => ({
      place: { ...PLACE, line: index + 1 },
      message: `problem ${String(index + 1)}`,
    }));
    const all = renderAnnotations(bareOutcome({ status: 'error', failed: true, problems }));
    expect(all.slice(MAX_PER_LEVEL - 1)).toMatchSnapshot();
  });
});
