import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GithubServer, startGithubServer } from '../../__tests__/support/github-server.ts';
import type { ActionRun } from '../../__tests__/support/run-action.ts';
import type { RunnerEvent } from '../../__tests__/support/runner-environment.ts';
// The only import of the played service in this folder.
import { startPlayedService } from '../../__tests__/service/server.ts';
import { DEFAULT_CONFIG_FILE } from '../../src/facts/settings.ts';
import { differences, type Facts, factsOf } from './facts.ts';
import { commitAll, git } from './git.ts';
import { makeDemoRepository } from './repository.ts';
import { type DemoRun, REPOSITORY, section, showRecap, showRun, type Stage } from './show-run.ts';
import { readableSummary, wrap } from './terminal.ts';

const WARNING = '*** The service is played. It attacks no model: EVERY SCORE IS MADE UP. ***';

const INTRODUCTION = `${WARNING}

This demo shows the action as the client of a service: it asks for the lineage record of the repository, submits its models if there is no record, uploads the files, waits for verdicts, and fails a pull request. A program on this machine plays the service.
For real attacks: npm run demo`;

const PULL_REQUEST = { number: 7, branch: 'new-digits' };

const FIRST: Facts = {
  'exit status': '0',
  status: 'passed',
  verdict: 'passed',
  'record-found': 'false',
  'jobs of the service': '3',
  'digits/extraction': 'passed, analysed',
  'digits/evasion': 'passed, analysed',
  'churn/extraction': 'passed, analysed',
};
const SECOND: Facts = {
  'exit status': '0',
  status: 'already-scanned',
  verdict: 'none',
  'record-found': 'true',
  'record-matches-commit': 'true',
  'jobs of the service': '3',
  results: '[]',
};
const THIRD: Facts = {
  'exit status': '1',
  status: 'vulnerable',
  verdict: 'vulnerable',
  'failure-reason': 'vulnerable',
  'jobs of the service': '6',
  'new-findings': '3',
  'digits/extraction': 'vulnerable, analysed',
  'digits/evasion': 'vulnerable, analysed',
  'churn/extraction': 'vulnerable, analysed',
};

/**
 * Runs the action three times with a service that is played on this machine, prints each run, and checks it.
 * @returns what was not as expected; empty if the demo worked
 * @throws Error if a run cannot be started or takes too long
 */
export async function runServiceDemo(stage: Stage): Promise<readonly string[]> {
  console.log(wrap(INTRODUCTION));
  const workspace = join(stage.folder, 'repository');
  const commit = await makeDemoRepository(workspace);
  const repositories = new Map([[`https://github.com/${REPOSITORY}`, workspace]]);
  const service = await startPlayedService({ secondsPerStage: 0, repositories });
  const github = await startGithubServer({ repository: REPOSITORY });
  try {
    return await playRuns({ stage, workspace, service, github }, commit);
  } finally {
    await Promise.all([service.close(), github.close()]);
    console.log(`\n${WARNING}`);
  }
}

interface Play {
  readonly stage: Stage;
  readonly workspace: string;
  readonly service: Awaited<ReturnType<typeof startPlayedService>>;
  readonly github: GithubServer;
}

async function playRuns(play: Play, commit: string): Promise<readonly string[]> {
  const { workspace, service, github } = play;
  const first = await playRun(play, FIRST, {
    number: 1,
    title: 'the service has no record, so three analyses are submitted',
    commit,
  });
  const second = await playRun(play, SECOND, {
    number: 2,
    title: 'the service has a record of this commit, so nothing is submitted',
    commit,
  });
  service.setScenario('vulnerable');
  const head = await changeOnBranch(workspace);
  const policy = { [DEFAULT_CONFIG_FILE]: await readFile(join(workspace, DEFAULT_CONFIG_FILE), 'utf8') };
  github.files.set(commit, policy).set(head, policy);
  const third = await playRun(play, THIRD, {
    number: 3,
    title: 'a pull request fails, since the service now plays vulnerable models',
    commit: head,
    ...pullRequest(commit, head),
  });
  const [comment] = github.comments;
  if (comment !== undefined) {
    section(`Comment on pull request ${String(comment.issue)}, its start`, startOf(comment.body));
  }
  showRecap([
    ['no record', first.run],
    ['the same commit again', second.run],
    ['a pull request', third.run],
  ]);
  const missing = comment === undefined ? ['Run 3: there is no comment on the pull request.'] : [];
  return [...first.problems, ...second.problems, ...third.problems, ...missing];
}

async function playRun(
  { stage, workspace, service, github }: Play,
  expected: Facts,
  start: Omit<DemoRun, 'workspace' | 'inputs'>,
): Promise<{ readonly run: ActionRun; readonly problems: readonly string[] }> {
  const inputs = {
    'base-url': service.baseUrl,
    'api-key': service.apiKey,
    'org-id': service.orgId,
    wait: 'true',
    'poll-interval-seconds': '0.2',
    'comment-on-pr': 'always',
  };
  const env = { GITHUB_API_URL: github.url, ...start.env };
  const run = await showRun({ ...start, env, workspace, inputs, githubToken: github.token }, stage);
  const jobs = String(service.jobs().length);
  console.log(`\nThe service has ${jobs} jobs so far. ${WARNING}`);
  const facts = { ...factsOf(run), 'jobs of the service': jobs };
  const problems = differences(expected, facts).map((text) => `Run ${String(start.number)}: ${text}`);
  return { run, problems };
}

/** The first section of a comment. The rest is like the job summary. */
function startOf(comment: string): string {
  const [start = ''] = comment.split(/^### /mu);
  return wrap(readableSummary(start.replace(/^<!--.*-->$/gmu, '')));
}

/** Commits another model file on the branch of the pull request. @returns the commit */
async function changeOnBranch(workspace: string): Promise<string> {
  await git(workspace, 'switch', '--quiet', '--create', PULL_REQUEST.branch);
  const file = join(workspace, 'models/digits.onnx');
  const model = await readFile(file);
  model.writeUInt8(model.readUInt8(model.length - 100) ^ 1, model.length - 100);
  await writeFile(file, model);
  return commitAll(workspace, 'Train the digits again');
}

function pullRequest(
  base: string,
  head: string,
): { readonly event: RunnerEvent; readonly env: Readonly<Record<string, string>> } {
  const { number, branch } = PULL_REQUEST;
  const repository = { full_name: REPOSITORY, default_branch: 'main' };
  const sides = {
    head: { ref: branch, sha: head, repo: repository },
    base: { ref: 'main', sha: base, repo: repository },
  };
  return {
    event: { name: 'pull_request', payload: { repository, pull_request: { number, ...sides } } },
    env: {
      GITHUB_REF: `refs/pull/${String(number)}/merge`,
      GITHUB_REF_NAME: `${String(number)}/merge`,
      GITHUB_HEAD_REF: branch,
      GITHUB_BASE_REF: 'main',
    },
  };
}
