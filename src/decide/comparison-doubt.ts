import { DESCRIPTORS } from '../attacks/table.ts';
import { CHECK_MARK } from '../core/result/words.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { AnalysisResult } from '../facts/outcome.ts';
import { ceilingOf } from './paired-test.ts';

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
