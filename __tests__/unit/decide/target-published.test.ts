import { describe, expect, it } from '@jest/globals';
import { at, textAt } from '@model-security-scan/common/json';
import type { Target } from '../../../src/facts/run-outcome.ts';
import { isWithoutSecrets, readTarget } from '../../../src/decide/target.ts';
import type { EventContext } from '../../../src/facts/event.ts';
import {
  contextOf,
  EXAMPLE_FOLDERS,
  type ExampleFolder,
  examplesOf,
  RUNNER_SHA,
} from '../../support/event-examples.ts';

interface Example {
  readonly title: string;
  readonly payload: unknown;
  readonly context: EventContext;
}

/** Every published payload of some events, with the variables that the runner would set. */
function published(...eventNames: readonly string[]): readonly Example[] {
  return EXAMPLE_FOLDERS.flatMap((folder) =>
    eventNames.flatMap((name) =>
      examplesOf(folder, name).map((payload, index) => ({
        title: `${folder} ${name} ${String(index)} ${textAt(payload, 'action') ?? ''}`,
        payload,
        context: contextOf(name, payload, { serverUrl: serverOf(folder) }),
      })),
    ),
  );
}

function serverOf(folder: ExampleFolder): string {
  return folder === 'api.github.com' ? 'https://github.com' : 'https://octocoders.example/';
}

function ownUrl(context: EventContext): string {
  return `${serverUrlOf(context)}/${context.repository}`;
}

function serverUrlOf(context: EventContext): string {
  return context.serverUrl.replace(/\/$/u, '');
}

describe('the target of published events', () => {
  const pulls = published('pull_request', 'pull_request_review', 'pull_request_review_comment');
  const pushes = published('push');
  const releases = published('release');
  const runs = published('workflow_run');
  const groups = published('merge_group');
  const others = published(
    ...['issue_comment', 'issues', 'repository_dispatch', 'check_suite', 'status', 'watch'],
  );

  it('has examples of each kind', () => {
    const kinds = [pulls, pushes, releases, runs, groups, others, published('workflow_dispatch')];
    expect(kinds.map((kind) => kind.length > 0)).toEqual(kinds.map(() => true));
    expect(pulls.length).toBeGreaterThan(40);
  });

  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    'takes the head of a %s',
    (eventName) => {
      for (const { title, payload, context } of pulls) {
        const pull = at(payload, 'pull_request');
        const expected: Target = {
          repoUrl: `${serverUrlOf(context)}/${textAt(pull, 'head', 'repo', 'full_name') ?? ''}`,
          branch: textAt(pull, 'head', 'ref') ?? '',
          commit: textAt(pull, 'head', 'sha') ?? '',
          pullRequest: Number(at(pull, 'number')),
          fork: false,
        };
        expect({ title, ...readTarget({ ...context, eventName }) }).toEqual({ title, ...expected });
      }
    },
  );

  it.each(pushes)('takes the ref of a push: $title', ({ payload, context }) => {
    const { ref } = context;
    const branch = ref.startsWith('refs/heads/')
      ? ref.slice('refs/heads/'.length)
      : textAt(payload, 'repository', 'default_branch');
    expect(readTarget(context)).toEqual({
      repoUrl: ownUrl(context),
      branch,
      commit: RUNNER_SHA,
      fork: false,
    });
  });

  it.each(releases)('takes the default branch of a release: $title', ({ payload, context }) => {
    const branch = textAt(payload, 'repository', 'default_branch');
    const tagged = { ...context, ref: 'refs/tags/v1' };
    expect(readTarget(tagged)).toEqual({ repoUrl: ownUrl(context), branch, commit: RUNNER_SHA, fork: false });
  });

  it.each(runs)('takes the head of a workflow run: $title', ({ payload, context }) => {
    const run = at(payload, 'workflow_run');
    const head = textAt(run, 'head_repository', 'full_name') ?? '';
    expect(readTarget(context)).toEqual({
      repoUrl: `${serverUrlOf(context)}/${head}`,
      branch: textAt(run, 'head_branch'),
      commit: textAt(run, 'head_sha'),
      fork: head !== context.repository,
    });
  });

  it.each(groups)('takes the head of a merge group: $title', ({ context }) => {
    expect(readTarget(context)).toEqual({
      repoUrl: ownUrl(context),
      branch: 'gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64',
      commit: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      fork: false,
    });
  });

  it('takes the ref of all other events if it is a branch, else the default branch', () => {
    for (const { title, payload, context } of [...others, ...published('workflow_dispatch')]) {
      const own = { repoUrl: ownUrl(context), commit: RUNNER_SHA, fork: false };
      const onBranch = readTarget({ ...context, ref: 'refs/heads/feature/x' });
      expect({ title, ...onBranch }).toEqual({ title, ...own, branch: 'feature/x' });
      const branch = textAt(payload, 'repository', 'default_branch');
      for (const ref of ['refs/tags/v1', 'refs/pull/7/merge', '']) {
        expect({ title, ...readTarget({ ...context, ref }) }).toEqual({ title, ...own, branch });
      }
    }
  });

  it('holds for no published pull request: none is from a fork', () => {
    const found = published('pull_request').filter(({ context }) => isWithoutSecrets(context));
    expect(found.map(({ title }) => title)).toEqual([]);
  });
});
