import type { Victim } from '../../../types.ts';
import { argMax, dot, rowOf } from '../../../vectors.ts';
import type { AttackSpace } from '../attack-space.ts';
import { type Campaign, searchByAnswers } from '../campaign.ts';
import { Oracle, type Sample, startSample } from '../oracle.ts';
import type { FeatureRows, Planted, ReadFeatures } from './planted.ts';
import type { CheckedAttack } from './self-check.ts';
import type { Pool } from '../black-box/starts.ts';

/** How many inputs are planted beside in each look: each takes a search of its own. */
export const ASKED_COUNTS = [24, 24] as const;

const POOL = 200;
/** Keeps logarithms finite: about the least float32. */
const LEAST_SCORE = 1e-45;
/** Decimals that rounded scores may have. */
const DECIMALS = [0, 1, 2, 3] as const;
/** Scores that differ by less, as a share, are the same. */
const SAME = 1e-4;
/** More than this share of the inputs must show how the model hides its scores. */
const MOST = 0.5;

/** How the model shows a decision: the searches must find what was planted behind the same. */
interface AnswerObfuscation {
  readonly answers: Victim['answers'];
  /** The logarithm of how much likelier the right class of an input is than the next one. */
  readonly lead: number;
  readonly decimals: number | undefined;
  /** No score is greater. */
  readonly most: number;
  /** True if all inputs of a class have the same scores: they tell no more than a label. */
  readonly isStep: boolean;
}

function obfuscationOf(oracle: Oracle, samples: readonly Sample[]): AnswerObfuscation {
  if (!oracle.knowsScores) {
    return { answers: 'labels', lead: 1, decimals: undefined, most: 1, isStep: true };
  }
  const answers = samples.map(({ answer }) => answer);
  const leads = answers.map((answer) => {
    const [first = 1, second = 0] = answer.toSorted().reverse();
    return Math.log(first + LEAST_SCORE) - Math.log(second + LEAST_SCORE);
  });
  const most = answers.reduce((top, answer) => Math.max(top, answer[argMax(answer)] ?? 0), 0);
  const atMost = answers.filter((answer) => answer[argMax(answer)] === most).length;
  return {
    answers: 'scores',
    lead: leads.toSorted((a, b) => a - b)[Math.floor(leads.length / 2)] ?? 1,
    decimals: DECIMALS.find((decimals) => answers.every((answer) => isRounded(answer, decimals))),
    most: atMost > MOST * answers.length ? most : 1,
    isStep: isStep(answers),
  };
}

/** True if most inputs have the scores of another one of their class. */
function isStep(answers: readonly Float32Array[]): boolean {
  const repeated = [...Map.groupBy(answers, argMax).values()].flatMap((own) =>
    own.filter((one, at) => own.some((other, place) => place !== at && isSame(one, other))),
  );
  return repeated.length > MOST * answers.length;
}

/** Small scores count, too: those of a model that is merely sure differ. */
function isSame(one: Float32Array, other: Float32Array): boolean {
  return one.every((score, at) => {
    const second = other[at] ?? 0;
    return Math.abs(score - second) <= SAME * Math.max(score, second, LEAST_SCORE);
  });
}

function isRounded(answer: Float32Array, decimals: number): boolean {
  const scale = 10 ** decimals;
  return answer.every((score) => Math.abs(score * scale - Math.round(score * scale)) < 1e-4);
}

/** A model of two classes: 1 beyond what was planted, else 0. It shows that as the model itself shows its classes. */
class PlantedVictim implements Victim {
  readonly inputShape: readonly number[];
  readonly inputSize: number;
  readonly answers: Victim['answers'];
  readonly answerSize: number;
  queries = 0;
  readonly #goal: Planted;
  readonly #obfuscation: AnswerObfuscation;
  readonly #read: (inputs: Float32Array, count: number) => Promise<FeatureRows>;

  constructor(
    goal: Planted,
    obfuscation: AnswerObfuscation,
    read: (inputs: Float32Array, count: number) => Promise<FeatureRows>,
  ) {
    this.#goal = goal;
    this.#obfuscation = obfuscation;
    this.#read = read;
    this.inputSize = goal.origin.length;
    this.inputShape = [this.inputSize];
    this.answers = obfuscation.answers;
    this.answerSize = obfuscation.answers === 'scores' ? 2 : 1;
  }

