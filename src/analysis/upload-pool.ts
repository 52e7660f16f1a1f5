/**
 * Works through items, a few at a time.
 * @param limit how many may be worked on at once, at least 1
 * @returns the results in the order of the items
 * @throws what the first failing work threw, after the works that ran beside it have ended; no further one is begun
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.entries();
  const results: Result[] = [];
  let failed = false;
  const takeTurns = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const turns = Array.from({ length: Math.min(limit, items.length) }, takeTurns);
  await Promise.allSettled(turns);
  await Promise.all(turns);
  return results;
}
