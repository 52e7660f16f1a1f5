import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commentMark } from '../../../src/github/comment.ts';
import { NO_FINDINGS, type Outcome, RECORD_FINDING } from '../../../src/facts/run-outcome.ts';
import { MAX_COMMENT_LENGTH, renderComment } from '../../../src/report/comment.ts';
import { hostileOutcome } from '../../support/hostile-outcomes.ts';
import { decodeEntities, expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';
import {
  manyResults,
  SAMPLE_OUTCOMES,
  sampleLineage,
  sampleOutcome,
  sampleResult,
} from '../../support/sample-outcomes.ts';

const FRAME = {
  mark: commentMark(['ci.yml', 'scan', ''], NO_FINDINGS),
  runUrl: 'https://github.com/acme/vision-models/actions/runs/17',
  unjudged: NO_FINDINGS,
  resolves: false,
};

/** The comment without its mark, which is the very first line. */
function render(outcome: Outcome): string {
  const [mark, ...lines] = renderComment(outcome, FRAME).split('\n');
  expect(mark).toBe(FRAME.mark);
  return lines.join('\n');
}

function expectFits(comment: string): void {
  expect(comment.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH - 100);
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(MAX_COMMENT_LENGTH - 100);
  expectSafeMarkdown(comment);
}

describe('the comment of every sample', () => {
  it.each(Object.entries(SAMPLE_OUTCOMES))('%s is safe, fits, and leads to the run', (_name, outcome) => {
    const comment = render(outcome);
    expectFits(comment);
    expect(comment).toMatch(/^## \P{ASCII}+ Model security scan: /u);
    expect(comment).toContain('>Everything about this run</a>');
    expect(textOf(comment)).not.toContain('Uploaded');
  });
});

describe('what a comment says', () => {
  it('links what is vulnerable or failed, with its cause', () => {
    const mixed = render(SAMPLE_OUTCOMES['mixed-failures']);
    const text = textOf(mixed.replaceAll('<br>', ' '));
    expect(text).toContain('digits/evasion: score 0.418, threshold 0.1.');
    expect(text).toContain('digits/poisoning failed (analysis-failed): Stage SanityCheck_Status is failed.');
    expect(mixed).not.toContain('<summary>More</summary>');
    const vulnerable = render(SAMPLE_OUTCOMES.vulnerable);
    expect(vulnerable).toContain('https&#58;//dashboard&#46;example/jobs/digits&#45;extraction');
    expect(textOf(vulnerable)).toContain('in the reports and on the dashboard of the service before you use');
  });

  it('shows the text of warnings, what a person should check first, and counts the rest', () => {
    const warnings = ['one', 'two', 'Please check: the third', 'four', 'five'];
    const results = [sampleResult('digits', 'evasion', 'vulnerable', { score: 0.4, warnings })];
    const text = textOf(render(sampleOutcome({ results })).replaceAll('<br>', ' '));
    expect(text).toContain('⚠️ Please check: the third ⚠️ one ⚠️ two … and 2 more');
    expect(text).not.toContain('four');
  });

  it('names no threshold when there is no score', () => {
    const more = { reason: 'analysis-failed', message: 'It broke.', threshold: 0.1 } as const;
    const results = [sampleResult('digits', 'drift', 'failed', more)];
    const text = textOf(
      render(sampleOutcome({ status: 'error', failed: true, results })).replaceAll('<br>', ' '),
    );
    expect(text).toContain('digits/drift failed (analysis-failed): It broke.');
  });

  it('says where the inputs are wrong', () => {
    const text = textOf(render(SAMPLE_OUTCOMES['invalid-input']));
    expect(text).toContain('12 problems to fix');
    expect(text).toContain('input "base-url"expected an https address');
  });

  it('names the commit when one is known', () => {
    expect(textOf(render(sampleOutcome()))).toContain('this run · commit 4f1d0c6be2');
    const target = { repoUrl: 'https://github.com/acme/vision-models', fork: false };
    expect(textOf(render(sampleOutcome({ target })))).not.toContain('commit');
  });

  it('says of a finding that is gone that it is', () => {
    const resolved = renderComment(SAMPLE_OUTCOMES.passed, { ...FRAME, resolves: true });
    expect(resolved.startsWith(`${FRAME.mark}\n## ✅ Model security scan: passed, 2 analyses\n`)).toBe(true);
    expect(resolved).toContain('\n\nThe vulnerability that was reported here is no longer found.\n\n');
    expect(renderComment(sampleOutcome(), FRAME)).not.toContain('no longer found');
  });

  it('names the findings of earlier runs that this run did not judge', () => {
    const names = [
      RECORD_FINDING,
      ...Array.from({ length: 12 }, (_value, index) => `m${String(index)}/drift`),
    ];
    const outcome = SAMPLE_OUTCOMES['already-scanned'];
    const comment = renderComment(outcome, { ...FRAME, unjudged: { names, others: 2 } });
    expectSafeMarkdown(comment.split('\n').slice(1).join('\n'));
    // Nobody may take the good verdict of this run for the whole.
    expect(comment.split('\n')[1]).toBe('## 🚨 A finding of an earlier run is still open');
    expect(textOf(comment)).toContain(
      'An earlier run found a vulnerability, and this run has no verdict on it: the record of an earlier scan, m0/drift, ' +
        'm1/drift, m2/drift, m3/drift, m4/drift, m5/drift, m6/drift, m7/drift, m8/drift, 5 others.',
    );
  });
});

/** The text that GitHub's filters read: everything outside code and tags, without scores and thresholds that are numbers. */
function textOutsideCode(markdown: string): string {
  return markdown
    .replace(/<code>[^<]*<\/code>/gu, '')
    .replace(/\b(?:score|threshold) (?:at least |exactly )?(?:-?[\d.]+(?:e[+-]\d+)?|-?Infinity|NaN)/gu, '')
    .replace(/<[^>]*>/gu, ' ');
}

describe('a comment of hostile text', () => {
  it('stays harmless, and mentions, references and links nothing', () => {
    fc.assert(
      fc.property(hostileOutcome, (outcome) => {
        const comment = render(outcome);
        expectSafeMarkdown(comment);
        const text = decodeEntities(textOutsideCode(comment));
        expect(text).not.toMatch(
          /@|#\d|\b[a-z]+-\d|:\/\/|www\.|\b[0-9a-f]{7,40}\b|evil\.|octocat|[`*_~$\\]|:\w+:/iu,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('the size of a comment', () => {
  const LONG = '<@…\u{1F4A3}\u{7F}&|'.repeat(300);
  const LONG_LINES = `${LONG}\n`.repeat(40);

  it.each([1, 50, 512, 3000])('fits with %d usual analyses, the most important in sight', (count) => {
    const results = [...manyResults(count), sampleResult('the-last', 'drift', 'vulnerable')];
    const comment = render(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    expectFits(comment);
    expect(textOf(comment)).toContain('the-last/drift: score 0.418');
  });

  it('counts what it leaves out', () => {
    const results = manyResults(5000);
    const comment = render(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    const shown = comment.match(/<li><strong>/gu)?.length ?? 0;
    expect(shown).toBeGreaterThan(40);
    const counts = [...comment.matchAll(/<p>… and ([\d,]+) analys[ei]s more\.<\/p>/gu)];
    const left = counts.reduce((sum, [, count = '']) => sum + Number(count.replace(',', '')), 0);
    expect(shown + left).toBe(5000);
  });

  it.each([1, 50, 512])('fits with %d hostile analyses, long messages and many problems', (count) => {
    const place = { kind: 'file', file: LONG, line: 1, column: 1 } as const;
    const dashboardUrl = `https://dashboard.example/${'\u{1F4A3}<'.repeat(600)}`;
    const comment = render(
      sampleOutcome({
        status: 'error',
        failed: true,
        failureReason: 'rejected',
        errorMessage: LONG_LINES,
        target: { repoUrl: LONG, branch: LONG, commit: LONG, fork: true },
        lineage: sampleLineage({ matchesCommit: false }, { branchname: LONG, commitid: LONG }),
        results: Array.from({ length: count }, (_value, index) =>
          sampleResult(`${LONG}${String(index)}`, 'extraction', index % 2 === 0 ? 'failed' : 'passed', {
            message: LONG_LINES,
            dashboardUrl,
          }),
        ),
        problems: Array.from({ length: count }, () => ({ place, message: LONG_LINES })),
        notices: [LONG_LINES],
      }),
    );
    expectFits(comment);
  });

  it('fits as a resolved one, mark included', () => {
    const outcome = sampleOutcome({ results: manyResults(5000), errorMessage: LONG_LINES });
    const open = { names: Array.from({ length: 9000 }, () => LONG), others: 0 };
    const mark = commentMark(['ci.yml', 'scan', ''], open);
    const frame = { ...FRAME, mark, unjudged: open, resolves: true };
    expect(renderComment(outcome, frame).length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
  });
});
