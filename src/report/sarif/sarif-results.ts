import { joinTexts } from '../../core/join-texts.ts';
import type { Location, Result } from 'sarif';
import type { AnalysisResult, Outcome } from '../../facts/run-outcome.ts';
import { formatDecision } from '../../decide/scan/decide-findings.ts';
import { checkSentences, explainedScore, meaningOf, notTestedSentence } from '../../facts/finding-words.ts';
import { analysisFingerprint, createFingerprint, fullRuleId } from '../../facts/fingerprint.ts';
import { inertSentence, inertText, messageLink } from './inert-text.ts';
import { lineLocation, locationOf, MAX_RESULTS, renderResult } from './result.ts';
import { severityOf, ruleIndex } from './sarif-rules.ts';
import { present } from '@model-security-scan/common/present';

const MAX_NAME_LENGTH = 100;
const MAX_JOB_ID_LENGTH = 300;
const MAX_WHY_LENGTH = 600;
const MAX_MESSAGE_LENGTH = 1000;

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
  const { spec, score, threshold, jobId, policy } = result;
  const { model, attack, task } = spec;
  return renderResult({
    ...{ rule: attack, ruleIndex: ruleIndex(attack), level: decideLevel(result) },
    text: renderMessage(result),
    location: analysisLocation(result, fallbackFile),
    ...{ fingerprint: analysisFingerprint(spec), policy, hasBaseline },
    properties: {
      model: inertText(model, MAX_NAME_LENGTH),
      attack,
      task,
      ...(score === undefined ? {} : { score: roundedNumber(score, threshold) }),
      ...(threshold === undefined ? {} : { threshold: jsonNumber(threshold) }),
      ...basisProperties(result),
      ...(jobId === undefined ? {} : { jobId: inertText(jobId, MAX_JOB_ID_LENGTH) }),
    },
  });
}

/** The place of an analysis in the config file, and its name. */
function analysisLocation({ spec }: AnalysisResult, fallbackFile: string): Location {
  const fullyQualifiedName = inertText(spec.name, MAX_NAME_LENGTH * 2);
  return {
    ...locationOf(spec.place, fallbackFile),
    logicalLocations: [{ fullyQualifiedName, kind: 'resource' }],
  };
}

/** Renders the analyses that could judge nothing, up to the number that code scanning keeps. */
export function notTestedResults(analyses: readonly AnalysisResult[], fallbackFile: string): Result[] {
  return analyses
    .filter(({ state }) => state === 'not-tested')
    .slice(0, MAX_RESULTS)
    .map((analysis) => notTestedResult(analysis, fallbackFile));
}

function notTestedResult(analysis: AnalysisResult, fallbackFile: string): Result {
  const { spec, message = '', policy } = analysis;
  const { model, attack, task } = spec;
  const why = inertSentence(message, MAX_MESSAGE_LENGTH);
  return renderResult({
    ...{ rule: 'not-tested', ruleIndex: 0, level: 'error' },
    text: `${shownName(analysis)} could not be tested. ${why}`,
    location: analysisLocation(analysis, fallbackFile),
    ...{ fingerprint: createFingerprint([fullRuleId('not-tested'), model, attack]), policy },
    properties: { model: inertText(model, MAX_NAME_LENGTH * 2), attack, task },
  });
}

/** The name of an analysis, or its attack if nothing of the name can be shown. */
export function shownName({ spec: { name, attack } }: AnalysisResult): string {
  const shown = inertText(name, MAX_NAME_LENGTH * 2);
  return shown === '' ? attack : shown;
}

/** What the score says of the truth, for programs. */
function basisProperties(result: AnalysisResult): NonNullable<Result['properties']> {
  if (result.state !== 'passed' && result.state !== 'vulnerable') return {};
  const { bound, access, notTested = [], interval } = result;
  return {
    ...(interval === undefined
      ? {}
      : { interval: { low: roundedNumber(interval.low), high: roundedNumber(interval.high) } }),
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
  const { spec, dashboardUrl, jobId } = result;
  const name = inertText(spec.model, MAX_NAME_LENGTH);
  // Brackets would be a link to code scanning.
  const numbers = explainedScore(result).replaceAll(' (', ', ').replaceAll(')', '');
  const first = `The ${spec.attack} analysis found the model${name === '' ? '' : ` "${name}"`} vulnerable`;
  const link = messageLink(jobId === undefined ? 'Page of the run' : 'Dashboard of the job', dashboardUrl);
  return joinTexts([
    `${numbers === '' ? first : `${first}: ${numbers}`}.`,
    ...[
      notTestedSentence(result),
      meaningOf(result) ?? '',
      ...checkSentences(result),
      formatDecision(result),
    ].map((text) => inertSentence(text, MAX_WHY_LENGTH)),
    link === undefined ? '' : `${link}.`,
  ]);
}

/** Four decimals, or all of them if rounding hides on which side of the limit a score is. */
function roundedNumber(value: number, limit = NaN): number | string {
  const rounded = Number(value.toFixed(4));
  return jsonNumber(
    Math.sign(rounded - limit) === Math.sign(value - limit) || Number.isNaN(limit) ? rounded : value,
  );
}

/** JSON has no infinite numbers. */
function jsonNumber(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

/** Renders the flag of an earlier scan's record. It belongs to no line, so it is placed on the scan's config file. */
export function recordResult({ lineage, repoType, target }: Outcome, file: string): Result {
  const rule = 'supply-chain';
  const flag = lineage?.record?.supplychain_vuldetected;
  const commit = inertText(lineage?.record?.commitid ?? '', 64);
  const words = 'The record of an earlier scan says that a supply-chain vulnerability was detected.';
  return renderResult({
    ...{ rule, ruleIndex: ruleIndex(rule), level: severityOf(rule).level },
    text: commit === '' ? words : `${words} It belongs to commit ${commit}.`,
    location: lineLocation(file, file),
    fingerprint: createFingerprint([fullRuleId(rule), repoType ?? '', target?.repoUrl ?? '']),
    properties: flag === undefined ? {} : { supplychain_vuldetected: jsonNumber(flag) },
  });
}
