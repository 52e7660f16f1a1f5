/** The most values, at any depth, in an answer that is used: the largest answers that were observed have about 100. */
export const MAX_ANSWER_VALUES = 10_000;

/**
 * True if JSON has more values than the limit. What one answer can cause (warnings, names, secrets to mask) grows with
 * their number, so a few megabytes of them could hold up a run beyond its deadline.
 */
export function holdsMoreValues(value: unknown, limit: number): boolean {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    const inner: readonly unknown[] = typeof one === 'object' && one !== null ? Object.values(one) : [];
    count += inner.length;
    if (count > limit) return true;
    open.push(...inner);
  }
  return false;
}

/** A string of a JSON text that is a key: only keys are followed by a colon. */
const KEY = /"[^"\\]*(?:\\.[^"\\]*)*"(?=[\t\n\r ]*:)/gu;

/**
 * True if a key occurs twice in one object of a JSON text (RFC 8259, section 4). Readers differ in which one counts.
 * @param value what `JSON.parse` made of the text: it keeps one of two, so it has fewer keys than the text
 */
export function repeatsKey(text: string, value: unknown): boolean {
  return countKeys(value) < (text.match(KEY)?.length ?? 0);
}

function countKeys(value: unknown): number {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inner: readonly unknown[] = Object.values(one);
    if (!Array.isArray(one)) count += inner.length;
    for (const each of inner) open.push(each);
  }
  return count;
}
