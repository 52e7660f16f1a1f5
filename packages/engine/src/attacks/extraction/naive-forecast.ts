/** The forecasts that anybody can make without the model: the last value, or the value one season before. */
interface NaiveForecasts {
  readonly lastValue: Float32Array;
  /** Undefined if no season is known, or it is longer than a window. */
  readonly lastSeason: Float32Array | undefined;
}

/** How windows lie in memory: [steps], or [steps, channels], of which the first channel is forecast. */
export interface WindowShape {
  readonly steps: number;
  readonly channels: number;
}

export function windowShape(shape: readonly number[]): WindowShape {
  const [steps = 1, channels = 1] = shape;
  return { steps, channels };
}

export function naiveForecasts(
  windows: Float32Array,
  count: number,
  { steps, channels }: WindowShape,
  horizon: number,
  season: number | undefined,
): NaiveForecasts {
  const at = (row: number, step: number): number => windows[(row * steps + step) * channels] ?? 0;
  const fill = (stepOf: (ahead: number) => number): Float32Array =>
    Float32Array.from({ length: count * horizon }, (_unused, index) =>
      at(Math.floor(index / horizon), stepOf(index % horizon)),
    );
  return {
    lastValue: fill(() => steps - 1),
    lastSeason:
      season === undefined || season > steps ? undefined : fill((ahead) => steps - season + (ahead % season)),
  };
}

/** A season must explain at least so much of what is left when a straight line is taken away. */
const LEAST_CORRELATION = 0.3;

/**
 * Finds the season: the lag of the highest peak of the windows' mean autocorrelation, less a straight line. Undefined if there is
 * no clear peak.
 */
export function findSeason(
  windows: Float32Array,
  count: number,
  { steps, channels }: WindowShape,
): number | undefined {
  const correlations = new Float64Array(steps);
  for (let row = 0; row < count; row += 1) {
    const series = Float64Array.from(
      { length: steps },
      (_unused, step) => windows[(row * steps + step) * channels] ?? 0,
    );
    addProducts(correlations, withoutLine(series));
  }
  const power = correlations[0] ?? 0;
  if (power <= 1e-12) return undefined;
  const at = (lag: number): number => (correlations[lag] ?? 0) / power;
  const peaks = Array.from({ length: Math.max(0, steps - 4) }, (_unused, index) => index + 2).filter(
    (lag) => at(lag) >= LEAST_CORRELATION && at(lag) >= at(lag - 1) && at(lag) >= at(lag + 1),
  );
  return peaks.toSorted((a, b) => at(b) - at(a))[0];
}

function addProducts(sums: Float64Array, series: Float64Array): void {
  for (let lag = 0; lag < sums.length; lag += 1) {
    let sum = 0;
    for (let step = lag; step < series.length; step += 1) {
      sum += (series[step] ?? 0) * (series[step - lag] ?? 0);
    }
    sums[lag] = (sums[lag] ?? 0) + sum / (series.length - lag);
  }
}

function withoutLine(series: Float64Array): Float64Array {
  const centre = (series.length - 1) / 2;
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length;
  let slope = 0;
  let spread = 0;
  for (const [step, value] of series.entries()) {
    slope += (step - centre) * (value - mean);
    spread += (step - centre) ** 2;
  }
  const rise = spread === 0 ? 0 : slope / spread;
  return series.map((value, step) => value - mean - rise * (step - centre));
}

/** Returns the mean squared difference of each row, over its horizon. */
export function squaredErrors(a: Float32Array, b: Float32Array, horizon: number): Float64Array {
  const errors = new Float64Array(a.length / horizon);
  for (let index = 0; index < a.length; index += 1) {
    const row = Math.floor(index / horizon);
    errors[row] = (errors[row] ?? 0) + ((a[index] ?? 0) - (b[index] ?? 0)) ** 2 / horizon;
  }
  return errors;
}
