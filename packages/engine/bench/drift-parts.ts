import type { DriftAnalysis } from '../src/attacks/drift/samples.ts';
import {
  compareSets,
  correct,
  type Found,
  permutationLimits,
  separationsOf,
} from '../src/attacks/drift/drift.ts';
import { ALPHA } from '../src/attacks/drift/drift-texts.ts';
import { strongest } from '../src/attacks/drift/effect.ts';
import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import { Random } from '../src/random.ts';
import { encodeTables } from '../src/statistics/encode-tables.ts';
import { table } from '../../common/bench/table.ts';
import { removals } from './removals.ts';
import { CHANGES, type Change, halves } from './drift-rows.ts';
import { type DriftSet, driftSets, type Labelled, takeRows, victimOf } from './drift-sets.ts';
import { endless } from './victims.ts';

/** Changes of the numbers, beside those of the power of drift. */
const MORE: Readonly<Record<string, Change>> = {
  'a tenth of one column is -999': (value, { row, column }) =>
    column === 3 && row % 10 === 0 ? -999 : value,
  'a twentieth of one column out of range': (value, { row, column, spread }) =>
    column === 3 && row % 20 === 0 ? value + 30 * spread : value,
  'all columns a fifth of a deviation higher': (value, { spread }) => value + 0.2 * spread,
  'one column is noise of its own': (value, { column, noise, spread }) =>
    column === 3 ? spread * noise : value,
};
/** Tables only: a picture has no missing pixels, and what has is refused before. */
const LOST: Readonly<Record<string, Change>> = {
  'one column is lost': (value, { column }) => (column === 3 ? Number.NaN : value),
  'a tenth of one column is lost': (value, { row, column }) =>
    column === 3 && row % 10 === 0 ? Number.NaN : value,
};
const UNCHANGED: Change = (value) => value;
/** So many rows has a half at most: with more, most changes are found by every test. */
const MOST_ROWS = 150;
const FEW_ROWS = 60;
/** Small in each column, and plain in all together. */
const DENSE: Change = (value, { spread }) => value + 0.35 * spread;

/** Two sets, as the check of drift gets them, and what was changed. */
interface Pair {
  readonly kind: string;
  readonly analysis: DriftAnalysis;
}

interface Tested {
  readonly kind: string;
  readonly analysis: DriftAnalysis;
  readonly found: Found;
}

/** Measures what each test of drift is worth: all but one, and without those that cost least. */
export async function driftParts(python: string, draws: number): Promise<string> {
  const tested: Tested[] = [];
  for (const set of driftSets(python)) {
    for (let draw = 0; draw < draws; draw += 1) {
      for (const pair of pairsOf(set, draw)) tested.push(await test(pair, draw));
    }
  }
  const parts = [...new Set(tested.flatMap(({ found }) => found.tests.map(({ name }) => name)))];
  const rowFor = (left: readonly string[]): string[] => [
    left.length === 0 ? 'all' : `without ${left.join('; ')}`,
    ...[powerOf(tested, left, 0), powerOf(tested, left, defaultThreshold('drift'))].map((share) =>
      share.toFixed(3),
    ),
    alarmsOf(tested, left),
  ];
  const worthOf = (left: readonly string[]): number =>
    powerOf(tested, left, 0) + powerOf(tested, left, defaultThreshold('drift'));
  const kinds = kindsOf(tested);
  return [
    table(
      ['tests', 'p below .05', 'above the threshold', 'unchanged, above the threshold'],
      [rowFor([]), ...parts.map((part) => rowFor([part])), ...removals(parts, worthOf).map(rowFor)],
    ),
    table(
      ['kind: above the threshold', 'all', ...parts.map((part) => `without ${part}`)],
      kinds.map((kind) => {
        const own = tested.filter((one) => one.kind === kind);
        return [
          kind,
          ...[[], ...parts.map((part) => [part])].map((left) =>
            shareOf(own, left, defaultThreshold('drift')).toFixed(2),
          ),
        ];
      }),
    ),
  ].join('\n\n');
}

const NOTHING = 'nothing';

function kindsOf(tested: readonly Tested[]): readonly string[] {
  return [...new Set(tested.map(({ kind }) => kind))].filter((kind) => kind !== NOTHING);
}

