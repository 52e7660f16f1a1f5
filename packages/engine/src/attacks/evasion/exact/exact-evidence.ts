import { joinRows } from '../../../vectors.ts';
import { withTests } from '../../../victim/outside-call.ts';
import type { ColumnLimits, RowProof } from '../../../exactness.ts';
import { classesOf } from '../../../predicted-classes.ts';
import type { Evidence, Victim } from '../../../types.ts';
import type { EvasionAnalysis, EvasionSetup } from '../setup.ts';
import type { Fallen } from '../score.ts';

const MOST_PAIRS = 100;

/** The turned rows, each confirmed by the model itself, the smallest changes first. */
export async function exactEvidence(
  { data, classNames }: EvasionAnalysis,
  victim: Victim,
  proved: readonly ProvedRow[],
  limits: ColumnLimits,
): Promise<readonly Evidence[]> {
  const size = victim.inputSize;
  const turned = proved.flatMap(({ proof, ...one }) =>
    proof.verdict === 'turned'
      ? [
          {
            ...one,
            changed: Float32Array.from(proof.row),
            distance: distanceOf(one.values, proof.row, limits),
          },
        ]
      : [],
  );
  const joined = joinRows(
    turned.flatMap(({ values, changed }) => [Float32Array.from(values), changed]),
    size,
  );
  const answers = await victim.ask(joined, 2 * turned.length);
  const classes = classesOf(answers, 2 * turned.length);
  const say = (at: number): string => {
    const predicted = classes[at] ?? 0;
    const name = classNames?.[predicted] ?? String(predicted);
    if (victim.answers !== 'scores') return name;
    return `${name} (${(answers[at * victim.answerSize + predicted] ?? 0).toFixed(2)})`;
  };
  const fooled = turned
    .map(({ row, label, values, changed, distance }, at) => ({
      label,
      answer: classes[2 * at + 1] ?? 0,
      pair: {
        name: row < 0 ? 'a mixture of two rows' : (data.names?.[row] ?? `input ${String(row)}`),
        ...{ original: Float32Array.from(values), changed, distance },
        ...{ before: say(2 * at), after: say(2 * at + 1) },
      },
    }))
    .toSorted((one, other) => one.pair.distance - other.pair.distance);
  if (fooled.length === 0) return [];
  const shown = fooled.slice(0, MOST_PAIRS);
  return [
    {
      kind: 'pairs',
      distanceName: 'largest change, a share of the range',
      title: 'Rows that a change within eps turns, the smallest changes first',
      shape: data.shape,
      ...(shown.length < fooled.length && { left: fooled.length - shown.length }),
      ...(await withTests(victim.outside, shown)),
    },
  ];
}

/** The greatest change of a column, as a share of its range. */
function distanceOf(from: Float64Array, to: Float64Array, { low, high }: ColumnLimits): number {
  let most = 0;
  for (const [column, value] of from.entries()) {
    const range = (high[column] ?? 0) - (low[column] ?? 0);
    const moved = Math.abs((to[column] ?? 0) - value);
    if (range > 0 && moved > 0) most = Math.max(most, moved / range);
  }
  return most;
}

export interface OpenRow {
  /** Its place in the data; -1 for a mixture of two rows. */
  readonly row: number;
  readonly label: number;
  readonly values: Float64Array;
}

export interface ProvedRow extends OpenRow {
  readonly proof: RowProof;
}

export interface Proved {
  readonly rows: readonly ProvedRow[];
  readonly mixtures: readonly ProvedRow[];
}

/** How many rows have a verdict. */
export function countOf(proved: readonly ProvedRow[], verdict: RowProof['verdict']): number {
  return proved.filter(({ proof }) => proof.verdict === verdict).length;
}

/** What became of each. */
export function fallenOf(proved: readonly ProvedRow[], { strataOf }: Pick<EvasionSetup, 'strataOf'>): Fallen {
  return {
    strata: strataOf(proved),
    fell: (input) => proved[input]?.proof.verdict === 'turned',
    isOpen: (input) => proved[input]?.proof.verdict === 'undecided',
  };
}
