import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActionMetadata } from '../../tools/action-metadata.ts';

/** The event that started the run, as in GITHUB_EVENT_NAME and the file of GITHUB_EVENT_PATH. */
export interface RunnerEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** Facts of the push that a run is of where nothing else is said. */
export const PUSH = {
  repository: 'octo-org/digits',
  repositoryUrl: 'https://github.com/octo-org/digits',
  branch: 'main',
  commit: '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c',
} as const;

const PUSH_EVENT: RunnerEvent = {
  name: 'push',
  payload: {
    ref: `refs/heads/${PUSH.branch}`,
    before: '0'.repeat(40),
    after: PUSH.commit,
    repository: {
      full_name: PUSH.repository,
      html_url: PUSH.repositoryUrl,
      clone_url: `${PUSH.repositoryUrl}.git`,
      default_branch: PUSH.branch,
      private: false,
      owner: { login: 'octo-org' },
    },
    sender: { login: 'octocat' },
  },
};

/** The environment of a JavaScript action, and the files that it answers in. */
interface RunnerEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  readonly outputFile: string;
  readonly summaryFile: string;
}

/**
 * Lays the files of one step and makes its environment, with nothing of the caller's own but PATH.
 * @param folder an empty folder for the runner's files
 * @param overrides variables to add or change; undefined takes one away
 */
export async function makeRunnerEnvironment(
  folder: string,
  workspace: string,
  event: RunnerEvent = PUSH_EVENT,
  overrides: Readonly<Record<string, string | undefined>> = {},
): Promise<RunnerEnvironment> {
  const file = (name: string): string => join(folder, name);
  await Promise.all([
    ...['output', 'summary', 'state', 'env', 'path'].map((name) => writeFile(file(name), '')),
    writeFile(file('event.json'), JSON.stringify(event.payload)),
    ...['home', 'temp'].map((name) => mkdir(file(name))),
  ]);
  const variables: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    // Windows starts no program without it.
    SystemRoot: process.env['SystemRoot'],
    HOME: file('home'),
    RUNNER_TEMP: file('temp'),
    RUNNER_OS: 'Linux',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__run',
    GITHUB_ACTOR: 'octocat',
    // Nothing answers there: a test that needs the platform's interface starts one and says where.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: PUSH.repository,
    GITHUB_REPOSITORY_OWNER: 'octo-org',
    GITHUB_REF: `refs/heads/${PUSH.branch}`,
    GITHUB_REF_NAME: PUSH.branch,
    GITHUB_REF_TYPE: 'branch',
    GITHUB_SHA: PUSH.commit,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_WORKFLOW: 'model security',
    GITHUB_JOB: 'scan',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    ...overrides,
  };
  return {
    variables: definedOnly(variables),
    outputFile: file('output'),
    summaryFile: file('summary'),
  };
}

/**
 * Inputs as the runner hands them over: `INPUT_` and the name in upper case, spaces as underscores, hyphens kept, and
 * action.yml's defaults where nothing is given.
 * @param token what `${{ github.token }}` stands for
 * @throws Error on a name that action.yml does not declare: the runner would only warn
 */
export function inputVariables(
  action: ActionMetadata,
  inputs: Readonly<Record<string, string>>,
  token: string,
): Record<string, string> {
  const unknown = Object.keys(inputs).filter((name) => !action.inputs.some((input) => input.name === name));
  if (unknown.length > 0) throw new Error(`action.yml declares no input ${unknown.join(', ')}`);
  return Object.fromEntries(
    action.inputs.map((input) => [
      `INPUT_${input.name.replaceAll(' ', '_').toUpperCase()}`,
      inputs[input.name] ?? (input.default ?? '').replaceAll('${{ github.token }}', token),
    ]),
  );
}

function definedOnly(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
