import * as path from 'node:path';
import type { AnalysisSpec, ArtifactSpec } from '../core/analysis-spec.ts';
import { inOrder, InvalidInputError } from '../core/problem.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import { inspectArtifacts } from '../artifacts/inspect.ts';

/** One analysis with the files that it may upload. */
export interface PlannedAnalysis {
  readonly spec: AnalysisSpec;
  readonly artifacts: readonly Artifact[];
}

/**
 * Looks at every artifact before anything is submitted (docs/design.md, rule 6).
 * @param workspace absolute
 * @param signal ends the looking, with its reason
 * @throws InvalidInputError with all that is wrong with any of them, in the order of the config file; the reason of the signal
 */
export async function planAnalyses(
  specs: readonly AnalysisSpec[],
  workspace: string,
  signal: AbortSignal,
): Promise<readonly PlannedAnalysis[]> {
  const wanted = specs.flatMap((spec) => spec.artifacts);
  // Attacks of one model mostly share their files: each is looked at once.
  const unique = [...new Map(wanted.map((artifact) => [keyOf(artifact), artifact])).values()];
  const { artifacts, problems } = await inspectArtifacts(unique, workspace, signal);
  if (problems.length > 0) throw new InvalidInputError(inOrder(problems));
  const found = new Map(artifacts.map((artifact) => [keyOf(artifact), artifact]));
  return specs.map((spec) => ({
    spec,
    artifacts: spec.artifacts.flatMap((artifact) => found.get(keyOf(artifact)) ?? []),
  }));
}

/** One key for all spellings of a path, such as `data` and `data/.`. */
function keyOf(artifact: Pick<ArtifactSpec, 'slot' | 'path'>): string {
  return `${artifact.slot}:${path.resolve('/', artifact.path)}`;
}
