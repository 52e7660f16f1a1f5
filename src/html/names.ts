/** Gives elements ids that are unique on a page: `plot-1`, `plot-2`. */
export interface Names {
  next(kind: string): string;
}

export function createNames(): Names {
  let count = 0;
  return {
    next(kind) {
      count += 1;
      return `${kind}-${String(count)}`;
    },
  };
}
