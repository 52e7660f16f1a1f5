import { sentences } from '../../catalog/result/result-words.ts';
import type { AnalysisData } from '../../analysis-data.ts';
import { countDistinct } from '../../distinct-inputs.ts';
import { ArtifactFault } from '../../fault.ts';
import { HELD_SHARE } from '../minimum.ts';
import { Random } from '../../random.ts';
import type { AttackResult, Budget, Estimate, Victim } from '../../types.ts';
import { addScaled, mean, rowOf, takeRows } from '../../vectors.ts';
import { requireHeld, unearnedBy, unearnedByNoise } from './earned.ts';
import { copyForecaster, type ForecasterPlan, type Forecasts, slice } from './forecaster-copy.ts';
import { findSeason, naiveForecasts, squaredErrors, windowShape } from './naive-forecast.ts';
import { followCopies, skillCurve, skillOver } from './follow-copies.ts';

type ForecastAnalysis = Pick<AnalysisData, 'victim' | 'data' | 'runtime' | 'settings'> &
  Partial<Pick<AnalysisData, 'randomness'>>;

const METHOD = {
  name: 'Extraction of a forecaster: a copy trained on its forecasts',
  formula:
    'score = max(0, 1 - MSE(copy) / min(MSE(last value), MSE(last season))), all against the forecasts of the model on held-out windows; 95 % interval by a block bootstrap over the windows',
  sources: [
    'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
    'Murphy: Skill scores based on the mean square error, Monthly Weather Review 1988',
    'Künsch: The jackknife and the bootstrap for general stationary observations, Annals of Statistics 1989',
  ],
} as const;

const MOST_HELD = 2_000;
/** More questions than these teach a copy of this kind nothing more. */
const MOST_QUERIES = 5_000;
const CHECKPOINTS = [25, 50, 100, 200, 400, 1_000, 2_500] as const;

/**
 * Copies a forecaster by asking about windows, rows of `data` in the order of time. `budget.maxQueries` bounds the questions of the
 * attack; those for the held-out windows come on top.
 */
export async function attackForecastByExtraction(
  analysis: ForecastAnalysis,
  budget: Budget,
): Promise<AttackResult> {
  const { victim } = analysis;
  if (victim === undefined) throw new ArtifactFault('Extraction needs a model: give one.');
  const started = performance.now();
  const queriesBefore = victim.queries;
  const asked = await interrogate(analysis, victim, budget);
  const { known, held, season, plan, width, fromData } = asked;
  const naive = naiveErrors(held, plan, season);
  const stages = new Set([...CHECKPOINTS.filter((one) => one < known.count), fromData, known.count]);
  const { points, score } = await followCopies(
    { stages: [...stages].toSorted((one, other) => one - other), fromData, budget },
    (count, most) =>
      copyForecaster(plan, slice(known, 0, count, width, plan.horizon), held.windows, { fromData, most }),
    ({ guess }) => {
      const errors = squaredErrors(guess, held.answers, plan.horizon);
      return skillOver(naive.errors, errors, budget.seed, plan.shape.steps);
    },
  );
  const cutShort = !plan.going() || points.at(-1)?.[0] !== known.count;
  budget.progress(1, 'Extraction is done');
  return {
    score,
    ...{ bound: 'lower', access: 'black-box' },
    cutShort,
    ...(analysis.randomness === undefined
      ? unearnedBy(known.count, victim)
      : unearnedByNoise(analysis.randomness, score, victim)),
    meaning: meaningOf(score, known.count, naive.name),
    limits: limitsOf(asked, analysis.data.count),
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    method: METHOD,
    figures: {
      season: season ?? 'none found',
      'naive forecast': naive.name,
      'MSE of the naive forecast': mean([...naive.errors]),
      'MSE of the copy': (1 - score.value) * mean([...naive.errors]),
      'queries of the attack': known.count,
      'of them from the data': fromData,
      'held-out windows': held.count,
    },
    evidence: [skillCurve(points, 'the best naive forecast')],
  };
}

interface Asked {
  readonly known: Forecasts;
  readonly held: Forecasts;
  readonly season: number | undefined;
  readonly plan: ForecasterPlan;
  readonly width: number;
  readonly fromData: number;
}

