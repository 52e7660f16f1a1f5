import type { AnalysisData } from '../../../analysis-data.ts';
import { ArtifactFault, NotTestable } from '../../../fault.ts';
import { drawRows } from '../../../draw-rows.ts';
import { findValueDoubt } from '../../../statistics/value-skill.ts';
import { skillOf, type ValueSkill } from '../../../statistics/value-skill.ts';
import type { Budget, Victim } from '../../../types.ts';
import { rowOf, takeRows } from '../../../vectors.ts';
import type { AttackSpace } from '../attack-space.ts';
import { USUAL } from '../../minimum.ts';
import { chooseEps, type Eps } from '../eps.ts';
import { requireSteps } from '../whole-steps.ts';
import { isWithin, SAME } from '../geometry.ts';
import { LEAST_SAMPLES } from '../evasion-minimum.ts';
import { numberText } from '../../../shown-numbers.ts';

export type ValueAnalysis = Pick<
  AnalysisData,
  'victim' | 'randomness' | 'data' | 'targets' | 'settings' | 'gradients' | 'exactValues'
>;

export interface ValueRow {
  readonly row: number;
  /** The row in the unit box, as it is attacked. */
  readonly origin: Float32Array;
  /** The value that the model gives it. */
  readonly own: number;
}

export interface ValueSetup {
  readonly rows: readonly ValueRow[];
  readonly keys: Float64Array;
  /** The rows that were asked for the skill, of how many. */
  readonly asked: number;
  readonly total: number;
  readonly skill: ValueSkill;
  readonly eps: Eps;
  readonly tolerance: { readonly value: number; readonly from: string };
  /** The time that a question takes, in milliseconds. */
  readonly msEach: number;
  /** True if the time ended before all rows were asked that were wanted. */
  readonly isShortened: boolean;
}

/** Changes of a twentieth of a column's range are small for most tables; chosen, not taken from a paper. */
const DEFAULT_EPS: Eps = { value: 0.05, from: 'the default' };
/** The parts of the queries and of the time that asking about the rows themselves may take. */
const [QUERY_SHARE, TIME_SHARE] = [0.25, 0.15];
const PART = 100;
/** An error below this part of the spread of predictions is that of rounding: the model has learnt these rows by heart. */
const NO_ERROR = 1e-6;

/**
 * Asks about rows, judges whether the model knows anything of their labels, and chooses the rows that are attacked.
 * @throws NotTestable if no verdict can rest on the data
 * @throws ArtifactFault if the tolerance is so large that no change could exceed it
 */
export async function prepareValues(
  { data, settings }: ValueAnalysis,
  {
    victim,
    targets,
    space,
  }: { readonly victim: Victim; readonly targets: Float64Array; readonly space: AttackSpace },
  budget: Budget,
): Promise<ValueSetup> {
  const most = Math.min(
    data.count,
    Math.max(PART, Math.floor(QUERY_SHARE * budget.maxQueries)),
    budget.maxQueries,
  );
  const { keys, order: all } = drawRows(data, budget.seed);
  const order = all.subarray(0, most);
  const mostMs = TIME_SHARE * budget.timeLeftMs();
  const started = performance.now();
  const asked: ValueRow[] = [];
  while (asked.length < most && (asked.length === 0 || performance.now() - started < mostMs)) {
    budget.progress((0.1 * asked.length) / most, 'querying the rows');
    const rows = order.subarray(asked.length, asked.length + PART);
    const points = space.snap(space.fromModel(takeRows(data.values, rows, space.size)));
    const values = await victim.ask(space.toModel(points), rows.length);
    for (const [at, row] of rows.entries()) {
      asked.push({ row, origin: rowOf(points, at, space.size).slice(), own: values[at] ?? Number.NaN });
    }
  }
  const skill = skillOf(
    asked.map(({ own }) => own),
    asked.map(({ row }) => targets[row] ?? Number.NaN),
  );
  requireSkill(skill, asked.length, data.count);
  requireTolerance(
    settings.tolerance,
    asked.flatMap(({ own, row }) => [own, targets[row] ?? own]),
  );
  const wanted = settings.samples ?? Math.max(USUAL.samples, settings.least?.samples ?? 0);
  const rows = differentRows(asked, wanted);
  requireRows(rows.length, wanted, data.count);
  return {
    ...{ rows, keys, asked: asked.length, total: data.count, skill },
    eps: requireSteps(
      data,
      chooseEps(settings, () => DEFAULT_EPS),
      settings.eps !== undefined,
    ),
    tolerance: toleranceOf(settings, skill),
    msEach: (performance.now() - started) / Math.max(1, asked.length),
    isShortened: asked.length < most && rows.length < wanted,
  };
}

