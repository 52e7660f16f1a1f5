import { argMax } from '../../../vectors.ts';
import { Apgd } from './apgd.ts';
import { type Ascent, goalOf, type Gradients, type RowAnswer } from './gradients.ts';
import type { Oracle, Sample } from '../oracle.ts';
import { mostlyOther } from '../confirm.ts';
import { Random } from '../../../random.ts';
import { lacksGradients, LEAST_GRADIENTS_PER_SAMPLE } from '../evasion-minimum.ts';

export interface FirstLook {
  readonly scores: readonly Float32Array[];
  /** Multiplies scores before softmax, so that it does not saturate. */
  readonly sharpness: number;
  /** The share of the inputs whose gradient is zero, or no number. */
  readonly vanished: number;
  /** The share of the inputs whose greatest score is that of their class. */
  readonly agreement: number;
  readonly msEach: number;
}

/** The spread of scores that softmax is given: so far from saturation that every gradient counts. */
const SPREAD = 12;
/** With time for fewer gradients of each input, climbs lead nowhere. */
const LEAST_GRADIENTS = 10;

/** Looks at the inputs themselves. @returns undefined if the time does not allow some gradients of each input */
export async function lookFirst(
  gradients: Gradients,
  samples: readonly Sample[],
  timeMs: number,
): Promise<FirstLook | undefined> {
  const batch = samples.slice(0, gradients.rows);
  const plain = await inBatches(gradients, batch, 1);
  const spreads = plain.map(({ scores }) => spreadOf(scores)).toSorted((a, b) => a - b);
  const spread = spreads[Math.floor(spreads.length / 2)] ?? SPREAD;
  const sharpness = spread > 0 && Number.isFinite(spread) ? SPREAD / spread : 1;
  const started = performance.now();
  const first = await inBatches(gradients, batch, sharpness);
  const msEach = (performance.now() - started) / Math.max(1, batch.length);
  if (msEach * samples.length * LEAST_GRADIENTS > timeMs) return undefined;
  const softened = [...first, ...(await inBatches(gradients, samples.slice(batch.length), sharpness))];
  const share = (is: (answer: RowAnswer, sample: Sample) => boolean): number =>
    softened.filter((answer, index) => {
      const sample = samples[index];
      return sample !== undefined && is(answer, sample);
    }).length / samples.length;
  return {
    scores: softened.map(({ scores }) => scores),
    sharpness,
    vanished: share(({ gradient }) => !gradient.some((value) => Number.isFinite(value) && value !== 0)),
    agreement: share(({ scores }, { label }) => argMax(scores) === label),
    msEach,
  };
}

async function inBatches(
  gradients: Gradients,
  samples: readonly Sample[],
  sharpness: number,
): Promise<readonly RowAnswer[]> {
  const answers: RowAnswer[] = [];
  for (let from = 0; from < samples.length; from += gradients.rows) {
    const part = samples.slice(from, from + gradients.rows);
    const points = part.map(({ origin }) => origin);
    const seeds = part.map(({ label }) => goalOf(label, undefined, gradients.scores, sharpness).seed);
    answers.push(...(await gradients.at(points, seeds)));
  }
  return answers;
}

function spreadOf(scores: Float32Array): number {
  return (
    scores.reduce((most, one) => Math.max(most, one), -Infinity) -
    scores.reduce((least, one) => Math.min(least, one), Infinity)
  );
}

/**
 * Climbs by gradients (Auto-PGD): up the cross-entropy once from each input, then towards each of the likeliest other classes, then
 * all again from other points. When an input has fallen, or a climb ends, the next one takes its row of the batch. The file's own
 * answer says what has fallen.
 * @returns false if the time ended before all climbs were made
 */
export async function attackByGradients(
  oracle: Oracle,
  gradients: Gradients,
  samples: readonly Sample[],
  first: FirstLook,
  plan: WhiteBoxPlan,
): Promise<boolean> {
  oracle.attack = 'Auto-PGD';
  const climbers = samples.map((sample, index) => ({
    sample,
    ranked: rankedOthers(first.scores[index] ?? new Float32Array(0), sample.label),
    hasFallen: sample.bestDistance <= oracle.eps,
  }));
  const radii = oracle.space.radii(oracle.eps);
  const queue = climbs(climbers, plan, ({ origin, label }, target, random) => ({
    ...{ origin, eps: oracle.eps, climb: new Apgd(origin, radii, plan.steps, random) },
    ...goalOf(label, target, gradients.scores, first.sharpness),
  }));
  let running: Job[] = [];
  for (;;) {
    running = running.filter(({ climber, climb }) => !climber.hasFallen && !climb.isDone);
    while (running.length < gradients.rows) {
      const next = queue.next();
      if (next.done === true) break;
      running.push(next.value);
    }
    if (running.length === 0) break;
    if (plan.timeLeftMs() <= 0 || oracle.isSpent()) return false;
    const hits = (await gradients.step(running)).flatMap(({ one: { climber }, point, answer }) => {
      climber.sample.gradients += 1;
      return oracle.classOf(answer.reply) === climber.sample.label ? [] : [{ climber, point }];
    });
    await judge(oracle, hits, plan.isRandom);
  }
  return true;
}

