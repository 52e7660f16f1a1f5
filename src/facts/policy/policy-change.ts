import type { AnalysisSpec } from '../analysis-spec.ts';
import type { Policy } from './policy.ts';
import type { SupplyChainPolicy } from '../file-scan.ts';
import type { DeclaredService } from '../settings.ts';

/** What a repository says about its gate at one commit. All of it is untrusted. */
export interface GatePolicy extends Policy, SupplyChainPolicy {
  /** Those that the input `only` selects. */
  readonly analyses: readonly AnalysisSpec[];
  readonly service: DeclaredService;
}

/** The names of the keys of the config file that `policy-from: base` takes from the base; a slot's name stands for its pin. */
export type PolicyKeys = ReadonlySet<string>;

/** One key whose value a pull request changes. All of it is untrusted text. */
export interface PolicyChange {
  /** What has the value, such as `digits/evasion threshold`. */
  readonly key: string;
  /** The value at the base; `not given` if it has none. */
  readonly before: string;
  /** The value of the pull request; `not given` if it has none. */
  readonly after: string;
}

/** The policy of a pull request beside that of its base, or why it could not be compared. */
export type PolicyComparison =
  | {
      readonly kind: 'compared';
      /** The commit of the base. */
      readonly base: string;
      /** Whose policy judged the run. */
      readonly judgedBy: 'head' | 'base';
      readonly changes: readonly PolicyChange[];
      /** Facts about the base; may hold untrusted text. */
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'unread';
      /** One sentence or more; may hold untrusted text. */
      readonly why: string;
    };

/** True if a pull request certainly changes the policy of its gate. */
export function changesPolicy(comparison: PolicyComparison | undefined): boolean {
  return comparison?.kind === 'compared' && comparison.changes.length > 0;
}
