import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  CHANGE_EFFECTS,
  type PolicyChange,
  type PolicyComparison,
} from '../../../src/facts/policy-change.ts';
import { NO_FINDINGS } from '../../../src/facts/outcome.ts';
import { decideComment, mayChangeComment } from '../../../src/decide/pull-comment.ts';
import { MAX_COMMENT_LENGTH, renderComment } from '../../../src/report/comment.ts';
import { renderRunPage } from '../../../src/report/page/run-page.ts';
import { renderSarif } from '../../../src/report/sarif.ts';
import { renderSummary } from '../../../src/report/summary.ts';
import { hostileText } from '../../support/hostile-outcomes.ts';
import { expectSafeMarkdown, textOf } from '../../support/safe-markdown.ts';
import { expectSafePage } from '../../support/safe-page.ts';
import { expectValidSarif } from '../../support/sarif-schema.ts';
import { sampleOutcome, sampleResult } from '../../support/sample-outcomes.ts';

const FRAME = {
  mark: '<!-- m -->',
  runUrl: 'https://github.com/a/b',
  unjudged: NO_FINDINGS,
  resolves: false,
};
const LOOSER: PolicyChange = { effect: 'loosened', about: 'digits/evasion', words: 'threshold 0.3 -> 0.9' };

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

const ABOUT = { version: '', writtenMs: 0, settings: [] };

/** The notifications of the SARIF file, of which there must be one list at most. */
function notificationsOf(policyChange: PolicyComparison): readonly string[] {
  const { runs } = renderSarif(passedWith(policyChange), { category: 'c/' });
  return runs
    .flatMap(({ invocations = [] }) => invocations)
    .flatMap(({ toolConfigurationNotifications: all = [] }) =>
      all.map(({ level, message }) => `${level ?? ''}: ${message.text ?? ''}`),
    );
}

const changes = fc.array(
  fc.record({ effect: fc.constantFrom(...CHANGE_EFFECTS), about: hostileText, words: hostileText }),
);

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
        expectValidSarif(renderSarif(passedWith(one), { category: 'c/' }));
      }),
      { numRuns: 60 },
    );
  });

  it('are counted, and one that loosens the gate is shown, however many and long they are', () => {
    const long = '<&>'.repeat(1000);
    const many = Array.from({ length: 5000 }, () => ({ ...LOOSER, about: long, words: long }));
    for (const text of textsOf(compared(many))) {
      expectSafeMarkdown(text);
      expect(textOf(text)).toContain('5,000 changes loosen the check:');
      expect(text).toContain('<li><code>');
    }
    expect(Buffer.byteLength(textsOf(compared(many))[1] ?? '')).toBeLessThan(MAX_COMMENT_LENGTH);
  });

  it('say whose policy judged the run', () => {
    for (const text of textsOf(compared([LOOSER]))) {
      expect(textOf(text)).toContain('1 change loosens the check:');
      expect(textOf(text)).toContain('threshold 0.3 → 0.9');
    }
    for (const text of textsOf(compared([LOOSER], 'base'))) {
      expect(textOf(text)).toContain('1 change loosens the check once the pull request is merged:');
    }
    for (const text of textsOf(compared([], 'base'))) {
      expect(textOf(text)).toContain('The policy of the base judged this run');
    }
    for (const text of textsOf(compared([]))) expect(text).not.toContain('Changes to the policy');
  });
});

describe('a comment with on-vulnerability', () => {
  const policy = 'on-vulnerability';
  const loosened = passedWith(compared([LOOSER]));

  it('is written for a pull request that loosens its gate, even if it passes', () => {
    expect(mayChangeComment(loosened, policy)).toBe(true);
    expect(decideComment(loosened, policy, undefined)).toMatchObject({ action: 'write', resolves: false });
    expect(decideComment(loosened, policy, NO_FINDINGS)).toMatchObject({ action: 'write', resolves: false });
  });

  it('is not written for other changes', () => {
    const tightened = passedWith(compared([{ ...LOOSER, effect: 'tightened' }]));
    expect(decideComment(tightened, policy, undefined)).toEqual({ action: 'leave' });
  });

  it('is never written with never', () => {
    expect(mayChangeComment(loosened, 'never')).toBe(false);
    expect(decideComment(loosened, 'never', undefined)).toEqual({ action: 'leave' });
  });
});

describe('the changes of a policy, on the page and in SARIF', () => {
  const TIGHTER: PolicyChange = { effect: 'tightened', about: 'digits/drift', words: 'lost its waiver' };
  const textsOfPage = (one: PolicyComparison): string =>
    expectSafePage(renderRunPage(passedWith(one), ABOUT)).texts.join('\n');

  it('say whose policy judged the run, and what loosens it', () => {
    const page = textsOfPage(compared([LOOSER, TIGHTER]));
    expect(page).toContain('How the pull request changes the policy');
    expect(page).toContain('1 change loosens the check:');
    expect(page).toMatch(/digits\/evasion\s+threshold 0\.3 → 0\.9/u);
    expect(page).toMatch(/Tightened:\s+digits\/drift\s+lost its waiver/u);
    expect(notificationsOf(compared([LOOSER, TIGHTER]))).toEqual([
      'note: The pull request’s own policy judged this run (base commit bbbbbbbbbbbb).',
      'warning: Loosened: digits/evasion threshold 0.3 to 0.9.',
      'note: Tightened: digits/drift lost its waiver.',
    ]);
  });

  it('say that the base judged the run, even if nothing changed', () => {
    expect(textsOfPage(compared([], 'base'))).toMatch(/The policy of the base judged this run/u);
    expect(notificationsOf(compared([], 'base'))).toEqual([
      'note: The policy of the base judged this run (base commit bbbbbbbbbbbb).',
    ]);
  });

  it('say nothing if nothing changed', () => {
    expect(textsOfPage(compared([]))).not.toContain('How the pull request changes the policy');
    expect(notificationsOf(compared([]))).toEqual([]);
  });

  it('say why the base could not be read', () => {
    const unread = { kind: 'unread', why: 'GitHub answered 404.' } as const;
    expect(textsOfPage(unread)).toContain('GitHub answered 404.');
    expect(notificationsOf(unread)).toEqual([
      'warning: The policy of the base could not be read, so its changes are not shown. GitHub answered 404.',
    ]);
  });

  it('are bounded', () => {
    const many = Array.from({ length: 5000 }, () => ({ ...LOOSER, words: '<&>'.repeat(1000) }));
    expect(textsOfPage(compared(many))).toContain('And 4,800 more changes.');
    expect(notificationsOf(compared(many)).at(-1)).toBe('note: 4,900 more changes: see the job summary.');
  });
});