function rankedOthers(scores: Float32Array, label: number): readonly number[] {
  return [...scores.keys()]
    .filter((one) => one !== label)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

async function judge(
  oracle: Oracle,
  hits: readonly { readonly climber: Climber; readonly point: Float32Array }[],
  isRandom: boolean,
): Promise<void> {
  const open = hits.filter(({ climber }) => !climber.hasFallen);
  if (open.length === 0) return;
  if (isRandom) {
    for (const { climber, point } of open) climber.hasFallen ||= await holds(oracle, climber.sample, point);
    return;
  }
  const { fooled } = await oracle.ask(open.map(({ climber, point }) => ({ sample: climber.sample, point })));
  for (const [index, { climber }] of open.entries()) if (fooled[index] === 1) climber.hasFallen = true;
}

/** True if a random model gives the point another class in most of its answers, and so again. */
async function holds(oracle: Oracle, sample: Sample, point: Float32Array): Promise<boolean> {
  const other = await mostlyOther(oracle, sample.label, point);
  if (other === undefined || (await mostlyOther(oracle, sample.label, point)) === undefined) return false;
  oracle.note({ sample, point }, oracle.classOf(other), other);
  sample.isConfirmed = sample.bestDistance <= oracle.eps;
  return sample.isConfirmed;
}

export type ClimbPart = 'first' | 'others';

export interface WhiteBoxPlan {
  readonly steps: number;
  /** Other classes that are climbed to, the likeliest first. */
  readonly targets: number;
  readonly rounds: number;
  readonly part?: ClimbPart;
  readonly timeLeftMs: () => number;
  readonly seed: number;
  /** True if the model is random: a success must hold in most of several answers. */
  readonly isRandom: boolean;
}

interface Climber {
  readonly sample: Sample;
  /** Other classes, the likeliest first. */
  readonly ranked: readonly number[];
  hasFallen: boolean;
}

interface Job extends Ascent {
  readonly climber: Climber;
}

/**
 * All climbs, in their order; inputs that have fallen are left out. After the first climb from each input, rows come before
 * mixtures until they have the gradients that a verdict needs.
 */
function* climbs(
  climbers: readonly Climber[],
  plan: WhiteBoxPlan,
  begin: (sample: Sample, target: number | undefined, random: Random) => Ascent,
): Generator<Job, undefined> {
  const enough = Math.min(plan.targets, Math.ceil(LEAST_GRADIENTS_PER_SAMPLE / plan.steps) - 1);
  const [rows, mixtures] = [false, true].map((isMixture) =>
    [...climbers.entries()].filter(([, { sample }]) => sample.isMixture === isMixture),
  );
  const both = [...(rows ?? []), ...(mixtures ?? [])];
  const climbsOf = function* (
    round: number,
    [from, to]: readonly [number, number],
    some: typeof both = both,
  ): Generator<Job, undefined> {
    for (let place = from; place <= to; place += 1) {
      for (const [index, climber] of some) {
        const target = place === 0 ? undefined : climber.ranked[place - 1];
        if (climber.hasFallen || (place > 0 && target === undefined)) continue;
        // Mixtures tell of rows that are known by heart: one round shows that.
        if (round > 0 && climber.sample.isMixture && !lacksGradients(climber.sample)) continue;
        // A stream of numbers of its own: the order in which others fall changes nothing.
        const random = new Random(plan.seed + 7919 * (index + 1) + 104_729 * (place + 1) + 1_299_709 * round);
        yield { climber, ...begin(climber.sample, target, random) };
      }
    }
    return undefined;
  };
  if (plan.part !== 'others') yield* climbsOf(0, [0, 0]);
  if (plan.part === 'first') return undefined;
  yield* climbsOf(0, [1, enough], rows);
  yield* climbsOf(0, [1, enough], mixtures);
  yield* climbsOf(0, [enough + 1, plan.targets]);
  for (let round = 1; round < plan.rounds; round += 1) yield* climbsOf(round, [0, plan.targets]);
  return undefined;
}
