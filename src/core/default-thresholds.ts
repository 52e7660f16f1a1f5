import type { Attack } from './attack-table.ts';

/** The scores above which the built-in service calls a model vulnerable; docs/engine.md has the reason of each. */
export const DEFAULT_THRESHOLDS: Readonly<Record<Attack, number>> = {
  extraction: 0.9,
  evasion: 0.5,
  poisoning: 0.15,
  drift: 0.1,
  outlier: 0.05,
};
