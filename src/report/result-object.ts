import type { AnalysisResult, JudgedResult } from '../facts/run-outcome.ts';
import type { Program } from '../core/own-program.ts';
import { attackSettings } from '../decide/policy/attack-settings.ts';
import { meaningOf } from '../facts/finding-words.ts';
import { findingState } from '../decide/scan/decide-findings.ts';
import { classRatesObject, plotObjects, robustnessObject } from './robustness-object.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

/** In UTF-16 units. */
export const MAX_FIELD_LENGTH = 1000;
export const MAX_PATH_LENGTH = 4096;

/** More warnings of one analysis are not read. */
const MAX_WARNINGS = 100;

/** An object of the output `results` and of the results file, as JSON will hold it. */
type ResultObject = Readonly<Record<string, unknown>>;

/** Names the program that wrote a file. `bundle` is null if it ran from its source. */
export function programObject({ version, bundle, actionRef }: Program): ResultObject {
  return {
    name: 'model-security-scan',
    version,
    bundle: bundle === undefined ? null : { sha256: bundle.entry, folder_sha256: bundle.folder },
    action_ref: actionRef === '' ? null : plainLine(actionRef, MAX_FIELD_LENGTH),
  };
}

/** True if the result is that of an earlier analysis of the same content. */
function isKept(result: AnalysisResult): boolean {
  return 'keptSince' in result;
}

/**
 * Renders the result of one analysis for other programs. Unknown values are null.
 * @param leftOut fields that are left empty, because there is no space for them
 */
export function resultObject(
  result: AnalysisResult,
  leftOut: readonly (keyof AnalysisResult)[] = [],
): ResultObject {
  const { spec } = result;
  return {
    model: spec.model,
    model_id: plainLine(spec.modelId, MAX_FIELD_LENGTH),
    task: spec.task,
    attack: spec.attack,
    state: result.state,
    reason: result.reason ?? (isKept(result) ? 'already-scanned' : null),
    job_id: result.jobId ?? null,
    dashboard_url: leftOut.includes('dashboardUrl') ? null : (result.dashboardUrl ?? null),
    score: result.score ?? null,
    threshold: result.threshold ?? null,
    finding: findingState(result) ?? null,
    ...basisOf(result),
    uploads: leftOut.includes('uploads')
      ? []
      : result.uploads.map(({ slot, file, bytes, sha256 }) => ({
          slot,
          file: plainLine(file, MAX_PATH_LENGTH),
          bytes,
          sha256,
        })),
    reports: leftOut.includes('reports') ? [] : result.reports,
  };
}

/** What the score says of the truth; all null or empty if there is none, and with a service. */
function basisOf(result: AnalysisResult): ResultObject {
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  const { bound = null, access = null, notTested = [] } = isJudged ? result : {};
  return { bound, access, not_tested: notTested.map((part) => plainLine(part, MAX_FIELD_LENGTH)) };
}

/**
 * Renders the result of one analysis for the results file: whole, with how its score was found and decided.
 * @param leftOut as for `resultObject`
 */
export function wholeResultObject(result: AnalysisResult, leftOut: readonly 'outcomes'[] = []): ResultObject {
  const { policy, digests, message } = result;
  const isJudged = result.state === 'passed' || result.state === 'vulnerable';
  const { interval, methodVersion } = isJudged ? result : {};
  // Without a verdict it is the cause.
  const why = policy?.why ?? (isJudged ? undefined : message);
  return {
    ...resultObject(result),
    why: lineOrNull(why),
    interval: intervalObject(interval),
    method_version: lineOrNull(methodVersion, MAX_FIELD_LENGTH),
    digests: digests ?? {},
    settings: textsOf(attackSettings(result.spec)),
    ...foundObject(isJudged ? result : {}, leftOut),
    meaning: lineOrNull(meaningOf(result)),
    plots: plotObjects(result.evidence?.result.evidence ?? []),
    not_tested_why: isJudged ? lineOrNull(result.notTestedWhy) : null,
    warnings: result.warnings.slice(0, MAX_WARNINGS).map((text) => plainLine(text, MAX_PATH_LENGTH)),
  };
}

/** What a later run compares itself with, beside the score. */
function foundObject(
  { outcomes, rows, classes, robustness, skill, label }: Partial<JudgedResult>,
  leftOut: readonly 'outcomes'[],
): ResultObject {
  return {
    outcomes: outcomes === undefined || leftOut.includes('outcomes') ? null : { ...outcomes },
    rows: rows ?? null,
    classes: classes === undefined ? null : classRatesObject(classes),
    robustness: robustness === undefined ? null : robustnessObject(robustness),
    skill: skill ?? null,
    label: lineOrNull(label, MAX_FIELD_LENGTH),
  };
}

/** A text as one line; null if there is none. */
export function lineOrNull(text: string | undefined, most = MAX_PATH_LENGTH): string | null {
  return text === undefined ? null : plainLine(text, most);
}

/** An interval of a score; null if there is none. */
export function intervalObject(interval: JudgedResult['interval']): ResultObject | null {
  return interval === undefined ? null : { low: interval.low, high: interval.high };
}

function textsOf(settings: ReadonlyMap<string, string>): ResultObject {
  return Object.fromEntries([...settings].map(([name, value]) => [name, plainLine(value, MAX_FIELD_LENGTH)]));
}
