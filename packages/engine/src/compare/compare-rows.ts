import type { DataChange } from '../catalog/model-change.ts';

/** Rows by what they are known by, with their labels if there are any. */
export interface KeyedRows {
  readonly keys: Float64Array;
  readonly labels: ArrayLike<number> | undefined;
}

/** Compares rows by their content. Equal rows count as often as they are there. */
export function compareRows(before: KeyedRows, after: KeyedRows): DataChange {
  const [left, added] = [unmatched(before.keys, after.keys), unmatched(after.keys, before.keys)];
  const gone = new Set(left);
  const changed = added.filter((row) => gone.has(row)).length;
  return {
    ...{ before: before.keys.length, after: after.keys.length },
    ...{ added: added.length - changed, removed: left.length - changed, changed },
    relabelled: countRelabelled(before, after),
  };
}

/** @returns the places of the rows that have no partner among the others: the last of equal ones */
function unmatched(keys: Float64Array, others: Float64Array): readonly number[] {
  const free = new Map<number, number>();
  for (const key of others) free.set(key, (free.get(key) ?? 0) + 1);
  return [...keys].flatMap((key, row) => {
    const left = free.get(key) ?? 0;
    free.set(key, left - 1);
    return left > 0 ? [] : [row];
  });
}

/** Counts rows whose content was there before with other labels only. */
function countRelabelled(before: KeyedRows, after: KeyedRows): number {
  const [old, own] = [before.labels, after.labels];
  if (old === undefined || own === undefined) return 0;
  const known = new Map<number, Set<number>>();
  for (const [row, key] of before.keys.entries()) {
    const label = old[row];
    if (label !== undefined) known.set(key, (known.get(key) ?? new Set()).add(label));
  }
  return [...after.keys].filter((key, row) => {
    const label = own[row];
    return label !== undefined && known.get(key)?.has(label) === false;
  }).length;
}

/** Counts the rows that stand among others as well. */
export function countShared(keys: Float64Array, others: Float64Array): number {
  const known = new Set(others);
  return keys.filter((key) => known.has(key)).length;
}
