import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type { Access, Bound } from '../../src/core/result/words.ts';
import type { JobReport } from '../../src/facts/job-summary.ts';
import type { AnalysisResult, AnalysisState, UnfinishedResult, Upload } from '../../src/facts/outcome.ts';
import type { FailureReason } from '../../src/core/failure-reason.ts';

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
  const { jobId = 'am9i==', score, threshold, evidence, ...others } = parts;
  const rest = withoutBasis(others);
  const common = { spec, uploads: [], reports: [], warnings: [], ...rest };
  switch (state) {
    case 'planned':
      return { ...common, state };
    case 'submitted':
      return { ...common, state, jobId };
    case 'passed':
    case 'vulnerable': {
      const given = score === undefined ? {} : { score };
      const shown = evidence === undefined ? {} : { evidence };
      return { ...common, state, jobId, threshold: threshold ?? 0.1, ...given, ...basisOf(parts), ...shown };
    }
    case 'not-tested':
    case 'failed':
    case 'timeout':
    case 'error':
      return { ...common, ...unfinished(parts), state };
  }
}

function withoutBasis<Parts extends ResultParts>(parts: Parts): Omit<Parts, (typeof BASIS)[number]> {
  const rest: Omit<Parts, (typeof BASIS)[number]> & ResultParts = { ...parts };
  for (const field of BASIS) Reflect.deleteProperty(rest, field);
  return rest;
}

/** What only results with a verdict have. */
const BASIS = ['bound', 'access', 'notTested'] as const;

function basisOf({ bound, access, notTested }: ResultParts): ResultParts {
  return {
    ...(bound === undefined ? {} : { bound }),
    ...(access === undefined ? {} : { access }),
    ...(notTested === undefined ? {} : { notTested }),
  };
}

function unfinished(
  parts: ResultParts,
): Pick<UnfinishedResult, 'reason' | 'message' | 'jobId' | 'threshold'> {
  const { reason = 'unexpected-answer', message = 'It broke.', jobId, threshold } = parts;
  return {
    reason,
    message,
    ...(jobId === undefined ? {} : { jobId }),
    ...(threshold === undefined ? {} : { threshold }),
  };
}
