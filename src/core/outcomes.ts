/**
 * How an attack ended for each input that it was tried on. A retrained model gets other inputs right, so two runs are
 * compared on those that both attacked.
 */
export interface Outcomes {
  /** The rows of the data, counted from 0 and rising: the steps between them as variable-length integers, in base64. */
  readonly inputs: string;
  /** One bit for each of these inputs, the first one lowest, in base64: 1 if the attack succeeded. */
  readonly fell: string;
  /**
   * A byte for each of these inputs, in base64: the smallest distance at which the attack succeeded, as `codeOf` counts it. Absent
   * if it was not looked for, or not to the end.
   */
  readonly distances?: string;
  /** How far an input could be changed; absent if the attack changes none. */
  readonly eps?: number;
  /** The queries that the attack had: for each input, or to train its copy with. */
  readonly queries: number;
}

/** More inputs are never attacked one by one. */
export const MOST_OUTCOMES = 10_000;
/** Rows have fewer. */
const MOST_ROW = 2 ** 31;

/** How the attack on one input ended. */
export interface RowOutcome {
  readonly row: number;
  readonly fell: boolean;
  /** The smallest distance at which it fell, in parts of eps; infinite if it fell nowhere. Absent if it is not known. */
  readonly distance?: number;
}

/** A distance of eps; others are counted from it, in steps of a 16th of an octave. */
const CODE_OF_EPS = 128;
const STEPS_OF_OCTAVE = 16;
/** Of an input that fell nowhere. */
const NOWHERE = 255;

/** Counts a distance in parts of eps: with 4 % of accuracy, from 1/256 to 200 times eps. */
function codeOf(distance: number): number {
  if (distance === Number.POSITIVE_INFINITY) return NOWHERE;
  const code = Math.round(CODE_OF_EPS + STEPS_OF_OCTAVE * Math.log2(distance));
  return Math.min(NOWHERE - 1, Math.max(0, code));
}

/** The distance, in parts of eps, of a code. */
export function distanceOf(code: number): number {
  return code === NOWHERE ? Number.POSITIVE_INFINITY : 2 ** ((code - CODE_OF_EPS) / STEPS_OF_OCTAVE);
}

/**
 * Packs outcomes.
 * @returns undefined if there are none or too many
 */
export function packOutcomes(
  outcomes: readonly RowOutcome[],
  effort: Pick<Outcomes, 'eps' | 'queries'>,
): Outcomes | undefined {
  const sorted = outcomes.toSorted((one, other) => one.row - other.row);
  if (sorted.length === 0 || sorted.length > MOST_OUTCOMES) return undefined;
  const steps: number[] = [];
  const fell = new Uint8Array(Math.ceil(sorted.length / 8));
  let next = 0;
  for (const [index, one] of sorted.entries()) {
    steps.push(...variableLength(one.row - next));
    next = one.row + 1;
    if (one.fell) fell[index >> 3] = (fell[index >> 3] ?? 0) | (1 << (index & 7));
  }
  const distances = sorted.flatMap(({ distance }) => (distance === undefined ? [] : [codeOf(distance)]));
  return {
    ...effort,
    inputs: base64(Uint8Array.from(steps)),
    fell: base64(fell),
    ...(distances.length === sorted.length && { distances: base64(Uint8Array.from(distances)) }),
  };
}

type Packed = Pick<Outcomes, 'inputs' | 'fell' | 'distances'>;

/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each row whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
export function unpackOutcomes({
  inputs,
  fell,
  distances,
}: Packed): ReadonlyMap<number, boolean> | undefined {
  // A row takes at most 5 bytes.
  if (inputs.length > 7 * MOST_OUTCOMES || fell.length > MOST_OUTCOMES) return undefined;
  const rows = readRows(Buffer.from(inputs, 'base64'));
  const bits = Buffer.from(fell, 'base64');
  if (rows === undefined || rows.length === 0 || rows.length > MOST_OUTCOMES) return undefined;
  if (bits.length !== Math.ceil(rows.length / 8)) return undefined;
  if (distances !== undefined && Buffer.from(distances, 'base64').length !== rows.length) return undefined;
  return new Map(rows.map((row, index) => [row, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
}

/**
 * Unpacks the distances of outcomes that `unpackOutcomes` takes.
 * @returns for each row the smallest distance at which it fell, as a code that grows with it; undefined if it is not known
 */
export function unpackDistances(outcomes: Packed): ReadonlyMap<number, number> | undefined {
  const rows = unpackOutcomes(outcomes);
  if (rows === undefined || outcomes.distances === undefined) return undefined;
  const codes = Buffer.from(outcomes.distances, 'base64');
  return new Map([...rows.keys()].map((row, index) => [row, codes[index] ?? NOWHERE]));
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function variableLength(value: number): readonly number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}

function readRows(bytes: Uint8Array): readonly number[] | undefined {
  const rows: number[] = [];
  let [next, step, scale] = [0, 0, 1];
  for (const byte of bytes) {
    step += (byte % 128) * scale;
    scale *= 128;
    if (next + step > MOST_ROW) return undefined;
    if (byte >= 128) continue;
    rows.push(next + step);
    [next, step, scale] = [next + step + 1, 0, 1];
  }
  return scale === 1 ? rows : undefined;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
