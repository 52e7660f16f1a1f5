import type { AnalysisSpec } from '../core/analysis-spec.ts';
import { describePlace } from '../core/problem.ts';

/** An analysis that is configured a second time under another name. */
export interface DuplicateAnalysis {
  readonly spec: AnalysisSpec;
  /** What it is, and what to do about it, for people. */
  readonly words: string;
}

/**
 * Analyses that are the same as an earlier one in all that is sent: model id, task, attack, fields and the paths of the
 * artifacts. Each is submitted under its own name, so that the same model is analysed twice (docs/design.md, rule 2).
 */
export function findDuplicateAnalyses(specs: readonly AnalysisSpec[]): readonly DuplicateAnalysis[] {
  const first = new Map<string, AnalysisSpec>();
  const duplicates: DuplicateAnalysis[] = [];
  for (const spec of specs) {
    const key = keyOf(spec);
    const before = first.get(key);
    if (before === undefined) first.set(key, spec);
    else duplicates.push({ spec, words: describeDuplicate(spec, before) });
  }
  return duplicates;
}

function keyOf({ modelId, task, attack, fields, artifacts }: AnalysisSpec): string {
  const paths = artifacts.map(({ slot, path }) => `${slot}:${path}`);
  return JSON.stringify([modelId, task, attack, Object.entries(fields).sort(), paths.sort()]);
}

function describeDuplicate(spec: AnalysisSpec, before: AnalysisSpec): string {
  const where = before.place === undefined ? '' : ` (${describePlace(before.place)})`;
  return (
    `${spec.name} is the same analysis as ${before.name}${where}: the same model id, task, attack, fields and artifacts. ` +
    'The model is analysed twice; leave one of them out.'
  );
}
