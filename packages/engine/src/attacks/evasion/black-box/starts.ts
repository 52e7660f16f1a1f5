import type { Random } from '../../../random.ts';
import type { Lens } from '../../../substitute/lens.ts';
import { rowOf, squaredDistance } from '../../../vectors.ts';
import { rayTo, searchBoundary } from './boundary-search.ts';
import { isWithin, SAME } from '../geometry.ts';
import { type Oracle, type Sample, startSample } from '../oracle.ts';

export interface Pool {
  /** In the unit box, one after another. */
  readonly points: Float32Array;
  readonly count: number;
  /** The victim's answers and the classes that they give. */
  readonly answers: readonly Float32Array[];
  readonly predicted: Int32Array;
}

/** Inputs of other classes from which each sample starts, and how exactly the boundary towards them is found. */
const STARTS = 3;
/** The same if what is held may keep an input from fooling the victim. */
const HELD_STARTS = 12;
const ROUNDS = 8;
/** Random points that are asked if the victim gives all inputs one class. */
export const RANDOM_POINTS = 32;

export interface Choice {
  readonly wanted: number;
  readonly isByClass: boolean;
}

/**
 * Returns at most `wanted` samples of the inputs that the victim gets right; near-copies count once. If the classes take turns,
 * each gives as many as it can.
 */
export function chooseSamples(
  pool: Pool,
  labels: Int32Array,
  size: number,
  { wanted, isByClass }: Choice,
): readonly Sample[] {
  const right = Array.from(pool.predicted.keys()).filter((index) => pool.predicted[index] === labels[index]);
  const lines = isByClass ? [...Map.groupBy(right, (index) => labels[index]).values()] : [right];
  const turns = lines.map((line) => line.values());
  const samples: Sample[] = [];
  const nextOf = (line: Iterable<number>): boolean => {
    for (const index of line) {
      const origin = rowOf(pool.points, index, size).slice();
      if (samples.some((other) => isWithin(other.origin, origin, SAME))) continue;
      const answer = pool.answers[index] ?? new Float32Array(0);
      samples.push(
        startSample({ input: index, label: labels[index] ?? 0, origin, answer, isMixture: false }),
      );
      return true;
    }
    return false;
  };
  for (let isMore = true; isMore && samples.length < wanted;) {
    isMore = false;
    for (const line of turns) if (samples.length < wanted && nextOf(line)) isMore = true;
  }
  return samples;
}

/** Starts each sample from the nearest inputs that the victim gives another class: unlike noise, which large nets put into one class. */
export async function findStarts(
  oracle: Oracle,
  samples: readonly Sample[],
  pool: Pool,
  lens: Lens,
  random: Random,
): Promise<void> {
  const { size } = oracle.space;
  const seen = lens.see(pool.points);
  const fallback = pool.predicted.every((one) => one === pool.predicted[0])
    ? await randomPoints(oracle, random)
    : [];
  if (oracle.space.holds) {
    return findHeldStarts(
      oracle,
      samples,
      pool,
      fallback.map(({ point }) => point),
    );
  }
  const rays = samples.flatMap((sample) => {
    const origin = lens.see(sample.origin);
    const near = nearestOthers(pool, sample, (index) =>
      squaredDistance(origin, rowOf(seen, index, lens.seen)),
    );
    const targets = near.map((index) => ({
      point: rowOf(pool.points, index, size),
      predicted: pool.predicted[index] ?? sample.label,
      answer: pool.answers[index] ?? new Float32Array(0),
    }));
    return [...targets, ...fallback]
      .filter(({ predicted }) => predicted !== sample.label)
      .slice(0, STARTS)
      .map(({ point, predicted, answer }) => {
        oracle.note({ sample, point }, predicted, answer);
        return rayTo(oracle, sample, point);
      });
  });
  await searchBoundary(oracle, rays, ROUNDS);
}

/** The same if some numbers may not be changed: the others are taken from inputs of every class, since what is held may decide. */
async function findHeldStarts(
  oracle: Oracle,
  samples: readonly Sample[],
  pool: Pool,
  more: readonly Float32Array[],
): Promise<void> {
  const { size } = oracle.space;
  const points = oracle.space.free(pool.points);
  const questions = samples.flatMap((sample) => {
    const origin = oracle.space.free(sample.origin);
    const far = (index: number): number => squaredDistance(origin, rowOf(points, index, size));
    const near = nearestOthers(pool, sample, far, HELD_STARTS).map((index) =>
      rowOf(pool.points, index, size),
    );
    return [...near, ...more].map((point) => ({ sample, point: point.slice() }));
  });
  const { fooled } = await oracle.ask(questions);
  const rays = questions
    .filter((_question, index) => fooled[index] === 1)
    .map(({ sample, point }) => rayTo(oracle, sample, point));
  await searchBoundary(oracle, rays, ROUNDS);
}

function nearestOthers(
  pool: Pool,
  sample: Sample,
  far: (index: number) => number,
  most = STARTS,
): readonly number[] {
  return Array.from(pool.predicted.keys())
    .filter((index) => pool.predicted[index] !== sample.label)
    .map((index) => [far(index), index] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, index]) => index);
}

async function randomPoints(
  oracle: Oracle,
  random: Random,
): Promise<readonly { point: Float32Array; predicted: number; answer: Float32Array }[]> {
  const points = Array.from({ length: RANDOM_POINTS }, () =>
    new Float32Array(oracle.space.size).map(() => random.uniform()),
  );
  const replies = await oracle.answers(points);
  return replies.map((reply, index) => ({
    point: points[index] ?? new Float32Array(oracle.space.size),
    predicted: oracle.classOf(reply),
    answer: reply,
  }));
}
