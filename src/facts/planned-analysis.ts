import type { AnalysisSpec } from './analysis-spec.ts';
import type { Artifact } from './artifact.ts';
import type { AnalysisResult } from './run-outcome.ts';

/** One analysis with the files that it may upload. */
export interface PlannedAnalysis {
  readonly spec: AnalysisSpec;
  readonly artifacts: readonly Artifact[];
  /** The digest of each artifact, if they were computed. */
  readonly digests?: AnalysisResult['digests'];
}
