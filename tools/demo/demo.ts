/**
 * `npm run demo`: the action against the local service. It creates a small repository. The first run of the action
 * submits its analyses, uploads their files and waits for the verdicts; the second run is skipped because a record
 * exists. `npm run demo -- --scenario vulnerable` shows a gate that finds vulnerable models; `--repository DIR` uses the
 * user's own clone and config file.
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
/** The address that is shown for a repository without a remote. */
const EXAMPLE = { server: 'https://github.com', repository: 'example-org/models' } as const;
/** The scenario `slow` takes a minute. */
const TIME_LIMIT_MS = 5 * 60_000;
/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;
/** How many uncommitted files are listed. */
const MAX_LISTED = 5;

/** False once nobody reads the output any more: `npm run demo | head` leaves early. */
let isRead = true;

async function runDemo(options: DemoOptions): Promise<DemoEnd> {
  const { scenario, repository } = options;
  await mkdir(FOLDER, { recursive: true });
  const workspace = repository ?? join(FOLDER, 'repository');
  const checkout = repository === undefined ? await createCheckout(workspace) : await readCheckout(workspace);
  const origin = checkout.origin ?? EXAMPLE;
  const url = `${origin.server}/${origin.repository}`;
  console.log(
    `The repository: ${workspace}, branch ${checkout.branch}, commit ${checkout.commit.slice(0, 7)}`,
  );
  console.log(
    `Shown as: ${url}${checkout.origin === undefined ? ', since it has no remote named origin' : ''}`,
  );
  warnOfUncommitted(checkout.uncommitted);
  const service = await startLocalService({
    scenario: scenario.scenario,
    repositories: new Map([[url, workspace]]),
  });
  console.log(
    `The local service: ${service.baseUrl} (it simulates analyses and attacks no model; its links end with the demo)`,
  );
  try {
    const env = {
      GITHUB_SERVER_URL: origin.server,
      GITHUB_REPOSITORY: origin.repository,
      GITHUB_SHA: checkout.commit,
      GITHUB_REF: `refs/heads/${checkout.branch}`,
      GITHUB_REF_NAME: checkout.branch,
    };
    const inputs = inputsOf(options, service);
    return await runTwice({ inputs, workspace, env, timeLimitMs: TIME_LIMIT_MS }, options);
  } finally {
    await service.close();
  }
}

async function createCheckout(workspace: string): Promise<Checkout> {
  return { commit: await makeDemoRepository(workspace), branch: 'main', origin: EXAMPLE, uncommitted: [] };
}

/** Warns that the demo reads files of the working tree that a runner would not check out. */
function warnOfUncommitted(files: readonly string[]): void {
  if (files.length === 0) return;
  const left = files.length - MAX_LISTED;
  const list = files.slice(0, MAX_LISTED).join(', ') + (left > 0 ? `, and ${String(left)} more` : '');
  console.log(
    `Uncommitted or untracked: ${list}. The demo uses them as they are here; a checkout on GitHub will not.`,
  );
}

function inputsOf(
  { repository, configFile, inputs }: DemoOptions,
  service: Pick<LocalService, 'baseUrl' | 'apiKey' | 'orgId'>,
): Record<string, string> {
  return {
    'base-url': service.baseUrl,
    'api-key': service.apiKey,
    'org-id': service.orgId,
    wait: 'true',
    'poll-interval-seconds': '0.5',
    // The demo writes nothing into the user's own clone.
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
  console.log(
    `\nExit status ${String(run.exitCode)}. The summary in the form that GitHub receives: ${summaryFile}`,
  );
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
