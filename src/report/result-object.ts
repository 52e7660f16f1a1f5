import type { Read } from '@model-security-scan/common/schema/schema';
import type { ENGINE } from '../facts/job/evidence-forms.ts';
import type { AnalysisResult, JudgedResult } from '../facts/run-outcome.ts';
import type { Program } from '../core/own-program.ts';
import { findingState } from '../decide/scan/decide-findings.ts';
import { plainLine } from '@model-security-scan/common/sanitize';

/** In UTF-16 units. */
export const MAX_FIELD_LENGTH = 1000;
export const MAX_PATH_LENGTH = 4096;

/** An object of the output `results` and of the results file, as JSON will hold it. */
export type ResultObject = Readonly<Record<string, unknown>>;

/** Names the program that wrote a file. Without a bundle it ran from its source. */
export function programFacts({ version, bundle, actionRef }: Program): Read<typeof ENGINE> {
  return {
    name: 'model-security-scan',
    version,
    bundle: bundle === undefined ? null : { sha256: bundle.entry, folderSha256: bundle.folder },
    actionRef: actionRef === '' ? null : plainLine(actionRef, MAX_FIELD_LENGTH),
  };
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
    reason: result.reason ?? ('keptSince' in result ? 'already-scanned' : null),
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

/** A text as one line; null if there is none. */
export function lineOrNull(text: string | undefined, most = MAX_PATH_LENGTH): string | null {
  return text === undefined ? null : plainLine(text, most);
}

/** An interval of a score; null if there is none. */
export function intervalObject(interval: JudgedResult['interval']): ResultObject | null {
  return interval === undefined ? null : { low: interval.low, high: interval.high };
}
