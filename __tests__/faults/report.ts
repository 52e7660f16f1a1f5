import { FAULT_CLASSES } from './catalogue/catalogue.ts';
import type { RunResult } from './campaign.ts';

/**
 * Counts for each class of faults: how many kinds were met, how often, and how the runs that met them ended. A run that
 * met several classes counts once with each.
 * @returns lines of a Markdown table, classes that were never met left out
 */
export function renderTable(results: readonly RunResult[]): string[] {
  const rows = Object.entries(FAULT_CLASSES).flatMap(([name, faults]) => {
    const names = new Set(faults.map((fault) => fault.name));
    const met = results.filter(({ attempts }) => attempts.some(({ fault }) => names.has(fault)));
    const attempts = met.flatMap((result) => result.attempts.filter(({ fault }) => names.has(fault)));
    if (attempts.length === 0) return [];
    const kinds = new Set(attempts.map(({ fault }) => fault)).size;
    return [[name, kinds, attempts.length, ...countEnds(met)]];
  });
  const faulty = results.filter(({ attempts }) => attempts.some(({ fault }) => fault !== 'none'));
  const all = ['all', sum(rows, 1), sum(rows, 2), ...countEnds(faulty)];
  const head = ['class of faults', 'kinds', 'times', 'runs', 'ended well', 'vulnerable', 'failed'];
  return align([head, ...rows, all].map((row) => row.map(String)));
}

/** `109 vulnerable, 95 submitted, ...`: how many runs came to each status, or to each reason if they failed. */
export function describeEnds(results: readonly RunResult[]): string {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(endName(result), (counts.get(endName(result)) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([end, count]) => `${String(count)} ${end}`).join(', ');
}

/** @returns all runs; those without a failure reason, those that failed as `vulnerable`, those that failed otherwise */
function countEnds(results: readonly RunResult[]): readonly number[] {
  const good = results.filter(({ end }) => end.endsWith('/')).length;
  const vulnerable = results.filter(({ end }) => end.endsWith('/vulnerable')).length;
  return [results.length, good, vulnerable, results.length - good - vulnerable];
}

function sum(rows: readonly (readonly (string | number)[])[], column: number): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

/** Names the status of a run that ended well, and the reason of one that failed. */
function endName({ end }: RunResult): string {
  const [status = '', reason = ''] = end.split('/');
  return reason === ''
    ? status
    : reason === 'vulnerable' || status === 'error'
      ? reason
      : `${status} and ${reason}`;
}

function align(rows: readonly (readonly string[])[]): string[] {
  const [header = []] = rows;
  const widths = header.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(rule), ...rows.slice(1).map(line)];
}

/** Describes for people what a run was served, and which promises it broke. */
export function describeBreach(result: RunResult, seed: string): string[] {
  const { number, plan, attempts, breaches, end, log } = result;
  const [first] = attempts;
  const since = (ms: number): string => `${String(Math.round(ms - (first?.receivedMs ?? 0)))} ms`;
  return [
    `Run ${String(number)} ended as ${end} and broke a promise:`,
    ...breaches.map((breach) => `  ${breach}`),
    `Its plan: ${JSON.stringify({ ...plan, secrets: undefined })}`,
    'What it met:',
    ...attempts.map(
      (attempt) =>
        `  ${since(attempt.receivedMs)} ${attempt.key} ${String(attempt.number)}: ${attempt.fault}` +
        `${attempt.jobTruth === undefined ? '' : ` (${attempt.jobTruth})`} -> ${attempt.readings.join(' or ')}`,
    ),
    'What it printed:',
    log,
    `To repeat it: npm run faults -- --seed ${seed} --only ${String(number)}`,
  ];
}

/** `1000 runs, 0 breaches, seed 7` */
export function describeCounts(results: readonly RunResult[], seed: string): string {
  const broken = results.filter(({ breaches }) => breaches.length > 0).length;
  const faults = results.flatMap(({ attempts }) => attempts.filter(({ fault }) => fault !== 'none')).length;
  const requests = results.flatMap(({ attempts }) => attempts).length;
  return (
    `${String(requests)} requests, ${String(faults)} of them with a fault\n` +
    `${String(results.length)} runs, ${String(broken)} breaches, seed ${seed}`
  );
}
