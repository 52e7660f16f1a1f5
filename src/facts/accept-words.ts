import { DESCRIPTORS } from '../attacks/table.ts';
import { DEFAULT_CONFIG_FILE } from './settings.ts';
import type { AnalysisResult } from './outcome.ts';
import { containsThreshold, roundedScore } from './score-words.ts';

/** Says what makes a score close to its limit clearer; empty if the interval does not contain the threshold. */
export function adviseNarrowing(result: AnalysisResult): readonly string[] {
  const { spec, threshold } = result;
  const interval = 'interval' in result ? result.interval : undefined;
  if (threshold === undefined || !containsThreshold(interval, threshold)) return [];
  return [
    `Close to the limit: other inputs of the same kind could give the other verdict with the same attack. ` +
      `${DESCRIPTORS[spec.attack].texts.narrowedBy} would make the interval narrower.`,
  ];
}

/** Names an input as somebody who writes a workflow knows it. */
export function inputName(input: string): string {
  return `input ${input}`;
}

/**
 * Says how to accept a finding, with the keys and the file. A score in doubt is accepted by nothing. A search that ran out of
 * time or questions is no whole one: with a higher threshold it would end without a verdict, and that is no acceptance. Untrusted.
 * @param nameOf names an input of the action: in a workflow, or at a command line
 * @param count how many findings of the attack there are, for which this one stands
 * @returns undefined if nothing accepts it
 */
export function adviseAccepting(
  result: AnalysisResult,
  nameOf: (input: string) => string,
  count = 1,
): string | undefined {
  if (result.state !== 'vulnerable' || result.doubt !== undefined) return undefined;
  const { spec, evidence } = result;
  const ways = [
    ...(evidence?.result.cutShort === true ? [] : adviseRaising(result, nameOf)),
    `waive ${spec.name} under waivers in ${fileOf(result) ?? DEFAULT_CONFIG_FILE}, with a reason and a last day`,
    `write a results file (${nameOf('results-file')}) and give it to later runs (${nameOf('baseline')})`,
  ];
  const what =
    count > 1
      ? `${spec.name}, one of ${String(count)} findings of ${spec.attack}, each by itself`
      : 'this finding';
  return `To accept ${what}: ${ways.join('; or ')}.`;
}

function fileOf({ spec }: AnalysisResult): string | undefined {
  return spec.place?.kind === 'file' ? spec.place.file : undefined;
}

/** Says how to raise the threshold; nothing if no threshold is high enough. */
function adviseRaising(result: AnalysisResult, nameOf: (input: string) => string): readonly string[] {
  const { spec, score, threshold, thresholdFrom = 'config' } = result;
  const limit = acceptingThreshold(score);
  if (limit === undefined) return [];
  const file = fileOf(result) ?? 'the config file';
  const fromNow = threshold === undefined ? '' : ` from ${String(threshold)}`;
  const raised = {
    input: `raise the ${nameOf('vulnerability-threshold')} to ${limit}`,
    config: `raise threshold of ${spec.attack}${fromNow} to ${limit} in ${file}`,
    default: `add threshold: ${limit} to ${spec.attack} in ${file}`,
  }[thresholdFrom];
  return [raised];
}

/** The least threshold of two decimals that is not below a score; undefined if only 1 would do, with which nothing is found. */
function acceptingThreshold(score: number | undefined): string | undefined {
  if (score === undefined) return undefined;
  const nearest = Math.round(score * 100);
  const limit = (nearest / 100 < score ? nearest + 1 : nearest) / 100;
  return limit >= 1 ? undefined : roundedScore(limit);
}
