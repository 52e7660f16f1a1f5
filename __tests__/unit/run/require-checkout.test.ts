import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/facts/run-outcome.ts';
import { run } from '../../../src/run/run.ts';
import type { PlayedService } from '../../service/played-service.ts';
import { commitAll, git } from '../../../tools/demo/git.ts';
import { MODEL_FILES, outlierConfig } from '../../support/e2e-models.ts';
import { playedServiceInputs } from '../../support/e2e-run.ts';
import { closeServices, openService } from '../../support/played-service-client.ts';
import { createPlainRunner, type PlainRunnerOptions } from '../../support/plain-runner.ts';
import { NOBODY } from '../../support/loopback.ts';
import { makeWorkspace, type Workspace } from '../../support/workspace.ts';

/** The commits of a repository with an open pull request. */
type Commit = 'base' | 'head' | 'merge';

let workspace: Workspace;
let bare: Workspace;
const commits = new Map<Commit, string>();

// main: base; topic: head; the merge commit of both, as GitHub makes it for a pull request.
beforeAll(async () => {
  const files = { ...MODEL_FILES, '.github/model-security.yml': outlierConfig(1) };
  workspace = await makeWorkspace(files);
  bare = await makeWorkspace(files);
  const { folder } = workspace;
  const change = async (file: string): Promise<string> => {
    await writeFile(join(folder, file), file);
    return commitAll(folder, file);
  };
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await commitAll(folder, 'start');
  await git(folder, 'switch', '--quiet', '-c', 'topic');
  commits.set('head', await change('of-head'));
  await git(folder, 'switch', '--quiet', 'main');
  commits.set('base', await change('of-base'));
  await git(folder, 'switch', '--quiet', '--detach', 'main');
  await git(folder, 'merge', '--quiet', '--no-edit', 'topic');
  commits.set('merge', await git(folder, 'rev-parse', 'HEAD'));
});
afterAll(async () => {
  await Promise.all([workspace.remove(), bare.remove()]);
});
afterEach(closeServices);

const shaOf = (commit: Commit): string => commits.get(commit) ?? 'missing';

interface Ended {
  readonly outcome: Outcome;
  readonly service: PlayedService;
}

async function runWith(
  inputs: Readonly<Record<string, string>>,
  event: PlainRunnerOptions['event'],
  folder = workspace.folder,
): Promise<Ended> {
  const service = await openService({});
  const all = { ...playedServiceInputs(service), ...inputs };
  const outcome = await run(
    createPlainRunner({
      variables: { GITHUB_API_URL: NOBODY },
      inputs: all,
      workspace: folder,
      ...(event && { event }),
    }),
  );
  return { outcome, service };
}

function submissions({ service }: Ended): number {
  return service.requests.list().filter(({ operation }) => operation === 'model-analyse').length;
}

const repository = { full_name: 'octo-org/digits', default_branch: 'main' };
const pull = (): unknown => ({
  pull_request: {
    number: 7,
    head: { ref: 'topic', sha: shaOf('head'), repo: repository },
    base: { ref: 'main', sha: shaOf('base'), repo: repository },
  },
  repository,
});
const plain = (): unknown => ({ repository });

/** Some events of docs/design.md, "Target": the payload, what GITHUB_SHA is, and which checkouts hold what it is about. */
const EVENTS: readonly (readonly [
  name: string,
  payload: () => unknown,
  sha: Commit,
  right: readonly Commit[],
])[] = [
  ['push', plain, 'base', ['base']],
  ['pull_request', pull, 'merge', ['merge', 'head']],
  ['pull_request_target', pull, 'base', ['head']],
];
const CASES = EVENTS.flatMap(([name, payload, sha, right]) =>
  (['base', 'head', 'merge'] as const).map(
    (checkedOut) => [name, checkedOut, right.includes(checkedOut), payload, sha] as const,
  ),
);

describe('what is analysed is what is checked out', () => {
  it.each(CASES)('%s with the %s checked out: %s', async (eventName, checkedOut, isRight, payload, sha) => {
    await git(workspace.folder, 'checkout', '--quiet', '--detach', shaOf(checkedOut));
    const event = { eventName, payload: payload(), sha: shaOf(sha) };
    for (const mode of eventName.startsWith('pull_request') ? ['scan', 'plan'] : ['scan']) {
      const ended = await runWith({ mode, 'github-token': 'token' }, event);
      const wrong = { status: 'error', failureReason: 'invalid-input', failed: true };
      const right = { status: mode === 'plan' ? 'planned' : 'submitted', failed: false };
      expect(ended.outcome).toMatchObject(isRight ? right : wrong);
      expect(submissions(ended)).toBe(isRight && mode === 'scan' ? 1 : 0);
      expect(ended.outcome.notices.join()).not.toContain('not known');
    }
  });

  it('is no question of mode check, which analyses nothing', async () => {
    await git(workspace.folder, 'checkout', '--quiet', '--detach', shaOf('base'));
    const event = { eventName: 'pull_request_target', payload: pull(), sha: shaOf('base') };
    const { outcome } = await runWith({ mode: 'check', 'github-token': 'token' }, event);
    expect(outcome.problems).toEqual([]);
    expect(outcome.target?.commit).toBe(shaOf('head'));
    expect(JSON.stringify(outcome)).not.toContain('checked out');
  });

  it('is not known without a .git, which a notice says', async () => {
    const ended = await runWith({}, { sha: shaOf('base') }, bare.folder);
    expect(ended.outcome.status).toBe('submitted');
    expect(ended.outcome.notices).toEqual([
      expect.stringMatching(
        /not known which commit's files are analysed, because the workspace has no \.git/u,
      ),
    ]);
  });

  it.each([
    { 'repo-url': 'https://github.com/octo-org/digits' },
    { 'repo-url': 'https://github.com/Octo-Org/Digits.git/' },
    { branch: 'main', 'comment-on-pr': 'always', 'github-token': 'token' },
    { 'repo-url': 'octo-org/other', 'comment-on-pr': 'always', 'github-token': 'token' },
  ])('is compared if the result stands at the commit of the event: %j', async (inputs) => {
    await git(workspace.folder, 'checkout', '--quiet', '--detach', shaOf('base'));
    const event = { eventName: 'pull_request_target', payload: pull(), sha: shaOf('base') };
    const { outcome } = await runWith({ mode: 'plan', ...inputs }, event);
    expect(outcome).toMatchObject({ status: 'error', failureReason: 'invalid-input' });
  });

  it('is not compared if the inputs name another repository or branch, whose commit is unknown', async () => {
    await git(workspace.folder, 'checkout', '--quiet', '--detach', shaOf('base'));
    const event = { eventName: 'pull_request_target', payload: pull(), sha: shaOf('base') };
    const others = [
      { 'repo-url': 'https://github.com/octo-org/other' },
      { branch: 'main' },
      { 'repo-type': 'huggingface', 'repo-url': 'octo-org/digits' },
    ];
    for (const inputs of others) {
      const { outcome } = await runWith({ mode: 'plan', ...inputs }, event);
      expect(outcome).toMatchObject({ status: 'planned', notices: [] });
      // A comment belongs to the commit of the event, whatever repository was looked up.
      const comment = { 'comment-on-pr': 'always', 'github-token': 'token' };
      const marked = await runWith({ ...inputs, ...comment, mode: 'scan' }, event);
      expect(marked.outcome).toMatchObject({ failureReason: 'invalid-input', failed: true });
      expect(submissions(marked)).toBe(0);
    }
  });
});
