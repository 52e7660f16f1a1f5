import { checkForPoisoning } from '../src/attacks/poisoning/poisoning.ts';
import { defaultThreshold } from '../src/attacks/table.ts';
import { NotTestable } from '../src/fault.ts';
import { Random } from '../src/random.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { table } from '../../../tools/bench/table.ts';
import { HARD, type Table, trained, type Training } from './label-tables.ts';
import { endless } from './victims.ts';

const TRAININGS: Readonly<Record<string, Training>> = {
  'half of the rows': { every: 2, hidden: 24, steps: 500 },
  'half of the rows by heart': { every: 2, hidden: 96, steps: 3000 },
  'a tenth of the rows by heart': { every: 10, hidden: 96, steps: 2000 },
};

/** The score of wrong labels; undefined if there is no verdict. */
async function labelScore(runtime: Runtime, one: Table, training: Training): Promise<number | undefined> {
  const victim = await trained(runtime, one, training);
  const trusted = { universal: undefined, universalLabels: undefined };
  const { data } = one;
  try {
    const analysis = { victim, data, labels: data.labels, runtime, picture: undefined, ...trusted };
    const result = await checkForPoisoning(analysis, endless(1, 1e6));
    return result.unearned === undefined ? result.score.value : undefined;
  } catch (error) {
    if (error instanceof NotTestable) return undefined;
    throw error;
  }
}

/** What the check of labels says of hard tables whose labels are all right. */
export async function cleanLabels(runtime: Runtime, draws: number): Promise<string> {
  const limit = defaultThreshold('poisoning');
  const rows: string[][] = [];
  for (const [name, training] of Object.entries(TRAININGS)) {
    const scores: (number | undefined)[] = [];
    for (const make of Object.values(HARD)) {
      for (let seed = 0; seed < draws; seed += 1) {
        scores.push(await labelScore(runtime, make(new Random(seed)), training));
      }
    }
    rows.push([name, ...summary(scores, limit)]);
  }
  return table(['the model learned', ...SUMMARY], rows);
}

const SUMMARY = ['sets', 'no verdict', 'least score', 'median', 'greatest', 'above the threshold'];

function summary(scores: readonly (number | undefined)[], limit: number): string[] {
  const known = scores.filter((score) => score !== undefined).sort((a, b) => a - b);
  const at = (place: number): string => (known[place] ?? 0).toFixed(3);
  return [
    String(scores.length),
    String(scores.length - known.length),
    ...[at(0), at(Math.floor(known.length / 2)), at(known.length - 1)],
    String(known.filter((score) => score > limit).length),
  ];
}
