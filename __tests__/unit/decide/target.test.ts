import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInputError } from '@model-security-scan/common/problem';
import {
  isWithoutSecrets,
  readPullRequestNumber,
  sameCommit,
  readTarget,
} from '../../../src/decide/target.ts';
import type { EventContext } from '../../../src/facts/event.ts';
import { contextOf, RUNNER_SHA, withValue } from '../../support/event-examples.ts';

function messageOf(context: EventContext): string {
  try {
    readTarget(context);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message;
    throw error;
  }
  throw new Error('There was a target.');
}

const PULL = {
  number: 7,
  pull_request: {
    number: 7,
    head: { ref: 'topic', sha: 'a'.repeat(40), repo: { full_name: 'octo-org/digits' } },
    base: { repo: { full_name: 'octo-org/digits' } },
  },
  repository: { full_name: 'octo-org/digits', default_branch: 'trunk' },
};
const FORKED = withValue(PULL, ['pull_request', 'head', 'repo', 'full_name'], 'someone/digits');

describe('the target of odd events', () => {
  it('is this repository if the fork of a pull request was deleted', () => {
    const payload = withValue(PULL, ['pull_request', 'head', 'repo'], null);
    expect(readTarget(contextOf('pull_request', payload))).toEqual({
      repoUrl: 'https://github.com/octo-org/digits',
      branch: 'topic',
      commit: 'a'.repeat(40),
      pullRequest: 7,
      fork: true,
    });
  });

  it('is the fork if the names differ, whatever head.repo.fork says', () => {
    const payload = withValue(FORKED, ['pull_request', 'head', 'repo', 'fork'], false);
    const target = readTarget(contextOf('pull_request', payload));
    expect(target).toMatchObject({ repoUrl: 'https://github.com/someone/digits', fork: true });
    const renamed = withValue(PULL, ['pull_request', 'head', 'repo', 'full_name'], 'Octo-Org/Digits');
    expect(readTarget(contextOf('pull_request', renamed)).fork).toBe(false);
    const baseless = withValue(PULL, ['pull_request', 'base'], null);
    expect(readTarget(contextOf('pull_request', baseless)).fork).toBe(false);
  });

  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    'is the head of the pull request for %s, whatever commit the runner names',
    (eventName) => {
      const context = contextOf(eventName, FORKED, { ref: 'refs/pull/7/merge' });
      expect(readTarget(context)).toEqual({
        repoUrl: 'https://github.com/someone/digits',
        branch: 'topic',
        commit: 'a'.repeat(40),
        pullRequest: 7,
        fork: true,
      });
    },
  );

  it('has no number if the pull request gives none', () => {
    for (const number of [undefined, null, '7', 1.5, 0, -1, 2 ** 60]) {
      const target = readTarget(
        contextOf('pull_request', withValue(PULL, ['pull_request', 'number'], number)),
      );
      expect(target).not.toHaveProperty('pullRequest');
    }
  });

  it('takes a deleted branch as the runner reports it', () => {
    const payload = {
      ref: 'refs/heads/gone',
      deleted: true,
      after: '0'.repeat(40),
      repository: PULL.repository,
    };
    expect(readTarget(contextOf('push', payload))).toMatchObject({ branch: 'gone', commit: RUNNER_SHA });
  });

  it('has no branch if a workflow run names none, and is a fork if it names no repository', () => {
    const run = { head_sha: 'b'.repeat(40), head_branch: null, head_repository: null };
    expect(readTarget(contextOf('workflow_run', { workflow_run: run }))).toEqual({
      repoUrl: 'https://github.com/octo-org/digits',
      commit: 'b'.repeat(40),
      fork: true,
    });
  });

  it('takes the branch of a workflow run, and is no fork if the repository is the same in another case', () => {
    const run = {
      head_sha: 'b'.repeat(40),
      head_branch: 'b',
      head_repository: { full_name: 'Octo-Org/digits' },
    };
    expect(readTarget(contextOf('workflow_run', { workflow_run: run }))).toMatchObject({
      branch: 'b',
      fork: false,
    });
  });

  it('is the default branch for a release and a tag, or absent without a default branch', () => {
    for (const eventName of ['release', 'push']) {
      const context = contextOf(eventName, PULL, { ref: 'refs/tags/v1' });
      expect(readTarget(context).branch).toBe('trunk');
      expect(readTarget({ ...context, payload: {} })).not.toHaveProperty('branch');
    }
    // The ref of a release can be a branch of the same run; the default branch counts.
    expect(readTarget(contextOf('release', PULL, { ref: 'refs/heads/topic' })).branch).toBe('trunk');
  });

  it('takes a commit that begins with zeros, and an address that ends in slashes', () => {
    const sha = `0012${'a'.repeat(36)}`;
    const target = readTarget(contextOf('push', {}, { sha, serverUrl: 'https://github.example///' }));
    expect(target).toMatchObject({ repoUrl: 'https://github.example/octo-org/digits', commit: sha });
  });

  it('keeps the head of a merge group that is no branch', () => {
    const payload = { merge_group: { head_ref: 'odd', head_sha: 'C'.repeat(64) } };
    expect(readTarget(contextOf('merge_group', payload))).toMatchObject({
      branch: 'odd',
      commit: 'C'.repeat(64),
    });
  });

  it.each([
    ['pull_request', undefined, 'pull_request.head'],
    ['pull_request', [], 'pull_request.head'],
    ['pull_request_target', { pull_request: { head: 'x' } }, 'pull_request.head'],
    ['pull_request', withValue(PULL, ['pull_request', 'head', 'ref'], ''), 'pull_request.head.ref'],
    [
      'pull_request',
      withValue(PULL, ['pull_request', 'head', 'sha'], 7),
      'a commit in pull_request.head.sha',
    ],
    ['merge_group', {}, 'merge_group.head_ref'],
    ['merge_group', { merge_group: { head_ref: 'refs/heads/x' } }, 'a commit in merge_group.head_sha'],
    ['workflow_run', {}, 'workflow_run'],
    ['workflow_run', { workflow_run: {} }, 'a commit in workflow_run.head_sha'],
  ])('is refused if the payload of %s lacks a needed field (%#)', (eventName, payload, missing) => {
    const message = messageOf(contextOf(eventName, payload));
    expect(message).toMatch(/^input "repo-url": is not given, and the /u);
    expect(message).toContain(
      `the ${eventName} event does not identify the repository and commit: expected ${missing}.`,
    );
  });

  it.each([
    '',
    'a/b/c',
    'a',
    '/b',
    'a/',
    'a/b?x',
    'a/b#x',
    'a/b c',
    'a/b\n::set-env',
    'a@b/c',
    '../a/b',
    'ä/b',
  ])('is refused for a repository called %j', (repository) => {
    expect(messageOf(contextOf('push', {}, { repository }))).toContain('of the form owner/name');
    if (repository === '') return;
    const payload = withValue(PULL, ['pull_request', 'head', 'repo', 'full_name'], repository);
    expect(messageOf(contextOf('pull_request', payload))).toContain('of the form owner/name');
  });

  it.each([
    '',
    'abc',
    'g'.repeat(40),
    'a'.repeat(39),
    'a'.repeat(41),
    `${'a'.repeat(40)}\n`,
    '0'.repeat(40),
    '0'.repeat(64),
  ])('is refused for the commit %j', (sha) => {
    expect(messageOf(contextOf('push', {}, { sha }))).toContain('a commit in GITHUB_SHA');
  });
});

