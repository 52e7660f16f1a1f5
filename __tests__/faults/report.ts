import { FAULT_NAMES } from './catalogue/catalogue.ts';
import type { RunResult } from './campaign.ts';

/**
 * How often each fault was met, and how the runs that met it ended. A run that met several counts once with each.
 * @returns lines of a Markdown table, faults that were never met left out
 */
export function renderTable(results: readonly RunResult[]): string[] {
  const ends = [...new Set(results.map(endName))].sort();
  const lines = FAULT_NAMES.flatMap((name) => {
    const met = results.filter(({ attempts }) => attempts.some(({ fault }) => fault === name));
    const times = met.flatMap(({ attempts }) => attempts.filter(({ fault }) => fault === name)).length;
    if (times === 0) return [];
    return [[name, String(times), ...ends.map((end) => countOf(met, end))]];
  });
  const all = ['all runs', String(results.length), ...ends.map((end) => countOf(results, end))];
  return align([['fault', 'met', ...ends], ...lines, all]);
}

/** The status where the run is good, the reason where it failed. */
function endName({ end }: RunResult): string {
  const [status = '', reason = ''] = end.split('/');
  return reason === ''
    ? status
    : reason === 'vulnerable' || status === 'error'
      ? reason
      : `${status}, ${reason}`;
}

function countOf(results: readonly RunResult[], end: string): string {
  const count = results.filter((result) => endName(result) === end).length;
  return count === 0 ? '' : String(count);
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

/** What was served in a run, and what is wrong with it, for people. */
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
