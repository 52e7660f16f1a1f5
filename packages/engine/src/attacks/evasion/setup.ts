import type { AnalysisData } from '../../analysis-data.ts';
import { whyAllHeld } from '../../dataset/data-doubt.ts';
import { NotTestable } from '../../fault.ts';
import { Random } from '../../random.ts';
import { drawRows } from '../../draw-rows.ts';
import { type Agreement, compareClasses } from '../../statistics/balanced-accuracy.ts';
import { countsByClass, type Strata, strataOf } from '../../strata.ts';
import type { GradientSource } from '../../gradient/open-gradients.ts';
import type { Budget, Victim } from '../../types.ts';
import { USUAL } from '../minimum.ts';
import { type AskedRows, askRows, LEAST_ASKED } from './asked-rows.ts';
import { AttackSpace } from './attack-space.ts';
import type { Campaign } from './campaign.ts';
import { chooseEps, type Eps, estimateEps } from './eps.ts';
import { Gradients } from './white-box/gradients.ts';
import { makeMixtures, mixtureCount } from './mixtures.ts';
import { LEAST_SAMPLES, requireSamples, requireSoundData } from './evasion-minimum.ts';
import type { Oracle, Sample } from './oracle.ts';
import { makeOracle } from './spending.ts';
import { type Choice, chooseSamples, RANDOM_POINTS } from './black-box/starts.ts';
import { requireSteps, wholeEps } from './whole-steps.ts';
import { rightInMost } from './confirm.ts';

/** The analysis, and settings that the attack chooses if they are not given. */
export interface EvasionAnalysis extends Pick<
  AnalysisData,
  | 'victim'
  | 'randomness'
  | 'data'
  | 'labels'
  | 'classes'
  | 'classNames'
  | 'picture'
  | 'runtime'
  | 'settings'
  | 'features'
  | 'gradients'
  | 'exact'
> {
  readonly source?: GradientSource | undefined;
  /** Queries for each sample. Default: 1,200, or what the budget allows. */
  readonly queriesPerSample?: number;
  /** True if each row is decided by the structure of the model: then no time for queries is shared out. */
  readonly isExact?: boolean;
  /** Set to attack the first rows alone, whatever the data are worth, after asking so many: for comparisons, which give no verdict. */
  readonly comparison?: { readonly rows: number };
}

const DEFAULT_QUERIES_PER_SAMPLE = 1_200;
/** Rows whose answers are kept, at least: for samples, for starts, and for the substitute. */
const POOL = 1_000;
/** A random model gets some inputs right by chance only. */
const SPARE = 1.25;
/** Rows of each class that are asked first, for each one that is wanted: a model gets some wrong, and some are copies. */
const ASKED_EACH = 2;
/** The part of the queries that the accuracy on all rows may take. */
const ACCURACY_SHARE = 0.25;
/**
 * Slow models: the time that asking about the rows may take, the part of the time left that is planned for queries, and the queries
 * that each input should get: fewer inputs are attacked, down to the minimum, before they get less.
 */
const ASK_TIME_SHARE = 0.15;
const TIMED_SHARE = 0.7;
/** The same if gradients come first. */
const TIMED_SHARE_AFTER_GRADIENTS = 0.25;
/** A random model's gradient is the mean of so many. */
export const RANDOM_REPEATS = 4;
const WANTED_QUERIES_PER_SAMPLE = 400;

type Labelled = Pick<Sample, 'label'>;

export interface EvasionSetup {
  readonly campaign: Campaign;
  readonly samples: readonly Sample[];
  readonly mixtures: readonly Sample[];
  readonly rows: number;
  /** What each row of the data is known by. */
  readonly keys: Float64Array;
  readonly strataOf: (attacked: readonly Labelled[]) => Strata;
  readonly asked: AskedRows;
  readonly agreement: Agreement;
  readonly eps: Eps;
  /** True if the time, and not the settings, says how many inputs are attacked or how many queries each gets. */
  readonly isShortened: boolean;
  /** True if the time says that, or how many rows were asked for the accuracy: with more time the result may be another. */
  readonly isTimed: boolean;
}

/**
 * Asks about the rows, judges whether they can carry a verdict, chooses eps and the samples, and shares out the queries.
 * @throws NotTestable if no verdict can rest on the data
 */
