import { type Paired, DESCRIPTORS, CHECK_MARK } from '@model-security-scan/engine/catalog';
import type { Outcomes } from '@model-security-scan/engine/results';
import { unpackGroups, unpackOutcomes } from '@model-security-scan/engine/pack-outcomes';
import { grouped } from '@model-security-scan/common/number-words';
import { type ChangedInputs, pairedTail } from './mcnemar.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';

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
  readonly counts: PairCounts;
}

/** How many inputs two runs attacked, how many fell that held before, and the other way round. */
export interface PairCounts {
  readonly inputs: number;
  readonly worse: number;
  readonly better: number;
  /** The chance of so many for the worse, if the two differ by chance only. */
  readonly p: number;
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

/** Tests whether more inputs fell than chance explains, or fewer. */
export function testPairs(pairs: Pairs): PairedComparison {
  const { paired, common } = pairs;
  const changed = count(pairs);
  const isBetter = pairedTail(turned(changed)) <= paired.level;
  const each = changed.strata.length > 1 ? ', each class counted equally' : '';
  const start = `of ${grouped(common.length)} ${paired.inputs}${each}, `;
  const couldBeWorse = canShowWorse(changed, paired);
  const words = couldBeWorse
    ? formatChanged(changed, paired)
    : `only ${grouped(changed.standing)} could still ${paired.fall}, too few to show more than chance`;
  const p = pairedTail(changed.strata);
  const { worse, better } = changed;
  const counts = { inputs: common.length, worse, better, p };
  return { isWorse: p <= paired.level, isBetter, couldBeWorse, words: `${start}${words}`, counts };
}

function count({ common, now, then }: Pairs): Changed {
  const groups = unpackGroups(now);
  const [fellNow, fellThen] = [unpackOutcomes(now), unpackOutcomes(then)];
  const strata = [...Map.groupBy(common, (input) => groups?.get(input) ?? 0).values()].map((inputs) => {
    const of = (isNow: boolean, isThen: boolean): number =>
      inputs.filter((input) => fellNow?.get(input) === isNow && fellThen?.get(input) === isThen).length;
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

function turned({ strata }: Changed): readonly ChangedInputs[] {
  return strata.map(({ worse, better, weight }) => ({ worse: better, better: worse, weight }));
}

/** False if even the fall of every input that held would be no more than chance. */
function canShowWorse({ strata }: Changed, { level }: Pick<Paired, 'level'>): boolean {
  return pairedTail(strata.map(({ standing, weight }) => ({ worse: standing, better: 0, weight }))) <= level;
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
  const changed = count({ paired, common: [...fell.keys()], now: outcomes, then: outcomes });
  if (canShowWorse(changed, paired)) return undefined;
  return `of ${grouped(fell.size)} inputs, only ${grouped(changed.standing)} could still ${paired.fall}`;
}

/**
 * Says that no outcome of the inputs could have shown a finding to be worse than its baseline: a sentence.
 * @param words how many inputs could still change, as `testPairs` says it
 */
export function ceilingDoubt({ attack }: Pick<AnalysisSpec, 'attack'>, words: string): string {
  return `${CHECK_MARK}the comparison with the baseline could not fail: ${words}. ${adviceFor(attack)}`;
}

/** The same of a result that is kept as a baseline for later runs; undefined if they can be compared with it. */
export function baselineDoubt(result: AnalysisResult): string | undefined {
  if (result.state !== 'vulnerable' || result.outcomes === undefined) return undefined;
  // Nothing is worse than that.
  if (result.score === 1) return undefined;
  const { attack, maxIncrease } = result.spec;
  const { paired } = DESCRIPTORS[attack];
  const ceiling =
    paired === undefined || maxIncrease !== undefined ? undefined : ceilingOf(result.outcomes, paired);
  if (ceiling === undefined) return undefined;
  return (
    `${CHECK_MARK}as a baseline, this result cannot show that the model became worse: ${ceiling}, and no more than ` +
    `chance would explain that. ${adviceFor(attack)}`
  );
}

function adviceFor(attack: AnalysisSpec['attack']): string {
  const advice = DESCRIPTORS[attack].paired?.advice;
  return advice === undefined ? '' : `For a comparison by inputs, ${advice}.`;
}
