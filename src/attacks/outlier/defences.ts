import { listNames } from '../../core/list-names.ts';
import { fourDigits } from '../../core/four-digits.ts';
import type { Random } from '../../engine/random.ts';
import { type Matrix, takeRows } from '../../engine/statistics/matrix.ts';
import type { Defence } from '../../engine/types.ts';
import { type OutlierScores, scoreOutliers } from './combine.ts';
import { measureRuntimeDetector } from './runtime-detector.ts';

const MOST_NAMED = 50;
/** Longer lists of scales are left out of the report: they are the standard deviations of the reference columns. */
const MOST_SCALES = 100;

/** What was judged, and what was found. */
export interface FoundOutliers {
  readonly features: Matrix;
  readonly pictures: boolean;
  readonly scores: OutlierScores;
  readonly nameOf: (row: number) => string;
}

/** Says what to do about the outliers, with what it does: both defences are applied to the inputs at hand. */
export function outlierDefences(outliers: FoundOutliers, random: Random): Defence[] {
  if (outliers.scores.found.length === 0) return [];
  const atRuntime = refuseAtRuntime(outliers, random);
  return [removeOutliers(outliers, random), ...(atRuntime === undefined ? [] : [atRuntime])];
}

function removeOutliers(outliers: FoundOutliers, random: Random): Defence {
  const { features, pictures, scores, nameOf } = outliers;
  const { found } = scores;
  const strange = new Set(found);
  const kept = Array.from({ length: features.rows }, (_unused, row) => row).filter(
    (row) => !strange.has(row),
  );
  // Outliers do not decide whether rows look normally distributed, so without them the answer is the same.
  const again = scoreOutliers(takeRows(features, kept), pictures, random, scores.gaussian);
  const left = again.found.length;
  return {
    name: 'Look at the strangest inputs, and repair or remove them',
    advice:
      'Repair or remove recording errors, and collect more examples of rare but real cases. Then run the ' +
      'check again: outliers that were hidden by stronger ones may appear.',
    measured: { without: found.length / features.rows, with: left / Math.max(1, kept.length) },
    setting: {
      inputs: listNames(found, MOST_NAMED, nameOf),
      removed: found.length,
      limit: fourDigits(scores.fence),
    },
  };
}

function refuseAtRuntime(outliers: FoundOutliers, random: Random): Defence | undefined {
  const { features, pictures, scores } = outliers;
  const { found } = scores;
  const detector = measureRuntimeDetector(features, pictures, found, random);
  if (detector === undefined) return undefined;
  const passing = found.length * (1 - detector.refusedOutliers);
  const usual = (features.rows - found.length) * (1 - detector.refusedUsual);
  return {
    name: 'Refuse strange inputs at runtime',
    advice:
      'Keep usual inputs as a reference, and refuse a new input, or give it to a person, if its mean distance to the nearest of them is above the threshold. It costs one comparison with each reference input, and refuses some usual inputs too.',
    measured: { without: found.length / features.rows, with: passing / Math.max(1, passing + usual) },
    setting: {
      distance: pictures ? 'Euclidean' : 'Euclidean, each column divided by its scale',
      neighbours: detector.neighbours,
      threshold: fourDigits(detector.threshold),
      ...(detector.scales.length > 0 && detector.scales.length <= MOST_SCALES
        ? { scales: detector.scales.map(fourDigits) }
        : {}),
      'numbers of an input': features.columns,
      'reference inputs': detector.referenceInputs,
      'held-out usual inputs': detector.heldOutInputs,
      'share of held-out usual inputs refused': fourDigits(detector.refusedUsual),
      'share of listed inputs refused': fourDigits(detector.refusedOutliers),
    },
  };
}
