/** Numbers that depend only on the seed text: the same text gives the same sequence on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** @throws RangeError if there is nothing to pick from */
  pick<T>(items: readonly T[]): T;
  /** Characters of an alphabet. */
  text(length: number, alphabet: string): string;
}

/** @param seed any text; different texts give unrelated sequences */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    // Mulberry32: 32 bits of state are enough, since every decision has its own seed text.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const [item] = items.slice(integer(0, items.length - 1));
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick,
    text: (length, alphabet) =>
      Array.from({ length }, () => alphabet.charAt(integer(0, alphabet.length - 1))).join(''),
  };
}

/** FNV-1a over UTF-16 units, mixed once more to separate texts that differ only at the end. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
