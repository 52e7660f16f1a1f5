import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction, type RunOptions } from '../../__tests__/support/run-action.ts';
import { type EndedRun, endOf } from './expectation.ts';
import type { DemoGithub } from './github.ts';
import type { DemoRun } from './runs.ts';
import { readableLog, readableSummary } from './terminal.ts';

/** What a run is made of, besides its own inputs. */
export interface Stage extends Omit<RunOptions, 'inputs' | 'timeLimitMs'> {
  readonly timeLimitMs: number;
  readonly github: DemoGithub;
  /** Where summaries and pages are kept. */
  readonly folder: string;
}

/**
 * Runs the action once, and prints its log, its job summary, what it wrote on GitHub, and its outputs.
 * @returns how it ended, and its output `results`
 */
export async function showRun(
  { title, inputs }: DemoRun,
  { github, folder, ...options }: Stage,
): Promise<{ readonly end: EndedRun; readonly results: string }> {
  console.log(`\n━━━ Run ${title} ${'━'.repeat(Math.max(0, 90 - title.length))}`);
  const number = title.slice(0, 1);
  // A page for each run: the one of the second run would hide what the first one found.
  const page = join(folder, `report-${number}.html`);
  const run = await runAction({ ...options, inputs: { 'report-file': page, ...inputs } });
  const summaryFile = join(folder, `summary-${number}.md`);
  await writeFile(summaryFile, run.summary);
  console.log(readableLog(run.log));
  section('Job summary', readableSummary(run.summary));
  for (const written of github.written()) section(written.title, written.text.trimEnd());
  const end = endOf(run.outputs);
  const pageWritten = run.outputs['report-file'] ?? '';
  if (pageWritten !== '') console.log(`\nThe page of the run, for a browser: ${pageWritten}`);
  const outputs = [
    `status=${end.status}`,
    ...(end.failureReason === '' ? [] : [`failure-reason=${end.failureReason}`]),
    `job-ids=${run.outputs['job-ids'] ?? '[]'}`,
  ];
  section('Outputs', outputs.join('\n'));
  console.log(
    `\nExit status ${String(run.exitCode)}. The summary in the form that GitHub receives: ${summaryFile}`,
  );
  return { end, results: run.outputs['results'] ?? '[]' };
}

/** Prints a text under a line with its title. */
export function section(title: string, text: string): void {
  console.log(`\n─── ${title} ${'─'.repeat(Math.max(0, 92 - title.length))}\n${text}`);
}
