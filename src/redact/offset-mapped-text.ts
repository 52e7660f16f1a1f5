/** A text that was rewritten from an original text, with the original offset of each of its characters. */
export interface OffsetMappedText {
  readonly text: string;
  /**
   * The original offset of each UTF-16 unit, and one more for the end. Absent if the text is the original itself.
   * A unit reaches to the offset of the next one, so removed characters belong to the unit before them.
   */
  readonly starts?: Uint32Array;
}

/** The offset in the original text of a position in the mapped text. */
export function originalOffset({ starts }: OffsetMappedText, position: number): number {
  return starts?.[position] ?? position;
}

/**
 * Replaces the matches of a pattern, and keeps the original offsets.
 * @param pattern must be global
 * @param replace returns the replacement, which must not be longer than the match
 */
export function rewrite(
  source: OffsetMappedText,
  pattern: RegExp,
  replace: (found: string) => string,
): OffsetMappedText {
  const { text } = source;
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
    copyUntil(index);
    parts.push(replacement);
    starts.fill(originalOffset(source, index), length, length + replacement.length);
    length += replacement.length;
    position = index + found.length;
  }
  copyUntil(text.length);
  starts[length] = originalOffset(source, text.length);
  return { text: parts.join(''), starts: starts.subarray(0, length + 1) };
}
