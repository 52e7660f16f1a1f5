import { sentences } from '../../../catalog/result/result-words.ts';
import { numberText } from '../../../shown-numbers.ts';
import type { AttackResult, Evidence, Inputs, Victim } from '../../../types.ts';
import { upperMedian } from '../../../vectors.ts';
import { formatStuck } from '../whole-steps.ts';
import { warnOfSmallEps } from '../eps.ts';
import { formatChange, formatColumns } from '../exact/exact-meaning.ts';
import {
  countOf,
  errsNowhere,
  type MovedRow,
  moveOf,
  type ValueAnalysis,
  type ValueSetup,
} from './value-setup.ts';
import { bandSeries } from '../evasion-evidence.ts';
import { wilson } from '../../../statistics/distributions.ts';
import type { AttackSpace } from '../attack-space.ts';

/** What an exact score says in one sentence, and what it does not say. */
export function describeProof(
  data: Inputs,
  setup: ValueSetup,
  rows: readonly MovedRow[],
  how: string,
): Pick<AttackResult, 'meaning' | 'limits'> {
  const [moved, kept, undecided] = [
    countOf(rows, 'moved'),
    countOf(rows, 'kept'),
    countOf(rows, 'undecided'),
  ];
  const by = `by more than ${numberText(setup.tolerance.value)} by ${formatChange(data, setup.eps.value)}`;
  const found = moved === 0 ? '' : `, by at most ${numberText(largest(rows))}`;
  const rest = sentences([
    kept > 0 && `for ${String(kept)} it is proved that they cannot`,
    undecided > 0 && `${String(undecided)} ${undecided === 1 ? 'is' : 'are'} undecided`,
  ]);
  const whole = `${moved === 0 ? 'None' : String(moved)} of ${String(rows.length)} predictions ${moved === 0 ? 'was' : 'can be'} moved`;
  return {
    meaning:
      kept === rows.length
        ? `No prediction can be moved ${by}: proved for all ${String(kept)} rows (${formatSkill(setup)}).`
        : `${[`${whole} ${by}${found} (${formatSkill(setup)})`, ...rest].join('; ')}.`,
    limits: sentences([
      `Each row is decided by ${how}. Only other rows remain uncertain: the interval says what they would give.`,
      undecided > 0 &&
        `${String(undecided)} of ${String(rows.length)} rows were not decided within one second each. They ` +
          'count as kept in the score, and as moved in the upper end of the interval.',
      ...commonLimits(data, setup),
    ]),
  };
}

/** What the score of a search says in one sentence, and what it does not say. */
export function describeSearch(
  data: Inputs,
  setup: ValueSetup,
  rows: readonly MovedRow[],
  why: string | undefined,
): Pick<AttackResult, 'meaning' | 'limits'> {
  return {
    meaning:
      `${String(countOf(rows, 'moved'))} of ${String(rows.length)} predictions were moved by more than ` +
      `${numberText(setup.tolerance.value)} by ${formatChange(data, setup.eps.value)} (${formatSkill(setup)}).`,
    limits: sentences([
      'A search found these changes: a better one may find more.',
      why !== undefined && `The attack saw only the answers of the model: ${why}.`,
      ...commonLimits(data, setup),
    ]),
  };
}

function commonLimits(data: Inputs, { tolerance, eps, asked, total }: ValueSetup): readonly string[] {
  return sentences([
    ...warnOfSmallEps(eps.value, eps.suggested, 'the default'),
    ...formatStuck(eps),
    tolerance.from !== 'the settings' &&
      `The tolerance is ${numberText(tolerance.value)}: ${tolerance.from}. Set \`tolerance\` to the change that would do harm.`,
    eps.from !== 'the settings' &&
      `eps is ${numberText(eps.value)}: ${eps.from}. Set \`eps\` to the largest change that your threat model allows.`,
    ...formatColumns(data),
    'Only bounded changes of numbers were considered. Other rows and larger changes are other threats.',
    asked < total && `The error was measured on ${String(asked)} of ${String(total)} rows, drawn at random.`,
  ]);
}

function formatSkill({ skill }: ValueSetup): string {
  const error = errsNowhere(skill) ? 'no error beyond rounding' : `usual error ${numberText(skill.error)}`;
  return `R² ${(skill.explained ?? 0).toFixed(2)}, ${error}`;
}

function largest(rows: readonly MovedRow[]): number {
  return rows.reduce((most, row) => Math.max(most, moveOf(row)), 0);
}

/** Settings that were used, and figures beside the score. */
export function valueFigures(
  setup: ValueSetup,
  rows: readonly MovedRow[],
): Readonly<Record<string, number | string>> {
  const { eps, tolerance, skill, asked } = setup;
  return {
    eps: eps.value,
    'eps from': eps.from,
    norm: 'Linf',
    tolerance: tolerance.value,
    'tolerance from': tolerance.from,
    samples: rows.length,
    moved: countOf(rows, 'moved'),
    kept: countOf(rows, 'kept'),
    undecided: countOf(rows, 'undecided'),
    'largest move found': largest(rows),
    'median move found': upperMedian(rows.map(moveOf)),
    'rows asked for the error': asked,
    'root mean squared error': skill.error,
    'R²': skill.explained ?? 'none',
    'R², at least': skill.explainedLow ?? 'none',
  };
}

const MOST_PAIRS = 100;
const CURVE_POINTS = 41;
const CURVE_END = 3;

interface Attacked {
  readonly victim: Victim;
  readonly space: AttackSpace;
  readonly setup: ValueSetup;
}

/** The rows whose predictions moved, and, if it is proved, how many move by more than any tolerance. */
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
      distanceName: 'largest change, a share of the range',
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
        distance: space.distance(space.free(origin), space.free(space.fromModel(changed))),
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
    series: [bandSeries('rows, with 95 % interval', points)],
    isScore: true,
    marks: [{ at: tolerance.value, name: 'tolerance' }],
  };
}
