/** Gives elements ids that are unique on a page. */
export interface Names {
  /** `plot-1`, `plot-2` */
  next(kind: string): string;
  /** @returns false if the page has this id already */
  takes(id: string): boolean;
}

export function createNames(): Names {
  const taken = new Set<string>();
  let count = 0;
  return {
    next(kind) {
      count += 1;
      return `${kind}-${String(count)}`;
    },
    takes(id) {
      if (taken.has(id)) return false;
      taken.add(id);
      return true;
    },
  };
}
