import * as path from 'node:path';
import type { AnalysisSpec, ArtifactSpec } from '../facts/analysis-spec.ts';
import { type Problem, sortProblems, InvalidInputError } from '@model-security-scan/common/problem';
import { inspectArtifacts, type WantedArtifact } from './inspect.ts';
import type { PlannedAnalysis } from '../facts/artifact.ts';

/**
 * Inspects every artifact before anything is submitted (docs/design.md, rule 6).
 * @param workspace its absolute path
 * @param signal ends the inspection, with its reason
 * @throws InvalidInputError with the problems of all artifacts, in the order of the config file; the reason of the signal
 */
export async function planAnalyses(
  specs: readonly AnalysisSpec[],
  workspace: string,
  signal: AbortSignal,
): Promise<readonly PlannedAnalysis[]> {
  const { analyses, problems } = await findReadable(specs, workspace, signal);
  if (problems.length > 0) throw new InvalidInputError(sortProblems(problems));
  return analyses;
}

/**
 * Inspects every artifact, and keeps the analyses of which every artifact passed.
 * @param signal ends the inspection, with its reason
 * @throws the reason of the signal
 */
export async function findReadable(
  specs: readonly AnalysisSpec[],
  workspace: string,
  signal: AbortSignal,
): Promise<{ readonly analyses: readonly PlannedAnalysis[]; readonly problems: readonly Problem[] }> {
  const { artifacts, problems } = await inspectFiles(specs, workspace, signal);
  const found = new Map(artifacts.map((artifact) => [artifactKey(artifact), artifact]));
  const analyses = specs.map((spec) => ({
    spec,
    artifacts: spec.artifacts.flatMap((artifact) => found.get(artifactKey(artifact)) ?? []),
  }));
  return {
    analyses: analyses.filter(({ spec, artifacts: whole }) => whole.length === spec.artifacts.length),
    problems,
  };
}

/** Inspects each file once: the attacks of one model mostly share their files. */
async function inspectFiles(
  specs: readonly AnalysisSpec[],
  workspace: string,
  signal: AbortSignal,
): ReturnType<typeof inspectArtifacts> {
  const wanted = specs.flatMap(({ artifacts, local }) =>
    artifacts.map((artifact): WantedArtifact => {
      return { ...artifact, withExternalData: local !== undefined && artifact.slot === 'model' };
    }),
  );
  const unique = [...new Map(wanted.map((artifact) => [artifactKey(artifact), artifact])).values()];
  return inspectArtifacts(unique, workspace, signal);
}

/** @returns the same key for all spellings of a path, such as `data` and `data/.` */
function artifactKey(artifact: Pick<ArtifactSpec, 'slot' | 'path'>): string {
  return `${artifact.slot}:${path.resolve('/', artifact.path)}`;
}
