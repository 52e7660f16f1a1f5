import type { Status } from '../../src/core/outcome.ts';
import type { Scenario } from '../../service/options.ts';

/** A scenario, and the status of a first and a second run of the same commit. */
export interface DemoScenario {
  /** What the local service simulates; `real attacks` if it does not. */
  readonly scenario: Scenario | typeof REAL;
  readonly statuses: readonly [first: Status, second: Status];
  /** The reasons that analyses of the first run may end with; empty is none. */
  readonly reasons: readonly string[];
}

const REAL = 'real attacks';

/** Attacks on the two models of the demo: one is easy to evade, and the other easy to copy. */
export const REAL_ATTACKS: DemoScenario = {
  scenario: REAL,
  statuses: ['vulnerable', 'vulnerable'],
  reasons: ['vulnerable', ''],
};

export const DEMO_SCENARIOS: readonly DemoScenario[] = [
  { scenario: 'clean', statuses: ['passed', 'already-scanned'], reasons: [''] },
  // The record of the first run is flagged too.
  { scenario: 'vulnerable', statuses: ['vulnerable', 'vulnerable'], reasons: ['vulnerable', ''] },
  // An analysis without a verdict leaves no record.
  { scenario: 'failing', statuses: ['error', 'error'], reasons: ['analysis-failed'] },
  { scenario: 'slow', statuses: ['passed', 'already-scanned'], reasons: [''] },
  // Some pass, two are vulnerable, and one fails: the picture of a job summary in the guides.
  {
    scenario: 'mixed',
    statuses: ['vulnerable', 'vulnerable'],
    reasons: ['vulnerable', 'analysis-failed', ''],
  },
];
