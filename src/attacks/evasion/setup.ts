import type { AnalysisData } from '../../engine/analysis-data.ts';
import { Random } from '../../engine/random.ts';
import { makeLens } from '../../engine/substitute/lens.ts';
import type { Budget, Victim } from '../../engine/types.ts';
import { rowOf, takeRows } from '../../engine/vectors.ts';
import { AttackSpace } from './attack-space.ts';
import type { Campaign } from './campaign.ts';
import type { Norm } from './geometry.ts';
import { Oracle } from './oracle.ts';
import { chooseSamples, type Pool, RANDOM_POINTS, separationEps } from './starts.ts';

/** The analysis, and settings that the attack chooses if they are not given. */
export interface EvasionAnalysis extends Pick<
  AnalysisData,
  'victim' | 'randomness' | 'data' | 'labels' | 'classes' | 'classNames' | 'picture' | 'runtime' | 'settings'
> {
  /** How changes are measured. Default: `Linf`. */
  readonly norm?: Norm;
  /** Queries for each sample. Default: 1,200, or what the budget allows. */
  readonly queriesPerSample?: number;
}

const DEFAULT_SAMPLES = 100;
const DEFAULT_QUERIES_PER_SAMPLE = 1_200;
/** Inputs asked before the attack: for the accuracy, for starts, and for the substitute. */
const POOL = 1_000;
/** The part of the queries and of the time that is left for measuring defences. */
const DEFENCE_SHARE = 0.2;
/**
 * Slow models: the time that asking about the inputs may take, the part of the time left that is planned for queries, and to how few
 * inputs an attack may fall back so that each gets this many queries.
 */
const POOL_TIME_SHARE = 0.15;
const LEAST_POOL = 100;
const TIMED_SHARE = 0.7;
const LEAST_SAMPLES = 20;
const WANTED_QUERIES_PER_SAMPLE = 400;
/** If labels are all of one class, there is no distance between classes. */
const FALLBACK_EPS = 0.05;
/** The substitute learns from the newest points: so many, with at most so many numbers. */
const KEPT_POINTS = 20_000;
const KEPT_NUMBERS = 2 ** 25;

/** With fewer queries for a sample, an attack that finds nothing says nothing. */
export const LEAST_QUERIES_PER_SAMPLE = 200;

/** A campaign that is ready to run, and what was measured before. */
export interface EvasionSetup {
  readonly campaign: Campaign;
  readonly accuracy: number;
  /** The inputs that were asked, in the order of the pool: their rows in the data. */
  readonly rows: Int32Array;
  readonly epsGiven: boolean;
  /** True if the time, and not the settings, says how many inputs are attacked or how many queries each gets. */
  readonly isTimed: boolean;
}

/** Asks about the inputs themselves, chooses the samples and eps, and shares out the queries. */
export async function prepare(
  analysis: EvasionAnalysis,
  victim: Victim,
  allLabels: Int32Array,
  budget: Budget,
): Promise<EvasionSetup> {
  const { data, settings, picture, runtime } = analysis;
  const { eps: leastEps = 0, samples: leastSamples = 0 } = settings.least ?? {};
  const space = new AttackSpace(data);
  const lens = makeLens(space.size, picture);
  const rows = new Random(budget.seed)
    .permutation(data.count)
    .subarray(0, Math.min(poolSize(settings.samples ?? leastSamples), budget.maxQueries));
  const labels = Int32Array.from(rows, (row) => allLabels[row] ?? 0);
  const points = space.snap(space.fromModel(takeRows(data.values, rows, space.size)));
  const norm = analysis.norm ?? 'Linf';
  const eps =
    settings.eps ?? Math.max(leastEps, separationEps({ norm, space }, points, labels) ?? FALLBACK_EPS);
  const total = Math.floor(budget.maxQueries * (1 - DEFENCE_SHARE));
  const timeAtStart = budget.timeLeftMs();
  const reserveMs = Number.isFinite(timeAtStart) ? timeAtStart * DEFENCE_SHARE : 0;
  let planned = total;
  const oracle: Oracle = new Oracle(victim, space, {
    norm,
    eps,
    maxQueries: total,
    timeLeftMs: () => budget.timeLeftMs() - reserveMs,
    tell: () => {
      budget.progress(Math.min(0.8, (0.8 * oracle.queries) / planned), oracle.attack);
    },
    kept: Math.min(KEPT_POINTS, Math.floor(KEPT_NUMBERS / lens.seen)),
    see: (point) => lens.see(point),
  });
  oracle.attack = 'asking about the inputs';
  const { pool, msEach } = await askPool(oracle, points, rows.length, timeAtStart * POOL_TIME_SHARE);
  const inTime = (TIMED_SHARE * (budget.timeLeftMs() - reserveMs)) / msEach;
  const timed =
    settings.samples ?? Math.max(LEAST_SAMPLES, leastSamples, Math.floor(inTime / WANTED_QUERIES_PER_SAMPLE));
  const wanted = settings.samples ?? Math.max(DEFAULT_SAMPLES, leastSamples);
  const samples = chooseSamples(pool, labels, space.size, Math.min(wanted, timed));
  const affordable = Math.floor((total - oracle.queries - RANDOM_POINTS) / Math.max(1, samples.length));
  const settled = Math.min(analysis.queriesPerSample ?? DEFAULT_QUERIES_PER_SAMPLE, affordable);
  const queriesPerSample = Math.max(0, Math.min(settled, Math.floor(inTime / Math.max(1, samples.length))));
  planned = oracle.queries + queriesPerSample * samples.length;
  const right = pool.predicted.filter((one, index) => one === labels[index]).length;
  const campaign = {
    ...{ oracle, samples, pool, picture, runtime, queriesPerSample, seed: budget.seed, stopAtEps: true },
    classes: classCount(analysis, victim, pool, labels),
    lens,
  };
  return {
    campaign,
    rows,
    accuracy: right / Math.max(1, pool.count),
    epsGiven: settings.eps !== undefined,
    isTimed: timed < wanted || queriesPerSample < settled,
  };
}

/** Asks about the inputs until they or their part of the time end. */
async function askPool(
  oracle: Oracle,
  points: Float32Array,
  count: number,
  timeMs: number,
): Promise<{ readonly pool: Pool; readonly msEach: number }> {
  const { size } = oracle.space;
  const started = performance.now();
  const answers: Float32Array[] = [];
  while (answers.length < count && (answers.length < LEAST_POOL || performance.now() - started < timeMs)) {
    const to = Math.min(count, answers.length + LEAST_POOL);
    const asked = Array.from({ length: to - answers.length }, (_unused, index) =>
      rowOf(points, answers.length + index, size),
    );
    const replies = await oracle.answers(asked);
    answers.push(...replies);
    if (replies.length < asked.length) break;
  }
  const pool = {
    points: points.subarray(0, answers.length * size),
    count: answers.length,
    answers,
    predicted: Int32Array.from(answers, (answer) => oracle.classOf(answer)),
  };
  return { pool, msEach: (performance.now() - started) / Math.max(1, answers.length) };
}

/** Only inputs that the model gets right can be attacked: more are asked about than are wanted. */
function poolSize(samples: number): number {
  return Math.max(POOL, 2 * samples);
}

function classCount({ classes }: EvasionAnalysis, victim: Victim, pool: Pool, labels: Int32Array): number {
  if (victim.answers === 'scores') return victim.answerSize;
  const seen = Math.max(...labels, ...pool.predicted) + 1;
  return Math.max(classes ?? 0, seen, 2);
}
