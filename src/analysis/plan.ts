import type { AnalysisSpec, ArtifactSpec } from '../config/analysis-spec.ts';
import { inOrder, InvalidInputError } from '../problem.ts';
import { type Artifact, inspectArtifacts } from './artifacts.ts';

/** One analysis with the files that it may upload. */
export interface PlannedAnalysis {
  readonly spec: AnalysisSpec;
  readonly artifacts: readonly Artifact[];
}

/**
 * Looks at every artifact before anything is submitted (docs/design.md, rule 6).
 * @throws InvalidInputError with all that is wrong with any of them, in the order of the config file
 */
export async function planAnalyses(
  specs: readonly AnalysisSpec[],
  workspace: string,
): Promise<readonly PlannedAnalysis[]> {
  const wanted = specs.flatMap((spec) => spec.artifacts);
  // Attacks of one model mostly share their files: each is looked at once.
  const unique = [...new Map(wanted.map((artifact) => [keyOf(artifact), artifact])).values()];
  const { artifacts, problems } = await inspectArtifacts(unique, workspace);
  if (problems.length > 0) throw new InvalidInputError(inOrder(problems));
  const found = new Map(artifacts.map((artifact) => [keyOf(artifact), artifact]));
  return specs.map((spec) => ({
    spec,
    artifacts: spec.artifacts.flatMap((artifact) => found.get(keyOf(artifact)) ?? []),
  }));
}

function keyOf({ slot, path }: Pick<ArtifactSpec, 'slot' | 'path'>): string {
  return `${slot}:${path}`;
}
