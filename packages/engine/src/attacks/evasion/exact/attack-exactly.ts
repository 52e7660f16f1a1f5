import { MOST_OUTCOMES } from '../../../catalog/result/pack-outcomes.ts';
import type { ColumnLimits, Exactness } from '../../../exactness.ts';
import { predict } from '../../../predicted-classes.ts';
import { accuracyOf } from '../../../statistics/balanced-accuracy.ts';
import type { AttackResult, Budget, Inputs, Victim } from '../../../types.ts';
import { joinRows, takeRows } from '../../../vectors.ts';
import { comparedRows, OTHER_STRUCTURE, proveEach } from './compared-rows.ts';
import {
  countOf,
  exactEvidence,
  fallenOf,
  type OpenRow,
  type Proved,
  type ProvedRow,
} from './exact-evidence.ts';
import { describeExact } from './exact-meaning.ts';
import { whyTooFewDecided } from '../evasion-minimum.ts';
import { accuracyFigures, epsFigures, type EvasionScore, packGrouped, scoreOf } from '../score.ts';
import { type EvasionAnalysis, type EvasionSetup, prepare } from '../setup.ts';
import { stepsWithin } from '../geometry.ts';

const METHOD = {
  name: 'Evasion, exact: each row is proved to keep its class, or turned, by the structure of the model',
  formula:
    'score = rows that some change within eps gives another class / rows attacked, which the model gets right: the mean of this share over ' +
    'the classes, or with fewer than 20 rows for each class the share of all. Undecided rows count as kept: the score is then a lower ' +
    'bound. Wilson 95 % intervals, joined by MOVER, with undecided rows on both sides. If mixtures of rows ' +
    'are turned more often (Fisher, p < .001), score = the same of the mixtures',
  sources: [
    'Kantchelian, Tygar, Joseph: Evasion and hardening of tree ensemble classifiers, ICML 2016',
    'Chen, Zhang, Si, Li, Boning, Hsieh: Robustness verification of tree-based models, NeurIPS 2019',
    'Devos, Meert, Davis: Versatile verification of tree ensembles, ICML 2021',
    'Sontag, Globerson, Jaakkola: Introduction to dual decomposition for inference, 2011',
  ],
} as const;

/** The row of a mixture, which is in no file. */
const MIXTURE = -1;

/**
 * Attacks a classifier whose structure says what a change can do: each row is proved to keep its class, or turned.
 * @throws NotTestable if no verdict can rest on the data, or too few rows can be attacked
 */
export async function attackExactly(
  analysis: EvasionAnalysis,
  { victim, labels }: { readonly victim: Victim; readonly labels: Int32Array },
  exact: Extract<Exactness, { readonly how: string }>,
  budget: Budget,
): Promise<AttackResult> {
  const started = performance.now();
  const queriesBefore = victim.queries;
  const setup = await prepare({ ...allRowsIfFree(analysis, exact), isExact: true }, victim, labels, budget);
  const limits = limitsOf(analysis.data, setup.eps.value);
  const all = await proveRows(analysis, { victim, labels, setup, limits, exact }, budget);
  const score = scoreOf(fallenOf(all.rows, setup), fallenOf(all.mixtures, setup), analysis.classNames);
  const proved = score.isGap ? all.mixtures : all.rows;
  const evidence = await exactEvidence(analysis, victim, proved, limits);
  budget.progress(1, 'Evasion is done');
  const isDecided = countOf(proved, 'undecided') === 0;
  const decided = all.rows.length - countOf(all.rows, 'undecided');
  const unearned = whyTooFewDecided(decided, all.rows.length);
  return {
    score: score.judged,
    ...{ bound: isDecided ? 'exact' : 'lower', access: 'exact' },
    ...(score.classes !== undefined && { classes: score.classes }),
    ...outcomesOf(all, score, setup),
    cutShort: budget.timeLeftMs() <= 0 && !isDecided,
    ...(!isDecided && { isTimed: true }),
    ...(unearned !== undefined && { unearned }),
    ...describeExact(analysis.data, setup, { proved, score }, exact.how),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    accuracy: setup.agreement.accuracy,
    skill: accuracyOf(setup.agreement),
    method: METHOD,
    figures: figuresOf(setup, all, score),
    evidence,
  };
}

/**
 * Finds out what can be proved of the model. What was read of its structure must answer as the model does: else nothing is proved.
 * @returns undefined for pictures, random models, and models of another kind
 */
export async function findExactness(
  { exact, picture, randomness, data }: EvasionAnalysis,
  victim: Victim,
): Promise<Exactness | undefined> {
  if (exact === undefined || picture !== undefined || randomness !== undefined) return undefined;
  const found = exact();
  if (found === undefined || 'why' in found) return found;
  const { asked, rows } = comparedRows(data, victim.inputSize);
  const predicted = await predict(victim, asked, rows.length);
  return rows.some((row, at) => found.classOf(row) !== predicted[at]) ? OTHER_STRUCTURE : found;
}

