import { logGamma } from '../../../statistics/distributions.ts';
import { robustScale, sorted } from '../../../statistics/robust.ts';
import type { Estimate } from '../../../types.ts';
import { estimateShare } from '../labels/share-profile.ts';

/** Degrees of freedom that honest noise may have: 1 is Cauchy's distribution, 100 is nearly the normal one. */
const TAILS = [1, 1.5, 2, 3, 4, 6, 10, 20, 100];
/** How many times wider the right half of honest noise may be than the left one, as a square root. */
const SKEWS = [1 / 2, 1 / Math.SQRT2, 1, Math.SQRT2, 2];
/** The likelihood may have several peaks, so a fit begins at each of these. */
const STARTS = [3, 100].flatMap((tail) => [1 / 2, 1, 2].map((skew) => ({ tail, skew })));
const FIRST_SHARE = 0.15;
/** Before so many steps the shape stays: far from the peak heavy tails explain anything. */
const SHAPELESS_STEPS = 6;
const SHAPE_EVERY = 4;
/** The greatest share that is looked for: of more than half, nobody can say which half is honest. */
const MOST = 0.6;
const STEPS = 40;
/** A step that gains less ends the fit. */
const LEAST_GAIN = 1e-4;
/** The targets are counted in so many parts of equal size, for the density of another row's target. */
const BINS = 20;
const LEAST_IN_BIN = 5;
/** Noise that is smaller than this part of the range of the targets is that of rounding. */
const ROUNDING = 1e-9;
const { exp, log, max } = Math;

export interface Residuals {
  readonly residuals: Float64Array;
  /** How large honest noise is at each row, up to a common factor. */
  readonly scales: Float64Array;
  /** The density of a target that belongs to another row, from `targetDensity`. */
  readonly others: Float64Array;
  readonly range: number;
}

export interface Noise {
  readonly share: number;
  readonly location: number;
  readonly scale: number;
  readonly tail: number;
  /** Residuals above the location are divided by it, those below multiplied. */
  readonly skew: number;
  readonly likelihood: number;
}

/**
 * Fits the residuals as a mixture: an honest target differs from what it should be by noise, Student's t with a scale that depends
 * on the row and halves of different width; with the chance e it is that of any other row: p(residual) = (1 - e) t((residual -
 * location) / scale; tail, skew) / scale + e q(target). Sources: Lange, Little, Taylor, JASA 84, 1989 (the fit); Fernández, Steel,
 * JASA 93, 1998 (the halves); Hogg, Bovy, Lang, arXiv 1008.4686, 2010 (the mixture).
 */
export function fitNoise(given: Residuals): Noise {
  return starts(given)
    .flatMap((start) => [0, FIRST_SHARE].map((share) => climb(given, { ...start, share }, true)))
    .reduce(likelier);
}

/** The share of changed targets with its 95 % profile likelihood interval. @param fitted what `fitNoise` found */
export function estimateTargetNoise(given: Residuals, fitted: Noise): Estimate {
  const others = starts(given).filter(({ skew }) => skew === 1);
  let best = fitted;
  return estimateShare((share) => {
    const found = [best, fitted, ...others]
      .map((start) => climb(given, { ...start, share }, false))
      .reduce(likelier);
    best = found;
    return found.likelihood;
  }, MOST);
}

/** Tails that heavy explain most changed targets, too; and less heavy ones do if the halves differ as much as they may. */
const [HEAVIEST, HEAVIEST_ONE_SIDED] = [1.5, 3];

/** True if noise has such a form that changed targets are hardly told from it. */
export function explainsAnything({ tail, skew }: Noise): boolean {
  const isOneSided = skew === SKEWS.at(0) || skew === SKEWS.at(-1);
  return tail <= (isOneSided ? HEAVIEST_ONE_SIDED : HEAVIEST);
}

/** The chance that each target was changed. */
export function chancesOfChange({ residuals, scales, others }: Residuals, noise: Noise): Float64Array {
  const density = studentDensity(noise);
  return residuals.map((residual, row) => {
    const spread = scales[row] ?? 1;
    const honest = ((1 - noise.share) * density(residual / spread)) / spread;
    const changed = noise.share * (others[row] ?? 0);
    return changed > 0 ? changed / (changed + honest) : 0;
  });
}

