import type { Attack, Slot, Task } from '@model-security-scan/engine/catalog';
import type { Preprocessing } from '@model-security-scan/engine/preprocessing';
import type { FoundPath } from './find-files.ts';

/** A model that local analyses can take, with everything that was guessed for it. */
export interface GuessedModel {
  readonly kind: 'guessed';
  readonly file: FoundPath;
  readonly task: Task;
  readonly artifacts: Readonly<Partial<Record<Slot, string>>>;
  /** In the order of the table of attacks. */
  readonly attacks: readonly Attack[];
  readonly config: Readonly<Record<string, string>>;
  /** What is done to pictures, if that was found out. */
  readonly preprocessing?: Preprocessing;
  /** What was guessed, and why; for comments. */
  readonly notes: readonly string[];
  /** Files of the same name, which are taken for the same model. */
  readonly covers?: readonly string[];
  /** True if an analysis would end without a verdict: the model was tried, and the last note says why. */
  readonly isRefused?: true;
  /** Other data with labels that fits, the closest first, in case the model does not know this. */
  readonly alternatives?: readonly GuessedModel[];
  /** The numbers of one input. */
  readonly inputNumbers: number;
}

/** A model that cannot be analysed as it is. */
export interface UnreadableModel {
  readonly kind: 'unreadable';
  readonly file: FoundPath;
  readonly why: string;
  /** Set if nothing is proposed for the file: nobody should load it, or its converted form is analysed already. */
  readonly isLeftOut?: true;
  /** The lines to paste so that it can be analysed. */
  readonly lines?: readonly string[];
}