/** A row that a closed form decides costs nothing, so all rows are judged, however many samples were wanted. */
export function allRowsIfFree<T extends Pick<EvasionAnalysis, 'data' | 'settings'>>(
  analysis: T,
  exact: { readonly isClosed: boolean },
): T {
  if (!exact.isClosed) return analysis;
  const samples = Math.min(analysis.data.count, MOST_OUTCOMES);
  return { ...analysis, settings: { ...analysis.settings, samples } };
}

/** How far each column may move: eps of its range. */
export function limitsOf({ low, high, fixed, whole }: Inputs, eps: number): ColumnLimits {
  const [least, most] = [Float64Array.from(low), Float64Array.from(high)];
  return {
    radius: least.map((from, column) => {
      const range = (most[column] ?? from) - from;
      if (fixed?.has(column) === true) return 0;
      return whole?.has(column) === true ? stepsWithin(eps, range) : eps * range;
    }),
    low: least,
    high: most,
    whole: whole ?? new Set(),
  };
}

interface Task {
  readonly victim: Victim;
  readonly labels: Int32Array;
  readonly setup: EvasionSetup;
  readonly limits: ColumnLimits;
  readonly exact: Extract<Exactness, { readonly how: string }>;
}

async function proveRows(analysis: EvasionAnalysis, task: Task, budget: Budget): Promise<Proved> {
  const { victim, setup, limits, exact } = task;
  const open = [...(await rowsOf(analysis, task)), ...mixturesOf(setup)];
  const proved = await proveEach(open, budget, 0, (one, isOver): ProvedRow => {
    // A proof is about the class that the structure gives: it must be the one that the model itself gives.
    const isOpen = isOver() || exact.classOf(one.values) !== one.label;
    return { ...one, proof: isOpen ? { verdict: 'undecided' } : exact.prove(one.values, limits, isOver) };
  });
  const all = await confirmed(proved, victim);
  return {
    rows: all.filter(({ row }) => row !== MIXTURE),
    mixtures: all.filter(({ row }) => row === MIXTURE),
  };
}

async function rowsOf({ data }: EvasionAnalysis, { victim, labels, setup }: Task): Promise<OpenRow[]> {
  const size = victim.inputSize;
  const rows = setup.samples.map(({ input }) => setup.asked.rows[input] ?? 0);
  const predicted = await predict(victim, takeRows(data.values, rows, size), rows.length);
  const numbers = data.doubles ?? data.values;
  return rows
    .filter((row, at) => predicted[at] === labels[row])
    .map((row) => ({
      row,
      label: labels[row] ?? 0,
      values: Float64Array.from(numbers.subarray(row * size, (row + 1) * size)),
    }));
}

function mixturesOf({ mixtures, campaign }: EvasionSetup): readonly OpenRow[] {
  const { space } = campaign.oracle;
  return mixtures.map(({ label, origin }) => ({
    row: MIXTURE,
    label,
    values: Float64Array.from(space.toModel(origin)),
  }));
}

/** A turned row that the model itself does not answer differently, by a tie of rounding, is not decided. */
async function confirmed(proved: readonly ProvedRow[], victim: Victim): Promise<readonly ProvedRow[]> {
  const turned = proved.flatMap(({ proof }) =>
    proof.verdict === 'turned' ? [Float32Array.from(proof.row)] : [],
  );
  const classes = await predict(victim, joinRows(turned, victim.inputSize), turned.length);
  let at = 0;
  return proved.map((one) => {
    if (one.proof.verdict !== 'turned') return one;
    at += 1;
    return classes[at - 1] === one.label ? { ...one, proof: { verdict: 'undecided' } } : one;
  });
}

/** What became of each row: not if mixtures are judged, since a model that knows its rows holds them all. */
function outcomesOf(
  { rows }: Proved,
  { isGap }: EvasionScore,
  { eps, keys, strataOf }: EvasionSetup,
): Pick<AttackResult, 'outcomes'> {
  const fallen = rows.map(({ row, proof }) => ({ key: keys[row] ?? 0, fell: proof.verdict === 'turned' }));
  const outcomes = packGrouped(fallen, strataOf(rows), { eps: eps.value, queries: 1 });
  return isGap || outcomes === undefined ? {} : { outcomes };
}

function figuresOf(
  { asked, agreement, eps }: EvasionSetup,
  { rows: proved, mixtures }: Proved,
  score: EvasionScore,
): Record<string, number | string> {
  const turned = countOf(proved, 'turned');
  return {
    ...epsFigures(eps),
    samples: proved.length,
    proved: countOf(proved, 'robust'),
    turned,
    undecided: countOf(proved, 'undecided'),
    ...(score.mixtures !== undefined && {
      mixtures: mixtures.length,
      'turned mixtures': countOf(mixtures, 'turned'),
      'chance of the gap': score.chance ?? 1,
    }),
    ...accuracyFigures(asked, agreement),
    ...(score.classes?.isMean !== true && {
      'robust accuracy': agreement.accuracy * (1 - turned / Math.max(1, proved.length)),
    }),
  };
}
