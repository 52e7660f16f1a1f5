import type { Random } from '../../../random.ts';
import type { Lens } from '../../../substitute/lens.ts';
import { addScaled, dot, normalize, squaredDistance } from '../../../vectors.ts';
import { type Ray, searchNearest } from './boundary-search.ts';
import { closestOnPlane } from '../geometry.ts';
import type { Oracle, Question, Sample } from '../oracle.ts';

interface StepPlan {
  readonly directions: number;
  /** Their length, as a share of the point's distance. */
  readonly reach: number;
  /** Large pictures get coarse directions: a change of single pixels hardly moves their answers. */
  readonly lens: Lens;
  /** How often the search along the new direction halves what is uncertain. */
  readonly rounds: number;
}

/** The normal of the boundary near a sample's best point, which points to the other class. */
export type Normals = Map<Sample, Float32Array>;

/** How far to go from the old point towards the closest point of the estimated boundary. */
const SHARES = [1, 0.6, 0.3, 0.12, 0.04] as const;

/**
 * One step of HopSkipJump (Chen, Jordan and Wainwright, IEEE S&P 2020) for all samples at once. The normal of the boundary is
 * estimated from random directions; the step goes to the point of the tangent plane closest to the origin inside the bounds, and
 * turns back if the boundary is curved (compare TangentAttack, Ma et al., NeurIPS 2021).
 */
export async function hopSkipJumpStep(
  oracle: Oracle,
  samples: readonly Sample[],
  normals: Normals,
  plan: StepPlan,
  random: Random,
): Promise<void> {
  for (const group of inGroups(samples, oracle.space.size * Math.max(plan.directions, SHARES.length))) {
    await estimateNormals(oracle, group, normals, plan, random);
    await searchNearest(
      oracle,
      group.map((sample) => raysTo(sample, normals.get(sample))),
      plan.rounds,
    );
  }
}

function raysTo(sample: Sample, normal: Float32Array | undefined): readonly Ray[] {
  if (normal === undefined) return [];
  const { best, origin } = sample;
  const closest = new Float32Array(origin.length);
  closestOnPlane(origin, normal, dot(normal, best), closest);
  return SHARES.map((share) => {
    const target = best.slice();
    addScaled(target, -share, best);
    addScaled(target, share, closest);
    return { sample, target, low: 0, high: sample.bestDistance };
  });
}

async function estimateNormals(
  oracle: Oracle,
  samples: readonly Sample[],
  normals: Normals,
  { directions, reach, lens }: StepPlan,
  random: Random,
): Promise<void> {
  if (directions === 0) return;
  const questions: Question[] = [];
  for (const sample of samples) {
    const length = Math.sqrt(squaredDistance(sample.best, sample.origin));
    for (let index = 0; index < directions; index += 1) {
      const seen = new Float32Array(lens.seen);
      random.fillNormals(seen);
      const point = sample.best.slice();
      addScaled(point, reach * length, normalize(lens.back(seen)));
      questions.push({ sample, point });
    }
  }
  const starts = samples.map((sample) => sample.best.slice());
  const { fooled } = await oracle.ask(questions);
  for (const [index, sample] of samples.entries()) {
    const from = index * directions;
    const here = starts[index] ?? sample.best;
    const asked = questions.slice(from, from + directions);
    // What the bounds left of each direction.
    const kept = asked.map(({ point }) => {
      const vector = point.slice();
      addScaled(vector, -1, here);
      return normalize(vector);
    });
    normals.set(sample, combine(normals.get(sample), kept, fooled.subarray(from, from + directions)));
  }
}

/** The mean of sign(t) t over a normal t. */
const SIGN_SHARE = Math.sqrt(2 / Math.PI);

/** Weighs the normal expected from before against the one that the answers show, each by how certain it is. */
function combine(
  expected: Float32Array | undefined,
  vectors: readonly Float32Array[],
  fooled: Uint8Array,
): Float32Array {
  const size = vectors[0]?.length ?? 0;
  const seen = new Float32Array(size);
  const share = fooled.reduce((sum, one) => sum + one, 0) / vectors.length;
  // Answers that are all the same say nothing.
  if (share === 0 || share === 1) return expected ?? seen;
  let against = 0;
  for (const [index, vector] of vectors.entries()) {
    const sign = fooled[index] === 1 ? 1 : -1;
    addScaled(seen, sign - (2 * share - 1), vector);
    if (expected !== undefined && dot(expected, vector) * sign < 0) against += 1;
  }
  if (expected === undefined) return normalize(seen);
  const angle = Math.PI * ((against + 1) / (vectors.length + 2));
  const scaled = Math.sqrt(size) / (SIGN_SHARE * vectors.length);
  const certainty = (SIGN_SHARE * SIGN_SHARE * vectors.length) / size;
  const error = 2 - 2 * Math.cos(angle);
  const normal = new Float32Array(size);
  addScaled(normal, certainty * scaled, seen);
  addScaled(normal, Math.max(0, Math.cos(angle)) / Math.max(0.02, error), expected);
  return normalize(normal);
}

/** Numbers that a step holds for one group of samples: 64 MB. */
const GROUP_NUMBERS = 2 ** 24;

/** Splits samples into groups, so that large pictures do not take gigabytes. @param numbers how many a step holds for one sample */
export function inGroups<T>(samples: readonly T[], numbers: number): readonly (readonly T[])[] {
  const size = Math.max(1, Math.floor(GROUP_NUMBERS / numbers));
  const groups: (readonly T[])[] = [];
  for (let from = 0; from < samples.length; from += size) groups.push(samples.slice(from, from + size));
  return groups;
}
