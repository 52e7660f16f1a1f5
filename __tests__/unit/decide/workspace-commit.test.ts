import { describe, expect, it } from '@jest/globals';
import type { CheckedOut } from '../../../src/core/commit.ts';
import { alertPlace } from '../../../src/decide/alert-place.ts';
import { judgeCheckout } from '../../../src/decide/judge-checkout.ts';
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
  it.each<[string, CheckedOut, object]>([
    ['push', { commit: HEAD }, {}],
    ['pull_request', { commit: HEAD }, {}],
    ['pull_request', { commit: MERGE }, {}],
    ['push', { unknown: 'there is no git' }, { notice: expect.stringContaining('because there is no git.') }],
    ['push', { commit: MERGE }, { fault: expect.stringContaining('${{ github.sha }}') }],
    [
      'pull_request_review',
      { commit: 'c'.repeat(40) },
      { fault: expect.stringContaining('${{ github.event.pull_request.head.sha }}') },
    ],
    [
      'pull_request_target',
      { commit: MERGE },
      { fault: expect.stringContaining('On pull_request_target the default branch is') },
    ],
  ])('for %s is judged: %j', (eventName, checkedOut, judged) => {
    expect(judgeCheckout(checkedOut, HEAD, eventOf(eventName))).toEqual(judged);
  });
});
