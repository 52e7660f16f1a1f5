import { type Attack, CHECKS, DESCRIPTORS } from '@model-security-scan/engine/catalog';
import type { AnalysisResult } from '../facts/run-outcome.ts';
import { groupOf } from './document/states.ts';

/** Attacks by what follows from a finding, the gravest first. */
export const CONSEQUENCE: readonly Attack[] = CHECKS.toSorted((one, other) => gravity(other) - gravity(one));

function gravity(attack: Attack): number {
  return DESCRIPTORS[attack].gravity ?? 0;
}

const STATES: readonly AnalysisResult['state'][] = ['vulnerable', 'error', 'failed', 'timeout', 'not-tested'];

/** Whole steps are states, smaller ones attacks. Low numbers come first. */
export function consequenceOf(result: AnalysisResult): number {
  const { spec } = result;
  return rankOf(result) + CONSEQUENCE.indexOf(spec.attack) / CONSEQUENCE.length;
}

function rankOf(result: AnalysisResult): number {
  const group = groupOf(result);
  if (group === 'accepted') return STATES.length + 1;
  if (group === 'passed' || group === 'unfinished') return STATES.length + 2;
  const known = STATES.indexOf(result.state);
  return known < 0 ? STATES.length : known;
}

/** The gravest first; of the same kind, those that are farthest above their threshold. */
export function gravestFirst(results: readonly AnalysisResult[]): readonly AnalysisResult[] {
  return results.toSorted(
    (one, other) => consequenceOf(one) - consequenceOf(other) || excess(other) - excess(one),
  );
}

function excess({ score, threshold }: AnalysisResult): number {
  return score === undefined ? 0 : score - threshold;
}
