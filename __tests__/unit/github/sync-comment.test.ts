import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commentMark } from '../../../src/github/sync-comment.ts';
import { NO_FINDINGS, type Outcome, RECORD_FINDING } from '../../../src/facts/run-outcome.ts';
import { MAX_COMMENT_LENGTH, renderComment } from '../../../src/report/render-comment.ts';
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
    expect(comment).toMatch(/^<h2>\P{ASCII}+ Model security: /u);
    expect(comment).toContain('>Everything about this run</a>');
    expect(textOf(comment)).not.toContain('Uploaded');
  });
});

describe('what a comment says', () => {
  it('has a row for each finding and each cause, and no details', () => {
    const mixed = render(SAMPLE_OUTCOMES['mixed-failures']);
    const text = textOf(mixed.replaceAll('<br>', ' '));
    expect(text).toContain('digits/evasion 0.418 0.1');
    expect(text).toContain('digits/poisoning Stage SanityCheck_Status is failed.');
    expect(mixed.match(/<tr><td/gu)).toHaveLength(5);
    expect(mixed).not.toContain('<details>');
  });

  it('shows what a person should check, and no other warning', () => {
    const warnings = ['one', 'two', 'Please check: the third'];
    const results = [sampleResult('digits', 'evasion', 'vulnerable', { score: 0.4, warnings })];
    const text = textOf(render(sampleOutcome({ status: 'vulnerable', results })));
    expect(text).toContain('⚠️ Please check: the third');
    expect(text).not.toContain('two');
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
    expect(resolved.startsWith(`${FRAME.mark}\n<h2>✅ Model security: passed, 2 analyses</h2>\n`)).toBe(true);
    expect(resolved).toContain('no longer found');
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
    expect(comment.split('\n')[1]).toMatchSnapshot();
    const shown = textOf(comment).match(/m\d+\/drift/gu) ?? [];
    expect(shown).toEqual(names.slice(1, 10));
    expect(textOf(comment)).toContain('5 others.');
  });
});

/** The text that GitHub's filters read: everything outside code and tags, without scores and thresholds that are numbers. */
function textOutsideCode(markdown: string): string {
  return markdown
    .replace(/<code>[^<]*<\/code>|<td>[^<]*<\/td>/gu, '')
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
    const results = [
      ...manyResults(count),
      sampleResult('the-last', 'poisoning', 'vulnerable', { score: 1 }),
    ];
    const comment = render(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    expectFits(comment);
    expect(textOf(comment)).toContain('❌ the-last/poisoning 1 0.1');
  });

  it('counts the rows that it leaves out', () => {
    const results = manyResults(5000);
    const comment = render(sampleOutcome({ status: 'vulnerable', failed: true, results }));
    const shown = comment.match(/<tr><td/gu)?.length ?? 0;
    const [, left = ''] = /<p>… and ([\d,]+) rows more/u.exec(comment) ?? [];
    expect(shown).toBe(20);
    expect(Number(left.replace(',', ''))).toBe(31);
  });

  it('fits whatever is hostile in it: names, places, policy and the findings of earlier runs', () => {
    const hostile = LONG.slice(0, 5000);
    const place = { kind: 'file', file: hostile, line: 1, column: 1 } as const;
    const base = sampleResult('m', 'drift', 'vulnerable', { message: LONG_LINES });
    const outcome = sampleOutcome({
      ...{ status: 'vulnerable', failed: true, errorMessage: LONG_LINES },
      results: Array.from({ length: 30 }, () => ({
        ...base,
        spec: { ...base.spec, name: hostile, model: hostile, place },
      })),
      problems: Array.from({ length: 300 }, () => ({ place, message: LONG_LINES })),
      policyChange: {
        ...{ kind: 'compared', base: LONG, judgedBy: 'base', notes: Array.from({ length: 50 }, () => LONG) },
        changes: [{ key: LONG, before: LONG, after: LONG }],
      },
    });
    const open = { names: Array.from({ length: 9000 }, () => LONG), others: 3 };
    const mark = commentMark(['ci.yml', 'scan', ''], open);
    const comment = renderComment(outcome, { ...FRAME, mark, unjudged: open });
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
    expect(comment).toContain('>Everything about this run</a>');
    expectSafeMarkdown(comment.split('\n').slice(1).join('\n'));
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
