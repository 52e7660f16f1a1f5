import { checkForDrift } from '../src/attacks/drift/drift.ts';
import type { AttackResult, Inputs, Victim } from '../src/types.ts';
import { field, list, numbers, reference } from './data-python.ts';
import { endless } from './victims.ts';

/** A table with the class of each row, and the scores of a model that did not learn from the row. */
export interface DriftSet {
  readonly name: string;
  readonly shape: readonly number[];
  readonly columns: number;
  readonly values: readonly number[];
  readonly labels: readonly number[];
  readonly scores: readonly number[];
  readonly classes: number;
}

export interface Labelled {
  readonly inputs: Inputs;
  readonly labels: Int32Array;
}

export function driftSets(python: string): readonly DriftSet[] {
  return list(reference(python, 'drift_sets.py', [])).map(setOf);
}

function setOf(set: unknown): DriftSet {
  const shape = numbers(field(set, 'shape'));
  const labels = numbers(field(set, 'labels'));
  const scores = numbers(field(set, 'scores'));
  return {
    name: String(field(set, 'name')),
    shape,
    columns: shape.reduce((product, side) => product * side, 1),
    values: numbers(field(set, 'rows')),
    labels,
    scores,
    classes: scores.length / labels.length,
  };
}

export function takeRows({ values, labels, columns, shape }: DriftSet, rows: Int32Array): Labelled {
  const own = Float32Array.from({ length: rows.length * columns }, (_unused, index) => {
    const row = rows[Math.floor(index / columns)] ?? 0;
    return values[row * columns + (index % columns)] ?? 0;
  });
  const inputs = {
    values: own,
    count: rows.length,
    shape,
    low: Float32Array.of(0),
    high: Float32Array.of(16),
  };
  return { inputs, labels: Int32Array.from(rows, (row) => labels[row] ?? 0) };
}

export function checkPair(before: Labelled, now: Labelled, seed: number): Promise<AttackResult> {
  return checkForDrift(
    {
      ...{ victim: undefined, data: now.inputs, labels: now.labels },
      ...{ reference: before.inputs, referenceLabels: before.labels },
    },
    endless(seed, 1e6),
  );
}

/** Answers with the scores that the set holds for each row. */
export function victimOf({ values, scores, shape, columns, classes }: DriftSet): Victim {
  const known = new Map<string, readonly number[]>();
  const keyOf = (row: ArrayLike<number>): string => Array.from(row, Math.fround).join();
  for (let row = 0; row < values.length / columns; row += 1) {
    known.set(
      keyOf(values.slice(row * columns, (row + 1) * columns)),
      scores.slice(row * classes, (row + 1) * classes),
    );
  }
  return {
    inputShape: shape,
    inputSize: columns,
    answers: 'scores',
    answerSize: classes,
    queries: 0,
    ask: (inputs, count) => {
      const answers = new Float32Array(count * classes);
      for (let row = 0; row < count; row += 1) {
        const found = known.get(keyOf(inputs.subarray(row * columns, (row + 1) * columns)));
        if (found === undefined) throw new Error('The model knows the rows of its set only.');
        answers.set(found, row * classes);
      }
      return Promise.resolve(answers);
    },
  };
}
