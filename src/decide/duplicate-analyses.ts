import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import { describePlace } from '@model-security-scan/common/problem';

interface DuplicateAnalysis {
  readonly spec: AnalysisSpec;
  /** Tells people which analysis is the same, and what to do about it. */
  readonly message: string;
}

/**
 * Finds the analyses that send the same as an earlier one: model id, task, attack, fields and the paths of the artifacts.
 * Both are submitted under their own names, so the same model is analysed twice (docs/design.md, rule 2).
 */
export function findDuplicateAnalyses(specs: readonly AnalysisSpec[]): readonly DuplicateAnalysis[] {
  const first = new Map<string, AnalysisSpec>();
  const duplicates: DuplicateAnalysis[] = [];
  for (const spec of specs) {
    const key = comparisonKey(spec);
    const before = first.get(key);
    if (before === undefined) first.set(key, spec);
    else duplicates.push({ spec, message: describeDuplicate(spec, before) });
  }
  return duplicates;
}

function comparisonKey({ modelId, task, attack, fields, artifacts }: AnalysisSpec): string {
  const paths = artifacts.map(({ slot, path }) => `${slot}:${path}`);
  return JSON.stringify([
    modelId,
    task,
    attack,
    Object.entries(fields)
      .map((field) => JSON.stringify(field))
      .sort(),
    paths.sort(),
  ]);
}

function describeDuplicate(spec: AnalysisSpec, before: AnalysisSpec): string {
  const where = before.place === undefined ? '' : ` (${describePlace(before.place)})`;
  return (
    `${spec.name} is the same analysis as ${before.name}${where}: the same model id, task, attack, fields and artifacts. ` +
    'The model is analysed twice. Remove one of the two.'
  );
}
