import type { Result } from 'sarif';
import type { FindingDecision } from '../../facts/policy.ts';
import { inertText } from './inert-text.ts';

const MAX_TEXT_LENGTH = 600;

/**
 * Renders what the policy decided about a finding: what is accepted as a suppression, and what a baseline says as its state. What is
 * fixed has no result: code scanning ignores the state `absent`, and would show the result as an open alert.
 */
export function policyProperties(
  decision: FindingDecision | undefined,
  hasBaseline: boolean,
): Pick<Result, 'suppressions' | 'baselineState'> {
  if (decision === undefined) return {};
  const { finding, why } = decision;
  return {
    ...(finding === 'accepted'
      ? { suppressions: [{ kind: 'external' as const, justification: inertText(why, MAX_TEXT_LENGTH) }] }
      : {}),
    ...(hasBaseline && (finding === 'new' || finding === 'known')
      ? { baselineState: finding === 'new' ? ('new' as const) : ('unchanged' as const) }
      : {}),
  };
}
