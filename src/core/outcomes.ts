/**
 * How an attack ended for each input that it was tried on. A retrained model gets other inputs right, so two runs are
 * compared on those that both attacked.
 */
export interface Outcomes {
  /** The rows of the data, counted from 0 and rising: the steps between them as variable-length integers, in base64. */
  readonly inputs: string;
  /** One bit for each of these inputs, the first one lowest, in base64: 1 if the attack succeeded. */
  readonly fell: string;
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
  return { ...effort, inputs: base64(Uint8Array.from(steps)), fell: base64(fell) };
}

/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each row whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
export function unpackOutcomes({
  inputs,
  fell,
}: Pick<Outcomes, 'inputs' | 'fell'>): ReadonlyMap<number, boolean> | undefined {
  // A row takes at most 5 bytes.
  if (inputs.length > 7 * MOST_OUTCOMES || fell.length > MOST_OUTCOMES) return undefined;
  const rows = readRows(Buffer.from(inputs, 'base64'));
  const bits = Buffer.from(fell, 'base64');
  if (rows === undefined || rows.length === 0 || rows.length > MOST_OUTCOMES) return undefined;
  if (bits.length !== Math.ceil(rows.length / 8)) return undefined;
  return new Map(rows.map((row, index) => [row, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
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
