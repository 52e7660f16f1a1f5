import { checkForPoisoning } from '../../../src/attacks/poisoning/poisoning.ts';
import { NotTestable } from '../../../src/engine/fault.ts';
import type { Runtime } from '../../../src/engine/runtime/runtime.ts';
import { table } from '../table.ts';
import { field, list, numbers, reference } from './data-python.ts';
import { type DriftSet, setOf, takeRows, victimOf } from './drift-sets.ts';

/**
 * Measures poisoning on real tables with flipped labels that the model has learned.
 * @param kind `trusted` if half of the rows are clean and trusted
 */
export async function flippedTables(
  python: string,
  runtime: Runtime,
  kind: 'trusted' | 'alone',
): Promise<string> {
  const scores = new Map<string, string[]>();
  const shares = new Set<string>();
  for (const one of list(reference(python, 'table_labels.py', [kind]))) {
    const set = setOf(one);
    const trusted = numbers(field(one, 'trusted'));
    shares.add(String(field(one, 'share')));
    const cells = scores.get(set.name) ?? [];
    scores.set(set.name, [...cells, await scoreOf(() => checkTable(set, runtime, trusted))]);
  }
  return table(
    ['score, by the share of flipped labels', ...shares],
    [...scores].map(([name, cells]) => [name, ...cells]),
  );
}

/** Measures how the number of rows decides what comes of flipped labels: found, passed, or no verdict. */
export async function flippedBySize(python: string, runtime: Runtime, draws: number): Promise<string> {
  const cells = new Map<string, Counts>();
  for (const one of list(reference(python, 'table_label_sizes.py', [String(draws)]))) {
    const set = setOf(one);
    const key = `${set.name}, ${String(field(one, 'share'))}`;
    const counts = cells.get(key) ?? { found: 0, none: 0, passed: 0 };
    cells.set(key, counts);
    const score = await scoreOf(() => checkTable(set, runtime));
    if (Number.parseFloat(score) > THRESHOLD) counts.found += 1;
    else if (score.startsWith('not') || score.endsWith(')')) counts.none += 1;
    else counts.passed += 1;
  }
  return table(
    ['table, rows, share of flipped labels', 'found', 'no verdict', 'passed'],
    [...cells].map(([name, { found, none, passed }]) => [name, ...[found, none, passed].map(String)]),
  );
}

interface Counts {
  found: number;
  none: number;
  passed: number;
}

const THRESHOLD = 0.15;

/** @param trusted 1 for the rows that are trusted */
async function checkTable(
  set: DriftSet,
  runtime: Runtime,
  trusted: readonly number[] = [],
): ReturnType<typeof checkForPoisoning> {
  const rows = Int32Array.from(set.labels.keys());
  const { inputs, labels } = takeRows(
    set,
    rows.filter((row) => trusted[row] !== 1),
  );
  const known = takeRows(
    set,
    rows.filter((row) => trusted[row] === 1),
  );
  const hasKnown = known.labels.length > 0;
  const analysis = {
    ...{ victim: victimOf(set), data: inputs, labels, runtime, picture: undefined },
    universal: hasKnown ? known.inputs : undefined,
    universalLabels: hasKnown ? known.labels : undefined,
  };
  const budget = { seed: 1, maxQueries: 1e6, timeLeftMs: () => 1e9, progress: () => undefined };
  return checkForPoisoning(analysis, budget);
}

async function scoreOf(check: () => ReturnType<typeof checkForPoisoning>): Promise<string> {
  try {
    const { score, unearned } = await check();
    return `${score.value.toFixed(2)}${unearned === undefined ? '' : ' (no pass)'}`;
  } catch (error) {
    if (error instanceof NotTestable) return 'not tested';
    throw error;
  }
}
