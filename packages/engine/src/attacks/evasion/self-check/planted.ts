import { solveCholesky } from '../../../statistics/multivariate/cholesky.ts';
import type { Random } from '../../../random.ts';
import { addScaled, dot, joinRows, rowOf } from '../../../vectors.ts';
import type { Oracle, Sample } from '../oracle.ts';
import { NoGradient } from '../../../fault.ts';
import type { AttackSpace } from '../attack-space.ts';
import type { EvasionAnalysis } from '../setup.ts';

/** An input with a readout of the features that no point around it reaches, but one corner. */
export interface Planted {
  readonly origin: Float32Array;
  /** Of length 1. */
  readonly readout: Float32Array;
  /** What a change within eps must reach. */
  readonly threshold: number;
  /** What the origin itself reaches. */
  readonly start: number;
}

/** Points of the ball that must stay below the threshold. */
export const POINTS = 160;
/** The threshold, from the greatest of these points to the corner. */
const GAP_SHARE = 0.8;
/** The ridge, as a share of the mean variance of a feature. */
const RIDGE = 1e-2;

/**
 * Plants an adversarial input (Zimmermann et al., NeurIPS 2022): a linear readout of the features that tells one corner of the ball
 * from its points, by a ridge discriminant in closed form.
 * @param read gives the features of points
 * @returns undefined if no readout does
 */
export async function plant(
  read: ReadFeatures,
  { origin }: Pick<Sample, 'origin'>,
  { space, eps }: Pick<Oracle, 'space' | 'eps'>,
  random: Random,
): Promise<Planted | undefined> {
  const radii = space.radii(eps);
  const moved = (share: () => number): Float32Array =>
    space.reach(
      origin.map((value, at) => clip(value + share() * (radii[at] ?? 0))),
      origin,
      eps,
    );
  const corner = (): Float32Array => moved(() => (random.uniform() < 0.5 ? -1 : 1));
  const inside = (): Float32Array => moved(() => 2 * random.uniform() - 1);
  // Every other point is a corner itself: else any corner would do, and a blind attack would find it.
  const points = Array.from({ length: POINTS }, (_unused, at) => (at % 2 === 0 ? inside() : corner()));
  const { values, size } = await read([...points, corner(), origin]);
  const around = values.subarray(0, POINTS * size);
  const own = rowOf(values, POINTS, size);
  const readout = discriminant(around, own, size);
  const length = Math.sqrt(dot(readout, readout));
  if (!(length > 0) || !Number.isFinite(length)) return undefined;
  for (let index = 0; index < size; index += 1) readout[index] = (readout[index] ?? 0) / length;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < POINTS; row += 1) most = Math.max(most, dot(readout, rowOf(around, row, size)));
  const reached = dot(readout, own);
  if (!(reached > most)) return undefined;
  const threshold = most + GAP_SHARE * (reached - most);
  const start = dot(readout, rowOf(values, POINTS + 1, size));
  return start < threshold ? { origin, readout, threshold, start } : undefined;
}

function clip(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** (S + r I)^-1 (own - mean), with the covariance S of the points: solved among the points, which are fewer than the features may be. */
function discriminant(points: Float32Array, own: Float32Array, size: number): Float32Array {
  const count = points.length / size;
  const mean = new Float32Array(size);
  for (let row = 0; row < count; row += 1) addScaled(mean, 1 / count, rowOf(points, row, size));
  const centred = points.map((value, at) => value - (mean[at % size] ?? 0));
  const lead = own.map((value, at) => value - (mean[at] ?? 0));
  const ridge = Math.max(1e-12, (RIDGE * dot(centred, centred)) / (count * size));
  const gram = new Float64Array(count * count);
  for (let row = 0; row < count; row += 1) {
    for (let other = 0; other <= row; other += 1) {
      gram[row * count + other] = dot(rowOf(centred, row, size), rowOf(centred, other, size));
    }
    gram[row * count + row] = (gram[row * count + row] ?? 0) + count * ridge;
  }
  const leads = Float64Array.from({ length: count }, (_unused, row) => dot(rowOf(centred, row, size), lead));
  const shares = solveCholesky(gram, count, leads, 1);
  const readout = lead.slice();
  for (const [row, share] of shares.entries()) addScaled(readout, -share, rowOf(centred, row, size));
  return readout;
}

/** The features of points of the unit box: what the last dense layer of the model reads. One row of `size` numbers for each point. */
export interface FeatureRows {
  readonly values: Float32Array;
  readonly size: number;
}

export type ReadFeatures = (points: readonly Float32Array[]) => Promise<FeatureRows>;

/** Without such a layer nothing can be planted. */
const NO_LAYER = 'it has no hidden layer before its scores';

/**
 * Opens a model's features, without gradients, which would take twice as long.
 * @param repeats how often each is computed
 * @returns NoGradient, which says why, if the model has none
 */
export async function openFeatures(
  { features }: Pick<EvasionAnalysis, 'features'>,
  space: AttackSpace,
  repeats: number,
): Promise<ReadFeatures | NoGradient> {
  if (features === undefined) return new NoGradient('there is no model file');
  const ask = (points: readonly Float32Array[]): Promise<FeatureRows | undefined> =>
    features(space.toModel(joinRows(points, space.size)), points.length);
  const probed = await ask([new Float32Array(space.size)]);
  if (probed === undefined) return new NoGradient(NO_LAYER);
  if (probed.size < 2) return new NoGradient('its last layer reads one number only');
  return async (points) => {
    const values = new Float32Array(points.length * probed.size);
    for (let again = 0; again < repeats; again += 1) {
      const rows = await ask(points);
      for (const [at, value] of (rows?.values ?? []).entries()) {
        values[at] = (values[at] ?? 0) + value / repeats;
      }
    }
    return { values, size: probed.size };
  };
}
