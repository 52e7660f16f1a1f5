/** Longer names are compared only if a caller says so: it would take long. */
const MAX_NAME_LENGTH = 64;

/**
 * Finds the known name that was probably meant: one that differs only in case, hyphens, underscores and spaces, or in a
 * few edits (a letter added, missing, wrong, or swapped with the next one).
 * @returns undefined if no known name is similar
 */
export function findNearest<K extends string>(
  name: string,
  known: readonly K[],
  maxLength = MAX_NAME_LENGTH,
): K | undefined {
  if (name.length > maxLength) return undefined;
  const normalized = normalizeName(name);
  const maxEdits = Math.min(3, Math.floor(normalized.length / 3));
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    const found = known.find(
      (candidate) => candidate.length <= maxLength && isWithin(normalized, normalizeName(candidate), edits),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A name without what people mix up in it. */
export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/gu, '');
}

/** True if at most this many edits turn one text into the other. Slow for more than a handful of edits. */
function isWithin(left: string, right: string, edits: number): boolean {
  if (Math.abs(left.length - right.length) > edits) return false;
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const [a, b] = [left.slice(same), right.slice(same)];
  if (a === b) return true;
  if (edits === 0) return false;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  const isSwapped = a.length > 1 && b.startsWith(`${a.charAt(1)}${a.charAt(0)}`);
  return (
    isWithin(restOfA, b, edits - 1) ||
    isWithin(a, restOfB, edits - 1) ||
    isWithin(restOfA, restOfB, edits - 1) ||
    (isSwapped && isWithin(a.slice(2), b.slice(2), edits - 1))
  );
}

/**
 * Folds a name for comparison: names that differ only in case, or in how an accent is encoded, are one. All steps are
 * needed to unite ẞ, ß and ss.
 */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
