/**
 * `npm run demo`: the main job against the local service. A small repository is made; the first run of the action
 * submits its analyses, uploads their files and waits for the verdicts, the second one is skipped because a record
 * exists.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction, type ActionRun } from '../../__tests__/support/run-action.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { projectPath } from '../project.ts';
import { makeDemoRepository } from './repository.ts';
import { readableLog, readableSummary } from './terminal.ts';

const FOLDER = projectPath('.demo');
const REPOSITORY = 'example-org/models';

async function main(): Promise<boolean> {
  const workspace = join(FOLDER, 'repository');
  await mkdir(FOLDER, { recursive: true });
  const commit = await makeDemoRepository(workspace);
  console.log(`A repository with two models: ${workspace}, commit ${commit.slice(0, 7)}`);
  const sandbox = await startSandbox({
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
    const first = await show('1: nothing was scanned yet', runAction({ inputs, workspace, env }));
    const second = await show('2: the same commit again', runAction({ inputs, workspace, env }));
    return first === 'passed' && second === 'already-scanned';
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
  return run.exitCode === 0 ? status : 'failed';
}

const worked = await main();
console.log(worked ? '\nThe demo worked.' : '\nThe demo did NOT work: see above.');
process.exitCode = worked ? 0 : 1;
