/**
 * `npm run demo`: the main job against the local service. A small repository is made; the first run of the action
 * submits its analyses, uploads their files and waits for the verdicts, the second one is skipped because a record
 * exists. `npm run demo -- --scenario vulnerable` shows how a gate looks when analyses end otherwise, and
 * `--repository DIR` takes a clone and config file of one's own.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction, type ActionRun } from '../../__tests__/support/run-action.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { projectPath } from '../project.ts';
import { DEMO_HELP, type DemoOptions, readDemoOptions } from './options.ts';
import { type Checkout, makeDemoRepository, readCheckout } from './repository.ts';
import { readableLog, readableSummary } from './terminal.ts';

const FOLDER = projectPath('.demo');
const REPOSITORY = 'example-org/models';
/** The scenario `slow` takes a minute. */
const TIME_LIMIT_MS = 5 * 60_000;
/** Exit status for a command line that cannot be used. */
const USAGE_ERROR = 2;

/** @returns whether both runs came to what the scenario leads to */
async function runDemo({ scenario, repository, configFile }: DemoOptions): Promise<boolean> {
  await mkdir(FOLDER, { recursive: true });
  const workspace = repository ?? join(FOLDER, 'repository');
  const { commit, branch } =
    repository === undefined ? await madeCheckout(workspace) : await readCheckout(workspace);
  console.log(`The repository: ${workspace}, branch ${branch}, commit ${commit.slice(0, 7)}`);
  const sandbox = await startSandbox({
    scenario: scenario.scenario,
    repositories: new Map([[`https://github.com/${REPOSITORY}`, workspace]]),
  });
  console.log(`The local service: ${sandbox.baseUrl} (it simulates analyses and attacks no model)`);
  try {
    const inputs = {
      'base-url': sandbox.baseUrl,
      'api-key': sandbox.apiKey,
      'org-id': sandbox.orgId,
      wait: 'true',
      'poll-interval-seconds': '0.5',
      // Nothing is written into a clone that is not ours.
      ...(repository === undefined ? { 'report-directory': 'reports' } : {}),
      ...(configFile === undefined ? {} : { 'config-file': configFile }),
    };
    const env = {
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_SHA: commit,
      GITHUB_REF: `refs/heads/${branch}`,
      GITHUB_REF_NAME: branch,
    };
    const options = { inputs, workspace, env, timeLimitMs: TIME_LIMIT_MS };
    const first = await show('1: nothing was scanned yet', runAction(options));
    const second = await show('2: the same commit again', runAction(options));
    return first === scenario.statuses[0] && second === scenario.statuses[1];
  } finally {
    await sandbox.close();
  }
}

async function madeCheckout(workspace: string): Promise<Checkout> {
  return { commit: await makeDemoRepository(workspace), branch: 'main' };
}

/** @returns the status of the run */
async function show(title: string, running: Promise<ActionRun>): Promise<string> {
  console.log(`\n━━━ Run ${title} ${'━'.repeat(Math.max(0, 90 - title.length))}`);
  const run = await running;
  const summaryFile = join(FOLDER, `summary-${title.slice(0, 1)}.md`);
  await writeFile(summaryFile, run.summary);
  console.log(readableLog(run.log));
  console.log(`\n─── Job summary ${'─'.repeat(80)}\n${readableSummary(run.summary)}`);
  const { status = 'none', 'job-ids': jobIds = '[]' } = run.outputs;
  console.log(`\n─── Outputs ${'─'.repeat(84)}\nstatus=${status}\njob-ids=${jobIds}`);
  console.log(`\nExit status ${String(run.exitCode)}. The summary as GitHub gets it: ${summaryFile}`);
  return status;
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
    const worked = await runDemo(options);
    const expected = options.scenario.statuses.join(', then ');
    console.log(worked ? '\nThe demo worked.' : `\nThe demo did NOT work: expected ${expected}; see above.`);
    return worked ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

process.exitCode = await main();
