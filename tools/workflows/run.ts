/**
 * `npm run workflows`: actionlint reads every workflow of the project and its documentation, and act, a workflow runner,
 * runs every example against the played service. Arguments choose cases by a part of their names. The last line is
 * `N passed, M failed`. Without Go nothing runs, and a line says so.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from '../package.ts';
import { projectPath } from '../project.ts';
import { LOG_FOLDER, playCase, type Stage } from './case-run.ts';
import type { Case } from './case.ts';
import { CASES } from './cases.ts';
import { isOnlyLog } from './expectation.ts';
import { type GoTool, hasGo, installGoTool } from './go-tools.ts';
import { lintWorkflows } from './lint.ts';
import { makeWorkflowRepository } from './repository.ts';

interface Count {
  passed: number;
  failed: number;
}

async function main(wanted: readonly string[]): Promise<boolean> {
  if (!(await hasGo())) {
    console.log('not run: Go is not installed, with which actionlint and act are built\n0 passed, 0 failed');
    return true;
  }
  if (!existsSync(projectPath('dist/index.js'))) {
    throw new Error('dist/ is missing: build it with `npm run build`.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  const count: Count = { passed: 0, failed: 0 };
  try {
    if (wanted.length === 0) await runLint(folder, count);
    await runCases(folder, chosen(wanted), count);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`\nLogs and job summaries: ${LOG_FOLDER}`);
  console.log(`${String(count.passed)} passed, ${String(count.failed)} failed`);
  return count.failed === 0;
}

function chosen(wanted: readonly string[]): readonly Case[] {
  return CASES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
}

async function runLint(folder: string, count: Count): Promise<void> {
  const actionlint = await built('actionlint', folder);
  if (actionlint === undefined) return;
  note(count, 'actionlint', await lintWorkflows(actionlint, folder));
}

async function runCases(folder: string, cases: readonly Case[], count: Count): Promise<void> {
  const act = await built('act', folder);
  if (act === undefined) return;
  const repository = await makeWorkflowRepository(join(folder, 'repository'));
  const stage: Stage = { act, repository, commandLine: await makePackage(folder) };
  for (const one of cases) {
    const wrong = await playCase(stage, one);
    if (isOnlyLog(wrong)) console.log(`played again, since lines of its log are missing: ${one.name}`);
    note(count, one.name, isOnlyLog(wrong) ? await playCase(stage, one) : wrong);
  }
}

async function built(tool: GoTool, folder: string): Promise<string | undefined> {
  try {
    return await installGoTool(tool, folder);
  } catch (error) {
    console.log(
      `not run: ${tool} could not be built. ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}

function note(count: Count, name: string, wrong: readonly string[]): void {
  if (wrong.length === 0) count.passed += 1;
  else count.failed += 1;
  console.log(`${wrong.length === 0 ? 'passed' : 'failed'}: ${name}`);
  for (const what of wrong) console.log(`  ${what}`);
}

const { positionals } = parseArgs({ allowPositionals: true });
process.exitCode = (await main(positionals)) ? 0 : 1;
