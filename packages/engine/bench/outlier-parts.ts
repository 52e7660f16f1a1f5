import { joinDetectors, type OutlierScores, scoreOutliers } from '../src/attacks/outlier/score-outliers.ts';
import { defaultThreshold } from '../src/attacks/attack-rows.ts';
import { Random } from '../src/random.ts';
import { auc } from '../src/statistics/auc.ts';
import type { Matrix } from '../src/statistics/multivariate/matrix.ts';
import { table } from '../../common/bench/table.ts';
import { cleanRows, move } from './clean-rows.ts';
import { field, list, numbers, reference } from './data-python.ts';
import { removals } from './removals.ts';

/** Rows, of which some are strange. */
interface Case {
  readonly kind: string;
  readonly rows: Matrix;
  readonly pictures: boolean;
  readonly strange: readonly number[];
}

/** What a set of detectors finds in the cases of one kind, on average. */
interface Power {
  /** The share of cases above the default threshold. */
  readonly above: number;
  /** The share of the strange rows that are listed. */
  readonly listed: number;
  readonly auc: number;
}

/** Removed in turn; `far values` is a rule of its own beside the detectors. */
const PARTS = [
  'components of normal scores',
  'isolation forest of normal scores, whitened',
  'nearest neighbours by components of normal scores',
  'isolation forest, whitened',
  'nearest neighbours, whitened',
  'local outlier factor',
  'far values',
] as const;

/** Measures what each detector of outliers is worth: all but one, and without those that cost least. */
export function outlierParts(python: string, seeds: readonly number[]): string {
  const scored = [...madeCases(seeds), ...realCases(python, seeds)].map((one) => ({
    one,
    all: scoreOutliers(one.rows, one.pictures, new Random(1)),
  }));
  const rowFor = (left: readonly string[]): string[] => {
    const power = meanOf(scored, left);
    const clean = scored.filter(({ one }) => one.strange.length === 0);
    const alarms = clean.filter((each) => scoreOf(each, left) > defaultThreshold('outlier')).length;
    const name = left.length === 0 ? 'all' : `without ${left.join('; ')}`;
    const shares = [power.above, power.listed, power.auc].map((value) => value.toFixed(3));
    return [name, ...shares, `${String(alarms)} of ${String(clean.length)}`];
  };
  const worthOf = (left: readonly string[]): number => {
    const { above, listed, auc: area } = meanOf(scored, left);
    return above + listed + area;
  };
  return [
    table(HEAD, [
      rowFor([]),
      ...PARTS.map((part) => rowFor([part])),
      ...removals(PARTS, worthOf, PARTS.length - 2).map(rowFor),
    ]),
    table(
      ['kind', 'cases', ...HEAD.slice(1, 4)],
      kindsOf(scored).map((kind) => {
        const own = scored.filter(({ one }) => one.kind === kind);
        const { above, listed, auc: area } = meanOf(own, []);
        return [kind, String(own.length), ...[above, listed, area].map((value) => value.toFixed(3))];
      }),
    ),
  ].join('\n\n');
}

const HEAD = [
  'detectors',
  'above the threshold',
  'strange rows listed',
  'AUC',
  'clean tables above the threshold',
];

interface Scored {
  readonly one: Case;
  readonly all: OutlierScores;
}

function kindsOf(scored: readonly Scored[]): readonly string[] {
  return [...new Set(scored.flatMap(({ one }) => (one.strange.length === 0 ? [] : [one.kind])))];
}

/** The mean of the kinds, each of which counts once. */
function meanOf(scored: readonly Scored[], left: readonly string[]): Power {
  const powers = kindsOf(scored).map((kind) => {
    const own = scored.filter(({ one }) => one.kind === kind).map((each) => powerOf(each, left));
    return averaged(own);
  });
  return averaged(powers);
}

function averaged(powers: readonly Power[]): Power {
  const mean = (of: (power: Power) => number): number =>
    powers.reduce((sum, power) => sum + of(power), 0) / Math.max(1, powers.length);
  return {
    above: mean(({ above }) => above),
    listed: mean(({ listed }) => listed),
    auc: mean(({ auc: area }) => area),
  };
}

function scoreOf(each: Scored, left: readonly string[]): number {
  return foundWithout(each, left).found.length / each.one.rows.rows;
}

function powerOf(each: Scored, left: readonly string[]): Power {
  const { strange, rows } = each.one;
  const { combined, found } = foundWithout(each, left);
  const isStrange = Array.from({ length: rows.rows }, () => 0);
  for (const row of strange) isStrange[row] = 1;
  return {
    above: found.length / rows.rows > defaultThreshold('outlier') ? 1 : 0,
    listed: found.filter((row) => isStrange[row] === 1).length / Math.max(1, strange.length),
    auc: auc(combined, isStrange),
  };
}

/** Judges the rows again by some of the scores. */
function foundWithout(
  { one, all }: Scored,
  left: readonly string[],
): Pick<OutlierScores, 'combined' | 'found'> {
  const kept = Object.entries(all.detectors).filter(([name]) => !left.includes(name));
  // A picture has no far values.
  const pictures = one.pictures || left.includes('far values');
  return joinDetectors(one.rows, pictures, Object.fromEntries(kept));
}

const SIZES = [
  [60, 5],
  [200, 3],
  [200, 8],
] as const;

/** Tables of eight kinds of columns, with nothing strange, a tenth of the rows moved, and a fifth that lie scattered far out. */
function madeCases(seeds: readonly number[]): readonly Case[] {
  const [clean, moved, masked] = [0, 0.1, 0.2];
  return seeds.flatMap((seed) =>
    SIZES.flatMap(([count, columns]) => [
      ...[clean, moved].flatMap((share) =>
        cleanRows(count, columns, seed).map(({ shape, rows }) => {
          const some = Math.round(share * count);
          const kind = share === 0 ? 'nothing' : `made, a tenth moved: ${shape}`;
          return made(kind, move(rows, some, new Random(seed)), some);
        }),
      ),
      made(
        'made, a fifth at ten times the deviation',
        scattered(count, columns, masked, seed),
        masked * count,
      ),
    ]),
  );
}

function made(kind: string, rows: Matrix, strange: number): Case {
  const found = Array.from({ length: Math.round(strange) }, (_unused, row) => row);
  return { kind, rows, pictures: false, strange: found };
}

/** Normal rows, of which the first ones have ten times the deviation: they hide each other. */
function scattered(count: number, columns: number, share: number, seed: number): Matrix {
  const values = new Float32Array(count * columns);
  new Random(seed).fillNormals(values);
  const first = Math.round(share * count) * columns;
  return { values: values.map((value, index) => (index < first ? 10 * value : value)), rows: count, columns };
}

/** Real tables with rows of another class, and others, by the program that the comparison with pyod uses. */
function realCases(python: string, seeds: readonly number[]): readonly Case[] {
  return seeds.flatMap((seed) =>
    list(reference(python, 'outlier_reference.py', [String(100 + seed), 'first', 'unseen', 'held back'])).map(
      (set) => {
        const outlier = numbers(field(set, 'outlier'));
        const values = Float32Array.from(numbers(field(set, 'rows')));
        const name = String(field(set, 'name'));
        return {
          kind: `${String(field(set, 'group'))}: ${name}`,
          rows: { values, rows: outlier.length, columns: Number(field(set, 'columns')) },
          pictures: name.startsWith('digits'),
          strange: outlier.flatMap((mark, row) => (mark === 1 ? [row] : [])),
        };
      },
    ),
  );
}