async function interrogate(
  { data, runtime, settings }: ForecastAnalysis,
  victim: Victim,
  budget: Budget,
): Promise<Asked> {
  const random = new Random(budget.seed);
  const width = victim.inputSize;
  const shape = windowShape(victim.inputShape);
  const horizon = victim.answerSize;
  // The last part in their order in time: neighbours overlap, so a random part would not be unseen.
  const heldCount = Math.min(MOST_HELD, Math.ceil(HELD_SHARE.forecaster * data.count));
  const poolCount = data.count - heldCount;
  if (settings.season !== undefined && settings.season > shape.steps) {
    throw new ArtifactFault(
      `season is ${String(settings.season)}, but a window has only ${String(shape.steps)} steps. Give a shorter season, or leave it out.`,
    );
  }
  const pool = data.values.subarray(0, poolCount * width);
  const held = data.values.subarray(poolCount * width, data.count * width);
  requireHeld(countDistinct({ values: held, count: heldCount }), 'different windows', HELD_SHARE.forecaster);
  const total = Math.min(budget.maxQueries, MOST_QUERIES);
  const fromData = Math.min(total, poolCount);
  const windows = new Float32Array(total * width);
  windows.set(takeRows(pool, random.permutation(poolCount).subarray(0, fromData), width));
  windows.set(makeWindows(pool, width, total - fromData, random), fromData * width);
  budget.progress(0.05, `querying ${String(total + heldCount)} forecasts`);
  const answers = await victim.ask(windows, total);
  const heldAnswers = await victim.ask(held, heldCount);
  return {
    known: { windows, answers, count: total },
    held: { windows: held, answers: heldAnswers, count: heldCount },
    season: settings.season ?? findSeason(pool, poolCount, shape),
    plan: { runtime, shape, horizon, seed: budget.seed, going: () => budget.timeLeftMs() > 0 },
    ...{ width, fromData },
  };
}

/** Mixes two windows, moves the mix, and adds noise: all in proportion to how much a window varies. */
function makeWindows(pool: Float32Array, width: number, count: number, random: Random): Float32Array {
  const rows = pool.length / width;
  const made = new Float32Array(count * width);
  const noise = new Float32Array(width);
  for (let index = 0; index < count; index += 1) {
    const out = rowOf(made, index, width);
    const share = random.uniform();
    const first = rowOf(pool, random.integer(rows), width);
    addScaled(out, share, first);
    addScaled(out, 1 - share, rowOf(pool, random.integer(rows), width));
    const spread = Math.max(...first) - Math.min(...first);
    random.fillNormals(noise);
    const shift = spread * (random.uniform() - 0.5);
    for (let step = 0; step < width; step += 1) {
      out[step] = (out[step] ?? 0) + shift + 0.05 * spread * (noise[step] ?? 0);
    }
  }
  return made;
}

interface Naive {
  readonly name: string;
  readonly errors: Float64Array;
}

function naiveErrors(held: Forecasts, { shape, horizon }: ForecasterPlan, season: number | undefined): Naive {
  const { lastValue, lastSeason } = naiveForecasts(held.windows, held.count, shape, horizon, season);
  const last = { name: 'last value', errors: squaredErrors(lastValue, held.answers, horizon) };
  if (lastSeason === undefined) return last;
  const seasonal = { name: 'last season', errors: squaredErrors(lastSeason, held.answers, horizon) };
  return mean([...seasonal.errors]) < mean([...last.errors]) ? seasonal : last;
}

function meaningOf(score: Estimate, queries: number, naive: string): string {
  if (score.value === 0) {
    return (
      `After ${String(queries)} queries, a copy is no closer to the model's forecasts than repeating the ` +
      `${naive} is.`
    );
  }
  const percent = (100 * score.value).toPrecision(3);
  return (
    `After ${String(queries)} queries, a copy imitates the model's forecasts: its squared error is ` +
    `${percent} % smaller than that of repeating the ${naive}.`
  );
}

function limitsOf({ held, fromData, known }: Asked, windows: number): readonly string[] {
  return sentences([
    'The copy imitates forecasts. It does not have the weights, and the score does not say how good the forecasts are.',
    'Windows are assumed to be in time order; the copy is measured on the last part.',
    known.count > fromData &&
      `The data was enough for ${String(fromData)} queries; the others were made from it.`,
    held.count < FEW &&
      `Only ${String(held.count)} of ${String(windows)} windows were left for measuring, so the interval is wide.`,
  ]);
}

const FEW = 50;
