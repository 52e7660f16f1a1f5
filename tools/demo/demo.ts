/**
 * `npm run demo`: the action against the local service. It creates a repository with two small trained models. The first
 * run of the action submits its analyses, the service attacks the models for real, and the gate closes; the second run
 * attacks nothing, because a record exists. `--scenario NAME` simulates the service; `--repository DIR` uses the user's own
 * clone and config file.
 */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLocalService } from '../../service/server.ts';
import type { JobView, LocalService } from '../../service/local-service.ts';
import { SCENARIOS, type ServiceOptions } from '../../service/options.ts';
import type { DemoScenario } from './scenarios.ts';
import { textAt } from '../../src/core/json.ts';
import { projectPath } from '../project.ts';
import { type Checkout, readCheckout } from './checkout.ts';
import { type DemoEnd, judgeBoth, judgeFirst } from './expectation.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { describeFindings } from './findings.ts';
import { startDemoGithub } from './github.ts';
import { MIXED_CONFIG, MIXED_ENDS } from './mixed.ts';
import { makeRealRepository } from './real-repository.ts';
import { makeDemoRepository } from './repository.ts';
import { runsOf } from './runs.ts';
import { section, showRun, type Stage } from './show-run.ts';

const FOLDER = projectPath('.demo');
/** The address that is shown for a repository without a remote. */
const EXAMPLE = { server: 'https://github.com', repository: 'example-org/models' } as const;
/** The scenario `slow` takes a minute; the user's own models take as long as they take. */
const TIME_LIMIT_MS = 5 * 60_000;
const OWN_TIME_LIMIT_MS = 65 * 60_000;
const REPORTS = join(FOLDER, 'reports');
/** Without one, the action calls a model vulnerable at every score above 0. */
const THRESHOLD = '0.5';
/** How often the demo looks whether jobs have ended. */
const POLL_MS = 200;
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
    repository === undefined ? await createCheckout(workspace, options) : await readCheckout(workspace);
  const origin = checkout.origin ?? EXAMPLE;
  const url = `${origin.server}/${origin.repository}`;
  console.log(
    `The repository: ${workspace}, branch ${checkout.branch}, commit ${checkout.commit.slice(0, 7)}`,
  );
  console.log(`Shown as: ${url}${exampleWords(repository, checkout)}`);
  warnOfUncommitted(checkout.uncommitted);
  const service = await startLocalService({
    repositories: new Map([[url, workspace]]),
    ...engineOptions(scenario, repository === undefined),
  });
  console.log(
    `The local service: ${service.baseUrl} (${options.keeps ? 'it stays until Ctrl+C' : LINKS_END})`,
  );
  console.log(simulates ? SIMULATION : REALITY);
  const comments = options.inputs['comment-on-pr'] ?? 'never';
  const github = await startDemoGithub(origin, checkout, workspace, comments !== 'never');
  try {
    const timeLimitMs = repository === undefined || simulates ? TIME_LIMIT_MS : OWN_TIME_LIMIT_MS;
    const stage = { ...github.run, workspace, timeLimitMs, github, folder: FOLDER };
    const end = await runTwice(stage, options, service);
    if (options.keeps) await untilInterrupted(`${new URL(service.baseUrl).origin}/`);
    return end;
  } finally {
    await Promise.all([service.close(), github.close()]);
  }
}

/** Says why a made-up address is shown; empty if it is the real one. */
function exampleWords(repository: string | undefined, { origin }: Checkout): string {
  if (repository === undefined) return ', which does not exist';
  return origin === undefined ? ', since it has no remote named origin' : '';
}

/** The runs advise inputs as a workflow has them. */
function adviceWords(options: readonly string[]): string {
  const words = [...options, '--input', 'rescan=always'].map((one) =>
    /^[\w./=:-]+$/u.test(one) ? one : `'${one}'`,
  );
  return `To follow advice such as "set rescan: always" here: npm run demo -- ${words.join(' ')}`;
}

/** Waits for Ctrl+C, so that the dashboard can be looked at. The service keeps the process alive. */
async function untilInterrupted(dashboard: string): Promise<void> {
  console.log(`\nThe dashboard stays at ${dashboard} until you press Ctrl+C.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

const LINKS_END = 'its links end with the demo; --keep leaves it running';
const REALITY =
  'It attacks the models for real, on this machine: no key, no network. That takes up to a minute.';
const SIMULATION =
  '*** SIMULATION: no model is attacked, and every score is made up. Leave --scenario out to attack for real. ***';

/**
 * Sets the service to the scenario that it simulates, or to real attacks.
 * @param isOurs true for the demo's own repository, of which it is known how each analysis ends
 */
function engineOptions({ scenario }: DemoScenario, isOurs: boolean): ServiceOptions {
  const simulated = SCENARIOS.find((one) => one === scenario);
  if (simulated === undefined) return { engine: 'attacks' };
  return simulated === 'mixed' && isOurs
    ? { engine: 'simulation', modelScenarios: MIXED_ENDS }
    : { engine: 'simulation', scenario: simulated };
}

async function createCheckout(workspace: string, { scenario, simulates }: DemoOptions): Promise<Checkout> {
  const config = scenario.scenario === 'mixed' ? MIXED_CONFIG : undefined;
  const commit = simulates
    ? await makeDemoRepository(workspace, config)
    : await makeRealRepository(workspace);
  return { commit, branch: 'main', origin: EXAMPLE, uncommitted: [] };
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
  'analysis found a model vulnerable. So run 2 spoke of a supply-chain vulnerability although run 1 found it by attacks.';

async function runTwice(stage: Stage, options: DemoOptions, service: LocalService): Promise<DemoEnd> {
  const { scenario, simulates, inputs, repository } = options;
  // Chance decides how the scenario mixed ends for models that the demo does not know.
  const isUnknown = repository !== undefined && (!simulates || scenario.scenario === 'mixed');
  const isOpen = Object.keys(inputs).length > 0 || isUnknown;
  const [firstRun, secondRun] = runsOf(inputsOf(options, service));
  const first = await showRun(firstRun, stage);
  const early = judgeFirst(first.end, scenario, isOpen);
  if (early === undefined && secondRun.needsVerdicts === true) await untilJobsEnd(service, stage.timeLimitMs);
  if (!simulates) section('What the attacks found', await describeFindings(service, first.results, REPORTS));
  if (early !== undefined) return early;
  if (!isRead) return { worked: true, words: '' };
  const second = await showRun(secondRun, stage);
  if (first.end.status === 'vulnerable' && second.end.hasRecord) console.log(SECOND_RUN);
  return judgeBoth([first.end, second.end], scenario, isOpen);
}

/** Waits until the service has ended every job, or for as long as a run may take. */
async function untilJobsEnd(service: LocalService, limitMs: number): Promise<void> {
  console.log(
    '\nThe analyses go on without a run. On GitHub a schedule starts the second run; the demo waits until they have ended.',
  );
  const end = Date.now() + limitMs;
  const isOver = ({ phase }: JobView): boolean => phase === 'completed' || phase === 'failed';
  while (Date.now() < end && !service.jobs().every(isOver)) await sleep(POLL_MS);
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
    if (worked && isRead) console.log(adviceWords(process.argv.slice(2)));
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
