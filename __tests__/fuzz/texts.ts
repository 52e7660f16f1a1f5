import type { NonEmpty, Random } from './random.ts';

/** Text that parsers stumble over, or that means something to the readers of their results. */
const BITS: NonEmpty<string> = [
  ...(['', ' ', '\t', '\n', '\r\n', '\r', '\0', '\u0085', '\u2028', '\u202e', '\u200b', '\ufeff'] as const),
  ...['\ud800', ...String.raw`/ \ : :: ##[ ] [ { } " '`.split(' '), '`', ...'| >'.split(' '), '<', '&a '],
  ...['*a', '!!x ', ...'% # @ ? = , -'.split(' '), '- ', ...'--- ... ~ ^ $ ( ) … * _ . .. é 😀'.split(' ')],
  ...['<<: *a', ...'0 -1 1e999 0x10 NaN null true no 1.5.'.split(' '), '9'.repeat(20)],
  ...['__proto__', 'constructor'],
];

/** Changes a text in a few places: removes, inserts, repeats or cuts. */
export function mutateText(random: Random, text: string, others: NonEmpty<string>): string {
  let changed = text;
  for (let left = 1 + random.below(6); left > 0; left -= 1) {
    const at = random.below(changed.length + 1);
    const end = Math.min(changed.length, at + random.below(12));
    const [before, middle, after] = [changed.slice(0, at), changed.slice(at, end), changed.slice(end)];
    switch (random.below(6)) {
      case 0:
        changed = before + after;
        break;
      case 1:
        changed = before + random.pick(BITS) + middle + after;
        break;
      case 2:
        changed = before + middle.repeat(1 + random.below(4)) + after;
        break;
      case 3:
        changed = before + String.fromCharCode(random.below(random.once(4) ? 65_536 : 128)) + after;
        break;
      case 4:
        changed = random.once(8) ? before : before + random.pick(BITS).repeat(random.below(9)) + after;
        break;
      default:
        changed = before + pieceOf(random, random.pick(others)) + after;
    }
  }
  return changed;
}

function pieceOf(random: Random, text: string): string {
  const start = random.below(text.length);
  return text.slice(start, start + random.below(40));
}

/** A short text of odd characters. */
export function anyText(random: Random): string {
  let text = '';
  for (let left = random.below(5); left >= 0; left -= 1) text += random.pick(BITS);
  return text;
}

/**
 * Any JSON value; about half of its keys and values are known ones.
 * @param depth the largest number of levels
 */
export function anyJson(random: Random, words: NonEmpty<string>, depth = 4): unknown {
  const text = (): string => (random.once(3) ? anyText(random) : random.pick(words));
  switch (random.below(depth === 0 ? 6 : 10)) {
    case 0:
      return null;
    case 1:
      return random.once(2);
    case 2:
      return random.pick([0, -1, 1, 0.5, 1e21, -0, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]);
    case 3:
    case 4:
    case 5:
      return text();
    case 6:
      return Array.from({ length: random.below(4) }, () => anyJson(random, words, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(6) }, () => [text(), anyJson(random, words, depth - 1)]),
      );
  }
}

/** Texts of a length, each a repetition: they show work that grows faster than its input. */
export function longTexts(length: number): string[] {
  const bits = [
    ...new Set([...BITS, 'a', 'a: ', '- a\n', 'a:\n', '{"a":', '[1,', 'https://', 'upload', '1 ', '/a']),
  ];
  return bits
    .filter((bit) => bit !== '')
    .flatMap((bit) => {
      const text = bit.repeat(Math.ceil(length / bit.length));
      return [text, `${text}x`, `x${text}@`];
    });
}
