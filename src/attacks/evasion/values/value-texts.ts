import type { AttackResult, Inputs } from '../../../engine/types.ts';
import { median } from '../../../engine/vectors.ts';
import { formatStuck } from '../whole-steps.ts';
import { warnOfSmallEps } from '../eps.ts';
import { formatChange, formatColumns } from '../exact/exact-meaning.ts';
import { countOf, type MovedRow, moveOf } from './moved-row.ts';
import { numberText } from '../../../core/four-digits.ts';
import { errsNowhere, type ValueSetup } from './value-setup.ts';

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
  const count = `${kept === rows.length ? 'all ' : `${String(kept)} of `}${String(rows.length)} rows (${formatSkill(setup)})`;
  const found = moved === 0 ? '' : `; ${String(moved)} can, by at most ${numberText(largest(rows))}`;
  const open = undecided === 0 ? '' : `; ${String(undecided)} are undecided`;
  return {
    meaning:
      kept === 0
        ? `${String(moved)} of ${String(rows.length)} predictions can be moved ${by} (${formatSkill(setup)})${open}.`
        : `No prediction can be moved ${by}: proved for ${count}${found}${open}.`,
    limits: [
      `Each row is decided by ${how}. Only other rows remain uncertain: the interval says what they would ` +
        'give.',
      ...(undecided === 0
        ? []
        : [
            `${String(undecided)} of ${String(rows.length)} rows were not decided within one second each. They ` +
              'count as kept in the score, and as moved in the upper end of the interval.',
          ]),
      ...commonLimits(data, setup),
    ],
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
    limits: [
      'A search found these changes: a better one may find more.',
      ...(why === undefined ? [] : [`The attack saw only the answers of the model: ${why}.`]),
      ...commonLimits(data, setup),
    ],
  };
}

function commonLimits(data: Inputs, { tolerance, eps, asked, total }: ValueSetup): readonly string[] {
  return [
    ...warnOfSmallEps(eps.value, eps.suggested, 'the default'),
    ...formatStuck(eps),
    ...(tolerance.from === 'the settings'
      ? []
      : [
          `The tolerance is ${numberText(tolerance.value)}: ${tolerance.from}. Set \`tolerance\` to the change that would do harm.`,
        ]),
    ...(eps.from === 'the settings'
      ? []
      : [
          `eps is ${numberText(eps.value)}: ${eps.from}. Set \`eps\` to the largest change that your threat model allows.`,
        ]),
    ...formatColumns(data),
    'Only bounded changes of numbers were considered. Other rows and larger changes are other threats.',
    ...(asked < total
      ? [`The error was measured on ${String(asked)} of ${String(total)} rows, drawn at random.`]
      : []),
  ];
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
    'median move found': median(rows.map(moveOf)),
    'rows asked for the error': asked,
    'root mean squared error': skill.error,
    'R²': skill.explained ?? 'none',
    'R², at least': skill.explainedLow ?? 'none',
  };
}
