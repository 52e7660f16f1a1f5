import { Random } from '../../../src/engine/random.ts';
import { chiSquared } from '../../../src/engine/statistics/chi-squared.ts';
import { normalTail } from '../../../src/engine/statistics/gamma.ts';
import { table } from '../table.ts';

const CLASSES = [3, 10];
const ROWS = [100, 300, 600];

/**
 * How often half of one class gone from the current rows is found by labels, in simulated draws of equal classes: by
 * chi-squared, and by a test that knows beforehand which class to look at, which no check of real data does.
 */
export function labelPower(draws: number): string {
  const cells = CLASSES.flatMap((classes) => ROWS.map((rows) => [classes, rows] as const));
  return table(
    ['classes', 'rows on each side', 'chi-squared below .05', 'below .0125', 'the known class below .05'],
    cells.map(([classes, rows]) => {
      const found = Array.from({ length: draws }, (_unused, seed) => draw(classes, rows, new Random(seed)));
      const share = (below: (one: Found) => boolean): string =>
        (found.filter(below).length / draws).toFixed(2);
      return [
        String(classes),
        String(rows),
        share(({ all }) => all < 0.05),
        share(({ all }) => all < 0.0125),
        share(({ known }) => known < 0.05),
      ];
    }),
  );
}

interface Found {
  readonly all: number;
  readonly known: number;
}

function draw(classes: number, rows: number, random: Random): Found {
  const counts = (keep: number): number[] => {
    const result = new Array<number>(classes).fill(0);
    for (let row = 0; row < rows; row += 1) {
      const label = random.integer(classes);
      if (label > 0 || random.uniform() < keep) result[label] = (result[label] ?? 0) + 1;
    }
    return result;
  };
  const [before, now] = [counts(1), counts(0.5)];
  return { all: chiSquared(before, now).p, known: knownClass(before, now) };
}

/** Returns the two-sided p-value for the shares of the first class. */
function knownClass(before: readonly number[], now: readonly number[]): number {
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  const [m, n, a, b] = [total(before), total(now), before[0] ?? 0, now[0] ?? 0];
  const pooled = (a + b) / (m + n);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / m + 1 / n));
  return deviation > 0 ? 2 * normalTail(Math.abs(a / m - b / n) / deviation) : 1;
}