  async ask(inputs: Float32Array, count: number): Promise<Float32Array> {
    this.queries += count;
    return this.show(await this.#read(inputs, count), count);
  }

  show({ values, size }: FeatureRows, count: number): Float32Array {
    const shown = new Float32Array(count * this.answerSize);
    for (let row = 0; row < count; row += 1) {
      shown.set(this.#answer(dot(this.#goal.readout, rowOf(values, row, size))), row * this.answerSize);
    }
    return shown;
  }

  #answer(reached: number): Float32Array {
    const { threshold, start } = this.#goal;
    const { answers, lead, decimals, most, isStep: steps } = this.#obfuscation;
    if (answers !== 'scores') return Float32Array.of(reached > threshold ? 1 : 0);
    const away = (threshold - reached) / (threshold - start);
    const logit = lead * (steps ? Math.sign(away) || 1 : away);
    const odds = Math.exp(-Math.abs(logit));
    const [small, large] = [odds / (1 + odds), 1 / (1 + odds)].map((score) => {
      const cut = Math.max(1 - most, Math.min(most, score));
      return decimals === undefined ? cut : Math.round(cut * 10 ** decimals) / 10 ** decimals;
    });
    return logit > 0 ? Float32Array.of(large ?? 1, small ?? 0) : Float32Array.of(small ?? 0, large ?? 1);
  }
}

/** Finds what was planted by the search by answers alone, one after another. */
export function findByQuestions(campaign: Campaign, read: ReadFeatures): CheckedAttack['find'] {
  const { oracle, pool } = campaign;
  const { size } = oracle.space;
  const obfuscation = obfuscationOf(oracle, campaign.samples);
  const count = Math.min(pool.count, POOL);
  const points = pool.points.subarray(0, count * size);
  let pooled: Promise<FeatureRows> | undefined;
  return async (planted) => {
    pooled ??= read(Array.from({ length: count }, (_unused, row) => rowOf(points, row, size)));
    const features = await pooled;
    let found = 0;
    for (const goal of planted) {
      if (campaign.timeLeftMs() <= 0) return undefined;
      const victim = new PlantedVictim(goal, obfuscation, (inputs, rows) =>
        readInputs(read, oracle.space, inputs, rows),
      );
      const shown = victim.show(features, count);
      if (await isFound(campaign, victim, goal, poolOf(victim, points, shown, count))) found += 1;
    }
    return found;
  };
}

function readInputs(
  read: ReadFeatures,
  space: AttackSpace,
  inputs: Float32Array,
  count: number,
): Promise<FeatureRows> {
  const points = space.fromModel(inputs);
  return read(Array.from({ length: count }, (_unused, row) => rowOf(points, row, space.size)));
}

function poolOf(victim: PlantedVictim, points: Float32Array, shown: Float32Array, count: number): Pool {
  const answers = Array.from({ length: count }, (_unused, row) => rowOf(shown, row, victim.answerSize));
  const classOf = (answer: Float32Array): number =>
    victim.answers === 'scores' ? argMax(answer) : Math.round(answer[0] ?? 0);
  return { points, count, answers, predicted: Int32Array.from(answers, classOf) };
}

async function isFound(
  campaign: Campaign,
  victim: PlantedVictim,
  { origin }: Planted,
  pool: Pool,
): Promise<boolean> {
  const { lens, oracle: own, timeLeftMs } = campaign;
  const oracle = new Oracle(victim, own.space, {
    maxQueries: Number.POSITIVE_INFINITY,
    timeLeftMs,
    tell: () => undefined,
    kept: POOL * 10,
    see: (point) => lens.see(point),
  });
  oracle.eps = own.eps;
  const [answer] = await oracle.answers([origin.slice()]);
  if (answer === undefined) return false;
  const sample = startSample({ input: -1, isMixture: false, label: 0, origin, answer });
  await searchByAnswers({ ...campaign, oracle, samples: [sample], pool, classes: 2, gradients: undefined });
  return sample.bestDistance <= oracle.eps;
}
