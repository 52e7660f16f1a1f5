/** The bits of a number, to step to its neighbours. */
const doubles = new Float64Array(1);
/** Two words, since BigInt takes several times as long. */
const words = new Uint32Array(doubles.buffer);
const LOW = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 1;
const floats = new Float32Array(1);
const floatBits = new Int32Array(floats.buffer);

/** The smallest double above a number. Infinity has none, and stays. */
export function nextAbove(value: number): number {
  if (value === Number.POSITIVE_INFINITY || Number.isNaN(value)) return value;
  doubles[0] = value === 0 ? 0 : value;
  const step = value >= 0 ? 1 : -1;
  const low = (words[LOW] ?? 0) + step;
  words[LOW] = low;
  // The low word wraps around.
  if (low < 0 || low > 0xffffffff) words[1 - LOW] = (words[1 - LOW] ?? 0) + step;
  return doubles[0];
}

export function nextFloatAbove(value: number): number {
  if (value === Number.POSITIVE_INFINITY || Number.isNaN(value)) return value;
  floats[0] = value === 0 ? 0 : value;
  floatBits[0] = (floatBits[0] ?? 0) + (value >= 0 ? 1 : -1);
  return floats[0];
}

export function nextBelow(value: number): number {
  return -nextAbove(-value);
}

export function nextFloatBelow(value: number): number {
  return -nextFloatAbove(-value);
}
