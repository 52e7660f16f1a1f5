import { join } from 'node:path';
import type { Runtime } from '../src/runtime/runtime.ts';
import { wilson } from '../src/statistics/distributions.ts';
import { attacked, THRESHOLD } from './membership-rows.ts';
import { openMembershipVictim, victimFolders } from './membership-victims.ts';

/** What draws came to in which the model saw neither side. */
interface Draws {
  draws: number;
  untested: number;
  above: number;
  low: number;
  high: number;
  largest: number;
  advantages: number[];
  falseAlarms: number[];
}

/** Attacks models that saw neither side, each draw of a folder, and prints how often something is found. */
export async function nullRows(
  title: string,
  folder: string,
  runtime: Runtime,
  print: (text: string) => void,
  most = Infinity,
): Promise<void> {
  const sum: Draws = {
    ...{ draws: 0, untested: 0, above: 0, low: 0, high: 0, largest: 0 },
    ...{ advantages: [], falseAlarms: [] },
  };
  for (const name of victimFolders(folder).slice(0, most)) {
    const { analysis } = await openMembershipVictim(join(folder, name), runtime);
    const result = await attacked(analysis, sum.draws + 1);
    sum.draws += 1;
    if ('untested' in result) {
      sum.untested += 1;
      continue;
    }
    const { score, figures } = result;
    if (score.value > THRESHOLD) sum.above += 1;
    if (score.value > 0) sum.low += 1;
    if (Number(figures['advantage, high']) < 0) sum.high += 1;
    sum.largest = Math.max(sum.largest, score.value);
    sum.advantages.push(Number(figures['advantage']));
    if (figures['FPR read at 1 %'] !== undefined) sum.falseAlarms.push(Number(figures['FPR read at 1 %']));
  }
  print(`| ${title} | ${rowOf(sum)} |`);
}

export const NULL_HEADER =
  '| draws | number | not tested | score > .10 | low > 0 (95 % interval) | largest score | high < 0 | mean advantage | FPR at "1 %" |\n' +
  '|---|---|---|---|---|---|---|---|---|';

function rowOf({ draws, untested, above, low, high, largest, advantages, falseAlarms }: Draws): string {
  const share = wilson(low, draws - untested);
  const mean = (values: readonly number[]): string =>
    values.length === 0 ? '-' : (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(3);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return [
    ...[draws, untested, above].map(String),
    `${String(low)}: ${percent(share.value)} % (${percent(share.low)} to ${percent(share.high)})`,
    largest.toFixed(3),
    String(high),
    mean(advantages),
    mean(falseAlarms),
  ].join(' | ');
}
