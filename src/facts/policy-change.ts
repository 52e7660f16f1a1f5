import type { AnalysisSpec } from './analysis-spec.ts';
import type { Policy } from './policy.ts';
import type { SupplyChainPolicy } from './scan-outcome.ts';
import type { DeclaredService } from './settings.ts';

/** What a repository says about its gate at one commit. All of it is untrusted. */
export interface GatePolicy extends Policy, SupplyChainPolicy {
  /** Those that the input `only` selects. */
  readonly analyses: readonly AnalysisSpec[];
  readonly service: DeclaredService;
}

/** What a change does to the gate. `changed` stands for what may do either. */
export const CHANGE_EFFECTS = ['loosened', 'changed', 'tightened'] as const;
export type ChangeEffect = (typeof CHANGE_EFFECTS)[number];

/** One difference between the policy of a pull request and that of its base. */
export interface PolicyChange {
  readonly effect: ChangeEffect;
  /** What the change is about, such as `digits/evasion`; untrusted. */
  readonly about: string;
  /** A clause that follows the name, such as `threshold 0.3 -> 0.9`. May hold untrusted text. */
  readonly words: string;
}

/** The policy of a pull request beside that of its base, or why it could not be compared. */
export type PolicyComparison =
  | {
      readonly kind: 'compared';
      /** The commit of the base. */
      readonly base: string;
      /** Whose policy judged the run. */
      readonly judgedBy: 'head' | 'base';
      /** What loosens the gate comes first. */
      readonly changes: readonly PolicyChange[];
      /** Facts about the base; may hold untrusted text. */
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'unread';
      /** One sentence or more; may hold untrusted text. */
      readonly why: string;
    };

/** True if a pull request certainly loosens its gate. */
export function loosens(comparison: PolicyComparison | undefined): boolean {
  return comparison?.kind === 'compared' && comparison.changes.some(({ effect }) => effect === 'loosened');
}
