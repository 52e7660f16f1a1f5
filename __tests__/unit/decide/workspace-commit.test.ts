import { describe, expect, it } from '@jest/globals';
import type { CheckedOut } from '../../../src/core/commit.ts';
import { alertPlace } from '../../../src/decide/alert-place.ts';
import { judgeCheckout } from '../../../src/decide/judge-checkout.ts';
import { isTrustedEvent, mayRunPython, PYTHON_EVENT_LIST } from '../../../src/decide/target.ts';
import type { EventContext } from '../../../src/facts/event.ts';
import { contextOf } from '../../support/event-examples.ts';

const [HEAD, MERGE] = ['a'.repeat(40), 'b'.repeat(40)] as const;
const REF = 'refs/pull/7/merge';

/** An event for which the runner names the merge commit. */
function eventOf(eventName: string): EventContext {
  const repository = { full_name: 'octo-org/digits', default_branch: 'main' };
  return { ...contextOf(eventName, { repository }), sha: MERGE, ref: REF };
}

describe('the place of alerts', () => {
  const head = { commit: HEAD, ref: 'refs/pull/7/head' };
  it.each<[string, CheckedOut, object]>([
    ['pull_request', { commit: MERGE }, { commit: MERGE, ref: REF }],
    ['pull_request', { commit: HEAD }, head],
    ['pull_request', { unknown: 'there is no repository' }, head],
    ['pull_request_target', { commit: MERGE }, head],
  ])('for %s with %j checked out is %j', (eventName, checkedOut, place) => {
    const target = { repoUrl: '', fork: false, commit: HEAD, pullRequest: 7 };
    expect(alertPlace(eventOf(eventName), target, checkedOut)).toEqual(place);
  });

  it.each([
    [MERGE, { commit: MERGE, ref: REF }],
    [HEAD, { why: expect.stringContaining(`${HEAD}, which ${REF} does not`) }],
    [undefined, { why: expect.stringContaining('not known') }],
  ])('is the ref of another event if that has the commit: %s', (commit, place) => {
    const target = commit === undefined ? undefined : { repoUrl: '', fork: false, commit };
    expect(alertPlace(eventOf('push'), target, { commit: MERGE })).toEqual(place);
  });
});

describe('what is checked out', () => {
  it('may not be known, which is a notice', () => {
    const judged = judgeCheckout({ unknown: 'there is no git' }, HEAD, eventOf('push'));
    expect(judged).toEqual({ notice: expect.stringContaining('because there is no git.') });
  });

  it.each<[string, string, RegExp]>([
    ['push', HEAD, /^$/u],
    ['push', MERGE, /has commit b{40} .*\$\{\{ github\.sha \}\}/u],
    ['pull_request', HEAD, /^$/u],
    ['pull_request', MERGE, /^$/u],
    ['pull_request_review', MERGE, /^$/u],
    ['pull_request_review_comment', MERGE, /^$/u],
    ['pull_request_review', 'c'.repeat(40), /\$\{\{ github\.event\.pull_request\.head\.sha \}\}/u],
    ['pull_request_target', MERGE, /On pull_request_target the default branch is checked out/u],
    ['workflow_run', MERGE, /On workflow_run the default branch is checked out/u],
    ['merge_group', MERGE, /about commit a{40}/u],
  ])('for %s is %s: %s', (eventName, commit, fault) => {
    const judged = judgeCheckout({ commit }, HEAD, eventOf(eventName));
    expect(judged).not.toHaveProperty('notice');
    expect(judged.fault ?? '').toMatch(fault);
  });
});

it.each([
  ['push', true, true],
  ['release', true, true],
  ['pull_request', false, true],
  ['pull_request_target', false, false],
  ['workflow_run', false, false],
  ['command-line', false, true],
])('trusts the checkout of %s: %s; its Python may run: %s', (eventName, isTrusted, mayRun) => {
  expect([isTrustedEvent(eventName), mayRunPython(eventName)]).toEqual([isTrusted, mayRun]);
  expect(PYTHON_EVENT_LIST.split(', ').includes(eventName)).toBe(mayRun && eventName !== 'command-line');
});