/** The mean over the kinds of the share of pairs whose score is greater. */
function powerOf(tested: readonly Tested[], left: readonly string[], limit: number): number {
  const shares = kindsOf(tested).map((kind) =>
    shareOf(
      tested.filter((one) => one.kind === kind),
      left,
      limit,
    ),
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

function alarmsOf(tested: readonly Tested[], left: readonly string[]): string {
  const own = tested.filter(({ kind }) => kind === NOTHING);
  return `${String(Math.round(shareOf(own, left, defaultThreshold('drift')) * own.length))} of ${String(own.length)}`;
}

function shareOf(tested: readonly Tested[], left: readonly string[], limit: number): number {
  return tested.filter((one) => scoreOf(one, left) > limit).length / Math.max(1, tested.length);
}

/** The score by some of the tests, corrected anew. */
function scoreOf({ found }: Tested, left: readonly string[]): number {
  const tests = correct(found.tests.filter(({ name }) => !left.includes(name)));
  if (!tests.some(({ corrected }) => corrected < ALPHA)) return 0;
  const separations = separationsOf({ ...found, tests });
  const isLeft = left.some((name) => name.startsWith('classifier'));
  return strongest(separations.filter(({ name }) => !isLeft || name !== 'classifier')).score.value;
}

async function test({ kind, analysis }: Pair, seed: number): Promise<Tested> {
  if (analysis.reference === undefined) throw new Error('There is no reference.');
  const budget = endless(seed, 1e6);
  const [reference = analysis.reference, current = analysis.data] = encodeTables([
    analysis.reference,
    analysis.data,
  ]);
  const limits = permutationLimits(budget);
  const found = await compareSets(analysis, { reference, current }, budget, new Random(seed), limits);
  return { kind, analysis, found };
}

function pairsOf(set: DriftSet, draw: number): readonly Pair[] {
  const kinds = { ...CHANGES, ...MORE, ...(set.shape.length === 1 ? LOST : {}) };
  const changed = Object.entries(kinds)
    .filter(([kind]) => kind !== NOTHING)
    .map(([kind, change]) => {
      const [before, now] = halves(set, change, new Random(draw), MOST_ROWS);
      return { kind, analysis: analysisOf(before, now, true) };
    });
  const [before, now] = halves(set, UNCHANGED, new Random(draw), MOST_ROWS);
  const some = withoutHalf(set, draw);
  return [
    ...changed,
    {
      kind: 'all columns a third of a deviation higher, 60 rows',
      analysis: analysisOf(...halves(set, DENSE, new Random(draw), FEW_ROWS), true),
    },
    { kind: 'one column is shuffled', analysis: analysisOf(before, shuffled(now, draw), true) },
    { kind: 'half of class 0 is gone, by labels', analysis: analysisOf(before, some, true) },
    {
      kind: 'half of class 0 is gone, by a model',
      analysis: { ...analysisOf(before, some, false), victim: victimOf(set) },
    },
    { kind: NOTHING, analysis: { ...analysisOf(before, now, true), victim: victimOf(set) } },
  ];
}

function analysisOf(before: Labelled, now: Labelled, labels: boolean): DriftAnalysis {
  return {
    victim: undefined,
    data: now.inputs,
    labels: labels ? now.labels : undefined,
    reference: before.inputs,
    referenceLabels: labels ? before.labels : undefined,
  };
}

/** One column has the values of other rows: no column changes, but its relations to the others are gone. */
function shuffled(now: Labelled, draw: number): Labelled {
  const { inputs } = now;
  const size = inputs.values.length / inputs.count;
  const order = new Random(draw + 1).permutation(inputs.count);
  const values = inputs.values.slice();
  order.forEach((other, row) => (values[row * size + 3] = inputs.values[other * size + 3] ?? 0));
  return { ...now, inputs: { ...inputs, values } };
}

/** The second half of the rows, without every other one of class 0. */
function withoutHalf(set: DriftSet, draw: number): Labelled {
  const order = new Random(draw).permutation(set.labels.length);
  const half = Math.min(MOST_ROWS, Math.floor(set.labels.length / 2));
  const rows = order.subarray(half, 2 * half).filter((row, at) => set.labels[row] !== 0 || at % 2 === 0);
  return takeRows(set, rows);
}
