import { dot } from '../../vectors.ts';

const NEWTON_STEPS = 12;

/** Two inputs that differ by no more in any number are taken for the same, in the unit box. */
export const SAME = 0.01;

/** What rounding may take from an eps, also that of a user to six digits. */
export const EPS_ROUNDING = 1e-5;

/** The whole steps within eps of a column with this range: an eps of exactly k steps allows k, however it was rounded. */
export function stepsWithin(eps: number, range: number): number {
  return Math.floor(eps * range * (1 + EPS_ROUNDING));
}

/** How far apart two points are: by the number that differs most (the Linf norm). */
export function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let largest = 0;
  for (let index = 0; index < a.length; index += 1) {
    const difference = Math.abs((a[index] ?? 0) - (b[index] ?? 0));
    if (difference > largest) largest = difference;
  }
  return largest;
}

/** True if two points differ by at most so much in each number. */
export function isWithin(a: Float32Array, b: Float32Array, limit: number): boolean {
  for (let index = 0; index < a.length; index += 1) {
    if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > limit) return false;
  }
  return true;
}

function clip(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/**
 * Writes the point at distance `radius` from `origin` on the way to `target`, inside the unit box: on the straight line, with each
 * number of the change cut off at the radius. A radius beyond the target's distance goes on along the line.
 */
export function pointOnPath(
  origin: Float32Array,
  target: Float32Array,
  radius: number,
  out: Float32Array,
): void {
  const whole = distance(origin, target);
  const factor = whole === 0 ? 0 : Math.max(1, radius / whole);
  for (let index = 0; index < out.length; index += 1) {
    const start = origin[index] ?? 0;
    const change = ((target[index] ?? 0) - start) * factor;
    out[index] = clip(start + (change > radius ? radius : change < -radius ? -radius : change));
  }
}

/**
 * Writes the point of the unit box that is closest to `origin` among those with `normal` · point = `level`. It moves from the origin
 * along the signs of the normal, held back by the box: the level rises along this way ever more slowly, so that Newton's method
 * reaches it from below. If the box ends before, the farthest point is written.
 */
export function closestOnPlane(
  origin: Float32Array,
  normal: Float32Array,
  level: number,
  out: Float32Array,
): void {
  out.set(origin);
  let step = 0;
  for (let turn = 0; turn < NEWTON_STEPS; turn += 1) {
    const missing = level - dot(normal, out);
    const slope = freeSlope(normal, out);
    if (missing <= 1e-6 || slope <= 1e-12) return;
    step += missing / slope;
    for (let index = 0; index < out.length; index += 1) {
      out[index] = clip((origin[index] ?? 0) + step * Math.sign(normal[index] ?? 0));
    }
  }
}

/** How fast normal · point grows: only numbers that can still move inside the box count. */
function freeSlope(normal: Float32Array, point: Float32Array): number {
  let slope = 0;
  for (let index = 0; index < point.length; index += 1) {
    const along = normal[index] ?? 0;
    const at = point[index] ?? 0;
    if (along > 0 ? at < 1 : at > 0) slope += Math.abs(along);
  }
  return slope;
}