/** The density of the targets of all rows at each of them: a histogram with parts of equal size. */
export function targetDensity(targets: Float64Array): Float64Array {
  const ordered = sorted(targets);
  const count = ordered.length;
  const bins = max(1, Math.min(BINS, Math.floor(count / LEAST_IN_BIN)));
  const edges = Float64Array.from(
    { length: bins + 1 },
    (_unused, bin) => ordered[Math.round((bin * (count - 1)) / bins)] ?? 0,
  );
  // Equal targets would make a part without width.
  const least = max(Number.MIN_VALUE, ((ordered[count - 1] ?? 0) - (ordered[0] ?? 0)) / (10 * bins));
  return targets.map((target) => {
    let bin = 0;
    while (bin < bins - 1 && target > (edges[bin + 1] ?? 0)) bin += 1;
    return 1 / bins / max(least, (edges[bin + 1] ?? 0) - (edges[bin] ?? 0));
  });
}

function likelier(one: Noise, other: Noise): Noise {
  return other.likelihood > one.likelihood ? other : one;
}

function starts({ residuals, scales, range }: Residuals): readonly Noise[] {
  const { location, scale } = robustScale(residuals.map((residual, row) => residual / (scales[row] ?? 1)));
  return STARTS.map((shape) => ({
    ...{ ...shape, share: 0, location, likelihood: Number.NEGATIVE_INFINITY },
    scale: max(scale, ROUNDING * range, Number.MIN_VALUE),
  }));
}

/** Climbs by the EM algorithm; tail and skew move to their neighbours. @param isFree true if the share is fitted, too */
function climb(given: Residuals, start: Noise, isFree: boolean): Noise {
  let best = start;
  let last = Number.NEGATIVE_INFINITY;
  for (let step = 0; step < STEPS; step += 1) {
    const isShaped = step >= SHAPELESS_STEPS && step % SHAPE_EVERY === 0;
    best = (isShaped ? shapesNear(best) : [best])
      .map((noise) => improve(given, noise, isFree))
      .reduce(likelier);
    if (step > SHAPELESS_STEPS && step % SHAPE_EVERY === 1 && best.likelihood - last < LEAST_GAIN) break;
    last = best.likelihood;
  }
  return best;
}

function shapesNear(noise: Noise): readonly Noise[] {
  const [tail, skew] = [TAILS.indexOf(noise.tail), SKEWS.indexOf(noise.skew)];
  const tails = [TAILS[tail - 1], TAILS[tail + 1]].flatMap((one) =>
    one === undefined ? [] : [{ tail: one }],
  );
  const skews = [SKEWS[skew - 1], SKEWS[skew + 1]].flatMap((one) =>
    one === undefined ? [] : [{ skew: one }],
  );
  return [noise, ...[...tails, ...skews].map((change) => ({ ...noise, ...change }))];
}

/** One step of EM. The likelihood is that of the numbers before the step. */
function improve({ residuals, scales, others, range }: Residuals, noise: Noise, isFree: boolean): Noise {
  const density = studentDensity(noise);
  const { share, location, scale, tail, skew } = noise;
  let [likelihood, honest, weights, weighted, squares] = [0, 0, 0, 0, 0];
  for (let row = 0; row < residuals.length; row += 1) {
    const residual = (residuals[row] ?? 0) / (scales[row] ?? 1);
    const own = ((1 - share) * density(residual)) / (scales[row] ?? 1);
    const all = max(own + share * (others[row] ?? 0), Number.MIN_VALUE);
    likelihood += log(all);
    const chance = own / all;
    const stretch = residual > location ? 1 / skew : skew;
    const z = ((residual - location) * stretch) / scale;
    const weight = (chance * (tail + 1)) / (tail + z * z);
    honest += chance;
    weights += weight * stretch * stretch;
    weighted += weight * stretch * stretch * residual;
    squares += weight * z * z;
  }
  const least = max(ROUNDING * range, Number.MIN_VALUE);
  return {
    ...{ tail, skew, likelihood },
    share: isFree ? 1 - honest / max(1, residuals.length) : share,
    location: weights > 0 ? weighted / weights : location,
    scale: honest > 0 ? max(least, scale * Math.sqrt(squares / honest)) : scale,
  };
}

/** The density of honest noise: of a residual that was divided by the scale of its row. */
function studentDensity({ location, scale, tail, skew }: Noise): (residual: number) => number {
  const norm = exp(logGamma((tail + 1) / 2) - logGamma(tail / 2)) / Math.sqrt(tail * Math.PI);
  const halves = 2 / (skew + 1 / skew);
  const power = -(tail + 1) / 2;
  return (residual) => {
    const z = ((residual - location) * (residual > location ? 1 / skew : skew)) / scale;
    return (halves * norm * (1 + (z * z) / tail) ** power) / scale;
  };
}
