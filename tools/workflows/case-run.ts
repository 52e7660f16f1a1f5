import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type GithubServer, startGithubServer } from '../../__tests__/support/github-server.ts';
import { at, isObject, textAt } from '@model-security-scan/common/json';
import { DEFAULT_CONFIG_FILE } from '../../src/facts/settings.ts';
import { projectPath } from '../project.ts';
import { startCacheServer } from '../../__tests__/support/cache-server.ts';
import type { PlayedService } from '../../__tests__/service/played-service.ts';
import { startPlayedService } from '../../__tests__/service/server.ts';
import { type ActRun, canCutNetwork, runAct } from './act.ts';
import type { Case, CaseRun } from './case.ts';
import { differences, type Effects } from './expectation.ts';
import {
  type Checkout,
  PUBLISHED_ACTION,
  PULL_REQUEST_BRANCH,
  REPOSITORY,
  type WorkflowRepository,
} from './repository.ts';
import { makeSmallRepository } from './small-repository.ts';

/** Where what the runs printed is kept, for people. */
export const LOG_FOLDER = projectPath('.demo/workflows');

const PULL_REQUEST = 7;

/** The tools that every case needs. */
export interface Stage {
  readonly act: string;
  readonly repository: WorkflowRepository;
  /** The package of the command line. */
  readonly commandLine: string;
}

/**
 * Plays a case.
 * @returns one sentence for each difference between what was expected and what happened
 */
