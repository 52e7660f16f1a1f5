import { checkTargetsForPoisoning } from '../src/attacks/poisoning/values/check-values.ts';
import { NotTestable } from '../src/fault.ts';
import type { AttackResult, Inputs, Victim } from '../src/types.ts';
import { table } from '../../common/bench/table.ts';
import { field, list, numbers, reference } from './data-python.ts';
import { listedRows } from './listed-rows.ts';
import { endless } from './victims.ts';

const THRESHOLD = 0.15;

/** What was found in the tables of one kind of change. */
interface Counts {
  found: number;
  passed: number;
  none: number;
  scores: number[];
  ours: Hits;
  cleanlab: Hits;
}

interface Hits {
  listed: number;
  right: number;
  changed: number;
}

/** Measures poisoning of regressions on real tables with a fifth of the targets changed, beside cleanlab. */
export async function changedTargets(python: string, most: number): Promise<string> {
  const all = new Map<string, Counts>();
  for (const one of list(reference(python, 'table_targets.py', [String(most)]))) {
    const change = String(field(one, 'change'));
    const counts = all.get(change) ?? emptyCounts();
    all.set(change, counts);
    const targets = Float64Array.from(numbers(field(one, 'targets')));
    const changed = new Set(numbers(field(one, 'changed')));
    const result = await check(inputsOf(numbers(field(one, 'rows')), Number(field(one, 'columns'))), targets);
    countVerdict(counts, result);
    countHits(counts.ours, result === undefined ? [] : listedRows(result), changed);
    countHits(counts.cleanlab, numbers(field(one, 'cleanlab')), changed);
  }
  return table(
    [
      ...['change of a fifth', 'red', 'no verdict', 'passed', 'largest score'],
      ...['precision', 'recall', 'cleanlab: precision', 'recall'],
    ],
    [...all].map(([change, { found, none, passed, scores, ours, cleanlab }]) => [
      ...[change, String(found), String(none), String(passed), Math.max(0, ...scores).toFixed(2)],
      ...[...sharesOf(ours), ...sharesOf(cleanlab)],
    ]),
  );
}

function emptyCounts(): Counts {
  const hits = (): Hits => ({ listed: 0, right: 0, changed: 0 });
  return { found: 0, passed: 0, none: 0, scores: [], ours: hits(), cleanlab: hits() };
}

async function check(data: Inputs, targets: Float64Array): Promise<AttackResult | undefined> {
  try {
    const victim = victimOf(data, targets);
    return await checkTargetsForPoisoning({ victim, data, targets, universal: undefined }, endless(1, 1e6));
  } catch (error) {
    if (error instanceof NotTestable) return undefined;
    throw error;
  }
}

function inputsOf(values: readonly number[], columns: number): Inputs {
  return {
    ...{ values: Float32Array.from(values), count: values.length / columns, shape: [columns] },
    ...{ low: new Float32Array(columns), high: new Float32Array(columns).fill(1) },
  };
}

/** A model that knows the targets by heart: what it answers to other rows decides nothing. */
function victimOf({ shape }: Inputs, targets: Float64Array): Victim {
  return {
    ...{ inputShape: shape, inputSize: shape[0] ?? 1, answers: 'values', answerSize: 1, queries: 0 },
    ask: () => Promise.resolve(Float32Array.from(targets)),
  };
}

function countVerdict(counts: Counts, result: AttackResult | undefined): void {
  if (result !== undefined) counts.scores.push(result.score.value);
  if (result !== undefined && result.score.value > THRESHOLD) counts.found += 1;
  else if (result === undefined || result.unearned !== undefined) counts.none += 1;
  else counts.passed += 1;
}

function countHits(hits: Hits, listed: readonly number[], changed: ReadonlySet<number>): void {
  hits.listed += listed.length;
  hits.right += listed.filter((row) => changed.has(row)).length;
  hits.changed += changed.size;
}

function sharesOf({ listed, right, changed }: Hits): readonly string[] {
  const share = (of: number): string => (of === 0 ? '-' : (right / of).toFixed(2));
  return [changed === 0 ? `${String(listed)} rows` : share(listed), share(changed)];
}
