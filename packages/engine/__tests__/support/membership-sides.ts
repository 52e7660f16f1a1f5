import type { MembershipAnalysis } from '../../src/attacks/membership/pool.ts';
import { attackByMembership } from '../../src/attacks/membership/membership.ts';
import { Random } from '../../src/random.ts';
import type { AttackResult, Inputs, Victim } from '../../src/types.ts';
import { dot, rowOf } from '../../src/vectors.ts';
import { testRuntime } from '../../../../__tests__/support/engine-runtime.ts';
import { budgetOf, normals, testVictim } from '../../../../__tests__/support/engine-victims.ts';

export const SIZE = 4;
const WEIGHTS = Float32Array.of(1, -1, 0.5, 0);

/** Rows with labels that follow from them, with noise. */
export interface LabelledSide {
  readonly inputs: Inputs;
  readonly labels: Int32Array;
}

/** @param moved what is added to the first column */
export function sideOf(count: number, seed: number, moved = 0): LabelledSide {
  const values = normals(count * SIZE, seed).map((value, at) => (at % SIZE === 0 ? value + moved : value));
  const random = new Random(seed + 1000);
  const labels = Int32Array.from({ length: count }, (_unused, row) =>
    random.uniform() < share(rowOf(values, row, SIZE)) ? 1 : 0,
  );
  const low = new Float32Array(SIZE).fill(-100);
  return { inputs: { values, count, shape: [SIZE], low, high: low.map((one) => -one) }, labels };
}

function share(row: Float32Array): number {
  return 1 / (1 + Math.exp(-2 * dot(row, WEIGHTS)));
}

/** A model that knows the law of the rows, and some rows by heart. */
export function memoriser(known: LabelledSide | undefined, answers: 'scores' | 'labels' = 'scores'): Victim {
  const byHeart = new Map(
    Array.from(known?.labels ?? [], (label, row) => [
      keyOf(rowOf(known?.inputs.values ?? WEIGHTS, row, SIZE)),
      label,
    ]),
  );
  return testVictim(SIZE, answers, answers === 'scores' ? 2 : 1, (row) => {
    const label = byHeart.get(keyOf(row));
    const second = label === undefined ? share(row) : label === 1 ? 0.97 : 0.03;
    return answers === 'scores' ? [1 - second, second] : [second > 0.5 ? 1 : 0];
  });
}

function keyOf(row: Float32Array): string {
  return row.join(' ');
}

/** Attacks a model with members and others. */
export async function membershipOf(
  victim: Victim,
  members: LabelledSide,
  others: LabelledSide,
  more: Partial<MembershipAnalysis> = {},
): Promise<AttackResult> {
  const analysis = {
    ...{ victim, data: others.inputs, labels: others.labels, targets: undefined },
    ...{ reference: members.inputs, referenceLabels: members.labels },
    ...{ classNames: undefined, classes: 2, picture: undefined, settings: {}, runtime: await testRuntime() },
  };
  return attackByMembership({ ...analysis, ...more }, budgetOf(1, 100_000));
}

/** The same rows in the reverse order. */
export function reversed(side: LabelledSide): LabelledSide {
  return taken(side, Array.from(side.labels.keys()).toReversed());
}

/** The rows of one class. */
export function ofClass(side: LabelledSide, wanted: number): LabelledSide {
  return taken(
    side,
    Array.from(side.labels.keys()).filter((row) => side.labels[row] === wanted),
  );
}

function taken({ inputs, labels }: LabelledSide, rows: readonly number[]): LabelledSide {
  const values = Float32Array.from(rows.flatMap((row) => [...rowOf(inputs.values, row, SIZE)]));
  return {
    inputs: { ...inputs, values, count: rows.length },
    labels: Int32Array.from(rows, (row) => labels[row] ?? 0),
  };
}

/** Both one after the other. */
export function together(one: LabelledSide, other: LabelledSide): LabelledSide {
  return {
    inputs: {
      ...one.inputs,
      values: Float32Array.from([...one.inputs.values, ...other.inputs.values]),
      count: one.inputs.count + other.inputs.count,
    },
    labels: Int32Array.from([...one.labels, ...other.labels]),
  };
}
