/** A text that was made of another one, and where in that other one it came from. */
export interface OffsetMappedText {
  readonly text: string;
  /**
   * For each UTF-16 unit where it began in the first text; one more for the end. Absent where both are the same.
   * A unit ends where the next begins, so that what was left out belongs to the one before.
   */
  readonly starts?: Uint32Array;
}

/** Where in the first text a position of the mapped one lies. */
export function originalOffset({ starts }: OffsetMappedText, position: number): number {
  return starts?.[position] ?? position;
}

/**
 * Replaces what a pattern finds, and keeps account of where everything came from.
 * @param pattern global
 * @param replace may give back what it was given: then it stays
 * @returns the very object where nothing changed; otherwise a text that is no longer than before
 */
export function rewrite(
  source: OffsetMappedText,
  pattern: RegExp,
  replace: (found: string) => string,
): OffsetMappedText {
  const { text } = source;
  if (text.search(pattern) < 0) return source;
  const parts: string[] = [];
  const starts = new Uint32Array(text.length + 1);
  let length = 0;
  let position = 0;
  const copyUntil = (end: number): void => {
    parts.push(text.slice(position, end));
    for (; position < end; position += 1) starts[length++] = originalOffset(source, position);
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const replacement = replace(found);
    if (replacement === found) continue;
    copyUntil(index);
    parts.push(replacement);
    starts.fill(originalOffset(source, index), length, length + replacement.length);
    length += replacement.length;
    position = index + found.length;
  }
  if (position === 0) return source;
  copyUntil(text.length);
  starts[length] = originalOffset(source, text.length);
  return { text: parts.join(''), starts: starts.subarray(0, length + 1) };
}
