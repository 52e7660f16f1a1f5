import { wilson } from '../../../engine/statistics/wilson.ts';
import type { Evidence, Victim } from '../../../engine/types.ts';
import type { AttackSpace } from '../attack-space.ts';

import { type MovedRow, moveOf } from './moved-row.ts';
import type { ValueAnalysis, ValueSetup } from './value-setup.ts';
import { numberText } from '../../../core/four-digits.ts';

const MOST_PAIRS = 100;
const CURVE_POINTS = 41;
/** Where the curve ends, in tolerances. */
const CURVE_END = 3;

interface Attacked {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly setup: ValueSetup;
}

/** The rows whose predictions moved, the largest moves first, and, if it is proved, how many move by more than any tolerance. */
export function valueEvidence(
  { data }: ValueAnalysis,
  { victim, space, setup }: Attacked,
  rows: readonly MovedRow[],
  isExact: boolean,
): readonly Evidence[] {
  const moved = rows
    .filter(({ verdict }) => verdict === 'moved')
    .toSorted((one, other) => moveOf(other) - moveOf(one));
  const curve = isExact && rows.length > 0 ? [curveOf(rows, setup)] : [];
  if (moved.length === 0) return curve;
  const shown = moved.slice(0, MOST_PAIRS);
  const size = victim.inputSize;
  return [
    {
      kind: 'pairs',
      title:
        'Rows whose prediction a change within eps moves by more than the tolerance, the largest moves first',
      shape: data.shape,
      ...(shown.length < moved.length && { left: moved.length - shown.length }),
      pairs: shown.map(({ row, origin, changed, own, value }) => ({
        name: data.names?.[row] ?? `input ${String(row)}`,
        original: isExact ? data.values.slice(row * size, (row + 1) * size) : space.toModel(origin),
        changed,
        before: numberText(own),
        after: numberText(value),
        distance: space.distance('Linf', space.free(origin), space.free(space.fromModel(changed))),
      })),
    },
    ...curve,
  ];
}

function curveOf(rows: readonly MovedRow[], { tolerance }: ValueSetup): Evidence {
  const points = Array.from({ length: CURVE_POINTS }, (_unused, index) => {
    const at = tolerance.value * (1 + ((CURVE_END - 1) * index) / (CURVE_POINTS - 1));
    return { at, ...wilson(rows.filter((one) => moveOf(one) > at).length, rows.length) };
  });
  return {
    kind: 'curve',
    title: 'How many predictions move further than a tolerance',
    xLabel: 'tolerance, in the unit of the prediction',
    yLabel: 'share of rows whose prediction moves further',
    series: [
      {
        name: 'rows, with 95 % interval',
        points: points.map(({ at, value }) => [at, value] as const),
        band: points.map(({ at, low, high }) => [at, low, high] as const),
      },
    ],
    isScore: true,
    marks: [{ at: tolerance.value, name: 'tolerance' }],
  };
}
