import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type { Access, Bound } from '@model-security-scan/engine/catalog';
import type { JobReport } from '../../src/facts/job/job-summary.ts';
import type { AnalysisResult, AnalysisState, Upload } from '../../src/facts/run-outcome.ts';
import type { FailureReason } from '../../src/core/errors.ts';

/** The fields that a test cares about. */
export interface ResultParts {
  readonly spec?: AnalysisSpec;
  readonly reason?: FailureReason;
  readonly origin?: 'action';
  readonly message?: string;
  readonly jobId?: string;
  readonly dashboardUrl?: string;
  readonly jobGoesOn?: true;
  readonly inDoubt?: true;
  readonly isNotFound?: true;
  readonly score?: number;
  readonly threshold?: number;
  readonly uploads?: readonly Upload[];
  readonly reports?: readonly string[];
  readonly warnings?: readonly string[];
  readonly evidence?: JobReport;
  readonly bound?: Bound;
  readonly access?: Access;
  readonly notTested?: readonly string[];
  readonly usedUpItsTime?: true;
}

/** A result with the given parts, and those that its state cannot be without. */
export function resultOf(spec: AnalysisSpec, state: AnalysisState, parts: ResultParts = {}): AnalysisResult {
  const { jobId = 'am9i==', score, threshold = 0.1, evidence, bound, access, notTested, ...rest } = parts;
  const verdict = definedOnly({ score, evidence, bound, access, notTested });
  const common = { spec, uploads: [], reports: [], warnings: [], ...rest };
  switch (state) {
    case 'planned':
      return { ...common, state };
    case 'submitted':
      return { ...common, state, jobId };
    case 'passed':
    case 'vulnerable':
      return { ...common, state, jobId, threshold, ...verdict };
    case 'not-tested':
    case 'failed':
    case 'timeout':
    case 'error':
      return {
        ...{ reason: 'unexpected-answer', message: 'It broke.', ...common, state },
        ...definedOnly({ jobId: parts.jobId, threshold: parts.threshold }),
      };
  }
}

function definedOnly<Given extends object>(given: Given): { [Key in keyof Given]?: NonNullable<Given[Key]> } {
  const copy = { ...given };
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) Reflect.deleteProperty(copy, key);
  }
  return copy;
}
