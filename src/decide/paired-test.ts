import type { Paired } from '../attacks/descriptor.ts';
import {
  distanceOf,
  type Outcomes,
  unpackDistances,
  unpackGroups,
  unpackOutcomes,
} from '../core/outcomes.ts';
import { digitPair, grouped } from '../text/number-words.ts';
import { type ChangedInputs, pairedTail } from './mcnemar.ts';

/** A comparison of two runs of an attack, input by input. */
export interface PairedComparison {
  /** True if more inputs fell than chance explains. */
  readonly isWorse: boolean;
  /** True if fewer inputs fell than chance explains. */
  readonly isBetter: boolean;
  /** False if so few inputs could still fall that no outcome could have been worse. */
  readonly couldBeWorse: boolean;
  /** A clause: how many inputs changed, and whether that is chance. */
  readonly words: string;
}

/** The inputs that two runs attacked in the same way. */
export interface Pairs {
  readonly paired: Paired;
  /** The keys of those that both attacked. */
  readonly common: readonly number[];
  readonly now: Outcomes;
  readonly then: Outcomes;
}

/** How many inputs changed between two runs, by the strata of the run of now: each counts the same. */
interface Changed {
  readonly strata: readonly (ChangedInputs & {
    /** Those that held before: more cannot fall. */
    readonly standing: number;
  })[];
  readonly worse: number;
  readonly better: number;
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
    pairs,
    (input) => now?.get(input) === true,
    (input) => then?.get(input) === true,
  );
  const isBetter = pairedTail(turned(atEps)) <= paired.level;
  const each = atEps.strata.length > 1 ? ', each class counted equally' : '';
  const start = `of ${grouped(common.length)} ${paired.inputs}${each}, `;
  if (canShowWorse(atEps, paired)) {
    const isWorse = isMore(atEps, paired);
    return { isWorse, isBetter, couldBeWorse: true, words: `${start}${formatChanged(atEps, paired)}` };
  }
  const ceiling = `${start}only ${grouped(atEps.standing)} could still ${paired.fall}, too few to show more than chance`;
  const nearer = countNearer(pairs);
  if (nearer === undefined) return { isWorse: false, isBetter, couldBeWorse: false, words: ceiling };
  return {
    ...{ isWorse: isMore(nearer.changed, paired), isBetter, couldBeWorse: true },
    words: `${ceiling}; ${formatNearer(nearer, paired)}`,
  };
}

type Fell = (input: number) => boolean;

function count({ common, now }: Pick<Pairs, 'common' | 'now'>, fellNow: Fell, fellThen: Fell): Changed {
  const groups = unpackGroups(now);
  const strata = [...Map.groupBy(common, (input) => groups?.get(input) ?? 0).values()].map((inputs) => {
    const of = (isNow: boolean, isThen: boolean): number =>
      inputs.filter((input) => fellNow(input) === isNow && fellThen(input) === isThen).length;
    const worse = of(true, false);
    return { worse, better: of(false, true), standing: worse + of(false, false), weight: 1 / inputs.length };
  });
  const sum = (part: (one: Changed['strata'][number]) => number): number =>
    strata.reduce((total, one) => total + part(one), 0);
  return {
    strata,
    worse: sum(({ worse }) => worse),
    better: sum(({ better }) => better),
    standing: sum(({ standing }) => standing),
  };
}

/** The same changes, told the other way round. */
function turned({ strata }: Changed): readonly ChangedInputs[] {
  return strata.map(({ worse, better, weight }) => ({ worse: better, better: worse, weight }));
}

/** False if even the fall of every input that held would be no more than chance. */
function canShowWorse({ strata }: Changed, { level }: Pick<Paired, 'level'>): boolean {
  return pairedTail(strata.map(({ standing, weight }) => ({ worse: standing, better: 0, weight }))) <= level;
}

function isMore({ strata }: Changed, { level }: Paired): boolean {
  return pairedTail(strata) <= level;
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
function countNearer(pairs: Pairs): Nearer | undefined {
  const { paired, common, now, then } = pairs;
  const [own, old] = [unpackDistances(now), unpackDistances(then)];
  if (own === undefined || old === undefined || then.eps === undefined) return undefined;
  const at = distanceOf(medianCode(common.map((row) => codeIn(old, row))));
  const changed = count(
    pairs,
    (row) => distanceOf(codeIn(own, row)) <= at / NEARER,
    (row) => distanceOf(codeIn(old, row)) <= at,
  );
  if (!canShowWorse(changed, paired)) return undefined;
  return { changed, then: then.eps * at, now: (then.eps * at) / NEARER };
}

function formatNearer({ changed, now, then }: Nearer, paired: Paired): string {
  const { worse, standing } = changed;
  const [shownNow, shownThen] = digitPair(now, then);
  const start = `of ${grouped(standing)} that held at the smaller eps ${shownThen} before, `;
  if (worse === 0) return `${start}none falls at ${shownNow} now`;
  const p = pairedTail(changed.strata);
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
  const more = pairedTail(changed.strata);
  const fewer = pairedTail(turned(changed));
  if (fewer < more) {
    const no = fewer <= paired.level ? '' : 'but no ';
    return `${numbers}: ${paired.fewer}, ${no}more than chance explains (${formatChance(fewer)}, ${level})`;
  }
  return `${numbers}: ${more <= paired.level ? '' : 'no '}more than chance (${formatChance(more)}, ${level})`;
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
  const fell = unpackOutcomes(outcomes);
  if (fell === undefined) return undefined;
  const pairs = { paired, common: [...fell.keys()], now: outcomes, then: outcomes };
  const isFallen: Fell = (input) => fell.get(input) === true;
  const changed = count(pairs, isFallen, isFallen);
  if (canShowWorse(changed, paired) || countNearer(pairs) !== undefined) return undefined;
  return `of ${grouped(fell.size)} inputs, only ${grouped(changed.standing)} could still ${paired.fall}`;
}
