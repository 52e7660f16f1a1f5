import type { Content } from './content.ts';
import type { Replay, Stage } from './replay.ts';

/** What the search for a trigger ended with. */
export interface TriggerSearch {
  readonly content: Content;
  /** Groups of suspicious rows. */
  readonly groups: number;
  readonly tried: number;
  readonly best: Replay | undefined;
  readonly cutShort: boolean;
  /** The trusted inputs that measure a trigger. */
  readonly measure: Stage;
  /** How often the control models agree with the model; undefined if no trigger had to be compared with them. */
  readonly agreement: number | undefined;
}
