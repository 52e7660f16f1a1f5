/**
 * Counts requests over a sliding second.
 * @param limit requests allowed within one second; 0 allows all
 * @param now in milliseconds
 * @returns a function to call once for each request; true if the request is within the limit
 */
export function createRateLimit(limit: number, now: () => number): () => boolean {
  let passed: readonly number[] = [];
  return () => {
    if (limit === 0) return true;
    const nowMs = now();
    passed = passed.filter((timeMs) => nowMs - timeMs < 1000);
    if (passed.length >= limit) return false;
    passed = [...passed, nowMs];
    return true;
  };
}
