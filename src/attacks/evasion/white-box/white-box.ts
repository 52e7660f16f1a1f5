import { argMax } from '../../../engine/vectors.ts';
import { type Climber, climbs, type Job, type WhiteBoxPlan } from './climbs.ts';
import { rayTo, searchBoundary } from '../black-box/boundary-search.ts';
import { mostlyOther } from '../majority.ts';
import type { Gradients, RowAnswer, RowSeed } from './gradients.ts';
import type { Oracle, Sample } from '../oracle.ts';

/** What the gradients at the inputs themselves say. */
export interface FirstLook {
  /** The scores of each input. */
  readonly scores: readonly Float32Array[];
  /** Multiplies scores before softmax, so that it does not saturate. */
  readonly sharpness: number;
  /** The share of the inputs whose gradient is zero, or no number. */
  readonly vanished: number;
  /** The share of the inputs whose greatest score is that of their class. */
  readonly agreement: number;
  /** What one gradient took. */
  readonly msEach: number;
}

/** The spread of scores that softmax is given: so far from saturation that every gradient counts. */
const SPREAD = 12;
/** Halvings of the way back to the input, after a success. */
const NEARER_ROUNDS = 6;

/** With time for fewer gradients of each input, climbs lead nowhere. */
const LEAST_GRADIENTS = 10;

/**
 * Looks at the inputs themselves.
 * @returns undefined if the time does not allow some gradients of each input
 */
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
    answers.push(
      ...(await gradients.at(
        points,
        part.map(({ label }) => seedOf(label, sharpness)),
      )),
    );
  }
  return answers;
}

function spreadOf(scores: Float32Array): number {
  return (
    scores.reduce((most, one) => Math.max(most, one), -Infinity) -
    scores.reduce((least, one) => Math.min(least, one), Infinity)
  );
}

function seedOf(label: number, sharpness: number): RowSeed {
  return { expected: label, weight: 1, sharpness, linear: undefined };
}

/**
 * Climbs by gradients (Auto-PGD): up the cross-entropy once from each input, then towards each of the likeliest other classes, then all again
 * from other points. Each row of a batch is a climb of its own; when its input has fallen, or it ends, the next one takes its place. The
 * file's own answer says what has fallen, at last by a question of its own.
 * @returns true if all climbs were made, false if the time ended before
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
  const queue = climbs(climbers, oracle.space.radii(oracle.eps), plan);
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
    await climbOnce(oracle, gradients, running, first.sharpness, plan.isRandom);
  }
  return true;
}

function rankedOthers(scores: Float32Array, label: number): readonly number[] {
  return [...scores.keys()]
    .filter((one) => one !== label)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}

async function climbOnce(
  oracle: Oracle,
  gradients: Gradients,
  running: readonly Job[],
  sharpness: number,
  isRandom: boolean,
): Promise<void> {
  const points = running.map(({ climber, climb }) =>
    oracle.space.reach(climb.point, climber.sample.origin, oracle.eps),
  );
  const seeds = running.map(({ climber, target }) =>
    towards(climber.sample.label, target, gradients.scores, sharpness),
  );
  const answers = await gradients.at(points, seeds);
  const hits: { readonly climber: Climber; readonly point: Float32Array }[] = [];
  for (const [index, { climber, climb, target }] of running.entries()) {
    const answer = answers[index];
    const point = points[index];
    if (answer === undefined || point === undefined) continue;
    climber.sample.gradients += 1;
    if (oracle.classOf(answer.reply) !== climber.sample.label) hits.push({ climber, point });
    climb.advance(lossOf(answer.scores, climber.sample.label, target, sharpness), answer.gradient);
  }
  await judge(oracle, hits, isRandom);
}

export function towards(
  label: number,
  target: number | undefined,
  scores: number,
  sharpness: number,
): RowSeed {
  if (target === undefined) return seedOf(label, sharpness);
  const linear = new Float32Array(scores);
  linear[target] = 1;
  linear[label] = -1;
  return { expected: undefined, weight: 0, sharpness, linear };
}

export function lossOf(
  scores: Float32Array,
  label: number,
  target: number | undefined,
  sharpness: number,
): number {
  const own = scores[label] ?? 0;
  if (target !== undefined) return (scores[target] ?? 0) - own;
  const most = scores.reduce((greatest, one) => Math.max(greatest, one), -Infinity);
  const sum = scores.reduce((all, one) => all + Math.exp(sharpness * (one - most)), 0);
  return sharpness * (most - own) + Math.log(sum);
}

/** Asks the file itself about points that seem to fool it. */
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

/** True if a random model gives the point another class in most of its answers, and so again: of many tries some succeed by chance. */
async function holds(oracle: Oracle, sample: Sample, point: Float32Array): Promise<boolean> {
  const other = await mostlyOther(oracle, sample.label, point);
  if (other === undefined || (await mostlyOther(oracle, sample.label, point)) === undefined) return false;
  oracle.note({ sample, point }, oracle.classOf(other), other);
  sample.isConfirmed = sample.bestDistance <= oracle.eps;
  return sample.isConfirmed;
}

/** Brings changes that were found nearer to their inputs: a success within eps has mostly used all of it. */
export async function bringNearer(oracle: Oracle, samples: readonly Sample[]): Promise<void> {
  const fallen = samples.filter(({ bestDistance }) => bestDistance <= oracle.eps);
  await searchBoundary(
    oracle,
    fallen.map((sample) => rayTo(oracle, sample, sample.best.slice())),
    NEARER_ROUNDS,
  );
}
