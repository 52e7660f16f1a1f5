import { describe, expect, it } from '@jest/globals';
import { readPullRequestNumber, sameCommit, readTarget } from '../../../src/decide/target.ts';
import type { EventContext, EventPayload } from '../../../src/facts/event.ts';
import { readEventPayload } from '../../../src/runner/event-payload.ts';

const SHA = '0012f2c1e7a5b3d4086c1a2e3f405162738495a6';
const PUSH: EventContext = {
  eventName: 'push',
  payload: { defaultBranch: 'trunk' },
  serverUrl: 'https://github.example///',
  repository: 'acme/models',
  ref: 'refs/heads/topic',
  sha: SHA,
  actor: 'octocat',
};
const REPO_URL = 'https://github.example/acme/models';

describe('the target at its edges', () => {
  it('takes a commit that begins with zeros, and an address that ends in slashes', () => {
    expect(readTarget(PUSH)).toEqual({ repoUrl: REPO_URL, branch: 'topic', commit: SHA, fork: false });
  });

  it.each(['0'.repeat(40), '0'.repeat(64), SHA.slice(1), `${SHA}0`, `x${SHA.slice(1)}`, ''])(
    'takes no other text for a commit: %s',
    (sha) => {
      expect(() => readTarget({ ...PUSH, sha })).toThrow(
        'expected a commit in GITHUB_SHA. Run the action on a',
      );
    },
  );

  it('knows a merge group as no fork', () => {
    const mergeGroup = { head_ref: 'refs/heads/queue/main', head_sha: SHA };
    const payload = readEventPayload({ merge_group: mergeGroup });
    expect(readTarget({ ...PUSH, eventName: 'merge_group', payload })).toEqual({
      ...{ repoUrl: REPO_URL, branch: 'queue/main', commit: SHA, fork: false },
    });
  });

  it('is the default branch for a release and a tag, or absent without a default branch', () => {
    const ref = 'refs/tags/v1';
    for (const eventName of ['release', 'push']) {
      expect(readTarget({ ...PUSH, eventName, ref }).branch).toBe('trunk');
      expect(readTarget({ ...PUSH, eventName, ref, payload: {} })).not.toHaveProperty('branch');
    }
    // The ref of a release can be a branch of the same run; the default branch counts.
    expect(readTarget({ ...PUSH, eventName: 'release' }).branch).toBe('trunk');
  });

  it('is the head of a workflow run, with and without a branch', () => {
    const run = { head_sha: SHA, head_repository: { full_name: 'Fork/models' } };
    const payloadOf = (more: object): EventPayload => readEventPayload({ workflow_run: { ...run, ...more } });
    const targetWith = (more: object): unknown =>
      readTarget({ ...PUSH, eventName: 'workflow_run', payload: payloadOf(more) });
    const repoUrl = 'https://github.example/Fork/models';
    expect(targetWith({})).toEqual({ repoUrl, commit: SHA, fork: true });
    expect(targetWith({ head_branch: 'b' })).toEqual({ repoUrl, branch: 'b', commit: SHA, fork: true });
    const own = { head_repository: { full_name: 'ACME/models' } };
    expect(targetWith(own)).toEqual({
      repoUrl: 'https://github.example/ACME/models',
      commit: SHA,
      fork: false,
    });
    expect(targetWith({ head_repository: null })).toEqual({ repoUrl: REPO_URL, commit: SHA, fork: true });
  });

  it('is a fork if the base of a pull request is another repository than its head', () => {
    const forkOf = (base: string): unknown => {
      const head = { ref: 'x', sha: SHA, repo: { full_name: 'acme/models' } };
      const pull = { number: 1, head, base: { repo: { full_name: base } } };
      const payload = readEventPayload({ pull_request: pull });
      return readTarget({ ...PUSH, eventName: 'pull_request', payload }).fork;
    };
    expect([forkOf('acme/models'), forkOf('Acme/Models'), forkOf('upstream/models')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([0, -1, 1.5, '7', null, 2 ** 53])('has no pull request of the number %j', (number) => {
    const payload = readEventPayload({ pull_request: { number } });
    expect(readPullRequestNumber({ ...PUSH, payload })).toBeUndefined();
  });

  it('is compared only if both commits are given', () => {
    expect([
      sameCommit(undefined, SHA),
      sameCommit(SHA, undefined),
      sameCommit(undefined, undefined),
    ]).toEqual(['unknown', 'unknown', 'unknown']);
  });
});
