import { listNames } from '@model-security-scan/common/list-names';
import { exactNumber, shownNumber } from './numbers.ts';

const MOST_CHANGES = 6;
const MOST_NUMBERS = 12;

/** The greatest changes of an input: `age: 31 to 34.5; column 7: 0.2 to 0.19; and 3 more`. */
export function changedNumbers(
  original: Float32Array,
  changed: Float32Array,
  columns: readonly string[] = [],
): string {
  const changes = [...original.keys()]
    .map((index) => ({ index, from: original[index] ?? 0, to: changed[index] ?? 0 }))
    .filter(({ from, to }) => !Object.is(from, to))
    .sort(
      (one, other) =>
        Math.abs(other.to - other.from) - Math.abs(one.to - one.from) || one.index - other.index,
    );
  if (changes.length === 0) return 'nothing';
  const words = changes
    .slice(0, MOST_CHANGES)
    .map(
      ({ index, from, to }) =>
        `${columns[index] ?? `number ${String(index + 1)}`}: ${exactNumber(from)} to ${exactNumber(to)}`,
    );
  const more = changes.length - words.length;
  return [...words, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('; ');
}

export function firstNumbers(values: Float32Array): string {
  return listNames([...values], MOST_NUMBERS, shownNumber);
}

/** More columns are not shown one by one. */
const MOST_COLUMNS = 40;

/** Each number of a row before and after: name, before, after, difference, and whether it was changed. */
export function wholeRow(
  original: Float32Array,
  changed: Float32Array,
  columns: readonly string[] = [],
): readonly (readonly (string | number)[])[] {
  return [...original.keys()].slice(0, MOST_COLUMNS).map((index) => {
    const [from, to] = [original[index] ?? 0, changed[index] ?? 0];
    const isSame = Object.is(from, to);
    const name = columns[index] ?? `number ${String(index + 1)}`;
    return [name, from, to, isSame ? '' : signed(to - from), isSame ? 'no' : 'yes'];
  });
}

function signed(difference: number): string {
  return `${difference > 0 ? '+' : ''}${shownNumber(difference)}`;
}
