import { checkForDrift } from '../../../src/attacks/drift/drift.ts';
import { Random } from '../../../src/engine/random.ts';
import type { Inputs } from '../../../src/engine/types.ts';
import { table } from '../table.ts';

const ROWS = 200;
const COLUMNS = 6;

/** What happens to the current rows, of standard normal columns: the last column is never touched. */
const CHANGES = {
  none: (): void => undefined,
  'one column moves by .5': (row: Float32Array): void => {
    row[0] = (row[0] ?? 0) + 0.5;
  },
  'two columns, now correlated by .9': (row: Float32Array): void => {
    row[1] = 0.9 * (row[0] ?? 0) + Math.sqrt(0.19) * (row[1] ?? 0);
  },
} as const;

/** The last column of both sets, from a standard normal number. */
const TAILS = {
  normal: (value: number): number => value,
  'log-normal, sigma 5': (value: number): number => Math.exp(5 * value),
} as const;

/** How often drift is found beside a column with extreme outliers, in simulated tables. */
export async function driftBesideTails(draws: number): Promise<string> {
  const rows: string[][] = [];
  for (const [what, change] of Object.entries(CHANGES)) {
    const cells: string[] = [];
    for (const tail of Object.values(TAILS)) {
      let found = 0;
      for (let seed = 1; seed <= draws; seed += 1) {
        const random = new Random(seed);
        const reference = draw(random, tail, () => undefined);
        const { score } = await checkForDrift(
          { ...NOTHING, data: draw(random, tail, change), reference },
          { seed, maxQueries: 1, timeLeftMs: () => 1e9, progress: () => undefined },
        );
        found += score.value > 0 ? 1 : 0;
      }
      cells.push(`${String(found)} of ${String(draws)}`);
    }
    rows.push([what, ...cells]);
  }
  return table(['found, by the last column', ...Object.keys(TAILS)], rows);
}

const NOTHING = { victim: undefined, labels: undefined, referenceLabels: undefined };

function draw(random: Random, tail: (value: number) => number, change: (row: Float32Array) => void): Inputs {
  const values = new Float32Array(ROWS * COLUMNS);
  for (let row = 0; row < ROWS; row += 1) {
    const own = values.subarray(row * COLUMNS, (row + 1) * COLUMNS);
    random.fillNormals(own);
    change(own);
    own[COLUMNS - 1] = tail(own[COLUMNS - 1] ?? 0);
  }
  return { values, count: ROWS, shape: [COLUMNS], low: Float32Array.of(0), high: Float32Array.of(1) };
}
