import type { Outcome, Status } from '../../facts/outcome.ts';
import { acceptsUntested, isEmptyPass } from '../../decide/verdict.ts';
import type { Tone } from '../../html/badge.ts';

const TONES: Readonly<Record<Status, Tone>> = {
  'already-scanned': 'good',
  'not-scanned': 'none',
  planned: 'none',
  submitted: 'none',
  passed: 'good',
  vulnerable: 'bad',
  skipped: 'none',
  error: 'open',
};

/** The colour of a run: a run that attacked nothing is no good one. */
export function toneOf(outcome: Outcome): Tone {
  const { status, failed, lineage } = outcome;
  if (isEmptyPass(outcome) || acceptsUntested(outcome)) return 'open';
  if (status === 'already-scanned' && (failed || lineage?.vulnerable !== false)) return 'open';
  return TONES[status];
}
