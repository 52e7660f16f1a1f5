import { verdictText } from '../../src/cli/verdict-text.ts';
import type { Outcome } from '../../src/facts/run-outcome.ts';

type Look = Parameters<typeof verdictText>[1];

/** What the command line prints of an outcome, without colours. */
export function plainVerdict(outcome: Outcome, look: Omit<Look, 'paint'> = {}): string {
  return verdictText(outcome, { paint: (_style, text) => text, ...look });
}
