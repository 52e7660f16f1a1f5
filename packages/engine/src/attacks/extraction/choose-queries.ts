import type { Random } from '../../random.ts';
import { addScaled, rowOf, squaredDistance } from '../../vectors.ts';

/** The first inputs stand for many others, since there are few of them; the later ones are to be far from all before. */
const REPRESENTATIVES = 64;
/** Among more inputs than these, representatives are searched in a part of them. */
const SEARCHED = 1_200;
/** Inputs with more numbers are compared by random projections. */
const COMPARED_NUMBERS = 64;
/** Numbers that choosing may look at, before it goes on at random. */
const WORK = 4e8;

/**
 * Orders questions so that few answers teach much: representatives first (facility location), then always the input farthest from
 * all before (k-center: Sener and Savarese, ICLR 2018), then the rest at random.
 */
export function orderQueries(points: Float32Array, count: number, random: Random): Int32Array {
  if (count === 0) return new Int32Array(0);
  const size = points.length / count;
  const seen = project(points, size, random);
  const width = Math.min(size, COMPARED_NUMBERS);
  const order = representatives(seen, width, random.permutation(count).subarray(0, SEARCHED));
  const chosen = new Set(order);
  const nearest = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const choose = (row: number): void => {
    chosen.add(row);
    for (let other = 0; other < count; other += 1) {
      const apart = squaredDistance(rowOf(seen, row, width), rowOf(seen, other, width));
      if (apart < (nearest[other] ?? 0)) nearest[other] = apart;
    }
  };
  for (const row of order) choose(row);
  const steps = Math.min(count - order.length, Math.floor(WORK / (count * width)));
  for (let step = 0; step < steps; step += 1) {
    const farthest = indexOfFarthest(nearest, chosen);
    if (farthest < 0) break;
    order.push(farthest);
    choose(farthest);
  }
  const rest = random.permutation(count).filter((row) => !chosen.has(row));
  return Int32Array.from([...order, ...rest]);
}

function indexOfFarthest(nearest: Float32Array, chosen: ReadonlySet<number>): number {
  let best = -1;
  for (let row = 0; row < nearest.length; row += 1) {
    if (!chosen.has(row) && (best < 0 || (nearest[row] ?? 0) > (nearest[best] ?? 0))) best = row;
  }
  return best;
}

/** Greedy facility location: each next row lowers the sum of all distances to representatives the most. */
function representatives(points: Float32Array, size: number, rows: Int32Array): number[] {
  const count = rows.length;
  const apart = new Float32Array(count * count);
  let largest = 0;
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < a; b += 1) {
      const value = squaredDistance(rowOf(points, rows[a] ?? 0, size), rowOf(points, rows[b] ?? 0, size));
      apart[a * count + b] = value;
      apart[b * count + a] = value;
      largest = Math.max(largest, value);
    }
  }
  const nearest = new Float32Array(count).fill(largest);
  const chosen: number[] = [];
  while (chosen.length < Math.min(REPRESENTATIVES, count)) {
    const best = bestRepresentative(apart, nearest);
    chosen.push(rows[best] ?? 0);
    for (let row = 0; row < count; row += 1) {
      nearest[row] = Math.min(nearest[row] ?? 0, apart[best * count + row] ?? 0);
    }
    // It is its own representative: choosing it again gains nothing.
    nearest[best] = -1;
  }
  return chosen;
}

function bestRepresentative(apart: Float32Array, nearest: Float32Array): number {
  const count = nearest.length;
  let best = 0;
  let most = -1;
  for (let candidate = 0; candidate < count; candidate += 1) {
    if ((nearest[candidate] ?? -1) < 0) continue;
    let gain = 0;
    for (let row = 0; row < count; row += 1) {
      gain += Math.max(0, (nearest[row] ?? 0) - (apart[candidate * count + row] ?? 0));
    }
    if (gain > most) [best, most] = [candidate, gain];
  }
  return best;
}

/** Inputs of many numbers by their products with random vectors, which keeps distances roughly. */
function project(points: Float32Array, size: number, random: Random): Float32Array {
  if (size <= COMPARED_NUMBERS) return points;
  const axes = new Float32Array(size * COMPARED_NUMBERS);
  random.fillNormals(axes);
  const count = points.length / size;
  const seen = new Float32Array(count * COMPARED_NUMBERS);
  for (let row = 0; row < count; row += 1) {
    const out = rowOf(seen, row, COMPARED_NUMBERS);
    for (let column = 0; column < size; column += 1) {
      const value = points[row * size + column] ?? 0;
      if (value !== 0) addScaled(out, value, rowOf(axes, column, COMPARED_NUMBERS));
    }
  }
  return seen;
}