describe('the pull request of an event', () => {
  it('is named by events about one, reviews as well', () => {
    expect(readPullRequestNumber(contextOf('pull_request_review', PULL))).toBe(7);
    expect(readPullRequestNumber(contextOf('push', { number: 7 }))).toBeUndefined();
    expect(readPullRequestNumber(contextOf('schedule', undefined))).toBeUndefined();
  });
});

// GitHub documents these as the events whose runs by Dependabot get no secrets.
const DEPENDABOT_EVENTS = [
  ...['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'],
  ...['push', 'create', 'deployment', 'deployment_status'],
];

describe('a run without secrets', () => {
  it.each([
    ['pull_request', FORKED, 'octocat', true],
    ['pull_request', withValue(PULL, ['pull_request', 'head', 'repo'], null), 'octocat', true],
    ['pull_request', PULL, 'octocat', false],
    [
      'pull_request',
      withValue(PULL, ['pull_request', 'head', 'repo', 'full_name'], 'OCTO-org/digits'),
      'o',
      false,
    ],
    ['pull_request', PULL, 'dependabot[bot]', true],
    ['pull_request', undefined, 'octocat', false],
    ['pull_request_target', FORKED, 'octocat', false],
    ['pull_request_target', PULL, 'dependabot[bot]', true],
    // The actor of a schedule is who last changed it, and it has all secrets.
    ['schedule', {}, 'dependabot[bot]', false],
    ['issue_comment', PULL, 'dependabot[bot]', false],
    ['push', {}, 'dependabot[bot]', true],
    // A person pushes to Dependabot's branch, or the payload and the actor disagree: nothing is skipped.
    ['push', { sender: { login: 'octocat' } }, 'dependabot[bot]', false],
    ['push', { sender: { login: 'dependabot[bot]' } }, 'octocat', false],
    ...DEPENDABOT_EVENTS.map(
      (eventName) =>
        [eventName, { ...PULL, sender: { login: 'dependabot[bot]' } }, 'dependabot[bot]', true] as const,
    ),
    ['pull_request_review', FORKED, 'octocat', true],
  ])('%s %# by %s %s: %s', (eventName, payload, actor, expected) => {
    expect(isWithoutSecrets(contextOf(eventName, payload, { actor }))).toBe(expected);
  });
});

