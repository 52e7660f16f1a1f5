import { digestAnalyses } from '../../artifacts/digest-analyses.ts';
import { findPinFaults } from '../../artifacts/pins.ts';
import { ServiceError } from '@model-security-scan/common/errors';
import type { Problem } from '@model-security-scan/common/problem';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { PlannedAnalysis } from '../../facts/planned-analysis.ts';

/** An artifact of a model, and the digest of its content in hexadecimal. */
export interface DigestedArtifact {
  readonly model: string;
  readonly slot: Slot;
  /** As the config file has it. */
  readonly path: string;
  readonly sha256: string;
}

/** The artifacts of analyses, each once, and what is wrong with them. */
export interface DigestedArtifacts {
  readonly artifacts: readonly DigestedArtifact[];
  readonly problems: readonly Problem[];
}

/**
 * Computes the digests of artifacts, and compares them with those that the config file gives.
 * @param analyses those whose files exist and can be read
 * @throws the reason of the signal
 */
export async function digestArtifacts(
  analyses: readonly PlannedAnalysis[],
  signal: AbortSignal,
): Promise<DigestedArtifacts> {
  const artifacts = new Map<string, DigestedArtifact>();
  const problems = new Map<string, Problem>();
  for (const analysis of await digest(analyses, signal)) {
    for (const problem of findPinFaults(analysis)) problems.set(JSON.stringify(problem), problem);
    const { model } = analysis.spec;
    for (const { slot, path } of analysis.artifacts) {
      const sha256 = analysis.digests?.[slot];
      if (sha256 !== undefined) {
        artifacts.set(JSON.stringify([model, slot, path]), { model, slot, path, sha256 });
      }
    }
  }
  return { artifacts: [...artifacts.values()], problems: [...problems.values()] };
}

/** Without digests if a file changes meanwhile. */
async function digest(
  analyses: readonly PlannedAnalysis[],
  signal: AbortSignal,
): Promise<readonly PlannedAnalysis[]> {
  try {
    return await digestAnalyses(analyses, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceError) return analyses;
    throw error;
  }
}

/** The line of a config file that pins an artifact, after the name of its model. */
export function pinLine({ model, slot, path, sha256 }: DigestedArtifact): string {
  const shown = /^[\w./-]*[a-z][\w./-]*$/iu.test(path) ? path : JSON.stringify(path);
  return `${model}: ${slot}: { path: ${shown}, sha256: ${sha256} }`;
}
