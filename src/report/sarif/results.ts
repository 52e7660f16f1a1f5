import type { Result } from 'sarif';
import type { AnalysisResult, Outcome } from '../../facts/outcome.ts';
import { checkSentences, explainedScore, notTestedSentence } from '../../facts/finding-words.ts';
import { analysisFingerprint, createFingerprint, fullRuleId } from '../../facts/fingerprint.ts';
import { policyProperties } from './policy-properties.ts';
import { createFingerprints } from './fingerprints.ts';
import { inertSentence, inertText, messageLink } from './inert-text.ts';
import { lineLocation, locationOf } from './location.ts';
import { severityOf, ruleIndex } from './rules.ts';
import { present } from '../../core/present.ts';

/** Code scanning keeps at most this many results of a run. */
export const MAX_RESULTS = 5000;

const MAX_NAME_LENGTH = 100;
const MAX_JOB_ID_LENGTH = 300;
const MAX_WHY_LENGTH = 600;

/** Renders the vulnerable analyses, the most severe first, up to the number that code scanning keeps. */
export function analysisResults(
  analyses: readonly AnalysisResult[],
  fallbackFile: string,
  hasBaseline = false,
): Result[] {
  return analyses
    .filter(({ state }) => state === 'vulnerable')
    .sort((one, other) => severity(other) - severity(one))
    .slice(0, MAX_RESULTS)
    .map((analysis) => analysisResult(analysis, fallbackFile, hasBaseline));
}

/** Orders results: rules of level error come first, then results whose score is further over the threshold. */
function severity(analysis: AnalysisResult): number {
  return (severityOf(analysis.spec.attack).level === 'error' ? 1 : 0) + excessShare(analysis);
}

/** From 0 to below 1, or 1 if it is unknown. The scale of scores is unknown, so only the order is meaningful. */
function excessShare({ score = NaN, threshold = NaN }: AnalysisResult): number {
  const excess = score - threshold;
  if (!(excess >= 0)) return 1;
  return excess === Infinity ? 1 : (excess / (1 + excess)) * 0.999;
}

function analysisResult(result: AnalysisResult, fallbackFile: string, hasBaseline: boolean): Result {
  const { spec, score, threshold, jobId } = result;
  const { model, attack, task } = spec;
  return {
    ruleId: fullRuleId(attack),
    ruleIndex: ruleIndex(attack),
    kind: 'fail',
    level: decideLevel(result),
    message: { text: renderMessage(result) },
    locations: [
      {
        ...locationOf(spec.place, fallbackFile),
        logicalLocations: [
          { fullyQualifiedName: inertText(spec.name, MAX_NAME_LENGTH * 2), kind: 'resource' },
        ],
      },
    ],
    ...createFingerprints(analysisFingerprint(spec)),
    ...policyProperties(result.policy, hasBaseline),
    properties: {
      model: inertText(model, MAX_NAME_LENGTH),
      attack,
      task,
      ...(score === undefined ? {} : { score: jsonNumber(score) }),
      ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
      ...basisProperties(result),
      ...(jobId === undefined ? {} : { jobId: inertText(jobId, MAX_JOB_ID_LENGTH) }),
    },
  };
}

/** What the score says of the truth, for programs. */
function basisProperties(result: AnalysisResult): NonNullable<Result['properties']> {
  if (result.state !== 'passed' && result.state !== 'vulnerable') return {};
  const { bound, access, notTested = [], interval } = result;
  return {
    ...(interval === undefined ? {} : { interval: { low: interval.low, high: interval.high } }),
    ...present({ bound, access }),
    ...(notTested.length === 0
      ? {}
      : { notTested: notTested.map((part) => inertText(part, MAX_NAME_LENGTH)) }),
  };
}

/**
 * Lowers an error to a warning if the score is below twice the threshold. With a threshold of 0, or with an unknown score,
 * it stays an error.
 */
function decideLevel(result: AnalysisResult): 'error' | 'warning' {
  const level = severityOf(result.spec.attack).level;
  const { score, threshold } = result;
  if (level === 'warning' || score === undefined) return level;
  return score - threshold < Math.abs(threshold) ? 'warning' : 'error';
}

function renderMessage(result: AnalysisResult): string {
  const { spec, dashboardUrl, policy } = result;
  const name = inertText(spec.model, MAX_NAME_LENGTH);
  // Brackets would be a link to code scanning.
  const numbers = explainedScore(result).replaceAll(' (', ', ').replaceAll(')', '');
  const parts = notTestedSentence(result);
  const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
  const link = messageLink('Dashboard of the job', dashboardUrl);
  return [
    `${numbers === '' ? first : `${first}: ${numbers}`}.`,
    ...(parts === '' ? [] : [inertSentence(parts, MAX_WHY_LENGTH)]),
    ...checkSentences(result).map((text) => inertSentence(text, MAX_WHY_LENGTH)),
    ...(policy === undefined || policy.isPlain === true ? [] : [inertSentence(policy.why, MAX_WHY_LENGTH)]),
    ...(link === undefined ? [] : [`${link}.`]),
  ].join(' ');
}

/** JSON has no infinite numbers. */
function jsonNumber(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

/** Renders the flag of an earlier scan's record. It belongs to no line, so it is placed on the scan's config file. */
export function recordResult({ lineage, repoType, target }: Outcome, file: string): Result {
  const flag = lineage?.record?.supplychain_vuldetected;
  const commit = inertText(lineage?.record?.commitid ?? '', 64);
  return {
    ruleId: fullRuleId('supply-chain'),
    ruleIndex: ruleIndex('supply-chain'),
    kind: 'fail',
    level: severityOf('supply-chain').level,
    message: {
      text:
        'The record of an earlier scan says that a supply-chain vulnerability was detected.' +
        (commit === '' ? '' : ` It belongs to commit ${commit}.`),
    },
    locations: [lineLocation(file, file)],
    ...createFingerprints(
      createFingerprint([fullRuleId('supply-chain'), repoType ?? '', target?.repoUrl ?? '']),
    ),
    properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
  };
}
