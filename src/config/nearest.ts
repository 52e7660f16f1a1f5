import { plainLine } from '../text/sanitize.ts';

const MAX_NAME_LENGTH = 64;
/** A shorter part of a name stands in others by chance. */
const MIN_PART_LENGTH = 5;

/**
 * The known name that was probably meant: alike but for case, hyphens, underscores and spaces, or with few slips of
 * the fingers (a letter too many, missing, wrong, or swapped with the next); or the only one that the name is a part of.
 * @returns undefined where none is near
 */
export function nearest<K extends string>(name: string, known: readonly K[]): K | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const bare = bareName(name);
  const most = Math.min(3, Math.floor(bare.length / 3));
  for (let slips = 0; slips <= most; slips += 1) {
    const found = known.find(
      (candidate) => candidate.length <= MAX_NAME_LENGTH && isWithin(bare, bareName(candidate), slips),
    );
    if (found !== undefined) return found;
  }
  return onlyWhole(bare, known);
}

/** `framework` for `model_framework`; nothing where several could be meant. */
function onlyWhole<K extends string>(bare: string, known: readonly K[]): K | undefined {
  if (bare.length < MIN_PART_LENGTH) return undefined;
  const found = known.filter(
    (candidate) => candidate.length <= MAX_NAME_LENGTH && bareName(candidate).includes(bare),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** `; did you mean "x"?` where a known name is near, else the end of the sentence. */
export function didYouMean(name: string, known: readonly string[]): string {
  return suggestion(nearest(name, known));
}

/** As {@link didYouMean}, of a name that was found before. */
export function suggestion(found: string | undefined): string {
  return found === undefined ? '.' : `; did you mean ${quoted(found)}?`;
}

/** Untrusted text in quotes, cut to what is readable in a sentence. */
export function quoted(text: string): string {
  return `"${plainLine(text, 80)}"`;
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/gu, '');
}

/** Whether one text becomes the other by at most so many slips; cheap for a handful of them only. */
function isWithin(left: string, right: string, slips: number): boolean {
  if (Math.abs(left.length - right.length) > slips) return false;
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const [a, b] = [left.slice(same), right.slice(same)];
  if (a === b) return true;
  if (slips === 0) return false;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  const isSwapped = a.length > 1 && b.startsWith(`${a.charAt(1)}${a.charAt(0)}`);
  return (
    isWithin(restOfA, b, slips - 1) ||
    isWithin(a, restOfB, slips - 1) ||
    isWithin(restOfA, restOfB, slips - 1) ||
    (isSwapped && isWithin(a.slice(2), b.slice(2), slips - 1))
  );
}
