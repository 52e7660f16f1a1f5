/** The middle of some measurements, and the quarter and three-quarter marks around it. */
interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** @throws RangeError without any value */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
}

/** One against the other, round by round: what disturbed a round disturbed both. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Spread {
  return spreadOf(
    ones.flatMap((one, index) => {
      const other = others[index];
      return other === undefined || other === 0 ? [] : [one / other];
    }),
  );
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('Nothing was measured.');
  return below + (above - below) * (position - Math.floor(position));
}

/** `1.20 (1.15 to 1.31)`: the median and its quartiles. */
export function show({ low, median, high }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}
