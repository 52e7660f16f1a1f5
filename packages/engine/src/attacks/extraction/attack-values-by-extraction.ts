import type { AnalysisData } from '../../analysis-data.ts';
import { formatFreeText } from '../../dataset/tables/free-text.ts';
import { ArtifactFault, NotTestable } from '../../fault.ts';
import { Random } from '../../random.ts';
import type { AttackResult, Budget, Estimate, Victim } from '../../types.ts';
import { takeRows } from '../../vectors.ts';
import { HELD_SHARE, MINIMUM } from '../minimum.ts';
import { AttackSpace } from '../evasion/attack-space.ts';
import { requireHeld, unearnedCopy } from './earned.ts';
import { splitRows } from './split.ts';
import { makeRows } from './made-rows.ts';
import { followCopies, skillCurve, skillOver } from './follow-copies.ts';
import { copyValues, type KnownValues, part } from './value-copy.ts';

type ValueExtraction = Pick<AnalysisData, 'victim' | 'randomness' | 'data' | 'runtime'>;

const METHOD = {
  name: 'Extraction of a regression: a copy trained on its answers',
  formula:
    'score = max(0, 1 - MSE(copy) / MSE(mean of the answers)), both against the answers of the model on held-out rows; 95 % interval by a ' +
    'bootstrap over the rows',
  sources: [
    'Tramèr, Zhang, Juels, Reiter, Ristenpart: Stealing machine learning models via prediction APIs, USENIX Security 2016',
    'Jagielski, Carlini, Berthelot, Kurakin, Papernot: High accuracy and high fidelity extraction of neural networks, USENIX Security 2020',
    'Murphy: Skill scores based on the mean square error, Monthly Weather Review 1988',
    'Geurts, Ernst, Wehenkel: Extremely randomized trees, Machine Learning 63, 2006',
  ],
} as const;

/** More questions than these teach a copy of this kind little more. */
const MOST_QUERIES = 10_000;
const CHECKPOINTS = [50, 100, 250, 500, 1_000, 2_500] as const;
/** From so many answers on, which a pass takes, large perceptrons are worth their time. */
const LEAST_THOROUGH = MINIMUM.queries;

/**
 * Copies a regression by asking about rows of the data, and rows made of them. `budget.maxQueries` bounds the questions of the
 * attack; those about held-out rows come on top.
 * @throws NotTestable if too few rows are held out, or the model gives all of them the same value
 */
export async function attackValuesByExtraction(
  { victim, randomness, data, runtime }: ValueExtraction,
  budget: Budget,
): Promise<AttackResult> {
  if (victim === undefined) throw new ArtifactFault('Extraction needs a model: give one.');
  const started = performance.now();
  const queriesBefore = victim.queries;
  const space = new AttackSpace(data);
  const random = new Random(budget.seed);
  const points = space.snap(space.fromModel(data.values));
  const { pool, held } = splitRows(data, budget.seed);
  requireHeld(held.length, 'different rows', HELD_SHARE.classifier);
  const total = Math.min(budget.maxQueries, MOST_QUERIES);
  const fromData = Math.min(total, pool.length);
  const made = makeRows({ points, rows: pool, size: space.size, space }, total - fromData, random);
  const questions = new Float32Array(total * space.size);
  questions.set(takeRows(points, pool.subarray(0, fromData), space.size));
  questions.set(space.snap(made), fromData * space.size);
  budget.progress(0.05, `making ${String(total)} queries`);
  const known = await answered(victim, space, questions, total);
  const measured = await answered(victim, space, takeRows(points, held, space.size), held.length);
  const plan = { runtime, size: space.size, seed: budget.seed, going: () => budget.timeLeftMs() > 0 };
  const { points: curve, score } = await followCopies(
    { stages: stagesOf(total, fromData), fromData, budget },
    (count, most) => {
      const isThorough = count >= LEAST_THOROUGH && (count === total || count === fromData);
      return copyValues(plan, part(known, 0, count, space.size), measured.points, {
        ...{ fromData, isThorough, most },
      });
    },
    ({ guess }) => skillOf(guess, measured.values, budget.seed),
  );
  budget.progress(1, 'Extraction is done');
  return {
    score,
    ...{ bound: 'lower', access: 'black-box' },
    cutShort: !plan.going() || curve.at(-1)?.[0] !== total,
    ...unearnedCopy({ victim, data, randomness, asked: total, reached: score, constant: 0 }),
    meaning:
      score.value === 0
        ? `After ${String(total)} queries, a copy is no closer to the model's values than their mean is.`
        : `After ${String(total)} queries, a copy explains ${(100 * score.value).toPrecision(3)} % of the variance of the model's values for unseen rows.`,
    limits: [
      ...formatFreeText(data),
      'Another kind of copy, or more queries, may get closer.',
      'Queries are rows of the data and rows made from them; an attacker with other rows may learn more or less.',
    ],
    queries: victim.queries - queriesBefore,
    seconds: (performance.now() - started) / 1000,
    method: METHOD,
    figures: {
      'queries of the attack': total,
      'of them from the data': fromData,
      'held-out rows': held.length,
    },
    evidence: [skillCurve(curve, 'the mean of the answers')],
  };
}

async function answered(
  victim: Victim,
  space: AttackSpace,
  points: Float32Array,
  count: number,
): Promise<KnownValues> {
  return { points, values: await victim.ask(space.toModel(points), count), count };
}

/** Of stages beyond the data, the last one takes the time of those near to it. */
const LATE = 0.6;

function stagesOf(count: number, fromData: number): readonly number[] {
  const some = CHECKPOINTS.filter((one) => one < fromData || (one > fromData && one <= LATE * count));
  return [...new Set([...some.filter((one) => one < fromData), fromData, ...some, count])];
}

/** @throws NotTestable if all values are the same, so that anything copies them */
function skillOf(guess: Float32Array, values: Float32Array, seed: number): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.map((value) => (value - mean) ** 2);
  if (!spread.some((square) => square > 0)) {
    throw new NotTestable(
      'The model gives all held-out rows the same value, so there is nothing to copy. Check that the data is scaled as in training.',
    );
  }
  const errors = guess.map((value, row) => (value - (values[row] ?? 0)) ** 2);
  return skillOver(spread, errors, seed);
}
