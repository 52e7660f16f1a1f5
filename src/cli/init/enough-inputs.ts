import { type Attack, DESCRIPTORS, findRow, type Task } from '@model-security-scan/engine/catalog';
import { formatDistinctCount, formatPossible } from '@model-security-scan/engine/distinct-inputs';
import type { InspectionAnswer } from '@model-security-scan/engine/inspection';

/** Attacks that data has enough inputs for, and what to say about those for which it has too few, or only just enough. */
interface EnoughInputs {
  readonly attacks: readonly Attack[];
  readonly notes: readonly string[];
  /** True if no attack is left, and more rows cannot help: the columns hold too few combinations of values. */
  readonly isHopeless: boolean;
}

/** True if a number is less than twice the least that earns a pass. */
export function isClose(value: number, least: number): boolean {
  return value < 2 * least;
}

/**
 * Leaves out attacks that would end without a verdict, since data has too few inputs. Pure.
 * @param answer the inputs of data, and how many of them differ; if they were not counted, nothing is left out
 */
export function enoughInputs(
  attacks: readonly Attack[],
  task: Task,
  {
    inputCount,
    differentCount: count,
    possibleCount,
  }: Pick<InspectionAnswer, 'inputCount' | 'differentCount' | 'possibleCount'>,
): EnoughInputs {
  const things = task === 'time-series-forecasting' ? 'windows' : 'inputs';
  const words = formatDistinctCount(inputCount ?? 0, count ?? 0);
  const wanted = attacks.map((attack) => {
    const least = DESCRIPTORS[attack].proposal?.fewestForPass ?? findRow(task, attack)?.fewest;
    return { attack, least, has: count === undefined || least === undefined ? Infinity : count };
  });
  const isHopeless = wanted.every(({ least = 0 }) => least > (possibleCount ?? Infinity));
  return {
    isHopeless,
    attacks: wanted.filter(({ least = 0, has }) => has >= least).map(({ attack }) => attack),
    notes: [
      ...wanted.flatMap(({ attack, least = 0, has }) => {
        if (has < least) {
          return [
            `${attack} is left out: it needs at least ${String(least)} ${things}, and data has ${words}.`,
          ];
        }
        const text = `data has ${words} ${things}: close to the minimum of ${String(least)} that ${attack} needs.`;
        return isClose(has, least) ? [text] : [];
      }),
      ...(isHopeless ? [formatPossible(possibleCount, Infinity).trim()] : []),
    ],
  };
}
