import { type Paired, DESCRIPTORS, CHECK_MARK } from '@model-security-scan/engine/catalog';
import { unpackGroups, unpackOutcomes } from '@model-security-scan/engine/pack-outcomes';
import { grouped } from '@model-security-scan/common/number-words';
import { type ChangedInputs, pairedTail } from './mcnemar.ts';
import type { AnalysisResult } from '../../facts/run-outcome.ts';

/** A comparison of two runs of an attack, input by input. */
export interface PairedComparison {
  /** True if more inputs fell than chance explains. */
  readonly isWorse: boolean;
  /** True if fewer inputs fell than chance explains. */
  readonly isBetter: boolean;
  /** True if the run of now attacked at least as many inputs. */
  readonly isWhole: boolean;
  /** A sentence: set if so few inputs could still fall that no outcome could have been worse. */
  readonly doubt: string | undefined;
  /** A clause: how many inputs changed, and whether that is chance. */
  readonly words: string;
  readonly counts: PairCounts;
}

/** How many inputs two runs attacked, how many fell that held before, and the other way round. */
interface PairCounts {
  readonly inputs: number;
  readonly worse: number;
  readonly better: number;
  /** The chance of so many for the worse, if the two differ by chance only. */
  readonly p: number;
}

/** The inputs that two runs attacked in the same way: for each, by its key, whether it fell. */
export interface Pairs {
  readonly paired: Paired;
  /** The keys of those that both attacked. */
  readonly common: readonly number[];
  readonly now: ReadonlyMap<number, boolean>;
  readonly then: ReadonlyMap<number, boolean>;
  /** The stratum of each input of now; undefined if each input counts the same. */
  readonly groups: ReadonlyMap<number, number> | undefined;
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
  const { strata, worse, better } = changed;
  const p = pairedTail(strata);
  const each = strata.length > 1 ? ', each class counted equally' : '';
  const start = `of ${grouped(common.length)} ${paired.inputs}${each}, `;
  const fewer = pairedTail(
    strata.map((one) => ({ worse: one.better, better: one.worse, weight: one.weight })),
  );
  const tested = {
    isWorse: p <= paired.level,
    isBetter: fewer <= paired.level,
    isWhole: pairs.now.size >= pairs.then.size,
    counts: { inputs: common.length, worse, better, p },
  };
  if (canShowWorse(changed, paired)) {
    const numbers = `${grouped(worse)} ${paired.worse}, ${grouped(better)} the other way`;
    return { ...tested, words: `${start}${numbers}: ${formatTest(tested, fewer, paired)}`, doubt: undefined };
  }
  const words = `${start}only ${grouped(changed.standing)} could still ${paired.fall}, too few to show more than chance`;
  const doubt = `${CHECK_MARK}the comparison with the baseline could not fail: ${words}. ${adviceOf(paired)}`;
  return { ...tested, words, doubt };
}

function count({ common, now, then, groups }: Pairs): Changed {
  const strata = [...Map.groupBy(common, (input) => groups?.get(input)).values()].map((inputs) => {
    const of = (isNow: boolean, isThen: boolean): number =>
      inputs.filter((input) => now.get(input) === isNow && then.get(input) === isThen).length;
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

/** False if even the fall of every input that held would be no more than chance. */
function canShowWorse({ strata }: Changed, { level }: Paired): boolean {
  return pairedTail(strata.map(({ standing, weight }) => ({ worse: standing, better: 0, weight }))) <= level;
}

/** Says whether chance explains the changes: a clause. */
function formatTest(
  { isWorse, isBetter, counts: { p } }: Pick<PairedComparison, 'isWorse' | 'isBetter' | 'counts'>,
  fewer: number,
  paired: Paired,
): string {
  const level = `level ${String(paired.level)}`;
  if (fewer < p) {
    const no = isBetter ? '' : 'but no ';
    return `${paired.fewer}, ${no}more than chance explains (${formatChance(fewer)}, ${level})`;
  }
  return `${isWorse ? '' : 'no '}more than chance (${formatChance(p)}, ${level})`;
}

function formatChance(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${String(Number(p.toPrecision(2)))}`;
}

/**
 * Says of a finding that is kept as a baseline that no later run can be worse: a sentence. Undefined if one can, or if that is not
 * known.
 */
export function baselineDoubt(result: AnalysisResult): string | undefined {
  if (result.state !== 'vulnerable' || result.outcomes === undefined) return undefined;
  const { attack, maxIncrease } = result.spec;
  const { paired } = DESCRIPTORS[attack];
  const fell = unpackOutcomes(result.outcomes);
  if (paired === undefined || fell === undefined || maxIncrease !== undefined) return undefined;
  // Nothing is worse than that.
  if (result.score === 1) return undefined;
  const groups = unpackGroups(result.outcomes);
  const changed = count({ paired, common: [...fell.keys()], now: fell, then: fell, groups });
  if (canShowWorse(changed, paired)) return undefined;
  return (
    `${CHECK_MARK}as a baseline, this result cannot show that the model became worse: of ${grouped(fell.size)} inputs, only ` +
    `${grouped(changed.standing)} could still ${paired.fall}, and no more than chance would explain that. ${adviceOf(paired)}`
  );
}

function adviceOf({ advice }: Paired): string {
  return `For a comparison by inputs, ${advice}.`;
}
