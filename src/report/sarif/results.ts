import type { Result } from 'sarif';
import type { AnalysisResult, Outcome } from '../../core/outcome.ts';
import { scoreWords } from '../../text/score-words.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { inertText, messageLink } from './inert-text.ts';
import { lineLocation, locationOf } from './location.ts';
import { defaultLevel, ruleId, ruleIndex } from './rules.ts';

/** Code scanning keeps as many of a run's results. */
export const MAX_RESULTS = 5000;

const NAME_LENGTH = 100;
const JOB_LENGTH = 300;

/** The vulnerable analyses, the most severe first, of which code scanning could keep all. */
export function analysisResults(analyses: readonly AnalysisResult[], fallbackFile: string): Result[] {
  return analyses
    .filter(({ state }) => state === 'vulnerable')
    .sort((one, other) => severity(other) - severity(one))
    .slice(0, MAX_RESULTS)
    .map((analysis) => analysisResult(analysis, fallbackFile));
}

/** Rules of level error before the others, then by how far the score is over its threshold. */
function severity(analysis: AnalysisResult): number {
  return (defaultLevel(analysis.spec.attack) === 'error' ? 1 : 0) + excessShare(analysis);
}

/** From 0 to under 1; 1 where it cannot be told. The scale of scores is not known, so that only the order means something. */
function excessShare({ score = NaN, threshold = NaN }: AnalysisResult): number {
  const excess = score - threshold;
  if (!(excess >= 0)) return 1;
  return excess === Infinity ? 1 : (excess / (1 + excess)) * 0.999;
}

function analysisResult(result: AnalysisResult, fallbackFile: string): Result {
  const { spec, score, threshold, jobId } = result;
  const { model, attack, task } = spec;
  return {
    ruleId: ruleId(attack),
    ruleIndex: ruleIndex(attack),
    kind: 'fail',
    level: levelOf(result),
    message: { text: messageOf(result) },
    locations: [
      {
        ...locationOf(spec.place, fallbackFile),
        logicalLocations: [{ fullyQualifiedName: inertText(spec.name, NAME_LENGTH * 2), kind: 'resource' }],
      },
    ],
    ...fingerprintsOf(ruleId(attack), model, attack),
    properties: {
      model: inertText(model, NAME_LENGTH),
      attack,
      task,
      ...(score === undefined ? {} : { score: jsonNumber(score) }),
      ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
      ...(jobId === undefined ? {} : { jobId: inertText(jobId, JOB_LENGTH) }),
    },
  };
}

/**
 * A score that is over its threshold by less than the threshold itself makes a warning of an error. Every score is over
 * a threshold of 0 by more than that, and what is not known is grave.
 */
function levelOf(result: AnalysisResult): 'error' | 'warning' {
  const level = defaultLevel(result.spec.attack);
  const { score, threshold } = result;
  if (level === 'warning' || score === undefined) return level;
  return score - threshold < Math.abs(threshold) ? 'warning' : 'error';
}

function messageOf(result: AnalysisResult): string {
  const { spec, dashboardUrl } = result;
  const name = inertText(spec.model, NAME_LENGTH);
  const numbers = scoreWords(result);
  const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
  const link = messageLink('Dashboard of the job', dashboardUrl);
  return [
    `${numbers === '' ? first : `${first}: ${numbers}`}.`,
    ...(link === undefined ? [] : [`${link}.`]),
  ].join(' ');
}

/** JSON has no infinite numbers. */
function jsonNumber(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

/** The flag of the record of an earlier scan; it belongs to no line, so the file that configures the scan stands for it. */
export function recordResult({ lineage, repoType, target }: Outcome, file: string): Result {
  const flag = lineage?.record?.supplychain_vuldetected;
  const commit = inertText(lineage?.record?.commitid ?? '', 64);
  return {
    ruleId: ruleId('supply-chain'),
    ruleIndex: ruleIndex('supply-chain'),
    kind: 'fail',
    level: defaultLevel('supply-chain'),
    message: {
      text:
        'The record of an earlier scan says that a supply-chain vulnerability was detected.' +
        (commit === '' ? '' : ` It is of commit ${commit}.`),
    },
    locations: [lineLocation(file, file)],
    ...fingerprintsOf(ruleId('supply-chain'), repoType ?? '', target?.repoUrl ?? ''),
    properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
  };
}
