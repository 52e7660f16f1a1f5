import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActionRun, type RunOptions, startAction } from '../../__tests__/support/run-action.ts';
import type { RunnerEvent } from '../../__tests__/support/runner-environment.ts';
import { readActionMetadata } from '../action-metadata.ts';
import { projectPath } from '../project.ts';
import { resultsOf } from './facts.ts';
import { cut, readableLogLine, readableSummary, table, textWidth, wrap } from './terminal.ts';

/** The demo's repository on GitHub, which does not exist. */
export const REPOSITORY = 'example-org/models';

/** A run takes a few seconds; a busy machine may need much longer. */
const TIME_LIMIT_MS = 5 * 60_000;

/** The folder and the signals of a demo. */
export interface Stage {
  /** Holds everything that the demo writes. */
  readonly folder: string;
  /** Aborted if a person interrupts the demo. */
  readonly interrupted: AbortSignal;
}

/** A run of the action, as the demo starts it. */
export type DemoRun = Pick<RunOptions, 'inputs' | 'event' | 'env' | 'githubToken'> & {
  readonly number: number;
  readonly title: string;
  /** The checkout that it runs in. */
  readonly workspace: string;
  /** The commit that is checked out there. */
  readonly commit: string;
};

/**
 * Runs the built action once, as GitHub's runner does, and prints its log, annotations, outputs and job summary.
 * @throws Error if the run takes too long, or if a person interrupts it
 */
export async function showRun(
  { number, title, commit, env, ...options }: DemoRun,
  { folder, interrupted }: Stage,
): Promise<ActionRun> {
  interrupted.throwIfAborted();
  heading(`Run ${String(number)}: ${title}`, '━');
  const started = await startAction({
    event: pushEvent(commit),
    ...options,
    env: { GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: commit, GITHUB_RUN_NUMBER: String(number), ...env },
    timeLimitMs: TIME_LIMIT_MS,
    onLine: printLogLine,
  });
  const stop = (): void => {
    started.kill('SIGINT');
  };
  interrupted.addEventListener('abort', stop, { once: true });
  const run = await started.done;
  interrupted.throwIfAborted();
  showAnnotations(run);
  showOutputs(run);
  section('Job summary, as text', wrap(readableSummary(run.summary)));
  await writeFile(join(folder, `summary-${String(number)}.md`), run.summary);
  return run;
}

function pushEvent(commit: string): RunnerEvent {
  const repository = { full_name: REPOSITORY, default_branch: 'main' };
  return { name: 'push', payload: { ref: 'refs/heads/main', after: commit, repository } };
}

/** Prints a text under a line with its title. */
export function section(title: string, text: string): void {
  heading(title, '─');
  console.log(text);
}

function heading(title: string, line: string): void {
  console.log(`\n${line.repeat(3)} ${title} ${line.repeat(Math.max(0, textWidth() - title.length - 5))}`);
}

function printLogLine(line: string): void {
  const text = readableLogLine(line);
  if (text !== undefined) console.log(cut(text));
}

function showAnnotations({ commands }: ActionRun): void {
  const rows = commands
    .filter(({ name }) => ['error', 'warning', 'notice'].includes(name))
    .map(({ name, properties: { file, line }, message }) => {
      const place = file === undefined ? '' : `${file}:${line ?? '1'}`;
      return [name, place, message.replace(/^[^\s]+:\d+:\d+: /u, '')];
    });
  if (rows.length > 0) section('Annotations, which GitHub shows beside the files', table(rows));
}

function showOutputs({ outputs, exitCode }: ActionRun): void {
  const rows = readActionMetadata(projectPath('action.yml')).outputs.flatMap(({ name }) => {
    const value = outputs[name] ?? '';
    return value === '' || name === 'results' ? [] : [[name, value]];
  });
  section('Outputs', table([['exit status', String(exitCode)], ...rows]));
  const results = resultsOf(outputs).map(({ name, state, score, threshold, files }) => [
    name,
    state,
    score?.toFixed(3) ?? '-',
    String(threshold ?? '-'),
    files === 0 ? '0: result reused' : String(files),
  ]);
  if (results.length > 0) {
    const head = ['analysis', 'state', 'score', 'threshold', 'files analysed'];
    section('Output results, as a table', table([head, ...results]));
  }
}

/** Prints one line for each run: title, status, how many analyses it ran and how many results it reused, and its time. */
export function showRecap(runs: readonly (readonly [title: string, run: ActionRun])[]): void {
  const rows = runs.map(([title, { outputs, durationMs }], index) => {
    const results = resultsOf(outputs);
    const reused = results.filter(({ files }) => files === 0).length;
    const counts = [results.length - reused, reused].map(String);
    return [String(index + 1), title, outputs['status'] ?? '', ...counts, (durationMs / 1000).toFixed(1)];
  });
  heading('The three runs', '━');
  console.log(table([['run', '', 'status', 'analysed', 'reused', 'seconds'], ...rows]));
}
