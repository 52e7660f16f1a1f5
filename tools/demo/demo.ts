/**
 * `npm run demo`: the action against the local service. It creates a repository with two small trained models. The first
 * run of the action submits its analyses, the service attacks the models for real, and the gate closes; the second run
 * attacks nothing, because a record exists. `--scenario NAME` simulates the service; `--repository DIR` uses the user's own
 * clone and config file.
 */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction, type RunOptions } from '../../__tests__/support/run-action.ts';
import { startLocalService } from '../../service/server.ts';
import type { LocalService } from '../../service/local-service.ts';
import { SCENARIOS, type ServiceOptions } from '../../service/options.ts';
import type { DemoScenario } from './scenarios.ts';
import { textAt } from '../../src/core/json.ts';
import { projectPath } from '../project.ts';
import { type Checkout, readCheckout } from './checkout.ts';
import { type DemoEnd, type EndedRun, endOf, judgeBoth, judgeFirst } from './expectation.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { describeFindings } from './findings.ts';
import { makeRealRepository } from './real-repository.ts';
import { makeDemoRepository } from './repository.ts';
import { readableLog, readableSummary } from './terminal.ts';

const FOLDER = projectPath('.demo');
/** The address that is shown for a repository without a remote. */
const EXAMPLE = { server: 'https://github.com', repository: 'example-org/models' } as const;
/** The scenario `slow` takes a minute; the user's own models take as long as they take. */
const TIME_LIMIT_MS = 5 * 60_000;
const OWN_TIME_LIMIT_MS = 65 * 60_000;
const REPORTS = join(FOLDER, 'reports');
/** Without one, the action calls a model vulnerable at every score above 0. */
const THRESHOLD = '0.5';
/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;
/** How many uncommitted files are listed. */
const MAX_LISTED = 5;

/** False once nobody reads the output any more: `npm run demo | head` leaves early. */
let isRead = true;

async function runDemo(options: DemoOptions): Promise<DemoEnd> {
  const { scenario, simulates, repository } = options;
  await mkdir(FOLDER, { recursive: true });
  const workspace = repository ?? join(FOLDER, 'repository');
  const checkout =
    repository === undefined ? await createCheckout(workspace, simulates) : await readCheckout(workspace);
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
    repositories: new Map([[url, workspace]]),
    ...engineOptions(scenario),
  });
  console.log(`The local service: ${service.baseUrl} (its links end with the demo)`);
  console.log(simulates ? SIMULATION : REALITY);
  try {
    const env = {
      GITHUB_SERVER_URL: origin.server,
      GITHUB_REPOSITORY: origin.repository,
      GITHUB_SHA: checkout.commit,
      GITHUB_REF: `refs/heads/${checkout.branch}`,
      GITHUB_REF_NAME: checkout.branch,
    };
    const inputs = inputsOf(options, service);
    const timeLimitMs = repository === undefined || simulates ? TIME_LIMIT_MS : OWN_TIME_LIMIT_MS;
    const end = await runTwice({ inputs, workspace, env, timeLimitMs }, options, service);
    if (options.keeps) await untilInterrupted(`${new URL(service.baseUrl).origin}/`);
    return end;
  } finally {
    await service.close();
  }
}

/** Waits for Ctrl+C, so that the dashboard can be looked at. The service keeps the process alive. */
async function untilInterrupted(dashboard: string): Promise<void> {
  console.log(`\nThe dashboard stays at ${dashboard} until you press Ctrl+C.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

const REALITY =
  'It attacks the models for real, on this machine: no key, no network. That takes up to a minute.';
const SIMULATION =
  '*** SIMULATION: no model is attacked, and every score is made up. Leave --scenario out to attack for real. ***';

/** Sets the service to the scenario that it simulates, or to real attacks. */
function engineOptions({ scenario }: DemoScenario): ServiceOptions {
  const simulated = SCENARIOS.find((one) => one === scenario);
  return simulated === undefined ? { engine: 'attacks' } : { engine: 'simulation', scenario: simulated };
}

async function createCheckout(workspace: string, simulates: boolean): Promise<Checkout> {
  const make = simulates ? makeDemoRepository : makeRealRepository;
  return { commit: await make(workspace), branch: 'main', origin: EXAMPLE, uncommitted: [] };
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
  { repository, configFile, inputs, simulates }: DemoOptions,
  service: Pick<LocalService, 'baseUrl' | 'apiKey' | 'orgId'>,
): Record<string, string> {
  return {
    'base-url': service.baseUrl,
    'api-key': service.apiKey,
    'org-id': service.orgId,
    wait: 'true',
    'poll-interval-seconds': '0.5',
    ...(simulates ? {} : { 'vulnerability-threshold': THRESHOLD }),
    // The demo writes nothing into the user's own clone.
    ...(repository === undefined ? { 'report-directory': 'reports' } : {}),
    ...(configFile === undefined ? {} : { 'config-file': configFile }),
    ...inputs,
  };
}

/** A record holds one flag for everything, and its name says less than it means. */
const SECOND_RUN =
  '\nThe service keeps one record for the repository, with one flag: supplychain_vuldetected. This service sets it if an ' +
  'analysis found a model vulnerable. So run 2 speaks of a supply-chain vulnerability although run 1 found it by attacks.';

async function runTwice(run: RunOptions, options: DemoOptions, service: LocalService): Promise<DemoEnd> {
  const { scenario, simulates, inputs, repository } = options;
  const isOpen = Object.keys(inputs).length > 0 || (!simulates && repository !== undefined);
  const first = await show('1: nothing was scanned yet', run);
  if (!simulates) {
    const findings = await describeFindings(service, first.results, REPORTS);
    console.log(`\n─── What the attacks found ${'─'.repeat(69)}\n${findings}`);
  }
  const early = judgeFirst(first.end, scenario, isOpen);
  if (early !== undefined) return early;
  if (!isRead) return { worked: true, words: '' };
  console.log(SECOND_RUN);
  const second = await show('2: the same commit again', run);
  return judgeBoth([first.end, second.end], scenario, isOpen);
}

async function show(
  title: string,
  options: RunOptions,
): Promise<{ readonly end: EndedRun; readonly results: string }> {
  console.log(`\n━━━ Run ${title} ${'━'.repeat(Math.max(0, 90 - title.length))}`);
  const number = title.slice(0, 1);
  // A page for each run: the one of the second run would hide what the first one found.
  const page = join(FOLDER, `report-${number}.html`);
  const run = await runAction({ ...options, inputs: { 'report-file': page, ...options.inputs } });
  const summaryFile = join(FOLDER, `summary-${number}.md`);
  await writeFile(summaryFile, run.summary);
  console.log(readableLog(run.log));
  console.log(`\n─── Job summary ${'─'.repeat(80)}\n${readableSummary(run.summary)}`);
  const end = endOf(run.outputs);
  const written = run.outputs['report-file'] ?? '';
  if (written !== '') console.log(`\nThe page of the run, for a browser: ${written}`);
  const outputs = [
    `status=${end.status}`,
    ...(end.failureReason === '' ? [] : [`failure-reason=${end.failureReason}`]),
    `job-ids=${run.outputs['job-ids'] ?? '[]'}`,
  ];
  console.log(`\n─── Outputs ${'─'.repeat(84)}\n${outputs.join('\n')}`);
  console.log(
    `\nExit status ${String(run.exitCode)}. The summary in the form that GitHub receives: ${summaryFile}`,
  );
  return { end, results: run.outputs['results'] ?? '[]' };
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
