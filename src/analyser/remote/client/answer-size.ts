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