export async function prepare(
  analysis: EvasionAnalysis,
  victim: Victim,
  allLabels: Int32Array,
  budget: Budget,
): Promise<EvasionSetup> {
  const { data, settings, picture } = analysis;
  const wanted = samplesWanted(settings);
  const space = new AttackSpace(data);
  requireNumbers(data);
  const { oracle, spending, lens } = makeOracle(analysis, victim, space, budget);
  const timeAtStart = budget.timeLeftMs();
  oracle.attack = 'querying the inputs';
  const named = new Set(allLabels).size;
  const isVerdict = analysis.comparison === undefined;
  const each = countsByClass(wanted, named) ? ASKED_EACH * Math.ceil(wanted / named) : 0;
  const drawn = drawRows(data, budget.seed, { labels: allLabels, each });
  const order = isVerdict ? drawn.order : drawn.order.toSorted();
  const asked = await askRows(oracle, data, allLabels, {
    order: order.subarray(0, rowsToAsk(analysis, data.count, budget.maxQueries)),
    kept: Math.max(POOL, 2 * wanted),
    timeMs: timeAtStart * ASK_TIME_SHARE,
  });
  const agreement = compareClasses(asked.labels, asked.predicted, allLabels);
  if (isVerdict) requireSoundData(asked, agreement, data.count, oracle);
  const eps = epsFor(analysis, oracle, asked);
  oracle.eps = eps.value;
  const inTime = (timedShare(analysis) * spending.timeLeftMs()) / asked.msEach;
  const inTimeOrGiven = settings.samples ?? Math.max(settings.least?.samples ?? 0, samplesInTime(inTime));
  const most = analysis.isExact === true ? wanted : Math.min(wanted, inTimeOrGiven);
  const isByClass = isVerdict && countsByClass(most, named);
  const samples = await choose(analysis, oracle, asked, { wanted: most, isByClass });
  if (isVerdict) requireSamples(samples.length, asked, { wanted, rows: data.count }, oracle);
  const mixtures = isVerdict
    ? await makeMixtures(oracle, asked, samples, mixtureCount(samples.length), new Random(budget.seed + 1))
    : [];
  const attacked = Math.max(1, samples.length + mixtures.length);
  const affordable = Math.floor((spending.maxQueries - oracle.queries - RANDOM_POINTS) / attacked);
  const settled = Math.min(analysis.queriesPerSample ?? DEFAULT_QUERIES_PER_SAMPLE, affordable);
  const queriesPerSample = Math.max(0, Math.min(settled, Math.floor(inTime / attacked)));
  spending.planned = oracle.queries + queriesPerSample * attacked;
  const isShortened = most < wanted || queriesPerSample < settled;
  const { runtime } = analysis;
  return {
    campaign: {
      ...{ oracle, picture, runtime, queriesPerSample, lens, seed: budget.seed },
      samples: [...samples, ...mixtures],
      gradients: gradientsOf(analysis, space),
      spending,
      timeLeftMs: spending.timeLeftMs,
      isRandom: analysis.randomness !== undefined,
      pool: asked.pool,
      classes: classCount(analysis, victim, asked),
    },
    ...{ samples, mixtures, rows: data.count, keys: drawn.keys, asked, agreement, eps },
    strataOf: (attacked) => strataOf(attacked.map(labelOf), named, isByClass),
    isShortened,
    isTimed: isShortened || asked.rows.length < asked.wanted,
  };
}

async function choose(
  { randomness }: EvasionAnalysis,
  oracle: Oracle,
  { pool, labels }: AskedRows,
  choice: Choice,
): Promise<readonly Sample[]> {
  const { size } = oracle.space;
  if (randomness === undefined) return chooseSamples(pool, labels, size, choice);
  const chosen = chooseSamples(pool, labels, size, { ...choice, wanted: Math.ceil(SPARE * choice.wanted) });
  return (await rightInMost(oracle, chosen)).slice(0, choice.wanted);
}

/** An eps by which at least one number can move, unless rows are only attacked for a comparison. */
function epsFor(analysis: EvasionAnalysis, { space }: Oracle, asked: AskedRows): Eps {
  const { data, settings, picture, comparison, victim } = analysis;
  const eps = chooseEps(settings, () => estimateEps(space, data, asked, picture));
  if (comparison !== undefined) return eps;
  if (picture === undefined) return requireSteps(data, eps, settings.eps !== undefined);
  return victim?.takesWhole === true ? wholeEps(data, eps) : eps;
}

function gradientsOf({ source, randomness }: EvasionAnalysis, space: AttackSpace): Gradients | undefined {
  if (source === undefined) return undefined;
  return new Gradients(source, space, randomness === undefined ? 1 : RANDOM_REPEATS);
}

function timedShare({ source }: EvasionAnalysis): number {
  return source === undefined ? TIMED_SHARE : TIMED_SHARE_AFTER_GRADIENTS;
}

/** @throws NotTestable if there is nothing that an attack could change a little */
export function requireNumbers(data: EvasionAnalysis['data']): void {
  const why = whyAllHeld(data);
  if (why !== undefined) throw new NotTestable(why);
}

/** All rows, but for the accuracy of a large table only a part of the queries is spent. */
function rowsToAsk({ comparison }: EvasionAnalysis, rows: number, maxQueries: number): number {
  const most = comparison?.rows ?? Math.max(LEAST_ASKED, Math.floor(ACCURACY_SHARE * maxQueries));
  return Math.min(rows, most, maxQueries);
}

function samplesWanted({ samples, least }: EvasionAnalysis['settings']): number {
  return samples ?? Math.max(USUAL.samples, least?.samples ?? 0);
}

function labelOf({ label }: Labelled): number {
  return label;
}

function samplesInTime(queries: number): number {
  const some = Math.floor(queries / WANTED_QUERIES_PER_SAMPLE);
  const rows = some - mixtureCount(some);
  return Math.max(LEAST_SAMPLES, rows);
}

function classCount({ classes }: EvasionAnalysis, victim: Victim, { labels, predicted }: AskedRows): number {
  if (victim.answers === 'scores') return victim.answerSize;
  let seen = 2;
  for (const one of labels) seen = Math.max(seen, one + 1);
  for (const one of predicted) seen = Math.max(seen, one + 1);
  return Math.max(classes ?? 0, seen);
}
