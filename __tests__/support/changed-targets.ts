import { checkTargetsForPoisoning } from '../../packages/engine/src/attacks/poisoning/values/check-values.ts';
import { Random } from '../../packages/engine/src/random.ts';
import type { AttackResult } from '@model-security-scan/engine/types';
import { budgetOf, testVictim } from './engine-victims.ts';

/** The share of targets that are changed. */
export const CHANGED = 0.2;
export const COLUMNS = 4;
const ROWS = 300;
const NOISE = 0.3;

/** The noise of an honest target, by normal numbers and the first column. */
type NoiseOf = (normal: () => number, first: number) => number;

/** Kinds of noise that honest targets may have. */
export const HONEST: Readonly<Record<string, NoiseOf>> = {
  normal: (normal) => normal(),
  'in some rows ten times as large as in others': (normal, first) => normal() * Math.exp(1.2 * first),
  'heavy-tailed (t with 2 degrees of freedom)': (normal) =>
    normal() / Math.sqrt((normal() ** 2 + normal() ** 2) / 2),
  'one-sided (log-normal)': (normal) => Math.exp(normal() / 2),
};

/** Changes an honest target, given all of them. */
export type ChangeOf = (target: number, all: Float64Array, random: Random) => number;

/** Ways to change targets. */
export const CHANGES: Readonly<Record<string, ChangeOf>> = {
  'are those of other rows': (_target, all, random) => all[random.integer(all.length)] ?? 0,
  'are a hundred times as large': (target) => 100 * target,
  'have the other sign': (target) => -target,
};

/** Rows with targets, a fifth of them changed if a change is given. */
export interface Case {
  readonly values: Float32Array;
  readonly targets: Float64Array;
  readonly changed: ReadonlySet<number>;
}

/** Draws rows whose targets follow from them, beside noise. */
export function makeCase(noise: NoiseOf, change?: ChangeOf, rows: number = ROWS): Case {
  const random = new Random(11);
  const values = new Float32Array(rows * COLUMNS);
  random.fillNormals(values);
  const drawn = new Float32Array(2);
  const normal = (): number => {
    random.fillNormals(drawn);
    return drawn[0] ?? 0;
  };
  const honest = Float64Array.from({ length: rows }, (_unused, row) => {
    const [a = 0, b = 0, c = 0] = values.subarray(row * COLUMNS);
    return 2 * a - b + 0.5 * c + NOISE * noise(normal, a);
  });
  const changed = new Set(change === undefined ? [] : random.permutation(rows).subarray(0, CHANGED * rows));
  const targets = honest.map((target, row) =>
    change !== undefined && changed.has(row) ? change(target, honest, random) : target,
  );
  return { values, targets, changed };
}

/** A model that learned the honest relation. */
export const MODEL = (input: Float32Array): readonly number[] => [
  2 * (input[0] ?? 0) - (input[1] ?? 0) + 0.5 * (input[2] ?? 0),
];

/** Checks targets for poisoning. @returns the result, and the rows that it lists */
export async function check(
  { values, targets }: Case,
  answer = MODEL,
): Promise<AttackResult & { readonly listed: readonly number[] }> {
  const data = {
    ...{ values, count: targets.length, shape: [COLUMNS] },
    ...{ low: new Float32Array(COLUMNS).fill(-5), high: new Float32Array(COLUMNS).fill(5) },
  };
  const victim = testVictim(COLUMNS, 'values', 1, answer);
  const result = await checkTargetsForPoisoning(
    { victim, data, targets, universal: undefined },
    budgetOf(1, 100_000),
  );
  const listed = result.evidence.flatMap((one) =>
    one.kind === 'table' ? one.rows.map(([name]) => Number(String(name).slice('row '.length)) - 1) : [],
  );
  return { ...result, listed };
}
