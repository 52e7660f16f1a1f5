/** For each class, which number of a tensor is its score. */
export type ClassOrder = readonly number[];

/**
 * Learns in which order a tensor holds the scores of the classes: what is the greatest most often where the model answers a class is
 * that class's. Places of classes that were not seen are shared out in their order.
 * @returns the order, and how many inputs agree with it
 */
export function bestOrder(
  greatest: readonly number[],
  classes: readonly number[],
  size: number,
): { readonly order: ClassOrder; readonly agreeing: number } {
  const seen = new Map<number, number>();
  for (const [row, place] of greatest.entries()) {
    const pair = (classes[row] ?? 0) * size + place;
    if (place >= 0) seen.set(pair, (seen.get(pair) ?? 0) + 1);
  }
  const order = new Array<number | undefined>(size).fill(undefined);
  const free = new Set(order.keys());
  let agreeing = 0;
  for (const [pair, count] of [...seen].toSorted(([, a], [, b]) => b - a)) {
    const [one, place] = [Math.floor(pair / size), pair % size];
    if (one >= size || order[one] !== undefined || !free.delete(place)) continue;
    order[one] = place;
    agreeing += count;
  }
  const rest = free.values();
  return { order: order.map((place) => place ?? rest.next().value ?? 0), agreeing };
}

/** Brings numbers of classes, row by row, to the places that an order gives them. */
export function intoOrder(values: Float32Array, order: ClassOrder): Float32Array {
  const { length } = order;
  const moved = new Float32Array(values.length);
  for (let row = 0; row < values.length; row += length) {
    for (const [one, place] of order.entries()) moved[row + place] = values[row + one] ?? 0;
  }
  return moved;
}

export function inverseOf(order: ClassOrder): ClassOrder {
  const inverse = order.slice();
  for (const [one, place] of order.entries()) inverse[place] = one;
  return inverse;
}

/** True if a matrix only changes an order: each of its rows and columns has one number that is not 0, and that is positive. */
export function isReordering(values: readonly number[], [rows, columns]: readonly number[]): boolean {
  if (rows === undefined || rows !== columns || values.length !== rows * rows) return false;
  const set = [...values.entries()].filter(([, value]) => value !== 0);
  const count = (of: (at: number) => number): number => new Set(set.map(([at]) => of(at))).size;
  return (
    set.length === rows &&
    set.every(([, value]) => value > 0) &&
    count((at) => Math.floor(at / rows)) === rows &&
    count((at) => at % rows) === rows
  );
}
