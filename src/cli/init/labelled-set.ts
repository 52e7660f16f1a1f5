import type { FoundPath } from './find-files.ts';
import type { Slots } from './possible-tasks.ts';
import { closestFirst, unseenFirst } from './similarity.ts';

/** `reference`: the rows that the model was trained on. `universal`: trusted rows. */
export type SetKind = 'reference' | 'universal';

const MAX_TRIES = 30;

/**
 * Finds a set beside the data that has labels, in itself or in a file.
 * @param candidates the closest first
 * @param set what is wanted, beside which data: of training rows, those that are called like the data are prepared like it
 * @param fits reads the files of slots, beside the data if they have none, and says whether the data has labels then
 * @returns its slots; none if there is none
 */
export async function findLabelledSet(
  candidates: readonly FoundPath[],
  labels: readonly FoundPath[],
  [kind, data]: readonly [SetKind, FoundPath | undefined],
  fits: (slots: Slots) => Promise<boolean>,
): Promise<Slots> {
  const isBeside = kind === 'reference' && data !== undefined;
  const first = isBeside ? closestFirst(data.path, candidates) : candidates;
  for (const rows of first.slice(0, MAX_TRIES)) {
    const closest = closestFirst(rows.path, labels).slice(0, MAX_TRIES);
    const ordered = kind === 'reference' ? unseenFirst(closest).toReversed() : closest;
    for (const label of [undefined, ...ordered]) {
      const slots = { [`${kind}_data`]: rows, [`${kind}_label`]: label };
      const isSet = (await fits({ data: rows, label })) && (await fits(slots));
      if (isSet) return slots;
    }
  }
  return {};
}
