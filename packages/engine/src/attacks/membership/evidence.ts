import { fourDigits } from '../../shown-numbers.ts';
import type { Estimate, Evidence } from '../../types.ts';
import { advantageOf } from './combine.ts';
import type { Found } from './found.ts';

const MOST_ROWS = 10;
/** A class is judged by itself from so many rows a side on. */
const ROWS_OF_CLASS = 50;
const POINTS = 200;

/** The curve of true against false positives, the rows that are given away most, and the advantage in each class. */
export function membershipEvidence(found: Found, names: readonly string[] | undefined): Evidence[] {
  return [rocCurve(found), ...givenAway(found), ...byClass(found, names)];
}

function rocCurve({ pool: { member, members, others }, combined: { odds, best } }: Found): Evidence {
  const order = Array.from(member.keys()).toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
  const points: (readonly [number, number])[] = [[0, 0]];
  let [tpr, fpr] = [0, 0];
  for (const [place, row] of order.entries()) {
    if (member[row] === 1) tpr += 1 / members;
    else fpr += 1 / others;
    const isStep = (place + 1) % Math.ceil(order.length / POINTS) === 0;
    if (isStep || place === order.length - 1) points.push([fpr, tpr]);
  }
  return {
    kind: 'curve',
    title: 'Training rows found against false alarms',
    xLabel: 'share of other rows called training rows (FPR)',
    yLabel: 'share of training rows found (TPR)',
    series: [
      { name: 'combined attack', points },
      {
        name: 'guessing',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
    marks: [{ at: best.fpr, name: `line with the greatest advantage: TPR ${best.tpr.toFixed(2)}` }],
  };
}

/** The training rows that are told most surely, by number only: their content is what must not be given away. */
function givenAway({ pool: { member, numbers }, combined: { odds, advantage, atOne } }: Found): Evidence[] {
  const few = advantageOf(atOne.called, member).low > 0;
  if (advantage.low <= 0 && !few) return [];
  const order = Array.from(member.keys())
    .filter((row) => member[row] === 1)
    .toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0));
  return [
    {
      kind: 'table',
      title: 'The rows of reference_data that are given away most',
      header: ['row, counted from 1', 'log-odds of being a training row'],
      rows: order.slice(0, MOST_ROWS).map((row) => [numbers[row] ?? 0, fourDigits(odds[row] ?? 0)]),
    },
  ];
}

interface ClassAdvantage extends Estimate {
  /** The class, from 0. */
  readonly name: number;
  readonly members: number;
  readonly others: number;
}

/** The advantage in each class with enough rows. */
export function advantagesByClass({
  pool: { member, labels, classes },
  combined: { best },
}: Found): readonly ClassAdvantage[] {
  return Array.from({ length: classes }, (_unused, name) => {
    const [members, others] = [1, 0].map(
      (side) => labels.filter((label, row) => label === name && member[row] === side).length,
    );
    const { value, low, high } = advantageOf(best.called, member, (row) => labels[row] === name);
    return { name, members: members ?? 0, others: others ?? 0, value, low, high };
  }).filter((one) => Math.min(one.members, one.others) >= ROWS_OF_CLASS);
}

function byClass(found: Found, names: readonly string[] | undefined): Evidence[] {
  const rows = advantagesByClass(found);
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Advantage of the attacker in each class',
      header: ['class', 'advantage', 'low', 'high', 'training rows', 'other rows'],
      rows: rows.map(({ name, members, others, ...advantage }) => [
        names?.[name] ?? String(name),
        ...[advantage.value, advantage.low, advantage.high].map(fourDigits),
        ...[members, others],
      ]),
      bars: 1,
    },
  ];
}
