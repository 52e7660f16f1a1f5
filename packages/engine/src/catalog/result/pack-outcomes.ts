/** More inputs are never attacked one by one. */
export const MOST_OUTCOMES = 10_000;
/** The bytes of a digest that tell 10,000 inputs apart: two are taken for one in fewer than one of a million runs. */
const KEY_BYTES = 6;
const GROUP_BYTES = 2;

/** How the attack on one input ended. */
export interface RowOutcome {
  /** What the input is known by: the first six bytes of the SHA-256 of its content. */
  readonly key: number;
  readonly fell: boolean;
  /** The group of its class, counted from 0; absent if each input counts once. */
  readonly group?: number;
}

interface Packed {
  readonly inputs: string;
  readonly fell: string;
  readonly groups?: string;
}

interface Effort {
  /** How far an input could be changed; absent if the attack changes none. */
  readonly eps?: number;
  /** The queries that the attack had. */
  readonly queries: number;
}

/**
 * Packs outcomes. Inputs with the same content count once.
 * @returns undefined if there are none or too many
 */
export function packOutcomes(outcomes: readonly RowOutcome[], effort: Effort): (Packed & Effort) | undefined {
  const byKey = new Map(outcomes.map((one) => [one.key, one]));
  const sorted = [...byKey.values()].toSorted((one, other) => one.key - other.key);
  if (sorted.length === 0 || sorted.length > MOST_OUTCOMES) return undefined;
  const fell = new Uint8Array(Math.ceil(sorted.length / 8));
  for (const [index, one] of sorted.entries()) {
    if (one.fell) fell[index >> 3] = (fell[index >> 3] ?? 0) | (1 << (index & 7));
  }
  const groups = sorted.flatMap(({ group }) => (group === undefined ? [] : [group]));
  return {
    ...effort,
    inputs: packed(
      sorted.map(({ key }) => key),
      KEY_BYTES,
    ),
    fell: Buffer.from(fell).toString('base64'),
    ...(groups.length === sorted.length && { groups: packed(groups, GROUP_BYTES) }),
  };
}

/**
 * Unpacks outcomes, which may come from anywhere.
 * @returns for each input, by its key, whether the attack succeeded; undefined if it is not what `packOutcomes` makes
 */
export function unpackOutcomes(outcomes: Packed): ReadonlyMap<number, boolean> | undefined {
  const { inputs, fell, groups } = outcomes;
  const keys = unpacked(inputs, KEY_BYTES);
  if (keys === undefined || keys.length === 0 || keys.length > MOST_OUTCOMES) return undefined;
  if (keys.some((key, index) => index > 0 && key <= (keys[index - 1] ?? 0))) return undefined;
  const bits = Buffer.from(fell, 'base64');
  if (bits.length !== Math.ceil(keys.length / 8)) return undefined;
  if (groups !== undefined && unpacked(groups, GROUP_BYTES)?.length !== keys.length) return undefined;
  return new Map(keys.map((key, index) => [key, (((bits[index >> 3] ?? 0) >> (index & 7)) & 1) === 1]));
}

/**
 * Unpacks the groups of outcomes that `unpackOutcomes` takes.
 * @returns the group of each input; undefined if each input counts once
 */
export function unpackGroups({ inputs, groups }: Packed): ReadonlyMap<number, number> | undefined {
  const [keys, values] = [unpacked(inputs, KEY_BYTES), unpacked(groups ?? '', GROUP_BYTES)];
  if (keys === undefined || values?.length !== keys.length) return undefined;
  return new Map(keys.map((key, index) => [key, values[index] ?? 0]));
}

function packed(numbers: readonly number[], bytes: number): string {
  const out = Buffer.alloc(numbers.length * bytes);
  for (const [index, one] of numbers.entries()) out.writeUIntBE(one, index * bytes, bytes);
  return out.toString('base64');
}

/** @returns undefined if it is too long, or ends within a number */
function unpacked(text: string, bytes: number): readonly number[] | undefined {
  if (text.length > 2 * MOST_OUTCOMES * bytes) return undefined;
  const from = Buffer.from(text, 'base64');
  if (from.length % bytes !== 0) return undefined;
  return Array.from({ length: from.length / bytes }, (_unused, index) =>
    from.readUIntBE(index * bytes, bytes),
  );
}
