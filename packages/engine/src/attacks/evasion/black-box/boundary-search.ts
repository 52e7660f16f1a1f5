import { pointOnPath } from '../geometry.ts';
import type { Oracle, Question, Sample } from '../oracle.ts';

export interface Ray {
  readonly sample: Sample;
  readonly target: Float32Array;
  /** The largest distance known to keep the class. */
  low: number;
  /** The smallest distance known to change it. */
  high: number;
}

/** Returns a ray to a target that is known to fool the victim. */
export function rayTo(oracle: Oracle, sample: Sample, target: Float32Array): Ray {
  return { sample, target, low: 0, high: oracle.space.distance(sample.origin, target) };
}

const NEARER_ROUNDS = 6;

/** Brings the changes that were found nearer to their inputs: a success within eps has mostly used all of it. */
export async function bringNearer(oracle: Oracle, fallen: readonly Sample[]): Promise<void> {
  await searchBoundary(
    oracle,
    fallen.map((sample) => rayTo(oracle, sample, sample.best.slice())),
    NEARER_ROUNDS,
  );
}

/** Halves the uncertain part of every ray `rounds` times, all rays in one batch. */
export async function searchBoundary(oracle: Oracle, rays: readonly Ray[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const fooled = await askAt(
      oracle,
      rays.map((ray) => ({ ray, radius: (ray.low + ray.high) / 2 })),
    );
    for (const [index, ray] of rays.entries()) {
      const middle = (ray.low + ray.high) / 2;
      if (fooled[index] === 1) ray.high = middle;
      else ray.low = middle;
    }
  }
}

async function askAt(
  oracle: Oracle,
  asked: readonly { readonly ray: Ray; readonly radius: number }[],
): Promise<Uint8Array> {
  const questions: Question[] = asked.map(({ ray, radius }) => {
    const point = new Float32Array(ray.target.length);
    pointOnPath(ray.sample.origin, ray.target, radius, point);
    return { sample: ray.sample, point };
  });
  const { fooled } = await oracle.ask(questions);
  return fooled;
}

/**
 * Finds for every sample the ray that changes the class nearest to its origin: all rays of a sample are asked at the same distance,
 * and as long as one of them fools the victim there, the others are out.
 * @param rounds how often the uncertain part is halved
 */
export async function searchNearest(
  oracle: Oracle,
  groups: readonly (readonly Ray[])[],
  rounds: number,
): Promise<void> {
  let contests = groups
    .filter((rays) => rays.length > 0)
    .map((rays) => ({ rays, low: 0, high: rays[0]?.sample.bestDistance ?? 0, first: true }));
  for (let round = 0; round < rounds; round += 1) {
    const asked = contests.flatMap((contest) =>
      contest.rays.map((ray) => ({ ray, radius: radiusOf(contest) })),
    );
    const fooled = await askAt(oracle, asked);
    let at = 0;
    contests = contests.flatMap((contest) => {
      const winners = contest.rays.filter((_ray, index) => fooled[at + index] === 1);
      at += contest.rays.length;
      const radius = radiusOf(contest);
      if (winners.length > 0) return [{ ...contest, rays: winners, high: radius, first: false }];
      // Nothing here is nearer than the best point so far.
      return contest.first ? [] : [{ ...contest, low: radius }];
    });
  }
}

/** The first distance to ask at: a little nearer than the best point, so that rays that do not help drop out at once. */
const FIRST_SHARE = 0.985;

function radiusOf({ low, high, first }: { low: number; high: number; first: boolean }): number {
  return first ? high * FIRST_SHARE : (low + high) / 2;
}
