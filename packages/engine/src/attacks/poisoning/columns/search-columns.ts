import type { Random } from '../../../random.ts';
import { isCategory } from '../../../statistics/encode-tables.ts';
import type { Budget, LabelledInputs, Victim } from '../../../types.ts';
import { countFlips, type Replay, type Stage } from '../triggers/replay.ts';
import { type ReplayGround, replayValues } from './column-replay.ts';
import { type ColumnTrigger, columnTriggers } from './column-triggers.ts';
import { columnPairs, MOST_PAIRED_COLUMNS } from './column-pairs.ts';
import { type ColumnRows, columnsOf } from './condition.ts';
import { fewestFound, overRepresented } from './over-represented.ts';
import { singleColumns } from './single-columns.ts';

/** The trusted inputs that show first whether values flip any. */
const FIRST_INPUTS = 40;
/** Values that flip a smaller share of them are not tried further; of the others so many are. */
const WORTH_TRYING = 0.15;
const MOST_COMPARED = 6;
/** Of triggers whose success differs by less, the first counts: the one of most columns, and values rather than ranges. */
const ABOUT_AS_GOOD = 0.05;
const DRAWS = 3;

export interface ColumnSearch {
  /** The values that the data has surely more often than the trusted data, and how many of them and of their joints were tried. */
  readonly overRepresented: number;
  readonly tried: number;
  readonly best: Replay | undefined;
  readonly trigger: ColumnTrigger | undefined;
  /** The fewest rows of each label that must have a value that trusted data never has; Infinity if none could be found. */
  readonly fewest: Float64Array;
  readonly unpaired: number;
  readonly cutShort: boolean;
}

interface ColumnSubject {
  readonly victim: Victim;
  readonly data: LabelledInputs;
  readonly trusted: LabelledInputs;
  readonly classes: number;
  readonly random: Random;
  readonly choose: Stage;
  readonly measure: Stage;
}

/**
 * Looks for triggers that set columns to values: values that rows of a label have more often than in the trusted data are set in
 * trusted inputs of other classes.
 */
export async function searchColumns(subject: ColumnSubject, budget: Budget): Promise<ColumnSearch> {
  const { data, trusted, classes } = subject;
  budget.progress(0.15, 'comparing values of columns with the trusted set');
  const own = columnsOf(data, data.labels, classes);
  const known = columnsOf(trusted, trusted.labels, classes);
  const isOfCategories = (column: number): boolean =>
    [data, trusted].some((inputs) => isCategory(inputs, column));
  const found = [
    ...overRepresented(own, known, singleColumns(own, isOfCategories)),
    ...overRepresented(own, known, columnPairs(own, isOfCategories)),
  ];
  const triggers = columnTriggers(own, known, found);
  const sure = await bestOf(
    subject,
    triggers.filter(({ isShifted }) => !isShifted),
    budget,
  );
  const { best, cutShort } =
    sure.cutShort || (sure.best?.success.value ?? 0) >= WORTH_TRYING
      ? sure
      : await bestOf(
          subject,
          triggers.filter(({ isShifted }) => isShifted),
          budget,
        );
  return {
    ...{ overRepresented: found.length, tried: triggers.length, best, cutShort },
    trigger: triggers.find((trigger) => trigger === best?.trigger),
    fewest: fewestOf(own, known),
    unpaired: Math.max(0, own.columns.length - MOST_PAIRED_COLUMNS),
  };
}

async function bestOf(
  { victim, data, trusted, classes, random, choose, measure }: ColumnSubject,
  triggers: readonly ColumnTrigger[],
  budget: Budget,
): Promise<{ readonly best: Replay | undefined; readonly cutShort: boolean }> {
  const first = victim.queries;
  const isOver = (next: number): boolean =>
    budget.timeLeftMs() <= 0 || victim.queries - first + next > budget.maxQueries;
  const ground: ReplayGround = { data, trusted, classes, random };
  const promising: { readonly trigger: ColumnTrigger; readonly share: number }[] = [];
  const stage = (label: number): Stage => ({
    ...choose,
    rows: choose.rows.filter((row) => choose.inputs.labels[row] !== label).slice(0, FIRST_INPUTS),
  });
  for (const [index, trigger] of triggers.entries()) {
    if (isOver(FIRST_INPUTS)) return { best: undefined, cutShort: true };
    budget.progress(0.16, `values ${String(index + 1)} of ${String(triggers.length)}`);
    const { hits, inputs } = await countFlips(victim, trigger, stage(trigger.suspects.label));
    const share = hits / Math.max(1, inputs);
    if (share >= WORTH_TRYING) promising.push({ trigger, share });
  }
  const compared = promising.toSorted((a, b) => b.share - a.share).slice(0, MOST_COMPARED);
  if (compared.length === 0) return { best: undefined, cutShort: false };
  if (isOver(compared.length * 2 * choose.rows.length + (1 + DRAWS) * measure.rows.length)) {
    return { best: undefined, cutShort: true };
  }
  const replays = await replayValues(
    victim,
    compared.map(({ trigger }) => trigger),
    choose,
    ground,
    1,
  );
  const most = Math.max(...replays.map(({ success }) => success.value));
  const chosen = replays.find(({ success }) => success.value >= most - ABOUT_AS_GOOD);
  const winner = compared.find(({ trigger }) => trigger === chosen?.trigger);
  if (winner === undefined) return { best: undefined, cutShort: false };
  const [best] = await replayValues(victim, [winner.trigger], measure, ground, DRAWS);
  return { best, cutShort: false };
}

/** The single values have half of the level. */
function fewestOf(own: ColumnRows, known: ColumnRows): Float64Array {
  const count = ({ labels }: ColumnRows, label: number): number =>
    labels.filter((given) => given === label).length;
  return Float64Array.from({ length: own.classes }, (_unused, label) =>
    fewestFound(count(own, label), count(known, label)),
  );
}