export async function playCase(stage: Stage, one: Case): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-case-'));
  const github = await startGithubServer({ repository: REPOSITORY });
  const cache = await startCacheServer();
  const service = await startPlayedService({
    scenario: one.scenario,
    secondsPerStage: one.unfinished === true ? 600 : 0,
    repositories: new Map([[`https://github.com/${REPOSITORY}`, stage.repository.folder]]),
  });
  try {
    const found: string[] = [];
    for (const [index, run] of one.runs.entries()) {
      if (run.offline === true && !(await canCutNetwork())) {
        console.log(`not run: this machine permits no network namespace (${one.name})`);
        continue;
      }
      const submittedBefore = bodiesOf(service, 'model-analyse').length;
      const done = await actOn(stage, run, { service, github, folder, cache: cache.env });
      await keepLog(one, index, done);
      const wrong = differences(run.expect, done, effectsOf(service, github, submittedBefore));
      found.push(...wrong.map((what) => `${run.example}, run ${String(index + 1)}: ${what}`));
    }
    return found;
  } finally {
    await Promise.all([service.close(), github.close(), cache.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the runs of a case share. */
interface World {
  readonly service: PlayedService;
  readonly github: GithubServer;
  /** The folder of the case; artifacts lie in a folder of it. */
  readonly folder: string;
  /** The variables by which a runner offers its cache. */
  readonly cache: Readonly<Record<string, string>>;
}

async function checkoutOf(
  { checkout, small, bring }: CaseRun,
  repository: WorkflowRepository,
  folder: string,
): Promise<Checkout> {
  if (small === undefined) return checkout === undefined ? repository : repository.others[checkout];
  const brought =
    bring === undefined ? {} : { [bring.to]: await readFile(join(folder, 'artifacts', bring.artifact)) };
  return makeSmallRepository(await mkdtemp(join(folder, 'small-')), small, brought);
}

async function actOn(
  { act, repository, commandLine }: Stage,
  run: CaseRun,
  { service, github, folder, cache }: World,
): Promise<ActRun> {
  const secrets = {
    MODEL_SECURITY_API_KEY: service.apiKey,
    MODEL_SECURITY_ORG_ID: service.orgId,
    MODEL_BUCKET_KEY_ID: 'bucket-key-id',
    MODEL_BUCKET_SECRET_KEY: 'bucket-secret-key',
  };
  const checkout = await checkoutOf(run, repository, folder);
  // GitHub has the commit, too: it is the base of pull requests.
  const config = await readFile(join(checkout.folder, DEFAULT_CONFIG_FILE)).catch(() => undefined);
  github.files.set(checkout.commit, config === undefined ? {} : { [DEFAULT_CONFIG_FILE]: config });
  const artifacts = join(folder, 'artifacts');
  await mkdir(artifacts, { recursive: true });
  return runAct({
    act,
    repository: checkout.folder,
    workflow: `.github/workflows/${run.example}.yml`,
    event: run.event === 'fork' ? 'pull_request' : run.event,
    payload: payloadOf(run, checkout.commit),
    // A pull request from a fork gets no secrets but a token that can only read.
    secrets: { GITHUB_TOKEN: github.token, ...(run.event === 'fork' ? {} : secrets) },
    variables: {
      MODEL_SECURITY_BASE_URL: service.baseUrl,
      MODEL_SECURITY_PACKAGE: commandLine,
      MODEL_BUCKET: 'models',
      MODEL_BUCKET_REGION: 'eu-central-1',
    },
    environment: {
      ...{ GITHUB_API_URL: github.url, STAND_IN_ARTIFACTS: artifacts },
      ...(run.small === undefined || run.offline === true ? {} : cache),
      ...(run.lose === undefined ? {} : { STAND_IN_LOST: run.lose }),
    },
    offline: run.offline === true,
    actions: { ...(await standIns(run.example)), [PUBLISHED_ACTION]: repository.folder },
  });
}

function payloadOf({ event, inputs }: CaseRun, sha: string): unknown {
  const repository = { full_name: REPOSITORY, default_branch: 'main' };
  if (event === 'push') return { ref: 'refs/heads/main', after: sha, repository };
  if (event === 'schedule' || event === 'repository_dispatch') return { repository };
  if (event === 'workflow_dispatch') return { ref: 'refs/heads/main', repository, inputs: inputs ?? {} };
  const headName = event === 'fork' ? 'somebody/models' : REPOSITORY;
  return {
    action: 'synchronize',
    number: PULL_REQUEST,
    repository,
    pull_request: {
      number: PULL_REQUEST,
      head: { ref: PULL_REQUEST_BRANCH, sha, repo: { full_name: headName } },
      base: { ref: 'main', sha, repo: repository },
    },
  };
}

/** Folders for the other actions that an example uses, by the commits that it pins: they cannot be fetched here. */
async function standIns(example: string): Promise<Record<string, string>> {
  const workflow: unknown = parse(await readFile(projectPath(`examples/${example}.yml`), 'utf8'));
  const jobs = at(workflow, 'jobs');
  const steps = Object.values(isObject(jobs) ? jobs : {}).flatMap((job): readonly unknown[] => {
    const list = at(job, 'steps');
    return Array.isArray(list) ? list : [];
  });
  const available = await readdir(projectPath('tools/workflows/stand-ins'));
  const found: Record<string, string> = {};
  for (const uses of steps.flatMap((step) => textAt(step, 'uses') ?? [])) {
    const [path = '', ref = ''] = uses.split('@');
    const [owner = '', name = ''] = path.split('/');
    if (available.includes(name)) {
      found[`${owner}/${name}@${ref}`] = projectPath(`tools/workflows/stand-ins/${name}`);
    }
  }
  return found;
}

function effectsOf(service: PlayedService, github: GithubServer, submittedBefore: number): Effects {
  return {
    lineage: bodiesOf(service, 'lineage-check').at(-1) ?? {},
    submitted: bodiesOf(service, 'model-analyse').length - submittedBefore,
    comments: github.comments.length,
  };
}

async function keepLog(one: Case, index: number, run: ActRun): Promise<void> {
  await mkdir(LOG_FOLDER, { recursive: true });
  const name = `${one.name.replace(/[^a-z]+/gu, '-')}-${String(index + 1)}`;
  await writeFile(join(LOG_FOLDER, `${name}.log`), `${run.log}\n`);
  await writeFile(join(LOG_FOLDER, `${name}.summary.md`), run.summaries.join('\n\n'));
}

/** Bodies of the requests of an operation so far, oldest first. */
function bodiesOf(service: PlayedService, operation: string): readonly Readonly<Record<string, unknown>>[] {
  return service.requests
    .list()
    .filter((request) => request.operation === operation)
    .map(({ body }): unknown => JSON.parse(body === '' ? 'null' : body))
    .filter(isObject);
}
