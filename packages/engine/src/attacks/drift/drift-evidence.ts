import { fourDigits } from '../../shown-numbers.ts';
import type { ClassifierTest } from '../../statistics/classifier-test.ts';
import { sorted } from '../../statistics/robust.ts';
import type { Evidence, Inputs, Series } from '../../types.ts';
import type { ColumnTest } from './column-tests.ts';
import type { DriftTest } from './effect.ts';
import type { Sample } from './samples.ts';
import type { ValueTest } from './value-tests.ts';
import type { LabelTest } from './model-tests.ts';

const MOST_COLUMNS = 30;
const MOST_INPUTS = 12;
const POINTS = 60;

interface Sets {
  readonly reference: Inputs;
  readonly current: Inputs;
}

/** The tests, the columns that changed most with the curves of the first, the classes, and the strangest inputs. */
export function driftEvidence(
  sets: Sets,
  tests: readonly DriftTest[],
  columns: readonly ColumnTest[],
  values: readonly ValueTest[],
  labels: readonly LabelTest[],
  classifier: ClassifierTest,
  current: Sample,
): Evidence[] {
  const worst = columns.toSorted((a, b) => a.p - b.p || b.statistic - a.statistic).slice(0, MOST_COLUMNS);
  return [
    {
      kind: 'table',
      title: 'Tests',
      header: ['test', 'statistic', 'p', 'p corrected'],
      rows: tests.map(({ name, statistic, p, corrected }) => [
        name,
        fourDigits(statistic),
        fourDigits(p),
        fourDigits(corrected),
      ]),
    },
    {
      kind: 'table',
      title: `The ${String(worst.length)} columns that differ most`,
      header: ['column', 'distance', 'p corrected', 'median before', 'median now'],
      rows: worst.map(({ name, statistic, corrected, medians }) => [
        name,
        fourDigits(statistic),
        fourDigits(corrected),
        fourDigits(medians[0]),
        fourDigits(medians[1]),
      ]),
      bars: 1,
    },
    ...valueTable(values, sets),
    ...worst.slice(0, 1).flatMap((column) => distributionCurve(sets, column)),
    ...labels.map(classTable),
    ...(current.inputs.shape.length > 1 ? [strangest(current, classifier)] : []),
  ];
}

function valueTable(values: readonly ValueTest[], { reference, current }: Sets): Evidence[] {
  if (values.length === 0) return [];
  const rows = values
    .slice(0, MOST_COLUMNS)
    .map((one) => [
      one.name,
      one.values,
      fourDigits(one.reference / Math.max(1, reference.count)),
      fourDigits(one.current / Math.max(1, current.count)),
      fourDigits(one.p),
    ]);
  return [
    {
      kind: 'table',
      title: 'Values that are new, more frequent or out of range',
      header: ['column', 'values', 'share before', 'share now', 'p'],
      rows,
    },
  ];
}

function distributionCurve({ reference, current }: Sets, { column, name }: ColumnTest): Evidence[] {
  const size = reference.values.length / Math.max(1, reference.count);
  if (size !== reference.shape.reduce((product, side) => product * side, 1) || name.startsWith('block')) {
    return [];
  }
  const series = (title: string, values: Float32Array, count: number): Series => {
    const own = sorted(
      Float64Array.from({ length: count }, (_unused, row) => values[row * size + column] ?? 0),
    );
    const points = Array.from({ length: POINTS + 1 }, (_unused, step) => {
      const place = Math.round(((own.length - 1) * step) / POINTS);
      return [own[place] ?? 0, (place + 1) / own.length] as const;
    });
    return { name: title, points };
  };
  return [
    {
      kind: 'curve',
      title: `Distribution of ${name}`,
      xLabel: name,
      yLabel: 'share of inputs at or below',
      series: [
        series('reference', reference.values, reference.count),
        series('current', current.values, current.count),
      ],
    },
  ];
}

function classTable({ name, reference, current }: LabelTest): Evidence {
  const share = (counts: readonly number[], label: number): number =>
    fourDigits(
      (counts[label] ?? 0) /
        Math.max(
          1,
          counts.reduce((sum, count) => sum + count, 0),
        ),
    );
  return {
    kind: 'table',
    title: `Shares of the classes (${name})`,
    header: ['class', 'share before', 'share now'],
    rows: reference.map((_count, label) => [label, share(reference, label), share(current, label)]),
  };
}

/** The current inputs that look least like reference data to the classifier. */
function strangest({ inputs, rows }: Sample, classifier: ClassifierTest): Evidence {
  const offset = classifier.scores.length - inputs.count;
  const size = inputs.values.length / Math.max(1, inputs.count);
  const order = Array.from({ length: inputs.count }, (_unused, index) => index)
    .sort((a, b) => (classifier.scores[offset + b] ?? 0) - (classifier.scores[offset + a] ?? 0) || a - b)
    .slice(0, MOST_INPUTS);
  return {
    kind: 'inputs',
    title: 'Current inputs that look least like the reference data',
    shape: inputs.shape,
    inputs: order.map((index) => {
      const row = rows[index] ?? 0;
      return {
        name: inputs.names?.[row] ?? `row ${String(row + 1)}`,
        values: inputs.values.slice(index * size, (index + 1) * size),
        note: `score ${String(fourDigits(classifier.scores[offset + index] ?? 0))}`,
      };
    }),
  };
}
