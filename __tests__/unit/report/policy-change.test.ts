import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PolicyChange, PolicyComparison } from '../../../src/facts/policy/policy-change.ts';
import { NO_FINDINGS } from '../../../src/facts/run-outcome.ts';
import { decideComment, mayChangeComment } from '../../../src/decide/decide-comment.ts';
import { MAX_COMMENT_LENGTH, renderComment } from '../../../src/report/render-comment.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { hostileText } from '../../support/hostile-outcomes.ts';
import { expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';
import { PROGRAM } from '../../support/sample-program.ts';

const FRAME = {
  mark: '<!-- m -->',
  runUrl: 'https://github.com/a/b',
  unjudged: NO_FINDINGS,
  resolves: false,
};
const CHANGE: PolicyChange = { key: 'digits/evasion threshold', before: '0.3', after: '0.9' };

function compared(changes: readonly PolicyChange[], judgedBy: 'head' | 'base' = 'head'): PolicyComparison {
  return { kind: 'compared', base: 'b'.repeat(40), judgedBy, changes, notes: [] };
}

function passedWith(policyChange: PolicyComparison): ReturnType<typeof sampleOutcome> {
  const results = [sampleResult('digits', 'evasion', 'passed')];
  return sampleOutcome({ status: 'passed', results, policyChange });
}

/** The summary and the comment, without the comment's hidden mark. */
function textsOf(policyChange: PolicyComparison): readonly string[] {
  const outcome = passedWith(policyChange);
  return [renderSummary(outcome), renderComment(outcome, FRAME).replace(FRAME.mark, '')];
}

const ABOUT = { program: PROGRAM, writtenMs: 0, settings: [] };

/** The words of the page. */
function pageOf(policyChange: PolicyComparison): string {
  return expectSafePage(renderRunPage(passedWith(policyChange), ABOUT)).texts.join('\n');
}

const changes = fc.array(fc.record({ key: hostileText, before: hostileText, after: hostileText }));

describe('the changes of a policy, for people', () => {
  it('are safe and fit, whatever they say', () => {
    const comparison = fc.oneof(
      fc.record({ kind: fc.constant('unread' as const), why: hostileText }),
      fc.record({
        kind: fc.constant('compared' as const),
        base: fc.constant('b'.repeat(40)),
        judgedBy: fc.constantFrom('head' as const, 'base' as const),
        changes,
        notes: fc.array(hostileText, { maxLength: 2 }),
      }),
    );
    fc.assert(
      fc.property(comparison, (one) => {
        for (const text of textsOf(one)) expectSafeMarkdown(text);
        expectSafePage(renderRunPage(passedWith(one), ABOUT));
      }),
      { numRuns: 60 },
    );
  });

  it('are counted, and one is shown, however many and long they are', () => {
    const long = '<&>'.repeat(1000);
    const many = Array.from({ length: 5000 }, () => ({ key: long, before: long, after: long }));
    for (const text of textsOf(compared(many))) {
      expectSafeMarkdown(text);
      expect(textOf(text)).toContain('5,000 changed keys');
      expect(text).toContain('<li><code>');
    }
    expect(Buffer.byteLength(textsOf(compared(many))[1] ?? '')).toBeLessThan(MAX_COMMENT_LENGTH);
    expect(pageOf(compared(many))).toContain('And 4,800 more changes.');
  });

  it('say whose policy judged the run', () => {
    for (const text of [...textsOf(compared([CHANGE])).map(textOf), pageOf(compared([CHANGE]))]) {
      expect(text).toContain('own policy judged this run');
      expect(text).toContain('The pull request changes it:');
      expect(text).toMatch(/digits\/evasion threshold\s+0\.3\s+→\s+0\.9/u);
    }
    const byBase = compared([CHANGE], 'base');
    for (const text of [...textsOf(byBase).map(textOf), pageOf(byBase)]) {
      expect(text).toContain('of the base judged this');
      expect(text).toContain('once it is merged');
    }
    const unchanged = compared([], 'base');
    for (const text of [...textsOf(unchanged).map(textOf), pageOf(unchanged)]) {
      expect(text).toContain('of the base judged this');
    }
    for (const text of [...textsOf(compared([])), pageOf(compared([]))]) {
      expect(text).not.toContain('Changes to the policy');
    }
  });

  it('say why the base could not be read', () => {
    const unread = { kind: 'unread', why: 'GitHub answered 404.' } as const;
    for (const text of [...textsOf(unread).map(textOf), pageOf(unread)]) {
      expect(text).toContain('GitHub answered 404.');
    }
  });
});

it('changes the comment with on-vulnerability, even if the run passed, and none with never', () => {
  const changed = passedWith(compared([CHANGE]));
  const unchanged = passedWith(compared([], 'base'));
  expect(mayChangeComment(changed, 'on-vulnerability')).toBe(true);
  expect(mayChangeComment(changed, 'never')).toBe(false);
  for (const open of [undefined, NO_FINDINGS]) {
    const decision = { action: 'write', resolves: false };
    expect(decideComment(changed, 'on-vulnerability', open)).toMatchObject(decision);
  }
  expect(decideComment(unchanged, 'on-vulnerability', undefined)).toEqual({ action: 'leave' });
  expect(decideComment(changed, 'never', undefined)).toEqual({ action: 'leave' });
});
