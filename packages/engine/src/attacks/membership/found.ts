import type { Combined } from './combine.ts';
import type { Pool } from './pool.ts';
import type { Separation } from './shift.ts';
import type { Signal } from './signals.ts';

/** Everything that the attack found. */
export interface Found {
  readonly pool: Pool;
  readonly combined: Combined;
  readonly signals: readonly Signal[];
  /** How well both sides can be told apart without the model, and by models that saw none of the rows. */
  readonly blind: Separation;
  readonly placebo: Separation;
}
