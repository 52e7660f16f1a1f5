/**
 * `npm run demo`: the main job against the local service. A small repository is made; the first run of the action
 * submits its analyses, uploads their files and waits for the verdicts, the second one is skipped because a record
 * exists. `npm run demo -- --scenario vulnerable` shows how a gate looks when analyses end otherwise.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAction, type ActionRun } from '../../__tests__/support/run-action.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { projectPath } from '../project.ts';
import { makeDemoRepository } from './repository.ts';
import { DEMO_SCENARIOS, type DemoScenario } from './scenarios.ts';
import { readableLog, readableSummary } from './terminal.ts';

const FOLDER = projectPath('.demo');
const REPOSITORY = 'example-org/models';
/** The scenario `slow` takes a minute. */
const TIME_LIMIT_MS = 5 * 60_000;

/** @returns whether both runs came to what the scenario leads to */
async function main({ scenario, statuses }: DemoScenario): Promise<boolean> {
  const workspace = join(FOLDER, 'repository');
  await mkdir(FOLDER, { recursive: true });
  const commit = await makeDemoRepository(workspace);
  console.log(`A repository with two models: ${workspace}, commit ${commit.slice(0, 7)}`);
  const sandbox = await startSandbox({
    scenario,
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
      'report-directory': 'reports',
    };
    const env = { GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: commit };
    const options = { inputs, workspace, env, timeLimitMs: TIME_LIMIT_MS };
    const first = await show('1: nothing was scanned yet', runAction(options));
    const second = await show('2: the same commit again', runAction(options));
    return first === statuses[0] && second === statuses[1];
  } finally {
    await sandbox.close();
  }
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

function chosenScenario(): DemoScenario | undefined {
  const { values } = parseArgs({ options: { scenario: { type: 'string', default: 'clean' } } });
  return DEMO_SCENARIOS.find(({ scenario }) => scenario === values.scenario);
}

const chosen = chosenScenario();
if (chosen === undefined) {
  console.error(`--scenario must be one of ${DEMO_SCENARIOS.map(({ scenario }) => scenario).join(', ')}`);
  process.exitCode = 2;
} else {
  const worked = await main(chosen);
  console.log(worked ? '\nThe demo worked.' : '\nThe demo did NOT work: see above.');
  process.exitCode = worked ? 0 : 1;
}
