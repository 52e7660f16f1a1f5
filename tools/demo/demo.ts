/**
 * `npm run demo`: the main job against the local service. A small repository is made; the first run of the action
 * submits its analyses, uploads their files and waits for the verdicts, the second one is skipped because a record
 * exists. `npm run demo -- --scenario vulnerable` shows how a gate looks when analyses end otherwise, and
 * `--repository DIR` takes a clone and config file of one's own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction, type RunOptions } from '../../__tests__/support/run-action.ts';
import { startLocalService } from '../../service/server.ts';
import type { LocalService } from '../../service/local-service.ts';
import { textAt } from '../../src/core/json.ts';
import { projectPath } from '../project.ts';
import { type Checkout, readCheckout } from './checkout.ts';
import { type DemoEnd, type EndedRun, endOf, judgeBoth, judgeFirst } from './expectation.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { makeDemoRepository } from './repository.ts';
import { readableLog, readableSummary } from './terminal.ts';

const FOLDER = projectPath('.demo');
/** What a repository without an address of its own is shown as. */
const EXAMPLE = { server: 'https://github.com', repository: 'example-org/models' } as const;
/** The scenario `slow` takes a minute. */
const TIME_LIMIT_MS = 5 * 60_000;
/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;
/** Of files that are not committed. */
const MAX_LISTED = 5;

/** Whether anybody still reads what is printed: `npm run demo | head` leaves early. */
let isRead = true;

async function runDemo(options: DemoOptions): Promise<DemoEnd> {
  const { scenario, repository } = options;
  await mkdir(FOLDER, { recursive: true });
  const workspace = repository ?? join(FOLDER, 'repository');
  const checkout = repository === undefined ? await madeCheckout(workspace) : await readCheckout(workspace);
  const origin = checkout.origin ?? EXAMPLE;
  const url = `${origin.server}/${origin.repository}`;
  console.log(
    `The repository: ${workspace}, branch ${checkout.branch}, commit ${checkout.commit.slice(0, 7)}`,
  );
  console.log(
    `Shown as: ${url}${checkout.origin === undefined ? ', since it has no remote named origin' : ''}`,
  );
  tellUncommitted(checkout.uncommitted);
  const sandbox = await startLocalService({
    scenario: scenario.scenario,
    repositories: new Map([[url, workspace]]),
  });
  console.log(
    `The local service: ${sandbox.baseUrl} (it simulates analyses and attacks no model; its links end with the demo)`,
  );
  try {
    const env = {
      GITHUB_SERVER_URL: origin.server,
      GITHUB_REPOSITORY: origin.repository,
      GITHUB_SHA: checkout.commit,
      GITHUB_REF: `refs/heads/${checkout.branch}`,
      GITHUB_REF_NAME: checkout.branch,
    };
    const inputs = inputsOf(options, sandbox);
    return await runTwice({ inputs, workspace, env, timeLimitMs: TIME_LIMIT_MS }, options);
  } finally {
    await sandbox.close();
  }
}

async function madeCheckout(workspace: string): Promise<Checkout> {
  return { commit: await makeDemoRepository(workspace), branch: 'main', origin: EXAMPLE, uncommitted: [] };
}

/** What the demo reads from the working tree is not what a runner would check out. */
function tellUncommitted(files: readonly string[]): void {
  if (files.length === 0) return;
  const left = files.length - MAX_LISTED;
  const list = files.slice(0, MAX_LISTED).join(', ') + (left > 0 ? `, and ${String(left)} more` : '');
  console.log(`Uncommitted or untracked: ${list}. A checkout on GitHub will not have them as they are here.`);
}

function inputsOf(
  { repository, configFile, inputs }: DemoOptions,
  sandbox: Pick<LocalService, 'baseUrl' | 'apiKey' | 'orgId'>,
): Record<string, string> {
  return {
    'base-url': sandbox.baseUrl,
    'api-key': sandbox.apiKey,
    'org-id': sandbox.orgId,
    wait: 'true',
    'poll-interval-seconds': '0.5',
    // Nothing is written into a clone that is not ours.
    ...(repository === undefined ? { 'report-directory': 'reports' } : {}),
    ...(configFile === undefined ? {} : { 'config-file': configFile }),
    ...inputs,
  };
}

async function runTwice(run: RunOptions, { scenario, inputs }: DemoOptions): Promise<DemoEnd> {
  const hasInputs = Object.keys(inputs).length > 0;
  const first = await show('1: nothing was scanned yet', run);
  const early = judgeFirst(first, scenario, hasInputs);
  if (early !== undefined) return early;
  if (!isRead) return { worked: true, words: '' };
  const second = await show('2: the same commit again', run);
  return judgeBoth([first, second], scenario, hasInputs);
}

async function show(title: string, options: RunOptions): Promise<EndedRun> {
  console.log(`\n━━━ Run ${title} ${'━'.repeat(Math.max(0, 90 - title.length))}`);
  const run = await runAction(options);
  const summaryFile = join(FOLDER, `summary-${title.slice(0, 1)}.md`);
  await writeFile(summaryFile, run.summary);
  console.log(readableLog(run.log));
  console.log(`\n─── Job summary ${'─'.repeat(80)}\n${readableSummary(run.summary)}`);
  const end = endOf(run.outputs);
  const outputs = [
    `status=${end.status}`,
    ...(end.failureReason === '' ? [] : [`failure-reason=${end.failureReason}`]),
    `job-ids=${run.outputs['job-ids'] ?? '[]'}`,
  ];
  console.log(`\n─── Outputs ${'─'.repeat(84)}\n${outputs.join('\n')}`);
  console.log(`\nExit status ${String(run.exitCode)}. The summary as GitHub gets it: ${summaryFile}`);
  return end;
}

async function main(): Promise<number> {
  const command = readDemoOptions(process.argv.slice(2));
  switch (command.kind) {
    case 'help':
      console.log(DEMO_HELP);
      return 0;
    case 'problems':
      console.error(command.problems.join('\n'));
      return USAGE_ERROR;
    case 'run':
      return reportOn(command);
  }
}

async function reportOn(options: DemoOptions): Promise<number> {
  try {
    const { worked, words } = await runDemo(options);
    console.log(`\n${words}`);
    return worked ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.stdout.on('error', (error) => {
  if (textAt(error, 'code') !== 'EPIPE') throw error;
  isRead = false;
});
process.exitCode = await main();
