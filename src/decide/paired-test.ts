import type { Paired } from '../attacks/descriptor.ts';
import { distanceOf, type Outcomes, unpackDistances, unpackOutcomes } from '../core/outcomes.ts';
import { digitPair, grouped } from '../text/number-words.ts';
import { mcnemarTail } from './mcnemar.ts';

/** A comparison of two runs of an attack, input by input. */
export interface PairedComparison {
  /** True if more inputs fell than chance explains; undefined if no outcome could have shown that. */
  readonly isWorse: boolean | undefined;
  /** True if fewer inputs fell than chance explains. */
  readonly isBetter: boolean;
  /** A clause: how many inputs changed, and whether that is chance. */
  readonly words: string;
}

/** The inputs that two runs attacked in the same way. */
export interface Pairs {
  readonly paired: Paired;
  /** The rows that both attacked. */
  readonly common: readonly number[];
  readonly now: Outcomes;
  readonly then: Outcomes;
}

/** How many inputs changed between two runs. */
interface Changed {
  readonly worse: number;
  readonly better: number;
  /** Those that held before: more cannot fall. */
  readonly standing: number;
}

/**
 * Tests whether more inputs fell than chance explains, or fewer. If so few held before that even the fall of all of them would be
 * chance, the test is made within the distance at which half of them fell before.
 */
export function testPairs(pairs: Pairs): PairedComparison {
  const { paired, common } = pairs;
  const [now, then] = [unpackOutcomes(pairs.now), unpackOutcomes(pairs.then)];
  const atEps = count(
    common,
    (row) => now?.get(row) === true,
    (row) => then?.get(row) === true,
  );
  const isBetter = atEps.worse < atEps.better && mcnemarTail(atEps.better, atEps.worse) <= paired.level;
  const start = `of ${grouped(common.length)} ${paired.inputs}, `;
  if (canShowWorse(atEps.standing, paired)) {
    const isWorse = isMore(atEps, paired);
    return { isWorse, isBetter, words: `${start}${formatChanged(atEps, paired)}` };
  }
  const ceiling = `${start}only ${grouped(atEps.standing)} could still ${paired.fall}, too few to show more than chance`;
  const nearer = countNearer(pairs);
  if (nearer === undefined) return { isWorse: undefined, isBetter, words: ceiling };
  return {
    isWorse: isMore(nearer.changed, paired),
    isBetter,
    words: `${ceiling}; ${formatNearer(nearer, paired)}`,
  };
}

function count(
  common: readonly number[],
  fellNow: (row: number) => boolean,
  fellThen: (row: number) => boolean,
): Changed {
  const of = (now: boolean, then: boolean): number =>
    common.filter((row) => fellNow(row) === now && fellThen(row) === then).length;
  const worse = of(true, false);
  return { worse, better: of(false, true), standing: worse + of(false, false) };
}

/** False if even the fall of every input that held would be no more than chance. */
export function canShowWorse(standing: number, { level }: Pick<Paired, 'level'>): boolean {
  return mcnemarTail(standing, 0) <= level;
}

function isMore({ worse, better }: Changed, { level }: Paired): boolean {
  return mcnemarTail(worse, better) <= level;
}

/**
 * Distances are found by a search, and those of every input shift a little if a model is trained again: an input counts as nearer only
 * by so much.
 */
const NEARER = 1.25;

interface Nearer {
  readonly changed: Changed;
  /** The median of the smallest distances before, and by how much less an input must fall now. */
  readonly then: number;
  readonly now: number;
}

/**
 * Counts the inputs that fell beyond the median of the smallest distances before, and fall clearly within it now.
 * @returns undefined if distances are not known, or show nothing either
 */
function countNearer({ paired, common, now, then }: Pairs): Nearer | undefined {
  const [own, old] = [unpackDistances(now), unpackDistances(then)];
  if (own === undefined || old === undefined || then.eps === undefined) return undefined;
  const at = distanceOf(medianCode(common.map((row) => codeIn(old, row))));
  const changed = count(
    common,
    (row) => distanceOf(codeIn(own, row)) <= at / NEARER,
    (row) => distanceOf(codeIn(old, row)) <= at,
  );
  if (!canShowWorse(changed.standing, paired)) return undefined;
  return { changed, then: then.eps * at, now: (then.eps * at) / NEARER };
}

function formatNearer({ changed, now, then }: Nearer, paired: Paired): string {
  const { worse, better, standing } = changed;
  const [shownNow, shownThen] = digitPair(now, then);
  const start = `of ${grouped(standing)} that held at the smaller eps ${shownThen} before, `;
  if (worse === 0) return `${start}none falls at ${shownNow} now`;
  const p = mcnemarTail(worse, better);
  const chance = p <= paired.level ? 'more than chance' : 'no more than chance';
  return `${start}${grouped(worse)} ${worse === 1 ? 'falls' : 'fall'} at ${shownNow} now: ${chance} (${formatChance(p)}, level ${String(paired.level)})`;
}

function codeIn(codes: ReadonlyMap<number, number>, row: number): number {
  return codes.get(row) ?? Number.POSITIVE_INFINITY;
}

function medianCode(codes: readonly number[]): number {
  const sorted = codes.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function formatChanged(changed: Changed, paired: Paired): string {
  const { worse, better } = changed;
  const numbers = `${grouped(worse)} ${paired.worse}, ${grouped(better)} the other way`;
  const level = `level ${String(paired.level)}`;
  if (better > worse) {
    const p = mcnemarTail(better, worse);
    return `${numbers}: ${paired.fewer}, ${p <= paired.level ? '' : 'but no '}more than chance explains (${formatChance(p)}, ${level})`;
  }
  const p = mcnemarTail(worse, better);
  return `${numbers}: ${p <= paired.level ? '' : 'no '}more than chance (${formatChance(p)}, ${level})`;
}

/** A chance for people. */
function formatChance(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${String(Number(p.toPrecision(2)))}`;
}

/**
 * Says that a finding would be a baseline with which no later run can be worse: a clause. Undefined if one can, or if that is not
 * known.
 */
export function ceilingOf(outcomes: Outcomes, paired: Paired): string | undefined {
  const rows = [...(unpackOutcomes(outcomes)?.entries() ?? [])];
  if (rows.length === 0) return undefined;
  const standing = rows.filter(([, fell]) => !fell).length;
  if (canShowWorse(standing, paired)) return undefined;
  const common = rows.map(([row]) => row);
  if (countNearer({ paired, common, now: outcomes, then: outcomes }) !== undefined) return undefined;
  return `of ${grouped(rows.length)} inputs, only ${grouped(standing)} could still ${paired.fall}`;
}