const HEX = Array.from({ length: 16 }, (_, digit) => digit.toString(16));

describe('sameCommit', () => {
  const sha = '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c';
  it.each([
    [sha, sha, true],
    [sha, sha.toUpperCase(), true],
    [sha, ` ${sha}\n`, true],
    [sha.slice(0, 7), sha, true],
    [sha, sha.slice(0, 12), true],
    [sha, sha.slice(0, 6), 'unknown'],
    [sha, `${sha.slice(0, 39)}d`, false],
    [sha, `a${sha.slice(1, 9)}`, false],
    [sha, sha.slice(1), false],
    [sha, undefined, 'unknown'],
    [sha, 'main', 'unknown'],
    ['notahex', 'notahex', 'unknown'],
    ['a'.repeat(65), 'a'.repeat(65), 'unknown'],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(sameCommit(one, other)).toBe(expected);
    expect(sameCommit(other, one)).toBe(expected);
  });

  it('never calls two texts the same commit unless one begins with the other', () => {
    const hex = fc.string({ unit: fc.constantFrom(...HEX), minLength: 5, maxLength: 10 });
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const isPrefix = one.startsWith(other) || other.startsWith(one);
        const isLong = one.length >= 7 && other.length >= 7;
        expect(sameCommit(one, other)).toBe(isLong ? isPrefix : 'unknown');
      }),
    );
  });
});

describe('any payload', () => {
  it('gives a target of this server or an error that names the input', () => {
    const events = fc.constantFrom('pull_request', 'workflow_run', 'merge_group', 'release', 'push', 'odd');
    const judge = (eventName: string, payload: unknown): unknown => {
      try {
        const { repoUrl } = readTarget(contextOf(eventName, payload, { repository: 'octo-org/digits' }));
        return /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/u.test(repoUrl) ? 'a target' : repoUrl;
      } catch (error) {
        if (!(error instanceof InvalidInputError)) throw error;
        return error.problems.map(({ place }) => place);
      }
    };
    const possible = ['a target', [{ kind: 'input', input: 'repo-url' }]];
    const seen = new Set<string>();
    fc.assert(
      fc.property(events, fc.json(), (eventName, json) => {
        const judged = judge(eventName, JSON.parse(json));
        expect(possible).toContainEqual(judged);
        seen.add(JSON.stringify(judged));
      }),
    );
    expect(seen.size).toBe(possible.length);
  });
});
