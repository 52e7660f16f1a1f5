import { createHash } from 'node:crypto';
import { digestsOf } from './distinct-inputs.ts';
import type { Inputs } from './types.ts';

/** What rows are drawn by. Two sets whose rows are compared have the same `columns`, those of one of them. */
export type DrawnInputs = Pick<Inputs, 'values' | 'count' | 'texts' | 'columns'>;

/** Rows by their content: what each is known by, and the order in which an attack takes them. */
export interface DrawnRows {
  /** The first six bytes of the SHA-256 of each row. Equal rows have the same. */
  readonly keys: Float64Array;
  readonly order: Int32Array;
}

/** The classes of rows, and how many different rows of each come first. */
export interface FirstOfClasses {
  readonly labels: Int32Array;
  readonly each: number;
}

const KEY_BYTES = 6;

/**
 * Draws rows by a hash of their content and the seed: a row that is added or removed moves no other, so that two runs share what
 * they can.
 * @param first rows of every class that come before all others, so that rare classes are among the first
 */
export function drawRows(data: DrawnInputs, seed: number, first?: FirstOfClasses): DrawnRows {
  const digests = contentOf(data);
  const ranks = digests.map((digest) =>
    createHash('sha256').update(digest).update(String(seed)).digest().readUIntBE(0, KEY_BYTES),
  );
  const order = Int32Array.from({ length: data.count }, (_unused, row) => row).sort(
    (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other,
  );
  const keys = Float64Array.from(digests, (digest) => Number.parseInt(digest.slice(0, 2 * KEY_BYTES), 16));
  return { keys, order: first === undefined ? order : classesFirst(order, keys, first) };
}

/** The same rows, with the first different ones of each class in front. */
function classesFirst(order: Int32Array, keys: Float64Array, { labels, each }: FirstOfClasses): Int32Array {
  const [counts, seen] = [new Map<number, number>(), new Set<number>()];
  const front = order.filter((row) => {
    const [label, key] = [labels[row] ?? 0, keys[row] ?? 0];
    const count = counts.get(label) ?? 0;
    if (count === each || seen.has(key)) return false;
    counts.set(label, count + 1);
    seen.add(key);
    return true;
  });
  const inFront = new Set(front);
  return Int32Array.from([...front, ...order.filter((row) => !inFront.has(row))]);
}

/**
 * The digests of rows. A text counts as it is, not by its code: codes depend on the other rows. Columns with names count in the order
 * of these: another version of a model may take them in another order.
 */
function contentOf({ values, count, texts = new Map(), columns }: DrawnInputs): readonly string[] {
  const size = values.length / Math.max(1, count);
  const names = columns?.length === size ? columns : undefined;
  if (texts.size === 0 && names === undefined) return digestsOf({ values, count });
  const places = placesByName(names ?? new Array<string>(size).fill(''));
  const numbers = new Float32Array(values.length);
  const words = Array.from({ length: count }, (_unused, row) => {
    const own: string[] = [];
    for (const [to, from] of places.entries()) {
      const number = values[row * size + from] ?? 0;
      const known = texts.get(from);
      if (known === undefined) numbers[row * size + to] = number;
      else own.push(known.word(number));
    }
    return own;
  });
  const digests = digestsOf({ values: numbers, count });
  if (texts.size === 0) return digests;
  return digests.map((digest, row) =>
    createHash('sha256').update(digest).update(JSON.stringify(words[row])).digest('hex'),
  );
}

/** The places of columns in the order of their names, by code unit. */
function placesByName(names: readonly string[]): readonly number[] {
  return [...names.entries()]
    .sort(([, one], [, other]) => Number(one > other) - Number(one < other))
    .map(([place]) => place);
}
