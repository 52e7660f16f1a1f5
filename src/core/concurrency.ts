import pLimit from 'p-limit';

/**
 * Works through items, a few at a time.
 * @param concurrency how many may be worked on at once, at least 1
 * @returns the results in the order of the items
 * @throws what a work threw, after the works that ran beside it have ended; no further one is begun
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  const works = items.map((item) =>
    limit(async () => {
      try {
        return await work(item);
      } catch (error) {
        limit.clearQueue();
        throw error;
      }
    }),
  );
  await Promise.allSettled(works);
  return Promise.all(works);
}
