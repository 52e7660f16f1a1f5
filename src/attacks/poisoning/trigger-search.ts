import type { ColumnSearch } from './columns/search-columns.ts';
import type { Content } from './content.ts';
import type { Replay } from './replay.ts';
import type { Verdict } from './verdict.ts';

/** What the search for a trigger ended with. */
export interface TriggerSearch {
  /** Undefined if only values of columns were looked for. */
  readonly content: Content | undefined;
  /** What came of values of columns; absent for pictures. */
  readonly columns?: ColumnSearch;
  /** Groups of suspicious rows. */
  readonly groups: number;
  readonly tried: number;
  readonly best: Replay | undefined;
  readonly cutShort: boolean;
  /** How often the control models agree with the model; undefined if no trigger had to be compared with them. */
  readonly agreement: number | undefined;
}

/** Why backdoors were not looked for: there is no trusted data, or the model gets too little of it right. */
export type NotSearched = 'no trusted data' | { readonly right: number; readonly count: number };

/** How the search for backdoors ended. */
export interface SearchEnd {
  readonly search: TriggerSearch | undefined;
  readonly verdict?: Verdict | undefined;
  readonly notSearched: NotSearched | undefined;
}
