/** An axis: its ends, and the round numbers on it. */
export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/**
 * Chooses round ticks, 1, 2 or 5 times a power of ten apart, that enclose a range.
 * @param most about how many steps; there may be one more
 */
export function roundAxis(low: number, high: number, most = 5): Axis {
  const [from, to] = widened(low, high);
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999_999) ?? 10);
  const [first, last] = [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)];
  // Multiples of the step, rounded: 3 x 0.1 is not 0.3 in binary.
  const ticks = Array.from({ length: last - first + 1 }, (_unused, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? from, high: ticks.at(-1) ?? to, ticks };
}

/** Smaller numbers are too close to the end of what a number can hold. */
const TINY = 1e-290;

/** Makes room around a range that is one number, or too narrow to be told from one. */
function widened(low: number, high: number): readonly [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (size > TINY && high - low > size * 1e-9) return [low, high];
  return size <= TINY ? [0, 1] : [low - size / 2, high + size / 2];
}