/** True if a model has learnt its rows by heart: its error is that of rounding. */
export function errsNowhere({ error, spread }: Pick<ValueSkill, 'error' | 'spread'>): boolean {
  return error <= NO_ERROR * spread;
}

function toleranceOf(
  { tolerance, mostTolerance = Number.POSITIVE_INFINITY }: ValueAnalysis['settings'],
  { error, spread }: ValueSkill,
): ValueSetup['tolerance'] {
  if (tolerance !== undefined) return { value: tolerance, from: 'the settings' };
  const own = !errsNowhere({ error, spread });
  const value = own ? error : spread / 2;
  if (mostTolerance < value) {
    const from = `that of the baseline, since this model's own, ${numberText(value)}, would be laxer`;
    return { value: mostTolerance, from };
  }
  const from = own
    ? 'the root mean squared error of the model on its labels'
    : 'half the standard deviation of the predictions, because the model makes no errors';
  return { value, from };
}

function requireTolerance(tolerance: number | undefined, values: readonly number[]): void {
  const [least, greatest] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  if (tolerance === undefined || tolerance < greatest - least) return;
  throw new ArtifactFault(
    `tolerance is ${numberText(tolerance)}, but the predictions and the labels of this data lie between ` +
      `${numberText(least)} and ${numberText(greatest)}: even the largest possible move would not count, ` +
      'so every model would pass. Set tolerance to the smallest change of a prediction that would do harm, ' +
      'in the unit of the labels, or leave it out.',
  );
}

function differentRows(asked: readonly ValueRow[], wanted: number): readonly ValueRow[] {
  const chosen: ValueRow[] = [];
  for (const one of asked) {
    if (chosen.length === wanted) break;
    if (!chosen.some(({ origin }) => isWithin(origin, one.origin, SAME))) chosen.push(one);
  }
  return chosen;
}

function requireSkill(skill: ValueSkill, asked: number, total: number): void {
  if (asked < LEAST_SAMPLES) {
    throw new NotTestable(
      `The model was queried on only ${String(asked)} of ${String(total)} rows, but a verdict needs at ` +
        `least ${String(LEAST_SAMPLES)}. Give more rows, or more time.`,
    );
  }
  const doubt = findValueDoubt(skill, asked);
  if (doubt !== undefined) throw new NotTestable(`${doubt} Moved predictions of such a model mean nothing.`);
}

function requireRows(rows: number, wanted: number, total: number): void {
  if (rows >= LEAST_SAMPLES) return;
  const least = String(LEAST_SAMPLES);
  throw new NotTestable(
    wanted < LEAST_SAMPLES
      ? `samples is ${String(wanted)}, but a verdict needs at least ${least} attacked rows. Set samples to ${least} or more.`
      : `Only ${String(rows)} of ${String(total)} rows differ by more than 1 % of the range, but a verdict needs at least ${least}. Give more rows.`,
  );
}

export interface MovedRow extends ValueRow {
  /** The change that moves the prediction most of all that were found, in the units of the model. */
  readonly changed: Float32Array;
  /** What the model gives `changed`. */
  readonly value: number;
  /** `kept` is proved if the attack is exact, else nothing was found. */
  readonly verdict: 'moved' | 'kept' | 'undecided';
}

/** How far a prediction moved. */
export function moveOf({ own, value }: Pick<MovedRow, 'own' | 'value'>): number {
  return Math.abs(value - own);
}

/** How many rows have a verdict. */
export function countOf(rows: readonly MovedRow[], verdict: MovedRow['verdict']): number {
  return rows.filter((one) => one.verdict === verdict).length;
}
