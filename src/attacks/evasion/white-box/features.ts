import { NoGradient } from '../../../engine/gradient/no-gradient.ts';
import { joinRows } from '../../../engine/vectors.ts';
import type { AttackSpace } from '../attack-space.ts';
import type { EvasionAnalysis } from '../setup.ts';

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
 * @param repeats how often each is computed: those of a random model are the mean of several
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
