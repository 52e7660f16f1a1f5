import { yamlText } from '../../core/yaml-text.ts';
import { digestAnalyses } from '../../artifacts/digest-analyses.ts';
import { findPinFaults } from '../../artifacts/pins.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Problem } from '@model-security-scan/common/problem';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { PlannedAnalysis } from '../../facts/artifact.ts';

/** An artifact of a model, and the digest of its content in hexadecimal. */
export interface DigestedArtifact {
  readonly model: string;
  readonly slot: Slot;
  /** As the config file has it. */
  readonly path: string;
  readonly sha256: string;
  /** The attacks that take it. */
  readonly attacks: readonly string[];
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
      if (sha256 === undefined) continue;
      const key = JSON.stringify([model, slot, path]);
      const attacks = [...(artifacts.get(key)?.attacks ?? []), analysis.spec.attack];
      artifacts.set(key, { model, slot, path, sha256, attacks });
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

/**
 * The lines of a config file that pin artifacts, as they stand below `models`. What only some attacks of a model take stands
 * with each of these.
 */
export function pinLines(artifacts: readonly DigestedArtifact[]): readonly string[] {
  const byModel = Map.groupBy(artifacts, ({ model }) => model);
  return [...byModel].flatMap(([model, own]) => {
    const isShared = ({ slot }: DigestedArtifact): boolean =>
      own.filter((other) => other.slot === slot).length === 1;
    const shared = own.filter(isShared);
    const others = own.filter((one) => !isShared(one));
    const attacks = [...new Set(others.flatMap((one) => one.attacks))];
    return [
      `- name: ${yamlText(model)}`,
      ...(shared.length === 0 ? [] : ['  artifacts:', ...shared.map((one) => `    ${pinLine(one)}`)]),
      ...(attacks.length === 0 ? [] : ['  attacks:']),
      ...attacks.flatMap((attack) => [
        `    ${attack}:`,
        '      artifacts:',
        ...others.filter((one) => one.attacks.includes(attack)).map((one) => `        ${pinLine(one)}`),
      ]),
    ];
  });
}

function pinLine({ slot, path, sha256 }: DigestedArtifact): string {
  return `${slot}: { path: ${yamlText(path)}, sha256: ${sha256} }`;
}
