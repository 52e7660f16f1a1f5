import { join } from 'node:path';
import { startGithubServer } from '../../__tests__/support/github-server.ts';
import { type ActionRun, runAction, type RunOptions } from '../../__tests__/support/run-action.ts';
import type { RunnerEvent } from '../../__tests__/support/runner-environment.ts';
import type { ServiceOptions } from '../../__tests__/service/options.ts';
import type { PlayedService } from '../../__tests__/service/played-service.ts';
import { startPlayedService } from '../../__tests__/service/server.ts';
import { DEFAULT_CONFIG_FILE } from '../../src/facts/settings.ts';
import { escapeHtml } from '../../src/text/safe-markup.ts';
import { git } from '../demo/git.ts';
import { MIXED_CONFIG, MIXED_ENDS } from './mixed.ts';
import { makeDemoRepository } from '../demo/repository.ts';

/** The content of a picture. */
export interface Scene {
  readonly name: string;
  /** Who wrote it, for a comment; a job summary has no author. */
  readonly author?: string;
  /** As the run wrote it, but for addresses of the played service. */
  readonly markdown: string;
}

const REPOSITORY = 'example-org/models';
const PULL_REQUEST = { number: 7, branch: 'new-digits' };
/** The service's clock always gives this time, since a record's time is on a picture. */
const NOW_MS = Date.UTC(2026, 0, 15, 9, 30);

/**
 * Runs the built bundle against the played service until there is something for each picture.
 * @param folder where the repository of the runs is made
 * @throws Error where a run did not come to what its picture is to show
 */
export async function playScenes(folder: string): Promise<readonly Scene[]> {
  const workspace = join(folder, 'repository');
  const commit = await makeDemoRepository(workspace, MIXED_CONFIG);
  await git(workspace, 'branch', PULL_REQUEST.branch);
  const stage = { workspace, commit };
  return [
    ...(await withService(stage, {}, playClean)),
    ...(await withService(stage, { modelScenarios: MIXED_ENDS }, playGate)),
    ...(await withService(stage, {}, playOutage)),
  ];
}

interface Stage {
  readonly workspace: string;
  readonly commit: string;
}

interface Play {
  readonly sandbox: PlayedService;
  readonly commit: string;
  /** Runs the action. @throws Error where it does not end with that status and reason */
  readonly run: (ending: string, changes?: Partial<RunOptions>) => Promise<ActionRun>;
  /** Names an address that people would see in place of that of the played service. */
  readonly published: (markdown: string) => string;
}

async function withService(
  { workspace, commit }: Stage,
  options: ServiceOptions,
  play: (play: Play) => Promise<readonly Scene[]>,
): Promise<readonly Scene[]> {
  const sandbox = await startPlayedService({
    secondsPerStage: 0,
    now: () => NOW_MS,
    repositories: new Map([[`https://github.com/${REPOSITORY}`, workspace]]),
    ...options,
  });
  try {
    return await play({
      sandbox,
      commit,
      run: (ending, changes = {}) => runOnce({ workspace, commit }, sandbox, ending, changes),
      published: (markdown) => withoutAddresses(markdown, sandbox),
    });
  } finally {
    await sandbox.close();
  }
}

async function runOnce(
  { workspace, commit }: Stage,
  sandbox: PlayedService,
  ending: string,
  changes: Partial<RunOptions>,
): Promise<ActionRun> {
  const run = await runAction({
    workspace,
    ...changes,
    inputs: {
      'base-url': sandbox.baseUrl,
      'api-key': sandbox.apiKey,
      'org-id': sandbox.orgId,
      wait: 'true',
      'poll-interval-seconds': '0.5',
      ...changes.inputs,
    },
    env: { GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: commit, ...changes.env },
  });
  const { status = '', 'failure-reason': reason = '' } = run.outputs;
  const ended = [status, reason].join(' ').trim();
  if (ended !== ending) throw new Error(`The run was to end with "${ending}", not "${ended}":\n${run.log}`);
  return run;
}

async function playClean({ run, published }: Play): Promise<readonly Scene[]> {
  const first = await run('passed');
  const second = await run('already-scanned');
  return [
    { name: 'summary-passed', markdown: published(first.summary) },
    { name: 'summary-already-scanned', markdown: published(second.summary) },
  ];
}

async function playGate({ commit, run, published }: Play): Promise<readonly Scene[]> {
  const github = await startGithubServer({ repository: REPOSITORY });
  // The pull request changes nothing of the policy.
  github.files.set(commit, { [DEFAULT_CONFIG_FILE]: MIXED_CONFIG });
  try {
    const { summary } = await run('vulnerable vulnerable', {
      event: pullRequest(commit),
      githubToken: github.token,
      env: { GITHUB_API_URL: github.url },
      inputs: { 'comment-on-pr': 'on-vulnerability' },
    });
    const [comment, ...more] = github.comments;
    if (comment === undefined || more.length > 0) throw new Error('Expected one comment of the run.');
    return [
      { name: 'attention', markdown: firstSection(published(summary)) },
      { name: 'summary-vulnerable', markdown: published(summary) },
      { name: 'comment', author: comment.user?.login ?? '', markdown: published(comment.body) },
    ];
  } finally {
    await github.close();
  }
}

async function playOutage({ sandbox, run, published }: Play): Promise<readonly Scene[]> {
  const body = '{"message":"Service Unavailable"}';
  sandbox.faults.add({ operation: 'lineage-check', kind: 'answer', status: 503, times: 3, body });
  const { summary } = await run('error unavailable', { inputs: { 'max-attempts': '3' } });
  return [{ name: 'summary-unavailable', markdown: published(summary) }];
}

function pullRequest(sha: string): RunnerEvent {
  const repo = { full_name: REPOSITORY, default_branch: 'main' };
  const { number, branch } = PULL_REQUEST;
  const head = { ref: branch, sha, repo };
  return {
    name: 'pull_request',
    payload: { repository: repo, pull_request: { number, head, base: { ref: 'main', sha, repo } } },
  };
}

/**
 * Crops a summary before its details: the title, the verdict and the table of findings.
 * @throws Error if the summary has no details
 */
function firstSection(markdown: string): string {
  const end = markdown.indexOf('<details>');
  if (end < 0) throw new Error(`Expected a summary with details:\n${markdown}`);
  return markdown.slice(0, end);
}

/** Ports differ from run to run, and mean nothing to a reader. */
function withoutAddresses(markdown: string, sandbox: PlayedService): string {
  const addresses = [
    [sandbox.baseUrl, 'https://service.example'],
    [new URL(sandbox.baseUrl).host, 'service.example'],
    [sandbox.storageUrl, 'https://storage.example'],
    [new URL(sandbox.storageUrl).host, 'storage.example'],
  ] as const;
  return addresses.reduce(
    (text, [local, shown]) => text.replaceAll(local, shown).replaceAll(escapeHtml(local), escapeHtml(shown)),
    markdown,
  );
}
