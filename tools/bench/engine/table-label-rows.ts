import { checkForPoisoning } from '../../../src/attacks/poisoning/poisoning.ts';
import { NotTestable } from '../../../src/engine/fault.ts';
import type { Runtime } from '../../../src/engine/runtime/runtime.ts';
import { table } from '../table.ts';
import { field, list, reference } from './data-python.ts';
import { setOf, takeRows, victimOf } from './drift-sets.ts';

/** Measures poisoning on real tables with flipped labels that the model has learned, without trusted data. */
export async function flippedTables(python: string, runtime: Runtime): Promise<string> {
  const scores = new Map<string, string[]>();
  const shares = new Set<string>();
  for (const one of list(reference(python, 'table_labels.py', []))) {
    const set = setOf(one);
    shares.add(String(field(one, 'share')));
    const { inputs, labels } = takeRows(set, Int32Array.from(set.labels.keys()));
    const analysis = {
      ...{ victim: victimOf(set), data: inputs, labels, runtime, picture: undefined },
      ...{ universal: undefined, universalLabels: undefined },
    };
    const budget = { seed: 1, maxQueries: 1e6, timeLeftMs: () => 1e9, progress: () => undefined };
    const cells = scores.get(set.name) ?? [];
    scores.set(set.name, [...cells, await scoreOf(() => checkForPoisoning(analysis, budget))]);
  }
  return table(
    ['score, by the share of flipped labels', ...shares],
    [...scores].map(([name, cells]) => [name, ...cells]),
  );
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
