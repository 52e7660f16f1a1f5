import type { Attack } from '@model-security-scan/engine/catalog';
import type { Evidence, ModelChange } from '@model-security-scan/engine/results';

/** What a change did to the models of a repository. */
export interface ModelComparisons {
  /** The commit that they are compared with. */
  readonly base: string;
  readonly models: readonly ModelComparison[];
  /** Why no model was compared: sentences; may hold untrusted text. */
  readonly fault?: string;
}

/** One model against its version in the base commit. */
export interface ModelComparison {
  readonly model: string;
  /** `same`: its files and settings are those of the base. */
  readonly kind: 'changed' | 'same' | 'added' | 'removed' | 'renamed' | 'not-compared';
  /** The old name of a renamed model. */
  readonly from?: string;
  /** The slots whose files changed, and what changed in the config file, such as `preprocessing`. */
  readonly differs?: readonly string[];
  /** Why it was not compared: sentences; may hold untrusted text. */
  readonly why?: string;
  readonly change?: ModelChange;
  readonly evidence?: readonly Evidence[];
  /** For each attack of both: how its inputs changed. */
  readonly attacks?: readonly AttackComparison[];
}

/** The same inputs, attacked before and now. */
export interface AttackComparison {
  readonly attack: Attack;
  readonly inputs: number;
  /** How many of these fell that held before, and the other way round. */
  readonly worse: number;
  readonly better: number;
  /** The chance of so many for the worse, if the two differ by chance only. */
  readonly p: number;
}
